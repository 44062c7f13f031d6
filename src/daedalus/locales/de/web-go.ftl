### Deutsch: was nur der Browser zu Go! sagt

# Die Sprache dieser Datei, für Aufzählungen.
go-language = de

go-turn = Drehen
go-flip = Wenden
go-middle = die Mitte
go-tile-turned = Plättchen { $tile }, Seite { $face }, nach { $heading }{ $hole ->
    [yes] , mit dem Loch im ersten Feld
   *[no] { "" }
}
go-goal-framed = { $motif }: gefunden
go-cell = { $motif }{ $wanted ->
    [yes] , gesucht
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , unter Plättchen { $tile }
}
go-rival = { $name }: { $count } von 4 gefunden
go-rack = Deine Plättchen
go-rack-hint = { $pointer ->
    [mouse] klicken dreht, ziehen legt
   *[other] tippen dreht, ziehen legt
}
go-rack-locked = Finger weg bis „Los!“
go-begin = Vier Würfel, vier Schätze. Bereit?
go-roll = Würfeln
go-found-all = Alle vier gesehen!
go-wait-ready = Warten auf die anderen …
go-maze = Labyrinth { $round }
go-step-search = Suchen
go-step-build = Bauen
go-step-check = Prüfen
go-hands-off = Erst bei „Los!“: jetzt nur schauen.
go-frozen = Du bist fertig: Jetzt bleibt alles, wie es ist.
go-ask = Nicht alle verbunden: trotzdem fertig?
go-ask-no = Weiterbauen
go-took = Die { $tile } gehört dir
go-took-note = wenn die Prüfung alle vier verbunden findet. Dein Brett bleibt jetzt, wie es ist.
go-still-building =
    { $count ->
        [one] { $names } baut noch
       *[other] { $names } bauen noch
    }
go-unfit-edge = Es würde über den Rand ragen.
go-unfit-middle = Die Mitte bleibt frei.
go-unfit-tile = Dort liegt schon ein Plättchen.
go-unfit-else = Dreh es, wende es oder leg es woandershin.
go-not-wanted = Die Würfel zeigen { FORM($motif, as: "acc") } nicht.
go-missing = Nicht verbunden: { $motifs }.
go-all-linked = Alle vier sind verbunden.
go-board-of = Das Brett von { $name }
go-end-rounds =
    { $count ->
        [one] nach { $count } Runde
       *[other] nach { $count } Runden
    }
go-dice = Die Würfel
go-joker-tile = Joker: eine Kreuzung auf einem Feld.
go-tile-open = Erstes Feld offen nach { $first }; zweites Feld offen nach { $second }.
go-cell-linked = mit der Mitte verbunden
go-cell-found = markiert
go-no-roll = Es wurde noch nicht gewürfelt.
go-laid = Plättchen { $tile } liegt hier: { $cells }{ $motif ->
    [none] { "" }
   *[other] ; im Loch: { $motif }
}.
go-lifted = Plättchen { $tile } ist wieder in deiner Hand.
go-hint-shows = Dieses Loch kommt über { FORM($motif, as: "acc") }.
go-hint-leads = Dieses Plättchen führt den Weg weiter.
go-hint-blocks = Dieses Plättchen liegt im Weg. Nimm es auf.
go-hint-solved = Alle vier sind verbunden. Jetzt „{ go-claim }“
go-hint-seen = Hier sind alle vier.
go-board-empty = Auf deinem Brett liegt kein Plättchen.
go-hand-empty = Alle Plättchen liegen auf dem Brett.
go-no-others = Sonst spielt niemand mit.
go-no-limit = Die Uhr läuft nicht.
go-time-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
go-nothing-yet = Noch ist nichts passiert.
go-keys = Pfeiltasten gehen über das Brett, Enter legt das Plättchen in der Hand oder nimmt eins auf. 1 bis 6 und J wählen ein Plättchen, R dreht es, F wendet es. Umschalt und Enter: würfeln, bereit oder fertig. G: was die Würfel zeigen. B: dein Brett. Y: die Reihe, in der du bist. H: deine Plättchen. O: die anderen. P: Punkte. T: verbleibende Zeit. L: was zuletzt geschah.
