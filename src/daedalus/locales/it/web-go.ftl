### Italiano: ciò che solo il browser dice di Go!

go-turn = Gira
go-flip = Capovolgi
go-does-not-fit = Qui non ci sta. Gira o capovolgi la tessera, oppure prova un’altra casella.
go-e = est
go-s = sud
go-w = ovest
go-n = nord
go-middle = il centro
go-tile-turned = Tessera { $tile }, lato { $face }, verso { $heading }{ $hole ->
    [yes] , con il foro nella prima casella
   *[no] { "" }
}
go-goal-framed = { $motif }: trovato
go-cell = { $cell }: { $motif }{ $wanted ->
    [yes] , cercato
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , sotto la tessera { $tile }
}
go-rival = { $name } ne ha incorniciati { $count } su 4
