### Español: lo que dicen en una mesa tanto el navegador como la terminal.

start-game = A jugar
language = Idioma
world = Mundo
try-again = Reintentar
show-me = Enséñame
once-more = Otra vez
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

## The sliding board

sliding-home-of = casa de { $name }
sliding-here = aquí: { $names }
sliding-spare-is = Loseta libre: { $tile }
sliding-told-win = ¡Gana { $name }!
sliding-told-drop = { $name } ha dejado la partida.
sliding-gate = { $side ->
    [north] columna { $line } desde arriba
    [south] columna { $line } desde abajo
    [east] fila { $line } desde la derecha
   *[west] fila { $line } desde la izquierda
}
sliding-told-push = { $name } empuja la { $gate }.
sliding-told-out = { $name } sale del laberinto.

## Tiles and places

side-north = el norte
side-east = el este
side-south = el sur
side-west = el oeste
tile-straight = recta
tile-corner = curva
tile-tee = cruce en T
tile-cross = cruce
tile-lies = { $shape ->
    [straight] recta, abierta hacia { $sides }
    [0] cerrada por todos los lados
    [1] callejón sin salida, abierto hacia { $sides }
    [2] curva, abierta hacia { $sides }
    [3] T, abierta hacia { $sides }
   *[4] cruce
}
cell-at = fila { $row }, columna { $column }
spare = Loseta libre
goal-home = A casa
tile-open-to = abierta hacia { $sides }

## The growing maze

connect-caught =
    { $count ->
        [0] nada atrapado
        [one] { $count } loseta atrapada
       *[other] { $count } losetas atrapadas
    }
log-time = Se acabó el tiempo de { $name }.

## An evening with many

evening-round = Ronda { $round } de { $of }
