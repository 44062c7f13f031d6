### Português: o jardim do Connect no navegador: botões, conselhos e o jardim em palavras.

# The language of this file, for lists such as "north, east and south".
connect-language = pt

## The turn

connect-step-choose = Escolher
connect-step-lay = Plantar
connect-coach-choose = { $pointer ->
    [mouse] Escolhe uma peça, roda-a e clica num canteiro claro.
   *[other] Escolhe uma peça, roda-a e toca num canteiro claro.
}
connect-coach-none = Aqui cabe, mas não encontra amigos. Planta-a ou experimenta outro canteiro.
connect-coach-choice = { $pointer ->
    [mouse] Não todas ao mesmo tempo: clica numa peça marcada para trocar.
   *[other] Não todas ao mesmo tempo: toca numa peça marcada para trocar.
}
connect-one-way = Aqui só cabe de uma maneira.
connect-choose-plot = { $pointer ->
    [mouse] Clica num canteiro claro ou arrasta a peça até lá.
   *[other] Toca num canteiro claro ou arrasta a peça até lá.
}
connect-lay = Plantar aqui
connect-lay-catch = Plantar e apanhar { $count }
connect-take-back = Desfazer
connect-hint-meets = { $creature } encontra { $again }. Planta aqui, apanha { $count ->
    [one] uma
   *[other] { $count }
}.
connect-hint-several = Planta aqui e apanha { $count }.
connect-hint-none = Planta aqui, mesmo sem apanhar nada.
connect-hint-wins = Planta aqui e ganha.
connect-turn-left = Rodar para a esquerda
connect-turn-right = Rodar para a direita
connect-tap-to-turn = Escolhida. Carrega para a rodar.
connect-tap-to-choose = Carrega para a escolher.
connect-hand =
    { $count ->
        [one] A tua última peça
       *[other] As tuas peças
    }
connect-hidden = Uma peça escondida
connect-zoom-in = Maior
connect-zoom-out = Mais pequeno
connect-fit = Mostrar todo o jardim
connect-pile =
    { $count ->
        [0] Já não há peças no barracão
        [one] { $count } peça no barracão
       *[other] { $count } peças no barracão
    }

## The garden in words

connect-board = Jardim
connect-beside = { $side ->
    [above] por cima de { $pair }
    [below] por baixo de { $pair }
    [right] à direita de { $pair }
   *[left] à esquerda de { $pair }
}
connect-plot = cabe aqui
connect-plot-turned = cabe aqui se for rodada
connect-can-catch = pode ser apanhada
connect-catches =
    { $count ->
        [one] Apanha { $count } peça: { $tiles }
       *[other] Apanha { $count } peças: { $tiles }
    }
connect-catches-none = Não apanha nada
connect-turned = { $tile }. { $count ->
    [0] Assim não cabe em lado nenhum.
    [one] { $count } canteiro.
   *[other] { $count } canteiros.
}

## Answers

connect-hand-tile = Peça { $number }: { $tile }.
connect-hand-none = Não há peças para ver.
connect-score = { $name }: { $caught }.
connect-places =
    { $count ->
        [0] Rodada assim, a peça não cabe em lado nenhum.
        [one] Cabe num canteiro: { $places }.
       *[other] Cabe em { $count } canteiros: { $places }.
    }
connect-nothing-yet = Ainda não aconteceu nada.
connect-turn-of = É a vez de { $name }.
connect-keys = 1 e 2 escolhem uma peça, R roda-a. As setas vão de canteiro em canteiro e mostram lá a peça, Enter planta-a, Escape retira-a. Espaço deixa uma captura de lado ou leva à escolha entre várias: então as setas vão de uma para a outra e Espaço toma-a ou deixa-a. H: as tuas peças. E: onde cabe a peça. C: peças apanhadas. P: peças no barracão. L: a última jogada. T: de quem é a vez. B: todo o jardim. X: ler as peças e voltar aos canteiros. Shift e setas movem a vista, mais e menos mudam o tamanho, 0 mostra tudo.

## What was done

connect-told-lay = { $name } planta uma peça ({ $pair }) { $place }.
connect-told-catch =
    { $count ->
        [one] { $name } apanha { $count } peça: { $tiles }.
       *[other] { $name } apanha { $count } peças: { $tiles }.
    }
connect-told-brief =
    { $count ->
        [0] { $name } planta uma peça.
        [one] { $name } apanha uma peça.
       *[other] { $name } apanha { $count } peças.
    }
