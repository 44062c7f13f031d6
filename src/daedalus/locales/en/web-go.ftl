### English: what only the browser says about Go!

# The language of this file, for lists.
go-language = en-GB

go-turn = Turn
go-flip = Flip
go-middle = the middle
go-tile-turned = Tile { $tile }, side { $face }, heading { $heading }{ $hole ->
    [yes] , with its hole in the first square
   *[no] { "" }
}
go-goal-framed = { $motif }: found
go-cell = { $motif }{ $wanted ->
    [yes] , wanted
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , under tile { $tile }
}
go-rival = { $name } has { $count } of 4
go-rack = Your tiles
go-rack-hint = { $pointer ->
    [mouse] click to turn, drag to lay
   *[other] tap to turn, drag to lay
}
go-rack-locked = hands off until “Go!”
go-begin = Four dice, four treasures. Shall we?
go-roll = Roll the dice
go-found-all = I’ve seen all four!
go-wait-ready = Waiting for the others …
go-maze = Maze { $round }
go-step-search = Search
go-step-build = Build
go-step-check = Check
go-hands-off = Not before “Go!”: eyes only.
go-frozen = You are done: nothing can be changed now.
go-ask = Not all are linked: done anyway?
go-ask-no = Keep building
go-took = The { $tile } is yours
go-took-note = if the check finds all four linked. Your board stays as it is now.
go-still-building =
    { $count ->
        [one] { $names } is still building
       *[other] { $names } are still building
    }
go-unfit-edge = It would stick out over the edge.
go-unfit-middle = The middle stays free.
go-unfit-tile = Another tile lies there.
go-unfit-else = Turn it, flip it or try elsewhere.
go-not-wanted = The dice do not show { $motif }.
go-missing = Not linked: { $motifs }.
go-all-linked = All four are linked.
go-board-of = { $name }’s board
go-end-rounds =
    { $count ->
        [one] after { $count } round
       *[other] after { $count } rounds
    }
go-dice = The dice
go-joker-tile = Joker: a crossroads of one square.
go-tile-open = First square open to { $first }; second square open to { $second }.
go-cell-linked = linked to the middle
go-cell-found = marked
go-no-roll = The dice have not been rolled yet.
go-laid = Tile { $tile } lies on { $cells }{ $motif ->
    [none] { "" }
   *[other] {" "}and shows { $motif }
}.
go-lifted = Tile { $tile } is in your hand again.
go-hint-shows = This hole goes over { $motif }.
go-hint-leads = This tile carries the path on.
go-hint-blocks = This tile is in the way. Take it up.
go-hint-solved = All four are linked. Now “{ go-claim }”
go-hint-seen = Here are all four.
go-board-empty = No tile lies on your board.
go-hand-empty = All tiles lie on the board.
go-no-others = Nobody else plays.
go-no-limit = The clock is not running.
go-time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
go-nothing-yet = Nothing has happened yet.
go-keys = Arrow keys go over the board, Enter lays the tile in hand or takes one up. 1 to 6 and J choose a tile, R turns it, F flips it. Shift and Enter: roll, ready or done. G: what the dice show. B: your board. Y: the row you are in. H: your tiles. O: the others. P: points. T: time left. L: what happened last.
