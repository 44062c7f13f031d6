### Deutsch: Rätsel im Browser: Aufgaben, Tipps, Urteile, Beweise, der Kalender.

## Die Seiten

puzzle-daily = Rätsel des Tages
puzzle-back = Zurück zu den Rätseln
puzzle-none = Dieses Rätsel gibt es nicht
puzzle-none-note = Vielleicht wurde es weggelassen, weil sein Beweis nicht hielt.
puzzle-kind-fetch = Holen
    .note = Ein Schatz, eine feste Zahl von Zügen. Du bist allein.
puzzle-kind-run = Lauf
    .note = Mehrere Schätze der Reihe nach, in möglichst wenigen Zügen.
puzzle-kind-guard = Hüten
    .note = Nimm deinen Schatz und lass für die anderen keinen übrig.
puzzle-kind-duel = Duell
    .note = Sichere dir den Schatz, egal, was die andere Seite schiebt.
puzzle-kind-weave = Weben
    .note = Verbinde alle vier Bilder mit möglichst wenigen Plättchen.
puzzle-kind-harvest = Ernte
    .note = Leg deine Plättchen und fang möglichst viele Tiere.
puzzle-number = Nr. { $number }
puzzle-step = Stufe { $level } von 5

## Die Aufgabe

puzzle-home = der Weg nach Hause
    .the = der Weg nach Hause
    .acc = den Weg nach Hause
    .to = zum Weg nach Hause
    .at = beim Weg nach Hause
    .is = home
puzzle-alone = Du bist allein.
puzzle-task-fetch =
    { $turns ->
        [1] Hol dir { FORM($goal, as: "acc") } in einem Zug.
        [2] Hol dir { FORM($goal, as: "acc") } in zwei Zügen.
        [3] Hol dir { FORM($goal, as: "acc") } in drei Zügen.
        [4] Hol dir { FORM($goal, as: "acc") } in vier Zügen.
       *[other] Hol dir { FORM($goal, as: "acc") } in { $turns } Zügen.
    }
puzzle-task-run =
    { $count ->
        [1] Ein Schatz in { $turns } Zügen.
        [2] Zwei Schätze in { $turns } Zügen.
        [3] Drei Schätze in { $turns } Zügen.
        [4] Vier Schätze in { $turns } Zügen.
        [5] Fünf Schätze in { $turns } Zügen.
       *[other] { $count } Schätze in { $turns } Zügen.
    }
puzzle-task-run-order = In dieser Reihenfolge: { $goals }.
puzzle-task-guard =
    { $turns ->
        [1] Hol dir { FORM($goal, as: "acc") } und lass für { $name } nichts übrig.
       *[other] Sichere dir { FORM($goal, as: "acc") } und lass für { $name } nichts übrig.
    }
puzzle-task-guard-next = Danach ist { $name } dran und braucht { FORM($goal, as: "acc") }.
puzzle-task-guard-later = Was { $name } auch tut: Danach musst du noch hinkommen können. { $name } braucht { FORM($goal, as: "acc") } und darf weder vor dir noch gleich nach dir hinkommen.
puzzle-task-duel = Sichere dir { FORM($goal, as: "acc") }.
puzzle-task-duel-next = Was { $name } auch tut: Danach musst du noch hinkommen können.
puzzle-task-weave =
    { $tiles ->
        [one] Verbinde alle Bilder mit einem weiteren Plättchen.
       *[other] Verbinde alle Bilder mit { $tiles } weiteren Plättchen.
    }
puzzle-task-weave-clock = Ohne Uhr.
puzzle-task-harvest =
    { $turns ->
        [one] Leg ein Plättchen und fang damit so viele wie möglich.
       *[other] Leg { $turns } Plättchen und fang damit so viele wie möglich.
    }
puzzle-task-harvest-best = Jedes Plättchen, das mit deinem verbunden ist, kann gefangen werden.

## Versuche, Züge und Sterne

puzzle-trail = Zug { $turn } von { $turns }.
puzzle-trail-wall = Alle Züge sind verbraucht. Eine Wand ist im Weg.
puzzle-stars = { $stars } von 3 Sternen
puzzle-try =
    { $tries ->
        [1] Erster Versuch
        [2] Zweiter Versuch
        [3] Dritter Versuch
       *[other] Versuch { $tries }
    }
puzzle-try-over =
    { $tries ->
        [1] Erster Versuch vorbei
        [2] Zweiter Versuch vorbei
        [3] Dritter Versuch vorbei
       *[other] Versuch { $tries } vorbei
    }
puzzle-note-first = Drei Versuche für drei Sterne. Dreh und ziel, so lange du magst.
puzzle-note-hint = Jeder Tipp kostet einen Stern. Ein Stern bleibt dir immer.
puzzle-note-later =
    { $stars ->
        [one] Ein Stern ist noch zu gewinnen.
       *[other] { $stars } Sterne sind noch zu gewinnen.
    }
puzzle-tries-left =
    { $tries ->
        [one] Noch ein Versuch
        [2] Noch zwei Versuche
       *[other] Noch { $tries } Versuche
    } { $stars ->
        [2] für zwei Sterne.
       *[other] für drei Sterne.
    }
puzzle-redo = Zug { $turn } neu

## Was auf dem Brett geschah

puzzle-close = Ganz knapp!
puzzle-wrong = Noch nicht.
puzzle-why-one_wall_away = { FORM($goal, as: "is") ->
    [home] Nur noch eine Wand bis nach Hause.
   *[other] Nur noch eine Wand bis { FORM($goal, as: "to") }.
}
puzzle-why-too_far =
    { $count ->
        [one] Noch eine Wand bis { FORM($goal, as: "is") ->
            [home] nach Hause
           *[other] { FORM($goal, as: "to") }
        }.
       *[other] Noch { $count } Wände bis { FORM($goal, as: "is") ->
            [home] nach Hause
           *[other] { FORM($goal, as: "to") }
        }.
    }
puzzle-why-too_late = In Reichweite, aber einen Zug zu spät: { $goal }.
puzzle-why-on_spare = Hinausgeschoben! Jetzt liegt { $goal } auf dem Plättchen in deiner Hand.
puzzle-why-opponent_takes = Jetzt könnte { $name } { FORM($goal, as: "acc") } holen.
puzzle-why-opponent_wins = { $name } käme jetzt nach Hause und würde gewinnen.
puzzle-why-opponent_blocks = { FORM($goal, as: "is") ->
    [home] { $name } hat einen Schub, der dir den Heimweg versperrt.
   *[other] { $name } hat einen Schub, nach dem du { FORM($goal, as: "acc") } nicht mehr erreichst.
}
puzzle-why-opponent_breaks = Nach dieser Antwort kannst du nicht beides: { FORM($goal, as: "acc") } holen und { $name } aufhalten.
puzzle-why-not_linked = Noch nicht verbunden: { $motifs }.
puzzle-why-loose_tile = Ein Plättchen liegt lose: Es ist nicht mit der Mitte verbunden.
puzzle-why-too_many_tiles = Alles verbunden, mit { $count } Plättchen. Es geht mit { $best }.
puzzle-why-given_moved = Die Plättchen, die am Anfang da lagen, müssen bleiben.
puzzle-why-more_possible = Gefangen: { $count }. Möglich: { $best }.
puzzle-opens = Das Plättchen ist { $sides } offen.
puzzle-side-north = oben
puzzle-side-east = rechts
puzzle-side-south = unten
puzzle-side-west = links
puzzle-key-wall = Die Wand dazwischen

## Tipps

puzzle-aim = Neu zielen
puzzle-aim-again = Neu zielen · kostet einen Versuch
puzzle-getting = Das Rätsel kommt gleich …
puzzle-hint-where = Wo soll ich hinschauen?
puzzle-hint-first = Zeig mir den ersten Schritt
puzzle-hint-of = Tipp { $step } von 2
puzzle-hint-costs = Tipp { $step } von 2 · kostet einen Stern
puzzle-hint-left =
    { $left ->
        [one] Tipp, noch einer von 2
       *[other] Tipp, noch { $left } von 2
    }
puzzle-hint-yours =
    { $way ->
        [column] Schau auf die Spalte, in der du stehst.
       *[row] Schau auf die Reihe, in der du stehst.
    }
puzzle-hint-line =
    { $way ->
        [column] Schau auf Spalte { $line }.
       *[row] Schau auf Reihe { $line }.
    }
puzzle-hint-tile = Schau auf Plättchen { $tile }.

## Gelöst

puzzle-solved = Gelöst!
puzzle-yours = Gefunden: { $goal }!
puzzle-effort =
    { $tries ->
        [1] Erster Versuch
        [2] Zweiter Versuch
        [3] Dritter Versuch
       *[other] Versuch { $tries }
    }{ $hints ->
        [0] , kein Tipp
        [1] , ein Tipp
       *[other] , zwei Tipps
    }
puzzle-proof-fetch =
    { $solutions ->
        [one] Kürzer geht es nicht, und es geht nur so: Alle { $nodes } Stellungen wurden geprüft.
       *[other] Kürzer geht es nicht, und es gibt { $solutions } Wege: Alle { $nodes } Stellungen wurden geprüft.
    }
puzzle-proof-run =
    { $solutions ->
        [one] Weniger als { $turns } Züge reichen nicht, und es geht nur so: Alle { $nodes } Stellungen wurden geprüft.
       *[other] Weniger als { $turns } Züge reichen nicht, und es gibt { $solutions } Wege: Alle { $nodes } Stellungen wurden geprüft.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Jeder andere Zug scheitert: Alle { $nodes } Stellungen wurden geprüft.
       *[other] { $solutions } Züge gelingen, jeder andere scheitert: Alle { $nodes } Stellungen wurden geprüft.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Jede Antwort wurde versucht, kein anderer Schub ist sicher: Alle { $nodes } Stellungen wurden geprüft.
       *[other] Jede Antwort wurde versucht, { $solutions } Schübe sind sicher: Alle { $nodes } Stellungen wurden geprüft.
    }
puzzle-proof-weave =
    { $solutions ->
        [one] Mit weniger Plättchen geht es nie, und es geht nur so.
       *[other] Mit weniger Plättchen geht es nie, und es gibt { $solutions } Wege.
    }
puzzle-proof-harvest =
    { $solutions ->
        [one] Mehr lässt sich nicht fangen, und es geht nur so: Alle { $nodes } Möglichkeiten wurden versucht.
       *[other] Mehr lässt sich nicht fangen, und es gibt { $solutions } Wege: Alle { $nodes } Möglichkeiten wurden versucht.
    }
puzzle-tell = Weitersagen
puzzle-no-spoiler = Nichts darin verrät den Weg.
puzzle-share-title = Daedalus-Tagesrätsel { $number } · { $title }
puzzle-your-level = Passend für dich
puzzle-next = Nächstes Rätsel
puzzle-watch = Lösung ansehen

## Tage

puzzle-in-a-row =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage in Folge
    }
puzzle-days-in-a-row =
    { $days ->
        [one] Tag
       *[other] Tage in{"\u00A0"}Folge
    }
puzzle-month = Der ganze Monat
puzzle-on-calendar = Jetzt in deinem Kalender: { FORM($goal, as: "is") ->
    [home] ein Stern
   *[other] { $goal }
}.
puzzle-tomorrow =
    { $hours ->
        [one] Das nächste Rätsel kommt in weniger als einer Stunde.
       *[other] Das nächste Rätsel kommt in { $hours } Stunden.
    }
puzzle-go-on = Löse es heute, und der Weg geht weiter.
puzzle-begin = Löse es heute, und ein Weg beginnt.
puzzle-today = Das Rätsel von heute
puzzle-today-note = Dasselbe für alle auf der Welt, bis Mitternacht.
puzzle-today-done = Für heute gelöst. Das nächste kommt um Mitternacht.
puzzle-play = Spielen
puzzle-month-count =
    { $count ->
        [0] Diesen Monat noch kein Schatz.
        [one] Ein Schatz diesen Monat, { $best ->
            [0] noch keiner mit drei Sternen.
           *[other] sogar mit drei Sternen.
        }
       *[other] { $count } Schätze diesen Monat, { $best } davon mit drei Sternen.
    }
puzzle-day-done = { $day }, { FORM($goal, as: "is") ->
    [home] gelöst
   *[other] { $goal }
}, { $stars } von 3 Sternen
puzzle-day-today = { $day }, heute, noch offen
puzzle-day-missed = { $day }, nicht gespielt

## Übersicht

puzzle-kinds = Arten von Rätseln
puzzle-new = Neu
puzzle-solved-count = { $count } gelöst
puzzle-due = Zu wiederholen
puzzle-level = Stufe { $level }
puzzle-level-name =
    { $level ->
        [1] Erste Schritte
        [2] Um die Ecke
        [3] Unterwegs
        [4] Wacher Blick
        [5] Guter Riecher
        [6] Wegkundig
        [7] Karte im Kopf
        [8] Ariadnes Faden
        [9] Herz des Labyrinths
       *[10] Dädalus
    }
puzzle-level-stones = Du stehst auf Stein { $level } von { $levels }.
puzzle-level-note = Jedes Rätsel passt zu deiner Stufe.
puzzle-file = Dein Fortschritt
puzzle-file-note = Er bleibt auf diesem Gerät. Eine Datei bringt ihn auf ein anderes.
puzzle-file-save = Als Datei speichern
puzzle-file-open = Datei öffnen
puzzle-file-read = Zu deinem Fortschritt hier dazugekommen.
puzzle-file-not-read = Das ist keine Datei mit Rätselfortschritt.

## Sturm

puzzle-storm = Sturm
    .note = Drei Minuten, so viele du kannst.
puzzle-storm-best = Deine Bestleistung: { $best }
puzzle-storm-go = Uhr starten
puzzle-storm-skip = Überspringen
puzzle-storm-over = Zeit um!
puzzle-storm-result =
    { $count ->
        [0] Diesmal keins gelöst.
        [one] Ein Rätsel gelöst.
       *[other] { $count } Rätsel gelöst.
    }
puzzle-storm-record = So gut warst du noch nie!
puzzle-storm-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
puzzle-storm-missed = Was nicht gelang, kommt in ein paar Tagen wieder.
