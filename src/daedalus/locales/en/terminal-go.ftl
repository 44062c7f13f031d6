### English: the sentences of Go! in the terminal.

## Building

go-ask-claim = Done? Press C again to claim; it cannot be undone.
go-blocked = It does not fit there.
go-hint = Try this: { $action }

## What the keys do (short: they share one line)

go-key-move = move
go-key-tile = take
go-key-flip = turn over
go-key-place = lay
go-key-lift = take up
go-key-person = next person
guide-go =
    Enter means ready: first for the roll, then when you have found the treasures. After “Go!” the arrows move the tile in your hand, R turns it, Shift+R the other way, F turns it over. Tab or its number takes another tile, even one from the board. Enter lays it, Backspace takes up what lies there. C twice claims. With several people at one keyboard P passes it on. L says what the letters stand for, F2 shows the rules.

    »S« a rolled treasure    ✓S it shows through a hole and is linked    (S) another one under a hole

    heavy walls are linked to the middle, light ones not yet, double walls are the tile in your hand; beside the log the boards of the others, holes in circles

## Playing line by line

go-plain-build =
    { $count ->
        [0] { $name }, no treasure is linked yet.
        [one] { $name }, one treasure is linked.
       *[other] { $name }, { $count } treasures are linked.
    } Beside the board: { $tiles }. Seconds left: { $seconds }.
go-board-rule = »S« is a rolled treasure, ✓S a linked one, (S) another one under a hole; numbers are tiles. Heavy walls are linked to the middle.
go-tiles-rule = Open sides of both squares as the tile heads east: north 1, east 2, south 4, west 8, added up, a to f above 9. Tiles 1 to 4 have a hole in the first square.
plain-go = Type ready for the roll, and again when you have found the treasures. A tile is laid by its number, its face, its first square, and the direction of the second square: 1A@b2e. The joker: J@b2. Then lift 1 takes a tile up, and claim is for when you are done. Time runs while you type.
act-ready = ready
act-claim = claim
act-lift = lift
act-place = place
act-end = end
word-dice = dice
    .does = says where the rolled treasures are
word-tiles = tiles
    .does = describes your tiles
word-rivals = rivals
    .does = shows the boards of the others
word-wait = wait
    .does = lets some seconds pass, for example: wait 10
