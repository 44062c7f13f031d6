### Français : ce que disent à la fois le navigateur et le terminal à une table.

start-game = C’est parti
language = Langue
world = Monde
try-again = Réessayer
show-me = Montre-moi
once-more = Encore une fois
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The sliding board

sliding-home-of = maison { FORM($name, as: "of") }
sliding-here = ici : { $names }
sliding-spare-is = Tuile libre : { $tile }
sliding-told-win = { $name } gagne !
sliding-told-drop = { $name } a quitté la partie.
sliding-gate = { $side ->
    [north] colonne { $line } par le haut
    [south] colonne { $line } par le bas
    [east] rangée { $line } par la droite
   *[west] rangée { $line } par la gauche
}
sliding-told-push = { $name } pousse la { $gate }.
sliding-told-out = { $name } sort du labyrinthe.

## Tiles and places

side-north = le nord
side-east = l’est
side-south = le sud
side-west = l’ouest
tile-straight = ligne droite
tile-corner = virage
tile-tee = carrefour en T
tile-cross = croisement
tile-lies = { $shape ->
    [straight] ligne droite, ouverte vers { $sides }
    [0] fermée de tous côtés
    [1] impasse, ouverte vers { $sides }
    [2] virage, ouvert vers { $sides }
    [3] carrefour en T, ouvert vers { $sides }
   *[4] croisement
}
cell-at = rangée { $row }, colonne { $column }
spare = Tuile libre
goal-home = À la maison
tile-open-to = ouverte vers { $sides }

## The growing maze

connect-caught =
    { $count ->
        [0] encore rien attrapé
        [one] { $count } tuile attrapée
       *[other] { $count } tuiles attrapées
    }
log-time = Temps écoulé pour { $name }.

## An evening with many

evening-round = Manche { $round } sur { $of }
