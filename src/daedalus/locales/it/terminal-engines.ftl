### Italiano: programmi come giocatori.

help-arena-engine = Un programma che gioca anche lui, come ./mybot o "python3 bot.py"; ripetibile.
help-arena-patience = I millisecondi che un programma può prendersi oltre il suo tempo prima di perdere a tavolino.
help-engine-level = Il livello del bot, finché l’altra parte non ne sceglie un altro.
help-engine-seed = Lo stesso seme scioglie le parità nello stesso modo.
arena-forfeit =
    { $games ->
        [one] { $why }: una partita.
       *[other] { $why }: { $games } partite.
    }
arena-stderr = { "" }  Le ultime parole sul suo canale degli errori: { $text }
