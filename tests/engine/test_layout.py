"""Where the case and the screen lie in a window."""

from hypothesis import given
from hypothesis import strategies as st

from engine.host.desktop.layout import CASE_SIZE, SCREEN_SIZE, fit, opening_size

sides = st.integers(1, 5_000)


@given(sides, sides, st.booleans())
def test_layouts_are_whole_centred_and_fit(width: int, height: int, plain: bool) -> None:
    layout = fit((width, height), plain=plain)
    size = CASE_SIZE if layout.has_case else SCREEN_SIZE
    assert layout.has_case == (not plain and width >= 584 and height >= 298)
    for side, whole, origin in zip(size, (width, height), layout.origin, strict=True):
        if whole >= side:
            assert origin >= 0
            assert origin + side * layout.scale <= whole
            assert abs(whole - side * layout.scale - 2 * origin) <= 1


def test_a_window_opens_at_the_largest_scale_up_to_3() -> None:
    assert opening_size((1920, 1080)) == (1752, 894)
    assert opening_size((3840, 2160)) == (1752, 894)
    assert opening_size((1366, 768)) == (1168, 596)
    assert opening_size((800, 600)) == (584, 298)
    assert opening_size((500, 400)) == (400, 240)
    assert opening_size((1920, 1080), plain=True) == (1200, 720)
    assert opening_size((1920, 1080), scale=5) == (2920, 1490)
