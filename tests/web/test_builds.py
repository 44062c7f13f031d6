"""A site that is deployed anew while browsers keep it: they use one build, whole, or the other.

The host lets everything be cached for an hour, as many do: what a browser has of an unhashed name
may be of the build before.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from daedalus.offline.site import kept_by_worker, seal
from tests.support.files import Host
from tests.web.play import wait_until

HOUR = 3600
FORGETFUL = """{
  const skip = self.skipWaiting.bind(self);
  let asked = 0;
  self.skipWaiting = async () => asked++ ? await skip() : undefined;
}
"""  # as Chromium is when the worker before starts once more
VERSION = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("daedalus/"));
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  const settled = !installing && !waiting && active.state === "activated";
  return settled && navigator.serviceWorker.controller ? names.at(-1)?.split("/").at(-1) : "";
}"""
KEPT = """async (language) => {
  const name = (await caches.keys()).findLast((name) => name.startsWith("daedalus/"));
  const kept = name ? await (await caches.open(name)).keys() : [];
  return kept.filter(({ url }) => url.includes(`/texts-${language}-`)).length === 2;
}"""
LANGUAGES = ("en", "de", "fr", "nl", "it", "es", "pt")


class Deployed:
    """A host whose site can be replaced by another build of it."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(site, folder, ignore=shutil.ignore_patterns("offline"))
        self.host = Host(folder, max_age=HOUR)

    @property
    def version(self) -> str:
        return str(kept_by_worker(self.folder)[0]["version"])

    def deploy(self, name: str) -> None:
        """Replace the app by one of another name that says it: the old file is gone."""
        build, code = kept_by_worker(self.folder)
        (old,) = (each for each in build["files"] if each.startswith("assets/app-"))
        new = f"assets/app-{name}.js"
        app = (self.folder / old).read_text("utf-8")
        (self.folder / old).unlink()
        (self.folder / new).write_text(f"{app}\ndocument.title += ' {name}';\n", "utf-8")
        page = self.folder / "index.html"
        page.write_text(page.read_text("utf-8").replace(old, new), "utf-8")
        build["files"] = {new if each == old else each: "" for each in build["files"]}
        self._rename_in_chunks(Path(old).name, Path(new).name)
        seal(self.folder, build, code)

    def _rename_in_chunks(self, old: str, new: str) -> None:
        for path in (self.folder / "assets").glob("*.js"):
            if old in (text := path.read_text("utf-8")):
                path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def deployed(site: Path, tmp_path: Path) -> Iterator[Deployed]:
    made = Deployed(site, tmp_path / "site")
    yield made
    made.host.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="de")
    made.set_default_timeout(60_000)
    yield made
    made.close()


def visit(context: BrowserContext, host: Host) -> Page:
    page = context.new_page()
    page.goto(host.address)
    expect(page.locator("#app[data-ready]")).to_be_attached()
    return page


def wait_for(page: Page, version: str) -> None:
    """Wait until a build is in use, with the texts of the language that is spoken."""
    wait_until(page, f"async (version) => await ({VERSION})() === version", version)
    wait_until(page, KEPT, "de")


def wait_until_quiet(page: Page) -> None:
    """Wait until a page has fetched all that it keeps: what it asks for may delay a new build."""
    for language in LANGUAGES:
        wait_until(page, KEPT, language)


def starts_offline(context: BrowserContext, host: Host) -> Page:
    """Open the page while its host is gone."""
    host.stop()
    try:
        page = visit(context, host)
        expect(page.locator(".who-button").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        return page
    finally:
        host.start()


def app_of(page: Page) -> str:
    address = page.locator("script[src*='/app-']").get_attribute("src") or ""
    return urlsplit(address).path.rpartition("/app-")[2].removesuffix(".js")


def test_after_a_deployment_and_a_visit_the_new_build_starts_without_a_network(
    context: BrowserContext, deployed: Deployed
) -> None:
    first = visit(context, deployed.host)
    wait_for(first, deployed.version)
    first.close()
    deployed.deploy("SECOND00")
    second = visit(context, deployed.host)
    assert app_of(second) == "SECOND00", "the page is not taken from a cache in between"
    wait_for(second, deployed.version)
    second.close()
    assert app_of(starts_offline(context, deployed.host)) == "SECOND00"


def test_a_build_that_is_not_whole_is_not_used_and_the_one_before_stays(
    context: BrowserContext, deployed: Deployed
) -> None:
    page = visit(context, deployed.host)
    first = deployed.version
    wait_for(page, first)
    app = app_of(page)
    old = (deployed.folder / "index.html").read_bytes()
    deployed.deploy("HALF0000")
    (deployed.folder / "index.html").write_bytes(old)  # a part of the host still has the old page
    said = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const found = new Promise((resolve) => {
            registration.addEventListener("updatefound", () => resolve(registration.installing));
          });
          await registration.update();
          const worker = await found;
          await new Promise((resolve) => {
            if (worker.state !== "installing") return resolve();
            worker.addEventListener("statechange", resolve);
          });
          return worker.state;
        }"""
    )
    assert said == "redundant"
    page.close()
    again = starts_offline(context, deployed.host)
    assert app_of(again) == app
    assert again.evaluate(f"({VERSION})()") == first


def test_a_page_that_is_open_during_a_deployment_finds_its_own_files(
    context: BrowserContext, deployed: Deployed
) -> None:
    page = visit(context, deployed.host)
    wait_for(page, deployed.version)
    wait_until_quiet(page)
    app = app_of(page)
    deployed.deploy("SECOND00")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    wait_for(page, deployed.version)
    gone = f"assets/app-{app}.js"
    assert not (deployed.folder / gone).exists()
    assert page.evaluate(f"fetch({json.dumps(gone)}).then((answer) => answer.status)") == 200


def test_a_build_whose_wish_to_take_over_was_forgotten_is_asked_again(
    context: BrowserContext, deployed: Deployed
) -> None:
    page = visit(context, deployed.host)
    wait_for(page, deployed.version)
    wait_until_quiet(page)
    deployed.deploy("SECOND00")
    build, code = kept_by_worker(deployed.folder)
    seal(deployed.folder, build, FORGETFUL + code)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    wait_for(page, deployed.version)


def test_a_host_that_is_out_of_order_shows_the_page_that_is_kept(
    context: BrowserContext, deployed: Deployed
) -> None:
    wait_for(visit(context, deployed.host), deployed.version)
    page = context.new_page()
    deployed.host.answers = 502  # as what stands in front of a server says when that is gone
    page.goto(deployed.host.address)
    expect(page.locator(".who-button").first).to_be_visible()
