### English: the garden of Connect in the browser: buttons, advice and the garden in words.

# The language of this file, for lists such as "north, east and south".
connect-language = en-GB

## The turn

connect-step-choose = Choose
connect-step-lay = Plant
connect-coach-choose = { $pointer ->
    [mouse] Choose a tile, turn it, and click a bright plot.
   *[other] Choose a tile, turn it, and tap a bright plot.
}
connect-coach-none = It fits here, but meets no friend. Plant it, or try another plot.
connect-coach-choice = { $pointer ->
    [mouse] Not all at once: click a marked tile to swap.
   *[other] Not all at once: tap a marked tile to swap.
}
connect-one-way = It fits here in only one way.
connect-choose-plot = { $pointer ->
    [mouse] Click a bright plot, or drag the tile there.
   *[other] Tap a bright plot, or drag the tile there.
}
connect-lay = Plant it here
connect-lay-catch = Plant and catch { $count }
connect-take-back = Undo
connect-hint-meets = { $creature } meets { $again }. Plant it here, catch { $count ->
    [one] one
   *[other] { $count }
}.
connect-hint-several = Plant it here and catch { $count }.
connect-hint-none = Plant it here, even without a catch.
connect-hint-wins = Plant it here and win.
connect-turn-left = Turn left
connect-turn-right = Turn right
connect-tap-to-turn = Chosen. Press to turn it.
connect-tap-to-choose = Press to choose it.
connect-hand =
    { $count ->
        [one] Your last tile
       *[other] Your tiles
    }
connect-hidden = A hidden tile
connect-zoom-in = Larger
connect-zoom-out = Smaller
connect-fit = Show the whole garden
connect-pile =
    { $count ->
        [0] No tiles left in the shed
        [one] { $count } tile in the shed
       *[other] { $count } tiles in the shed
    }

## The garden in words

connect-board = Garden
connect-beside = { $side ->
    [above] above { $pair }
    [below] below { $pair }
    [right] to the right of { $pair }
   *[left] to the left of { $pair }
}
connect-plot = fits here
connect-plot-turned = fits here when turned
connect-can-catch = can be caught
connect-catches =
    { $count ->
        [one] Catches { $count } tile: { $tiles }
       *[other] Catches { $count } tiles: { $tiles }
    }
connect-catches-none = Catches nothing
connect-turned = { $tile }. { $count ->
    [0] Does not fit anywhere this way round.
    [one] { $count } plot.
   *[other] { $count } plots.
}

## Answers

connect-hand-tile = Tile { $number }: { $tile }.
connect-hand-none = There are no visible tiles.
connect-score = { $name }: { $caught }.
connect-places =
    { $count ->
        [0] The tile does not fit anywhere this way round.
        [one] It fits on one plot: { $places }.
       *[other] It fits on { $count } plots: { $places }.
    }
connect-nothing-yet = Nothing has happened yet.
connect-turn-of = { $name } is playing.
connect-keys = 1 and 2 choose a tile, R turns it. Arrow keys go from plot to plot and show the tile there, Enter plants it, Escape takes it back. Space leaves out a catch or goes to choose among several: then arrow keys go from one to the next and Space takes or leaves it. H: your tiles. E: where the tile fits. C: tiles caught. P: tiles in the shed. L: the last move. T: whose turn. B: the whole garden. X: read the tiles, and back to the plots. Shift and arrow keys move the view, plus and minus zoom, 0 shows everything.

## What was done

connect-told-lay = { $name } plants a tile ({ $pair }) { $place }.
connect-told-catch =
    { $count ->
        [one] { $name } catches { $count } tile: { $tiles }.
       *[other] { $name } catches { $count } tiles: { $tiles }.
    }
connect-told-brief =
    { $count ->
        [0] { $name } plants a tile.
        [one] { $name } catches a tile.
       *[other] { $name } catches { $count } tiles.
    }
