### Deutsch: was nur der Browser zu Go! sagt

go-turn = Drehen
go-flip = Wenden
go-does-not-fit = Hier passt es nicht. Dreh oder wende das Plättchen, oder nimm ein anderes Feld.
go-e = Osten
go-s = Süden
go-w = Westen
go-n = Norden
go-middle = die Mitte
go-tile-turned = Plättchen { $tile }, Seite { $face }, nach { $heading }{ $hole ->
    [yes] , mit dem Loch im ersten Feld
   *[no] { "" }
}
go-goal-framed = { $motif }: gefunden
go-cell = { $cell }: { $motif }{ $wanted ->
    [yes] , gesucht
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , unter Plättchen { $tile }
}
go-rival = { $name }: { $count } von 4 eingerahmt
