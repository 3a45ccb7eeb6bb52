"""When something was saved, as people say it."""

from datetime import date, datetime

from engine.core.saveline import STAMP
from engine.core.words import _, mark
from engine.device.console import Console

_DAYS = (
    mark("{day} January"),
    mark("{day} February"),
    mark("{day} March"),
    mark("{day} April"),
    mark("{day} May"),
    mark("{day} June"),
    mark("{day} July"),
    mark("{day} August"),
    mark("{day} September"),
    mark("{day} October"),
    mark("{day} November"),
    mark("{day} December"),
)


def parse_stamp(text: str) -> datetime | None:
    """The moment in a slip's `when`; None if it is none."""
    try:
        return datetime.strptime(text, STAMP)
    except ValueError:
        return None


def days_ago(console: Console, moment: datetime) -> int:
    """How many midnights lie between that moment and now."""
    return (console.now().date() - moment.date()).days


def format_date(day: date) -> str:
    """`30 November`."""
    return _(_DAYS[day.month - 1]).format(day=day.day)


def format_past(console: Console, day: date) -> str:
    """`30 November`, with the year if it is not this one."""
    text = format_date(day)
    if day.year == console.now().year:
        return text
    return _("{date} {year}").format(date=text, year=day.year)


def format_day(console: Console, text: str) -> str:
    """`Today`, `Yesterday` or `30 November`, from a slip's `when`."""
    moment = parse_stamp(text)
    if moment is None:
        return text
    days = days_ago(console, moment)
    if days in {0, 1}:
        return _("Yesterday") if days else _("Today")
    return format_past(console, moment)


def format_hour(console: Console, text: str) -> str:
    """`21:40`, from a slip's `when`; empty where that tells none."""
    moment = parse_stamp(text)
    return console.format_time(moment) if moment else ""


def format_saved(console: Console, text: str) -> str:
    """`Saved today at 21:40`, and so on."""
    moment = parse_stamp(text)
    if moment is None:
        return text
    sentence = {
        0: _("Saved today at {time}"),
        1: _("Saved yesterday at {time}"),
    }.get(days_ago(console, moment), _("Saved on {date} at {time}"))
    return sentence.format(date=format_past(console, moment), time=console.format_time(moment))
