"""The settings on disk: whole, and what is wrong gives way to the default."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.device.settings import Settings
from engine.host.disk.store import Store, default_folder
from tests.engine.saves import (
    Clock,
    make_store,
    names,
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return make_store(tmp_path / "data", Clock())


def test_settings_come_back(store: Store) -> None:
    settings = Settings(volume=3, palette="lamp", names=("Ż",), bindings={"a": (4, 5)})
    store.save_settings(settings)
    store.save_settings(replace(settings, volume=4))
    assert store.load_settings() == replace(settings, volume=4)
    assert names(store.folder) == ["settings.json"]


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b"[" * 99999, b"\0" * 50, b"null"])
def test_damaged_settings_are_set_aside(store: Store, data: bytes) -> None:
    store.folder.mkdir()
    (store.folder / "settings.json").write_bytes(data)
    assert store.load_settings() == Settings()
    [sentence] = store.troubles()
    assert sentence.startswith("settings.json is damaged and was moved to ")
    assert sentence.endswith("It holds no settings; defaults are used.")
    assert (store.folder / "damaged" / "settings.json").read_bytes() == data


def test_wrong_values_give_way_to_defaults_and_the_rest_stays(store: Store) -> None:
    store.folder.mkdir()
    text = (
        '{"volume": 11, "palette": 3, "plain": true, "crank_percent": 5, "future": [1],'
        '"buttons": null, "lock_minutes": -1, "bindings": {"a": ["x"]}, "language": "xx"}'
    )
    (store.folder / "settings.json").write_text(text)
    assert store.load_settings() == Settings(plain=True)
    [sentence] = store.troubles()
    wrong = "volume, palette, language, buttons, crank_percent, lock_minutes, bindings"
    assert sentence.endswith(f"No such values for {wrong}; defaults are used.")
    assert (store.folder / "damaged" / "settings.json").read_text() == text
    assert store.load_settings() == Settings(plain=True)
    assert store.troubles() == []


@pytest.mark.parametrize(
    "text",
    [
        '{"volume": 3, "bindings": {"a": []}}',
        '{"volume": 3, "bindings": {"menu": [], "dock": [6]}}',
        '{"volume": 3, "bindings": {"left": [6], "dock": [6], "up": [6]}}',
        '{"volume": 3, "buttons": "ZX", "bindings": {"lock": [27], "dock": [40], "gif": [88]}}',
    ],
)
def test_without_a_key_for_a_button_the_usual_keys_are_back(store: Store, text: str) -> None:
    store.folder.mkdir()
    (store.folder / "settings.json").write_text(text)
    settings = store.load_settings()
    assert (settings.volume, settings.bindings) == (3, {})
    [sentence] = store.troubles()
    assert sentence.endswith("No such values for bindings; defaults are used.")
    assert store.load_settings() == settings
    assert store.troubles() == []


def test_settings_of_a_newer_program_load(store: Store) -> None:
    store.folder.mkdir()
    (store.folder / "settings.json").write_text('{"volume": 2, "future": {"a": [1]}}')
    assert store.load_settings() == Settings(volume=2)
    assert store.troubles() == []


def test_settings_that_cannot_be_read_now_stay(store: Store) -> None:
    (store.folder / "settings.json").mkdir(parents=True)
    assert store.load_settings() == Settings()
    [sentence] = store.troubles()
    assert "settings.json cannot be read now (it is not an ordinary file)" in sentence


def test_the_default_folder_is_the_users() -> None:
    folder = default_folder()
    assert folder.name == "crankboard"
    assert folder.is_absolute()
