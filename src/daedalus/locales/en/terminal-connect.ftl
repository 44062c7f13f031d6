### English: the sentences of Connect in the terminal.

## A turn

connect-ask-lay = { $name }: lay { $tile } on { $cell }?
connect-ask-catches =
    { $count ->
        [one] It catches one tile.
       *[other] It catches { $count } tiles.
    }
connect-ask-held = A tile is linked, but without it the maze would fall apart.
connect-ask-catch =
    { $count ->
        [0] Catch nothing?
        [one] Catch this tile?
       *[other] Catch these { $count } tiles?
    }
connect-ask-split = The remaining tiles would not be connected. Space changes your choice.
connect-open = The tile is open to the { $sides }.
connect-hand = { $name } holds
connect-hand-hidden = Everyone’s tiles are hidden.
connect-pile =
    { $count ->
        [0] The pile is empty.
        [one] One tile is left in the pile.
       *[other] { $count } tiles are left in the pile.
    }

## What the keys do (short: they share one line)

connect-key-places = places
connect-key-other = other tile
connect-key-lay = lay
connect-key-tiles = tiles
connect-key-mark = mark
connect-key-catch = catch
connect-key-pan = look around
connect-key-letters = creatures
guide-connect =
    Arrows or Tab move your tile to a place where a path continues. R turns it, Shift+R the other way; E takes your other tile. Everything linked to it lights up. Enter lays it. If there is something to catch, the largest catch is marked: arrows go to a tile, Space marks or unmarks it, Enter catches. Before that, Esc takes the tile back. Shift with the arrows, or W A S D, looks around. L says what the letters stand for, F2 shows the rules.

    ✓ will be caught    ○ could be caught    ‡ must stay, or the maze falls apart    + places for your tile

    double walls are the new tile, heavy walls what it is linked to

## The log, the seats, the end

connect-did-lay = { $name } lays { $tile } on { $cell }.
connect-did-catch = Caught: { $tiles }.
connect-did-end =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
connect-hint = Try { $tile } on { $cell }, open to the { $sides }.
connect-hint-catch = Then catch { $tiles }.
connect-end-maze =
    { $count ->
        [one] One tile is left.
       *[other] The maze has { $count } tiles in the end.
    }

## Tiles in words

connect-tile-held = Tile { $number }: { $creatures } ({ $letters }), { $shape }
connect-cell = { $cell }: { $creatures } ({ $letters }), { $shape }
connect-cell-free = { $cell }: no tile

## Playing line by line

connect-turn = { $name }, your turn. Tiles in the pile: { $pile }. You hold:
connect-board-rule = Numbers name columns and rows, capitals creatures; + is a place for a tile.
connect-try-linked = Linked: { $cells }
connect-try-way = { $tile } over { $way }
connect-try-take = { $action } catches { $tiles }
connect-try-none = Nothing can be caught with it.
plain-connect = A lay is the number of the tile, the square and the open sides as laid: 3@2,-1=a. Sides: north 1, east 2, south 4, west 8, added up, a to f above 9. A catch follows: 3@2,-1=a take 0,0 1,0. With best in its place you get the largest one: 3@2,-1=a best.
act-lay = lay
act-take = take
act-best = best
word-hand = hand
    .does = says which tiles you hold
word-fits = fits
    .does = says where your tiles fit and how much they would catch
word-try = try
    .does = says what a lay would catch, for example: try 3@2,-1=a
word-tile = tile
    .does = describes what lies on a square, for example: tile 1,0
word-creatures = creatures
    .does = says what the capitals stand for and where they are
