### Deutsch: die Sätze von Go!, die Browser und Terminal teilen.

## Alone: what is said about 0, 1 or 2, 3 or 4, 5 or 6, 7 or 8, 9 or more solved

go-grade-0 = Das Labyrinth war heute verschlafen. Weck es mit dem nächsten Versuch!
go-grade-1 = Du hast schon einen Fuß in der Tür.
go-grade-2 = Du kennst dich hier aus.
go-grade-3 = Du könntest hier Führungen machen.
go-grade-4 = Die Wände werden langsam nervös.
go-grade-5 = Hast du dieses Labyrinth etwa selbst gebaut?

## A round

go-round = Runde { $round }
go-get-ready = Bereit für den nächsten Wurf?
go-search = Such die vier Schätze! Finger weg von den Plättchen.
go-count-down = Drei, zwei, eins …
go-go = Los!
go-build = Verbinde alle vier Schätze mit der Mitte!
go-wait = Jetzt bauen die anderen zu Ende …
go-time-up = Die Zeit ist um!
go-ready = Ich bin bereit
go-claim = Fertig!
go-joker = Joker
go-tile = Plättchen { $tile }
go-score-tile = Punkteplättchen { $tile }
go-loose =
    { $count ->
        [one] Plättchen { $tiles } ist nicht mit der Mitte verbunden: Verbinde es oder nimm es auf.
       *[other] Die Plättchen { $tiles } sind nicht mit der Mitte verbunden: Verbinde sie oder nimm sie auf.
    }
go-end-question = { $name } hat zweimal hintereinander ungelöst abgegeben. Du darfst die Partie beenden und gewinnst sie.
go-end = Partie beenden
go-play-on = Weiterspielen

## The seats

go-solved =
    { $solved ->
        [0] nichts gelöst
        [one] 1 Labyrinth gelöst
       *[other] { $solved } Labyrinthe gelöst
    }
go-note-ready = bereit
go-note-building = baut
go-note-holds = hat Punkteplättchen { $tile }
go-note-joker = hat den Joker

## What happened

go-did-roll = Runde { $round }: { $motifs }.
go-did-claim = { $name } ist fertig: Punkteplättchen { $tile }.
go-did-last = Für { $name } bleibt Punkteplättchen { $tile }.
go-did-solved = { $name }: gelöst, { $points ->
    [one] { $points } Feld vor.
   *[other] { $points } Felder vor.
}
go-did-unsolved = { $name }: nicht gelöst, { $points ->
    [one] { $points } Feld zurück.
   *[other] { $points } Felder zurück.
}
go-did-one = { $name }: nicht gelöst, trotzdem 1 Feld vor.
go-did-joker = Der Joker geht an { $name }.
go-did-win = { $name } gewinnt!
go-did-alone = Gelöst! Nummer { $solved }.
go-did-not-yet = Noch nicht gelöst. Bau weiter!
go-did-end = { $name } beendet die Partie: zweimal hintereinander ungelöst abgegeben.
