"""The desktop around the handheld: window, keys, files and clocks. The only place for pygame."""

import os

# SDL and pygame read these when they are loaded, so they are set before any module here is.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "crankboard")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "crankboard")
os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")  # KDE would turn effects off
