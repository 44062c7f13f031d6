### Deutsch: was Browser und Terminal am Tisch beide sagen.

start-game = Spielen
language = Sprache
over-to = Jetzt ist { $name } dran
others-look-away = Alle anderen: an die Decke schauen.

## The sliding board

sliding-home-of = Zuhause von { $name }
sliding-here = hier: { $names }
sliding-spare-is = Freies Plättchen: { $tile }
sliding-told-win = { $name } gewinnt!
sliding-told-drop = { $name } ist ausgeschieden.
