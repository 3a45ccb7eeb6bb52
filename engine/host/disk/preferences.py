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


def encode_settings(settings: Settings) -> bytes:
    """The bytes of the settings file."""
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"


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
