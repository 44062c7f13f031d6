### Português: as frases de Go! que o navegador e o terminal partilham.

## Alone: what is said about 0, 1 or 2, 3 or 4, 5 or 6, 7 or 8, 9 or more solved

go-grade-0 = Hoje o labirinto estava com sono. Acorda-o com outra tentativa!
go-grade-1 = Já tens um pé lá dentro.
go-grade-2 = Já sabes andar por aqui.
go-grade-3 = Podias fazer visitas guiadas.
go-grade-4 = As paredes começam a ficar nervosas.
go-grade-5 = Confessa, este labirinto é obra tua!

## A round

go-round = Ronda { $round }
go-get-ready = Tudo a postos para o próximo lançamento?
go-search = Procura os quatro tesouros! Não mexas nas peças.
go-count-down = Três, dois, um…
go-go = Já!
go-build = Liga os quatro tesouros ao centro!
go-wait = Agora acabam os outros…
go-time-up = O tempo acabou!
go-ready = Já estou
go-claim = Feito!
go-joker = Joker
go-tile = Peça { $tile }
go-score-tile = Ficha { $tile }
go-loose =
    { $count ->
        [one] A peça { $tiles } não está ligada ao centro: liga-a ou levanta-a.
       *[other] As peças { $tiles } não estão ligadas ao centro: liga-as ou levanta-as.
    }
go-end-question = { $name } entregou duas vezes seguidas sem resolver. Podes terminar o jogo e ganhá-lo.
go-end = Terminar o jogo
go-play-on = Continuar a jogar

## The seats

go-solved =
    { $solved ->
        [0] nenhum resolvido
        [one] 1 labirinto resolvido
       *[other] { $solved } labirintos resolvidos
    }
go-note-ready = a postos
go-note-building = constrói
go-note-holds = tem a ficha { $tile }
go-note-joker = tem o joker

## What happened

go-did-roll = Ronda { $round }: { $motifs }.
go-did-claim = { $name } acabou: ficha { $tile }.
go-did-last = Para { $name } fica a ficha { $tile }.
go-did-solved = { $name }: resolvido, avança { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
go-did-unsolved = { $name }: por resolver, recua { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
go-did-one = { $name }: por resolver, mas avança 1 ponto.
go-did-joker = O joker vai para { $name }.
go-did-win = { $name } ganha!
go-did-alone = Resolvido! Número { $solved }.
go-did-not-yet = Ainda não está resolvido. Continua!
go-did-end = { $name } termina o jogo: duas entregas seguidas sem resolver.
