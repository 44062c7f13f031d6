## Ein Abend mit vielen

eve-title = Ein Abend mit vielen
eve-note = Ein Link, 4 bis 32 Leute, keine Konten.
eve-static = Ein Abend braucht einen Server: Diese Seite hat keinen.
eve-world = Was spielt ihr?
eve-size = Wie viele an einem Tisch?
eve-rounds = Runden
eve-pace = Wie schnell?
eve-pace-0 = In Ruhe
eve-pace-30 = Eine halbe Minute pro Zug
eve-pace-15 = Flott
eve-door = Namen erst zeigen, wenn du sie gelesen hast
    .note = Niemand sieht einen Namen, bevor du ihn hereingelassen hast.
eve-many = Wie viele kommen?
    .note = Nur geschätzt, damit wir sagen können, wie lange es dauert. Wer kommt, kann mitspielen.
eve-about = etwa { $count }
eve-by = Dein Name, für den Titel
eve-tables = { $count ->
    [one] Ein Tisch für { $size }
   *[other] { $count } Tische für { $size }
}
eve-tables-mixed = { $count } Tische für { $low } und { $high }
eve-takes = { $count ->
    [one] Eine Runde, etwa { $time }.
   *[other] { $count } Runden, etwa { $time }.
}
eve-meet = In jeder Runde triffst du so viele neue Leute wie möglich.
eve-open = Türen öffnen
eve-before = Deine Abende
eve-of = { $world }: ein Abend bei { $name }
eve-of-nobody = { $world }: ein Abend mit vielen
eve-gone = Diesen Abend gibt es nicht
    .note = Er ist lange her und weggeräumt, oder ein Teil des Links fehlt.
eve-at-door = An der Tür

## Die Türen sind offen

eve-come = Komm und spiel mit
    .note = Scanne den Code oder tippe die Adresse ab. Name, Zeichen, fertig.
eve-who = Wer da ist
eve-came = { $name } ist da.
eve-here = { $count ->
    [one] Eine Person
   *[other] { $count } Leute
}
eve-four = Ihr müsst mindestens zu viert sein.
eve-play-along = Mitspielen
eve-begin = Runde { $round } beginnen
eve-screen = Für den großen Bildschirm
eve-people = { $count ->
    [0] Leute
    [one] Leute: eine Person wartet
   *[other] Leute: { $count } warten
}
eve-manage = Leute und Runden
eve-nobody = Noch ist niemand da.
eve-let-in = Hereinlassen
eve-let-in-name = { $name } hereinlassen
eve-deputy = { $name } darf den Abend mit leiten
eve-deputy-is = leitet mit
eve-new-name = Anderer Name für { $name }
eve-rename = Umbenennen
eve-off = { $name } wegschicken
eve-alone = Wer den Abend leitet, ist schon eine Weile weg.
eve-take-over = Leitung übernehmen

## Auf den Telefonen

eve-sign = Dein Zeichen für diesen Abend
eve-sign-taken = Schon vergeben: { $motif }
eve-enter = Hereinkommen
    .note = Kein Konto. Dein Name wird nur an diesem Abend gezeigt.
eve-look-on = Nur zusehen
eve-table = Tisch { $table }
eve-ready = Dein Tisch ist bereit.
eve-ready-at = Dein Tisch ist bereit: Tisch { $table }.
eve-called = Alle werden zurückgerufen.
eve-with = Tisch { $table }, mit
eve-sit = Hinsetzen
eve-late = Es geht los, wenn alle { $size } sitzen. Fehlt jemand, warten wir zwei Minuten, dann hält ein Bot den Platz warm.
eve-leave = Den Abend verlassen
eve-waits = Gleich wirst du hereingelassen.
eve-in = Du bist dabei.
eve-soon = Bleib hier: Wir rufen dich, wenn es losgeht.
eve-soon-next = Bleib hier: Wir rufen dich, wenn die nächste Runde beginnt.
eve-next-one = Ab der nächsten Runde bist du dabei.
eve-well = Gut gespielt, { $name }!
eve-placed = { $count ->
    [one] Platz { $place } am Tisch: ein Punkt.
   *[other] Platz { $place } am Tisch: { $count } Punkte.
}
eve-have = { $count ->
    [one] Insgesamt hast du einen.
   *[other] Insgesamt hast du { $count }.
}
eve-still = { $count ->
    [one] Ein Tisch spielt noch. Bleib hier, wir rufen dich.
   *[other] { $count } Tische spielen noch. Bleib hier, wir rufen dich.
}
eve-watch = Den anderen zusehen
eve-gathers = Dein Tisch
eve-sits = { $count ->
    [0] Alle sind da.
   *[other] Noch nicht da: { $names }.
}
eve-back = Zurück zum Abend

## Eine Runde

eve-found = { $count } gefunden
eve-over-to = { $name } ist dran.
eve-all-play = Alle spielen.
eve-home = { $count ->
    [one] Fertig. Erster Platz: { $names }.
   *[other] Fertig. Gemeinsam auf Platz 1: { $names }.
}
eve-done = { $left ->
    [0] Alle Tische sind fertig.
   *[other] Fertig: { $count }. Noch im Spiel: { $left }.
}
eve-next-round = Runde { $round } beginnt, wenn alle zurück sind. Wer fertig ist, kann den anderen zusehen.
eve-last-round = Das ist die letzte Runde. Wer fertig ist, kann den anderen zusehen.
eve-call = Alle zurückrufen
eve-close = Runde beenden
    .note = An Tischen, die noch spielen, gilt der Stand von jetzt.
eve-close-now = Jetzt beenden

## Wie es steht

eve-standings = Stand
eve-after = { $count ->
    [0] Vor der ersten Runde
    [one] Nach einer Runde
   *[other] Nach { $count } Runden
}
eve-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
eve-not-there = war nicht da
eve-rule = Platz 1 an einem Vierertisch: 4 Punkte, dann 3, 2, 1. Wer gleich viele Punkte hat, teilt sich den Platz.

## Das Ende

eve-cheers = { $count ->
   *[other] Dreimal hoch: { $names }!
}
eve-sum = { $people } Leute, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
eve-else = Und alle anderen
eve-another = Noch ein Abend
eve-one-more = Noch eine Runde
eve-certificates = Urkunden
eve-results = Alle Ergebnisse
eve-csv = Als Tabelle (CSV)
eve-records = Alle Spiele
eve-print = { $count ->
    [one] Ein Blatt drucken
   *[other] { $count } Blätter drucken
}
eve-cert-of = Von { $count }, die gespielt haben, auf Platz { $place }:
eve-cert-with = { $count ->
    [one] mit einem Punkt
   *[other] mit { $count } Punkten
} in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}: { $world }
eve-cert-host = Leitung
eve-cert-witness = bezeugt von
