"""Boards on the full screen keep a style in every place."""

from textual.app import App, ComposeResult
from textual.filter import Monochrome

from daedalus.cli.canvas import Canvas
from daedalus.cli.palette import palette_of
from daedalus.cli.screens.drawing import Drawing, Paints


class Wide(App[None]):
    """A drawing that is larger than what is drawn on it."""

    CSS = "Drawing { width: 20; height: 5; }"

    def compose(self) -> ComposeResult:
        yield Drawing(Paints(palette_of("classic")), "drawing")


async def test_what_lies_beside_a_board_can_be_drawn_without_colours() -> None:
    app = Wide()
    async with app.run_test(size=(40, 10)):
        drawing = app.query_one(Drawing)
        drawing.show(Canvas(3, 2))
        for row in range(5):
            drawing.render_line(row).apply_filter(Monochrome(), drawing.background_colors[1])
