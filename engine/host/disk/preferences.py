"""The settings on disk: one JSON object; what is wrong in it gives way to the default."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.saveline import decode_as
from engine.device.settings import AIM_HELPS, LANGUAGES, PALETTES, PRESETS, Settings
from engine.host.desktop.keys import merge_bindings

_FIELDS: msgspec.json.Decoder[dict[str, msgspec.Raw]] = msgspec.json.Decoder(dict[str, msgspec.Raw])

_RANGES: dict[str, Callable[[Any], bool]] = {
    "volume": range(11).__contains__,
    "palette": PALETTES.__contains__,
    "language": LANGUAGES.__contains__,
    "buttons": PRESETS.__contains__,
    "aim_help": AIM_HELPS.__contains__,
    "crank_percent": range(10, 301).__contains__,
    "lock_minutes": range(1441).__contains__,
}


def merge_settings(data: bytes, before: Settings | None, after: Settings) -> tuple[Settings, bytes]:
    """What the settings are after a change to the file that another window may have changed too.

    Args:
        data: of the file now; empty if there is none.
        before: what it said when we looked last; None if we never did.
        after: what we want it to say.

    Returns:
        The settings, of which only those are ours that we have changed, and the bytes of the file.
        Names that a newer program has written there stay.
    """
    theirs, wrong = decode_settings(data)
    known = [field.name for field in msgspec.structs.fields(Settings)]
    merged = after
    if before is not None and wrong is not None:
        ours = {
            name: _merged(*(getattr(each, name) for each in (before, after, theirs)))
            for name in known
            if name not in wrong
        }
        merged = replace(after, **ours)
    strange = {name: raw for name, raw in _raw(data).items() if name not in known}
    whole = {name: getattr(merged, name) for name in known} | strange
    return merged, msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def _merged(before: Any, after: Any, theirs: Any) -> Any:
    """One setting; of a table, such as the keys, each line by itself."""
    if not isinstance(before, dict):
        return theirs if after == before else after
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    kept = {name: value for name, value in theirs.items() if name not in changed}
    return kept | {name: after[name] for name in after if name in changed}


def _raw(data: bytes) -> dict[str, msgspec.Raw]:
    return decode_as(data, _FIELDS) or {}


def decode_settings(data: bytes) -> tuple[Settings, tuple[str, ...] | None]:
    """The settings, and the names of those that fell back to their defaults.

    Names that are not known, such as a newer program's, are passed over. None for the names
    means that nothing could be read at all.
    """
    raw = decode_as(data, _FIELDS)
    if raw is None:
        return Settings(), None
    found: dict[str, Any] = {}
    wrong: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.name in raw:
            value = _value(field, raw[field.name])
            if value is None:
                wrong.append(field.name)
            else:
                found[field.name] = value
    settings = Settings(**found)
    if merge_bindings(settings.buttons, settings.bindings).bare:
        return replace(settings, bindings={}), (*wrong, "bindings")
    return settings, tuple(wrong)


def _value(field: msgspec.structs.FieldInfo, raw: msgspec.Raw) -> Any:
    """The typed value in its range, or None."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(field.type)
    value = decode_as(raw, decoder)
    is_known = _RANGES.get(field.name, lambda _value: True)
    return value if value is not None and is_known(value) else None
