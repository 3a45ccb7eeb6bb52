"""Drawing in one bit: framebuffer, shapes, patterns, pictures, fonts."""
