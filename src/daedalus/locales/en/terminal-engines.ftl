### English: programs as players.

help-arena-engine = A program that plays too, such as ./mybot or "python3 bot.py"; may be repeated.
help-arena-patience = Milliseconds an engine may take beyond its time before it forfeits.
help-engine-level = The level of the bot, unless the other side sets another one.
help-engine-seed = The same seed breaks ties the same way.
arena-forfeit =
    { $games ->
        [one] { $why }: one game.
       *[other] { $why }: { $games } games.
    }
arena-stderr = { "" }  Last on its error output: { $text }
