### Nederlands: wat alleen de browser over Go! zegt

go-turn = Draaien
go-flip = Omkeren
go-does-not-fit = Hier past het niet. Draai of keer de tegel om, of probeer een ander vak.
go-e = het oosten
go-s = het zuiden
go-w = het westen
go-n = het noorden
go-middle = het midden
go-tile-turned = Tegel { $tile }, kant { $face }, naar { $heading }{ $hole ->
    [yes] , met het gat in het eerste vak
   *[no] { "" }
}
go-goal-framed = { $motif }: gevonden
go-cell = { $cell }: { $motif }{ $wanted ->
    [yes] , gezocht
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , onder tegel { $tile }
}
go-rival = { $name } heeft er { $count } van de 4 omlijst
