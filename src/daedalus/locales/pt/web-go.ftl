### Português: o que só o navegador diz de Go!

# A língua deste ficheiro, para as listas.
go-language = pt

go-turn = Rodar
go-flip = Virar
go-middle = o centro
go-tile-turned = Peça { $tile }, lado { $face }, virada para { $heading }{ $hole ->
    [yes] , com o buraco na primeira casa
   *[no] { "" }
}
go-goal-framed = { $motif }: já está
go-cell = { $motif }{ $wanted ->
    [yes] , por encontrar
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , sob a peça { $tile }
}
go-rival = { $name } já emoldurou { $count } de 4
go-rack = As tuas peças
go-rack-hint = { $pointer ->
    [mouse] clica para rodar, arrasta para pôr
   *[other] toca para rodar, arrasta para pôr
}
go-rack-locked = sem tocar até ao «Já!»
go-begin = Quatro dados, quatro tesouros. Vamos?
go-roll = Lançar os dados
go-found-all = Vi os quatro!
go-wait-ready = À espera dos outros…
go-maze = Labirinto { $round }
go-step-search = Procurar
go-step-build = Construir
go-step-check = Verificar
go-hands-off = Só depois do «Já!»: agora é só olhar.
go-frozen = Já acabaste: agora nada muda.
go-ask = Nem todos estão ligados: feito mesmo assim?
go-ask-no = Continuar
go-took = A { $tile } é tua
go-took-note = se a verificação encontrar os quatro ligados. O teu tabuleiro fica como está.
go-still-building =
    { $count ->
        [one] { $names } ainda constrói
       *[other] { $names } ainda constroem
    }
go-unfit-edge = Sairia da borda.
go-unfit-middle = O centro fica livre.
go-unfit-tile = Já lá está outra peça.
go-unfit-else = Roda-a, vira-a ou tenta noutro sítio.
go-not-wanted = Os dados não mostram { $motif }.
go-missing = Por ligar: { $motifs }.
go-all-linked = Os quatro estão ligados.
go-board-of = O tabuleiro de { $name }
go-end-rounds =
    { $count ->
        [one] após { $count } ronda
       *[other] após { $count } rondas
    }
go-dice = Os dados
go-joker-tile = Joker: um cruzamento de uma casa.
go-tile-open = Primeira casa aberta a { $first }; segunda casa aberta a { $second }.
go-cell-linked = ligada ao centro
go-cell-found = marcada
go-no-roll = Os dados ainda não foram lançados.
go-laid = A peça { $tile } está aqui: { $cells }{ $motif ->
    [none] { "" }
   *[other] ; no buraco: { $motif }
}.
go-lifted = A peça { $tile } voltou à tua mão.
go-hint-shows = Este buraco vai sobre { $motif }.
go-hint-leads = Esta peça continua o caminho.
go-hint-blocks = Esta peça estorva. Levanta-a.
go-hint-solved = Os quatro estão ligados. Agora «{ go-claim }».
go-hint-seen = Aqui estão os quatro.
go-board-empty = Não há peças no teu tabuleiro.
go-hand-empty = Todas as peças estão no tabuleiro.
go-no-others = Mais ninguém joga.
go-no-limit = O relógio está parado.
go-time-left =
    { $seconds ->
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }
go-nothing-yet = Ainda não aconteceu nada.
go-keys = As setas percorrem o tabuleiro, Enter põe a peça da mão ou levanta uma. De 1 a 6 e J escolhem uma peça, R roda-a, F vira-a. Shift e Enter: lançar, já estou ou feito. G: o que mostram os dados. B: o teu tabuleiro. Y: a linha em que estás. H: as tuas peças. O: os outros. P: pontos. T: tempo que falta. L: o que aconteceu por último.
