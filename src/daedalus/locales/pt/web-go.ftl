### Português: o que só o navegador diz de Go!

go-turn = Rodar
go-flip = Virar
go-does-not-fit = Aqui não cabe. Roda ou vira a peça, ou tenta outra casa.
go-e = leste
go-s = sul
go-w = oeste
go-n = norte
go-middle = o centro
go-tile-turned = Peça { $tile }, lado { $face }, virada para { $heading }{ $hole ->
    [yes] , com o buraco na primeira casa
   *[no] { "" }
}
go-goal-framed = { $motif }: encontrado
go-cell = { $cell }: { $motif }{ $wanted ->
    [yes] , procurado
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , sob a peça { $tile }
}
go-rival = { $name } já emoldurou { $count } de 4
