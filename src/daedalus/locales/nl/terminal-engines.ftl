### Nederlands: programma’s als spelers.

help-arena-engine = Een programma dat meespeelt, zoals ./mybot of "python3 bot.py"; mag vaker.
help-arena-patience = Zoveel milliseconden mag een programma over zijn tijd gaan voordat het opgeeft.
help-engine-level = Het niveau van de bot, tot de andere kant een ander kiest.
help-engine-seed = Hetzelfde startgetal beslist gelijke keuzes op dezelfde manier.
arena-forfeit =
    { $games ->
        [one] { $why }: één spel.
       *[other] { $why }: { $games } spellen.
    }
arena-stderr = { "" }  De laatste regel van zijn foutuitvoer: { $text }
