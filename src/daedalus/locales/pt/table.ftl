### Português: o que dizem numa mesa tanto o navegador como o terminal.

start-game = Vamos jogar
language = Idioma
world = Mundo
try-again = Tentar de novo
show-me = Mostra-me
once-more = Mais uma vez
points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }

## The sliding board

sliding-home-of = casa de { $name }
sliding-here = aqui: { $names }
sliding-spare-is = Peça livre: { $tile }
sliding-told-win = { $name } ganha!
sliding-told-drop = { $name } deixou o jogo.
sliding-gate = { $side ->
    [north] coluna { $line } a partir de cima
    [south] coluna { $line } a partir de baixo
    [east] linha { $line } a partir da direita
   *[west] linha { $line } a partir da esquerda
}
sliding-told-push = { $name } empurra a { $gate }.
sliding-told-out = { $name } sai do labirinto.

## Tiles and places

side-north = norte
side-east = este
side-south = sul
side-west = oeste
tile-straight = reta
tile-corner = curva
tile-tee = cruzamento em T
tile-cross = cruzamento
tile-lies = { $shape ->
    [straight] reta, aberta a { $sides }
    [0] fechada de todos os lados
    [1] beco sem saída, aberto a { $sides }
    [2] curva, aberta a { $sides }
    [3] T, aberta a { $sides }
   *[4] cruzamento
}
cell-at = linha { $row }, coluna { $column }
spare = Peça livre
goal-home = Para casa
tile-open-to = aberta a { $sides }

## The growing maze

connect-caught =
    { $count ->
        [0] ainda nada apanhado
        [one] { $count } peça apanhada
       *[other] { $count } peças apanhadas
    }
log-time = Acabou o tempo de { $name }.

## An evening with many

evening-round = Ronda { $round } de { $of }
