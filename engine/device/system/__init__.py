"""The handheld's own screens: launcher, menu, settings, dialogs, text entry, pages."""
