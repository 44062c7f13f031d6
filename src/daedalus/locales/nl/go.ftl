### Nederlands: de zinnen van Go! die browser en terminal delen.

## Alone: what is said about 0, 1 or 2, 3 or 4, 5 or 6, 7 or 8, 9 or more solved

go-grade-0 = Het doolhof was nog slaperig. Maak het wakker met een nieuwe poging!
go-grade-1 = Je begint de smaak te pakken te krijgen.
go-grade-2 = Je weet hier de weg.
go-grade-3 = Je zou hier rondleidingen kunnen geven.
go-grade-4 = De muren worden er zenuwachtig van.
go-grade-5 = Heb jij dit doolhof soms zelf gebouwd?

## A round

go-round = Ronde { $round }
go-get-ready = Klaar voor de volgende worp?
go-search = Zoek de vier schatten! Handen af van de tegels.
go-count-down = Drie, twee, een …
go-go = Start!
go-build = Verbind alle vier de schatten met het midden!
go-wait = De anderen bouwen nog …
go-time-up = De tijd is om!
go-ready = Ik ben zover
go-claim = Klaar!
go-joker = Joker
go-tile = Tegel { $tile }
go-score-tile = Scorefiche { $tile }
go-loose =
    { $count ->
        [one] Tegel { $tiles } is niet met het midden verbonden: verbind hem of pak hem op.
       *[other] De tegels { $tiles } zijn niet met het midden verbonden: verbind ze of pak ze op.
    }
go-end-question = { $name } heeft twee keer achter elkaar een onopgelost doolhof ingeleverd. Je mag het spel beëindigen en wint dan.
go-end = Spel beëindigen
go-play-on = Verder spelen

## The seats

go-solved =
    { $solved ->
        [0] niets opgelost
        [one] 1 doolhof opgelost
       *[other] { $solved } doolhoven opgelost
    }
go-note-ready = is zover
go-note-building = bouwt
go-note-holds = heeft scorefiche { $tile }
go-note-joker = heeft de joker

## What happened

go-did-roll = Ronde { $round }: { $motifs }.
go-did-claim = { $name } is klaar: scorefiche { $tile }.
go-did-last = Voor { $name } blijft scorefiche { $tile } over.
go-did-solved = { $name }: opgelost, { $points ->
    [one] { $points } punt vooruit.
   *[other] { $points } punten vooruit.
}
go-did-unsolved = { $name }: niet opgelost, { $points ->
    [one] { $points } punt terug.
   *[other] { $points } punten terug.
}
go-did-one = { $name }: niet opgelost, toch 1 punt vooruit.
go-did-joker = De joker gaat naar { $name }.
go-did-win = { $name } wint!
go-did-alone = Opgelost! Nummer { $solved }.
go-did-not-yet = Nog niet opgelost. Bouw verder!
go-did-end = { $name } beëindigt het spel: twee keer achter elkaar onopgelost ingeleverd.
