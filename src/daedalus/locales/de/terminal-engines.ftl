### Deutsch: Programme als Spieler.

help-arena-engine = Ein Programm, das mitspielt, etwa ./mybot oder "python3 bot.py"; mehrfach möglich.
help-arena-patience = Um so viele Millisekunden darf ein Programm seine Zeit überziehen, bevor es verliert.
help-engine-level = Die Stufe des Bots, bis die andere Seite eine andere wählt.
help-engine-seed = Derselbe Startwert entscheidet Gleichstände gleich.
arena-forfeit =
    { $games ->
        [one] { $why }: ein Spiel.
       *[other] { $why }: { $games } Spiele.
    }
arena-stderr = { "" }  Zuletzt auf seiner Fehlerausgabe: { $text }
