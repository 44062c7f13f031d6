### Español: lo que dicen en una mesa tanto el navegador como la terminal.

start-game = A jugar
language = Idioma
over-to = Ahora le toca a { $name }
others-look-away = Los demás: mirad al techo.

## The sliding board

sliding-home-of = casa de { $name }
sliding-here = aquí: { $names }
sliding-spare-is = Loseta libre: { $tile }
sliding-told-win = ¡Gana { $name }!
sliding-told-drop = { $name } ha dejado la partida.
