"""Friends without a server: what a host and a guest do, in the verbs of any browser."""

from __future__ import annotations

from typing import Any

from tests.web import device_play as device
from tests.web.engines.journey import TURN, is_over, keep, push_and_walk
from tests.web.engines.window import Window

QUICK = {"motion": 0, "volume": 0}
WISH: dict[str, Any] = {
    "edition": "classic",
    "who": "online",
    "seats": {"me": 2, "here": 2, "online": 2},
    "level": "random",
    "options": {"cards": 1, "size": 5, "start": 1, "ending": "last-card"},
}
# Buttons copy links; this one shows what it would have copied.
COPY = """(selector) => {
  window.copied = "";
  navigator.clipboard.writeText = async (text) => { window.copied = text; };
  document.querySelector(selector).click();
}"""
FILL = """(selector, text) => {
  const field = document.querySelector(selector);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}"""


def arrive(window: Window, address: str, name: str, stun: str = "") -> None:
    """Come to the front page with a name, and with what is to be played."""
    window.open(address)
    window.find(".who-button:enabled")
    keep(window, "settings", {**QUICK, "name": name, "stun": stun})
    keep(window, "wish", WISH)
    window.open(address)


def copied(window: Window, button: str) -> str:
    """Return what a button copies, once it is there."""
    window.find(button)
    window.ask(COPY, button)
    link: str = window.wait("() => window.copied")
    return link


def invitation(window: Window) -> str:
    """Return the link that the host may send to one guest."""
    return copied(window, ".invite-friend .invite-deeds .btn:last-child")


def reply_to(window: Window, link: str) -> str:
    """Open an invitation, and return the link that goes back."""
    window.open("about:blank")  # else only what follows "#" changes
    window.open(link)
    return copied(window, ".reply-page .invite-deeds .btn:last-child")


def paste(window: Window, reply: str) -> None:
    window.find(".reply-field")
    window.ask(FILL, ".reply-field", reply)


def connect(host: Window, guest: Window) -> None:
    """Send a link and a reply by hand, and wait until the devices are connected."""
    paste(host, reply_to(guest, invitation(host)))
    guest.wait("() => document.querySelector('.reply-page') === null")


def invite_again(host: Window) -> None:
    """Ask at the table for a new link, once it is seen that the guest has gone."""
    host.click(".notice .btn:last-child")  # beside others, once it is a minute


def play_again(window: Window) -> None:
    """Ask for the rematch, or follow whoever has asked, until its board is there."""
    before = window.ask("() => location.href")
    window.click(".podium-foot .btn.primary")
    window.wait(
        "(before) => location.href !== before && document.querySelector('.podium') === null"
        " && document.querySelector('.sl-board') !== null",
        before,
    )


def play(host: Window, guest: Window, turns: int = 80) -> None:
    """Play some turns by mouse, each in the window of whoever's turn it is, or to the end."""
    for _ in range(turns):
        if is_over(host):
            return
        table = device.opened(host)
        if not table.acting:  # the podium comes a moment later
            host.find(".podium")
            return
        window = (host, guest)[table.acting[0]]
        window.wait(f"() => {device.OVER} || ({TURN})() === 'push'")
        push_and_walk(window, *device.best(host))
        host.wait(f"() => {device.OVER} || ({TURN})() !== 'walk'")
        other = guest if window is host else host
        other.wait(f"() => {device.OVER} || ({TURN})() === 'push'")
