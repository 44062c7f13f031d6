### Deutsch: was Browser und Terminal am Tisch beide sagen.

start-game = Spielen
language = Sprache
world = Welt
try-again = Noch einmal versuchen
show-me = Zeig es mir
once-more = Noch einmal
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## The sliding board

sliding-home-of = Zuhause von { $name }
sliding-here = hier: { $names }
sliding-spare-is = Freies Plättchen: { $tile }
sliding-told-win = { $name } gewinnt!
sliding-told-drop = { $name } ist ausgeschieden.
sliding-gate = { $side ->
    [north] Spalte { $line } von oben
    [south] Spalte { $line } von unten
    [east] Reihe { $line } von rechts
   *[west] Reihe { $line } von links
}
sliding-told-push = { $name } schiebt { $gate }.
sliding-told-out = { $piece ->
    [ship] { $name } segelt aus dem Labyrinth.
    [spaceship] { $name } fliegt aus dem Labyrinth.
   *[other] { $name } läuft aus dem Labyrinth.
}

## Tiles and places

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
tile-straight = Gerade
tile-corner = Kurve
tile-tee = T-Kreuzung
tile-cross = Kreuzung
tile-lies = { $shape ->
    [straight] Gerade, offen nach { $sides }
    [0] rundum geschlossen
    [1] Sackgasse, offen nach { $sides }
    [2] Kurve, offen nach { $sides }
    [3] T, offen nach { $sides }
   *[4] Kreuzung
}
cell-at = Reihe { $row }, Spalte { $column }
spare = Freies Plättchen
goal-home = Nach Hause
tile-open-to = offen nach { $sides }

## The growing maze

connect-caught =
    { $count ->
        [0] noch nichts gefangen
        [one] { $count } Plättchen gefangen
       *[other] { $count } Plättchen gefangen
    }
log-time = Die Zeit von { $name } ist um.

## An evening with many

evening-round = Runde { $round } von { $of }
