"""Sound as integer arrays: the synthesiser, its instruments, the named cues."""
