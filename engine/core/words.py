"""The one door through which every visible or spoken sentence passes, so that it can follow.

English stands in the code; `install` sets the language for the running program.
"""

from gettext import NullTranslations

_current: NullTranslations = NullTranslations()


def install(translations: NullTranslations) -> None:
    """Make `translations` the language of every sentence from now on."""
    global _current  # noqa: PLW0603  a program speaks one language at a time, as gettext's own
    _current = translations


def _(message: str) -> str:
    """The sentence `message` in the current language."""
    return _current.gettext(message)


def pgettext(context: str, message: str) -> str:
    """The sentence `message` where `context` decides between two translations."""
    return _current.pgettext(context, message)


def ngettext(singular: str, plural: str, n: int) -> str:
    """The sentence for `n` things, in the plural form that the language asks for."""
    return _current.ngettext(singular, plural, n)


def mark(message: str) -> str:
    """Mark `message` for the translators where it is defined; `_` translates it where shown."""
    return message


def one_line(text: str, most: int = 160) -> str:
    """`text` as one printable line of at most `most` characters, as sentences quote files."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"
