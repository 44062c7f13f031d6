## daedalus review, and daedalus arena --review

help-review = Auf ein Spiel zurückblicken: was es entschieden hat und wer wie viel Glück hatte.
help-review-json = Alles als JSON ausgeben.
help-review-svg = Die Kurve der Chancen als Bild in dieser Datei speichern.
help-arena-review = Auch auf alle Spiele zurückblicken: was die Züge jedes Bots verloren, sein Glück, seine Siege ohne Glück.
look-back-turns = { $title }, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
look-back-rounds = { $title }, { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}
look-back-unfinished = Dieses Spiel ist noch nicht zu Ende. So weit geht es:
look-back-points = In Punkten von 100; Anfang, eigene Züge, die anderen und Glück ergeben zusammen das Ende.
look-back-now = jetzt
look-back-missed-finds = { $name } hätte hier ans Ziel kommen können: { $motif }.
look-back-missed = { $name } hatte hier einen besseren Zug.
look-back-fine = { $name } fand den einzigen guten Zug.
look-back-lucky = { $name } hatte Glück.
look-back-unlucky = { $name } hatte Pech.
look-back-helped = { $by } hat { $name } den Weg geöffnet.
look-back-hindered = { $by } kam { $name } in die Quere.
look-back-faster = { $name } war schneller.
look-back-slower = Die anderen waren schneller als { $name }.
look-back-change = Vorher { $before } von 100, danach { $after }.
look-back-better = Besser: { $actions }
look-back-saved = Gespeichert: { $file }
look-back-bot = Bot
look-back-lost = verloren je Zug
look-back-marks = Vermerke je Spiel
look-back-luck-each = Glück je Spiel
look-back-wins = Siege
look-back-without-luck = ohne Glück
look-back-note = Verloren und Glück in Punkten von 100. Ohne Glück: Siege, wenn man das Glück aller abzieht.
