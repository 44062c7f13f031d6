### Español: programas como jugadores.

help-arena-engine = Un programa que también juega, como ./mybot o "python3 bot.py"; se puede repetir.
help-arena-patience = Los milisegundos que un programa puede pasarse de su tiempo antes de perder la partida.
help-engine-level = El nivel del bot, hasta que la otra parte elija otro.
help-engine-seed = La misma semilla resuelve los empates del mismo modo.
arena-forfeit =
    { $games ->
        [one] { $why }: una partida.
       *[other] { $why }: { $games } partidas.
    }
arena-stderr = { "" }  Lo último en su salida de errores: { $text }
