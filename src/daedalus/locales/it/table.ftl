### Italiano: ciò che browser e terminale dicono entrambi a un tavolo.

start-game = Si gioca
language = Lingua
over-to = Ora tocca a { $name }
others-look-away = Tutti gli altri: guardate il soffitto.

## The sliding board

sliding-home-of = casa di { $name }
sliding-here = qui: { $names }
sliding-spare-is = Tessera libera: { $tile }
sliding-told-win = Vince { $name }!
sliding-told-drop = { $name } ha lasciato la partita.
