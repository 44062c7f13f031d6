### English: what only the browser says about Go!

go-turn = Turn
go-flip = Flip
go-does-not-fit = It does not fit there. Turn it, flip it or try another cell.
go-e = east
go-s = south
go-w = west
go-n = north
go-middle = the middle
go-tile-turned = Tile { $tile }, side { $face }, heading { $heading }{ $hole ->
    [yes] , with its hole in the first cell
   *[no] { "" }
}
go-goal-framed = { $motif }: found
go-cell = { $cell }: { $motif }{ $wanted ->
    [yes] , wanted
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , under tile { $tile }
}
go-rival = { $name } has framed { $count } of 4
