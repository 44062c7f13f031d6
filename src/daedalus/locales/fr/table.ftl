### Français : ce que disent à la fois le navigateur et le terminal à une table.

start-game = C’est parti
language = Langue
over-to = À { $name } de jouer
others-look-away = Les autres : regardez le plafond.

## The sliding board

sliding-home-of = maison de { $name }
sliding-here = ici : { $names }
sliding-spare-is = Tuile libre : { $tile }
sliding-told-win = { $name } gagne !
sliding-told-drop = { $name } a quitté la partie.
