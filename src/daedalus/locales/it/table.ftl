### Italiano: ciò che browser e terminale dicono entrambi a un tavolo.

start-game = Si gioca
language = Lingua
world = Mondo
try-again = Riprova
show-me = Fammi vedere
once-more = Ancora una volta
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## The sliding board

sliding-home-of = casa di { $name }
sliding-here = qui: { $names }
sliding-spare-is = Tessera libera: { $tile }
sliding-told-win = Vince { $name }!
sliding-told-drop = { $name } ha lasciato la partita.
sliding-gate = { $side ->
    [north] colonna { $line } dall’alto
    [south] colonna { $line } dal basso
    [east] riga { $line } da destra
   *[west] riga { $line } da sinistra
}
sliding-told-push = { $name } spinge la { $gate }.
sliding-told-out = { $name } esce dal labirinto.

## Tiles and places

side-north = nord
side-east = est
side-south = sud
side-west = ovest
tile-straight = rettilineo
tile-corner = curva
tile-tee = incrocio a T
tile-cross = incrocio
tile-lies = { $shape ->
    [straight] rettilineo, aperto a { $sides }
    [0] chiusa su ogni lato
    [1] vicolo cieco, aperto a { $sides }
    [2] curva, aperta a { $sides }
    [3] T, aperta a { $sides }
   *[4] incrocio
}
cell-at = riga { $row }, colonna { $column }
spare = Tessera libera
goal-home = A casa
tile-open-to = aperta a { $sides }

## The growing maze

connect-caught =
    { $count ->
        [0] nessuna cattura
        [one] { $count } tessera catturata
       *[other] { $count } tessere catturate
    }
log-time = Tempo scaduto per { $name }.

## An evening with many

evening-round = Manche { $round } di { $of }
