"""The pages list the paths of the route table, and no others."""

import re
from pathlib import Path

from daedalus.server.app import ROUTES

DOCS = Path(__file__).parents[2] / "docs"
PATH = r"`?(GET|POST|PUT|PATCH|DELETE) (/api/[^`?\s]+)"


def listed(page: str) -> set[tuple[str, str]]:
    """Return the paths that a page names, with their parameters left open."""
    text = (DOCS / page).read_text()
    return {
        (method, re.sub(r"\{\w+\}|\bID\b|\bSEAT\b", "{}", path))
        for method, path in re.findall(PATH, text)
    }


def test_the_protocol_lists_the_route_table() -> None:
    routes = {
        (route.method, re.sub(r"\{\w+\}", "{}", route.path)): route.who == "admin"
        for route in ROUTES
    }
    players = {each for each, admins in routes.items() if not admins}
    assert listed("protocol.md") == players
    assert listed("hosting.md") >= routes.keys() - players


def test_every_path_says_what_it_does() -> None:
    assert all(route.summary for route in ROUTES)
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)
