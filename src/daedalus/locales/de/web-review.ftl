### German: looking back at a game.

review-note = { $title } · { $players ->
    [1] eine Person
   *[other] { $players } Personen
} · { $length }
review-length = { $unit ->
    [rounds] { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
   *[turns] { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
}
review-unfinished = Dieses Spiel ist noch nicht zu Ende. Das ist der Rückblick bis hierher.
review-you = Du
review-working = Jeder Zug wird noch einmal angesehen …
review-waiting = Viele Spiele werden gerade angesehen. Du wartest als Nummer { $place }.
review-stop = Anhalten
review-stopped = Angehalten
review-go-on = Weiter
review-ready = Der Rückblick ist fertig.
review-none = Hier gibt es keinen Rückblick
review-trouble-none = Dieses Spiel gibt es hier nicht.
review-trouble-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
review-trouble-running = Das Spiel läuft noch. Den Rückblick gibt es danach.
review-trouble-record = Wähl zuerst eine Aufzeichnung.
review-trouble-unreadable = Diese Aufzeichnung ist nicht lesbar: Sie bricht ab, wurde verändert oder stammt aus einer anderen Version.
review-trouble-hidden = Diese Aufzeichnung verbirgt Karten: Sie wurde vor dem Ende des Spiels gespeichert.
review-trouble-long = Dieses Spiel ist für einen Rückblick zu lang.
review-share = Link zu dieser Seite kopieren
review-ahead = Wer lag vorn?
review-ribbons = Bänder
review-ribbons-note = Breites Band, gute Chance.
review-lines = Linien
review-lines-note = Hohe Linie, gute Chance.
review-drawn = Darstellung
review-start = Beginn
review-turn = Zug { $turn }
review-turns = Zug
review-turn-of = { $who ->
    [you] du am Zug
   *[other] { $name } am Zug
}
review-rounds = Runde
review-at-once = Alle zugleich
review-luck = Glück
review-place-ahead = { $name } vorn
review-place-close = { $name } knapp dahinter
review-place-behind = { $name } hinten
review-moments = { $count ->
    [0] Kein einzelner Zug hat es entschieden
    [1] Der Moment, der es entschied
    [2] Zwei Momente, die es entschieden
   *[other] Drei Momente, die es entschieden
}
review-calm = Es war die ganze Zeit ausgeglichen; viele kleine Schritte machten den Unterschied.
review-no-turns = Hier bauen alle gleichzeitig, darum gibt es keinen Zug, den man noch einmal versuchen kann.
review-missed-finds = In Reichweite: { $motif }
    .note = { $who ->
        [you] Ein anderer Zug hätte dich dorthin geführt.
       *[other] Ein anderer Zug hätte { $name } dorthin geführt.
    }
review-missed-wins = { $who ->
    [you] Du hättest gewinnen können
   *[other] { $name } hätte gewinnen können
}
    .note = Ein Zug hätte das Spiel beendet.
review-missed-better = Ein besserer Weg war offen
    .note = { $who ->
        [you] Ein anderer Zug hätte dir mehr Chancen gelassen.
       *[other] Ein anderer Zug hätte { $name } mehr Chancen gelassen.
    }
review-missed-open = { $who ->
    [by-you] Dein Heimweg blieb offen
   *[other] Der Heimweg von { $by } blieb offen
}
    .note = Ein anderer Zug hätte ihn verschlossen.
review-fine = { $who ->
    [you] Ein starker Zug von dir
   *[other] Ein starker Zug von { $name }
}
    .note = Kein anderer Zug kam da heran.
review-fine-wins = { $who ->
    [you] Du holst den Sieg
   *[other] { $name } holt den Sieg
}
    .note = Kein anderer Zug kam da heran.
review-lucky = { $who ->
    [you] Der Wind war mit dir
   *[other] Der Wind war mit { $name }
}
    .note = Was da kam, passte genau. Reines Glück.
review-lucky-card = { $who ->
    [you] Für dich kam die richtige Karte: { $motif }
   *[other] Für { $name } kam die richtige Karte: { $motif }
}
    .note = Das lag ganz in der Nähe. Reines Glück.
review-unlucky = { $who ->
    [you] Der Wind blies dir entgegen
   *[other] Gegenwind für { $name }
}
    .note = Was da kam, half wenig. Einfach Pech.
review-unlucky-card = { $who ->
    [you] Deine nächste Karte lag weit weg: { $motif }
   *[other] Die nächste Karte von { $name } lag weit weg: { $motif }
}
    .note = Eine andere wäre leichter gewesen. Einfach Pech.
review-hindered = { $who ->
    [you] { $by } stellt sich dir in den Weg
    [by-you] Du stellst dich { $name } in den Weg
   *[other] { $by } stellt sich { $name } in den Weg
}
    .note = { $goal ->
        [home] Ein Zug, und der Heimweg war versperrt.
       *[treasure] Ein Zug, und der Weg war versperrt. Das Ziel: { $motif }.
    }
review-hindered-found = { $who ->
    [you] { $by } zieht dir davon
    [by-you] Du ziehst { $name } davon
   *[other] { $by } zieht { $name } davon
}
    .note = In diesem Zug gefunden: { $motif }.
review-hindered-won = { $who ->
    [you] { $by } war zuerst da
    [by-you] Du warst zuerst da
   *[other] { $by } war zuerst da
}
    .note = Mit diesem Zug war das Spiel gewonnen.
review-hindered-turn = { $who ->
    [you] { $by } macht es dir schwerer
    [by-you] Du machst es { $name } schwerer
   *[other] { $by } macht es { $name } schwerer
}
    .note = Nach diesem Zug sah es schlechter aus.
review-hindered-lay = { $who ->
    [you] { $by } schnappt dir etwas weg
    [by-you] Du schnappst { $name } etwas weg
   *[other] { $by } schnappt { $name } etwas weg
}
    .note = Danach gab es weniger zu fangen.
review-helped = { $who ->
    [you] { $by } öffnet dir den Weg
    [by-you] Du öffnest { $name } den Weg
   *[other] { $by } öffnet { $name } den Weg
}
    .note = { $goal ->
        [home] Ein Zug, und der Heimweg war offen.
       *[treasure] Ein Zug, und da war ein Weg. Das Ziel: { $motif }.
    }
review-helped-turn = { $who ->
    [you] { $by } macht es dir leichter
    [by-you] Du machst es { $name } leichter
   *[other] { $by } macht es { $name } leichter
}
    .note = Nach diesem Zug sah es besser aus.
review-helped-lay = { $who ->
    [you] { $by } lässt dir mehr übrig
    [by-you] Du lässt { $name } mehr übrig
   *[other] { $by } lässt { $name } mehr übrig
}
    .note = Ein Plättchen, und für die anderen sah es besser aus.
review-faster = { $who ->
    [you] Du warst schneller
   *[other] { $name } war schneller
}
    .note = Diese Runde brachte die Punkte.
review-slower = { $who ->
    [you] Die anderen waren schneller
   *[other] Die anderen waren schneller als { $name }
}
    .note = Diese Runde brachte jemand anderem die Punkte.
review-before = vorher
review-after = nachher
review-otherwise = sonst
review-like-this = so
review-change = { $who ->
    [you] Deine Gewinnchance: vorher { $before }, nachher { $after } von 100.
   *[other] Gewinnchance von { $name }: vorher { $before }, nachher { $after } von 100.
}
review-change-fine = { $who ->
    [you] Mit dem zweitbesten Zug hätte deine Chance bei { $before } von 100 gelegen; so war sie { $after }.
   *[other] Mit dem zweitbesten Zug hätte die Chance von { $name } bei { $before } von 100 gelegen; so war sie { $after }.
}
review-which = Welcher Zug gezeigt wird
review-played = Gespielt
review-better = Besser
review-played-title = So wurde gespielt
review-better-finds = So wäre { $motif } erreichbar gewesen
review-better-wins = Damit wäre das Spiel gewonnen gewesen
review-better-better = Das wäre besser gewesen
review-try = Ab hier noch einmal
review-winds = Flügel und Wind
review-sign-feathers = Federn
    .means = die eigenen Züge
review-sign-wind = Wind
    .means = Glück
review-sign-pushes = Schübe
    .means = die anderen
review-wings = { $lost ->
    [0] Makellose Flügel.
    [1] Gute Flügel.
   *[other] { $lost } Federn gingen unterwegs verloren.
}
review-wind-up = { $who ->
    [you] Der Wind trug dich hoch.
   *[other] Der Wind trug { $name } hoch.
}
review-wind-down = { $who ->
    [you] Der Wind drückte dich nach unten.
   *[other] Der Wind drückte { $name } nach unten.
}
review-pushes-up = { $who ->
    [you] Die anderen halfen dir hoch.
   *[other] Die anderen halfen { $name } hoch.
}
review-pushes-down = { $who ->
    [you] Die anderen schoben dich nach unten.
   *[other] Die anderen schoben { $name } nach unten.
}
review-pushed-up = { $who ->
    [you] { $by } half dir hoch.
    [by-you] Du halfst { $name } hoch.
   *[other] { $by } half { $name } hoch.
}
review-pushed-down = { $who ->
    [you] { $by } schob dich nach unten.
    [by-you] Du schobst { $name } nach unten.
   *[other] { $by } schob { $name } nach unten.
}
review-accounts = Eigene Züge: { $feathers } von 5 Federn. Glück: { $luck }. Die anderen: { $others }.
review-strength = { $strength ->
    [3] eine große Hilfe
    [2] eine Hilfe
    [1] eine kleine Hilfe
    [0] ausgeglichen
    [-1] ein kleiner Rückschlag
    [-2] ein Rückschlag
   *[other] ein großer Rückschlag
}
review-numbers = Alle Zahlen
review-points = In Punkten von 100
review-own-view = Wie alle es selbst sahen, mit den eigenen Karten
review-each-view = Aus der Sicht jeder Person
review-column-start = Beginn
review-column-own = Eigene Züge
review-column-others = Die anderen
review-column-luck = Glück
review-column-end = Ende
review-column-now = Jetzt
review-adds-up = Beginn, eigene Züge, die anderen und Glück ergeben immer das Ende: 100 für den Sieg, 0 für alle anderen.
review-apart = Jede Zeile ist die eigene Sicht: Darum ergeben die Zeilen zusammen nicht 100, und was jemand verliert, gewinnt nicht jemand anders.
review-spectator = Wie es von außen aussah, zusammen immer 100
review-about = Ab drei Personen sind die Chancen nur grob: bis zu 9 Punkte auf oder ab, mit offenen Karten bis zu 18.
review-shared = Wer gemeinsam gewinnt, teilt sich die 100.
review-hindsight = { $who ->
    [you] Mit der Karte von { $by } vor Augen ({ $motif }) hättest du in Zug { $turn } den Weg versperren können. Wissen konnte das niemand.
    [by-you] Mit deiner Karte vor Augen ({ $motif }) hätte { $name } dir in Zug { $turn } den Weg versperren können. Wissen konnte das niemand.
   *[other] Mit der Karte von { $by } vor Augen ({ $motif }) hätte { $name } in Zug { $turn } den Weg versperren können. Wissen konnte das niemand.
}
review-by-turn = Wie es alle sehen konnten, Zug für Zug
review-said = Notiz
review-mark-inaccuracy = etwas mehr war drin
review-mark-mistake = mehr war drin
review-mark-blunder = viel mehr war drin
review-mark-only = ein starker Zug
review-why-wins = Damit ist das Spiel gewonnen.
review-why-finds = Dieser Zug erreicht { FORM($motif, as: "acc") }.
review-why-catches = { $count ->
    [one] Dieser Zug fängt { $count } Plättchen.
   *[other] Dieser Zug fängt { $count } Plättchen.
}
review-why-plans = { $ways ->
    [one] Danach führt ein Schub ans Ziel.
   *[other] Danach führen mehrere Schübe ans Ziel.
}
review-why-nears = { $steps ->
    [one] Dieser Zug endet einen Schritt vor dem Ziel.
   *[other] Dieser Zug kommt dem Ziel näher.
}
review-why-blocks = { $who ->
    [you] Danach kannst du weniger erreichen als sonst.
   *[other] Danach kann { $name } weniger erreichen als sonst.
}
review-why-leaves = { $who ->
    [you] Aber danach kannst du mehr erreichen als sonst.
   *[other] Aber danach kann { $name } mehr erreichen als sonst.
}
review-fact-most = { $most ->
    [one] { $caught } gefangen, { $most } war möglich.
   *[other] { $caught } gefangen, { $most } waren möglich.
}
review-fact-left = { $left ->
    [one] Danach lag noch ein Plättchen zum Fangen bereit.
   *[other] Danach lagen noch bis zu { $left } Plättchen zum Fangen bereit.
}
review-fact-called = Fertig nach { $seconds } s.
review-fact-seen = Der Weg war nach { $seconds } s gefunden.
review-fact-tiles = { $tiles } Plättchen benutzt, { $fewest } reichen.
review-fact-fewest = { $tiles } Plättchen benutzt: Weniger geht nicht.
review-fact-unsolved = Das Brett war nicht gelöst.
review-guess = { $who ->
    [you] Die anderen konnten deine Karte erraten: { $motif }, { $percent } %.
   *[other] Die anderen konnten die Karte von { $name } erraten: { $motif }, { $percent } %.
}
