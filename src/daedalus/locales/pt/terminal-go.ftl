### Portuguese: the sentences of Go! in the terminal.

## Building

go-ask-claim = Feito? Mais uma vez C para entregar; não há volta atrás.
go-blocked = Aí não cabe.
go-hint = Experimenta isto: { $action }

## What the keys do (short: they share one line)

go-key-move = mover
go-key-tile = pegar
go-key-flip = virar
go-key-place = pôr
go-key-lift = levantar
go-key-person = outra pessoa
guide-go =
    Enter diz que estás a postos: primeiro para o lançamento, depois quando encontraste os tesouros. Depois de «Já!» as setas movem a peça que tens na mão, R roda-a, Shift+R ao contrário, F vira-a. Tab ou o seu número pega noutra peça, também numa já posta. Enter põe-na, Backspace levanta o que lá está. Duas vezes C entrega. Com várias pessoas num teclado, P passa-o. L diz o que são as letras, F2 mostra as regras.

    »S« um tesouro dos dados    ✓S vê-se por um buraco e está ligado    (S) outro debaixo de um buraco

    as paredes grossas estão ligadas ao centro, as finas ainda não, as duplas são a peça na mão; ao lado do relato, os tabuleiros dos outros, buracos em círculos

## Playing line by line

go-plain-build =
    { $count ->
        [0] { $name }, ainda não há nenhum tesouro ligado.
        [one] { $name }, um tesouro está ligado.
       *[other] { $name }, { $count } tesouros estão ligados.
    } Ao lado do tabuleiro: { $tiles }. Segundos que faltam: { $seconds }.
go-board-rule = »S« é um tesouro dos dados, ✓S um ligado, (S) outro debaixo de um buraco; os números são peças. As paredes grossas estão ligadas ao centro.
go-tiles-rule = Lados abertos das duas casas quando a peça vai para este: norte 1, este 2, sul 4, oeste 8, somados, de a a f acima de 9. As peças 1 a 4 têm um buraco na primeira casa.
plain-go = Escreve pronto para o lançamento, e outra vez quando encontraste os tesouros. Uma peça põe-se com o número, o lado, a primeira casa e a direção da segunda (n, e, s, w): 1A@b2e. O joker: J@b2. levanta 1 levanta uma peça, e feito diz que acabaste. O tempo corre enquanto escreves.
act-ready = pronto
act-claim = feito
act-lift = levanta
act-place = põe
act-end = termina
word-dice = dados
    .does = diz onde estão os tesouros dos dados
word-tiles = peças
    .does = descreve as tuas peças
word-rivals = rivais
    .does = mostra os tabuleiros dos outros
word-wait = espera
    .does = deixa passar uns segundos, por exemplo: espera 10
