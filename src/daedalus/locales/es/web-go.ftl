### Español: lo que solo el navegador dice de Go!

go-turn = Girar
go-flip = Dar la vuelta
go-does-not-fit = Aquí no cabe. Gira la loseta, dale la vuelta o prueba otra casilla.
go-e = el este
go-s = el sur
go-w = el oeste
go-n = el norte
go-middle = el centro
go-tile-turned = Loseta { $tile }, cara { $face }, hacia { $heading }{ $hole ->
    [yes] , con el agujero en la primera casilla
   *[no] { "" }
}
go-goal-framed = { $motif }: encontrado
go-cell = { $cell }: { $motif }{ $wanted ->
    [yes] , buscado
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , bajo la loseta { $tile }
}
go-rival = { $name } ha enmarcado { $count } de 4
