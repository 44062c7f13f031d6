"""Contexts of a browser that are lent again, as clean as new ones.

The process that a new context needs, with all it must read and compile, is half the work of a short
test. A context that is given back keeps one page, which keeps its process; nothing else remains but
what the browser would fetch again. What a test does to a page ends with the page; a context that a
test has changed itself is closed for good, and so is one in which a page that was closed has
written something after the cleaning.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

TOGETHER = "--renderer-process-limit=1"  # pages of one context share its process
KEPT = 6  # contexts that wait for the next test, each with a process
CHANGES = (
    *("add_cookies", "add_init_script", "expose_binding", "expose_function", "grant_permissions"),
    *("route", "route_web_socket", "set_extra_http_headers", "set_geolocation", "set_offline"),
)

REMAINS = """async () => [
  ...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split("; "),
  ...(await indexedDB.databases()).map((each) => each.name), ...await caches.keys(),
].filter((name) => name)"""

_changed = WeakSet[BrowserContext]()


def _noting(change: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(change)
    def noted(context: BrowserContext, *arguments: Any, **more: Any) -> Any:
        _changed.add(context)
        return change(context, *arguments, **more)

    return noted


for _name in CHANGES:
    setattr(BrowserContext, _name, _noting(getattr(BrowserContext, _name)))


@dataclass(frozen=True, slots=True)
class _Lent:
    """A context with what its next user has to wish for too, and what stays when one has left."""

    context: BrowserContext
    wishes: str
    keeper: Page
    line: CDPSession  # of the keeper


class Contexts:
    """The contexts of one browser: those that are lent, and those that wait."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._lent: dict[BrowserContext, _Lent] = {}
        self._waiting: dict[str, list[_Lent]] = {}  # by wishes; the longest unused come first

    def lend(self, address: str, **options: Any) -> BrowserContext:
        """Return a context for the pages of *address* in which nobody has been, it seems."""
        wishes = repr((address, sorted(options.items())))
        waiting = self._waiting.pop(wishes, [])
        lent = None
        while waiting and lent is None:
            lent = _if_clean(waiting.pop())
        if waiting:
            self._waiting[wishes] = waiting
        lent = lent or self._new(wishes, address, options)
        self._lent[lent.context] = lent
        return lent.context

    def _new(self, wishes: str, address: str, options: dict[str, Any]) -> _Lent:
        context = self._browser.new_context(base_url=address, **options)
        if options.get("service_workers") == "allow":
            _changed.add(context)  # what such a worker keeps is the subject of the test
        keeper = context.new_page()
        keeper.goto(f"{address}/favicon.svg")
        return _Lent(context, wishes, keeper, context.new_cdp_session(keeper))

    def take_back(self, context: BrowserContext) -> None:
        """Leave nothing of what a test did, and keep the context for another."""
        lent = self._lent.pop(context)
        if context in _changed:
            context.close()
            return
        been = {urlsplit(page.url) for page in context.pages}
        for page in context.pages:
            if page is not lent.keeper:
                page.close()
        for origin in {f"{each.scheme}://{each.netloc}" for each in been if each.netloc}:
            lent.line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._waiting.setdefault(lent.wishes, []).append(lent)
        if sum(map(len, self._waiting.values())) > KEPT:
            oldest = next(iter(self._waiting))
            self._waiting[oldest].pop(0).context.close()
            if not self._waiting[oldest]:
                del self._waiting[oldest]


def _if_clean(lent: _Lent) -> _Lent | None:
    """Return a context in which nothing is left; close it otherwise.

    The kept page shares its process, and so its storage, with those that were closed: it sees what
    one of them wrote last, which cleaning by the browser may have come too early for.
    """
    if not lent.keeper.evaluate(REMAINS):
        return lent
    lent.context.close()
    return None


_of = WeakKeyDictionary[Browser, Contexts]()


def contexts_of(browser: Browser) -> Contexts:
    """Return the one place that lends the contexts of *browser*."""
    return _of.setdefault(browser, Contexts(browser))
