## daedalus review, and daedalus arena --review

help-review = Auf ein Spiel zurückblicken: was es entschieden hat und wer wie viel Glück hatte.
help-review-json = Alles als JSON ausgeben.
help-review-svg = Die Kurve der Chancen als Bild in dieser Datei speichern.
help-arena-review = Auch auf alle Spiele zurückblicken: was die Züge jedes Bots verloren, sein Glück, seine Siege ohne Glück.
look-back-better = Besser: { $actions }
look-back-saved = Gespeichert: { $file }
look-back-bot = Bot
look-back-lost = verloren je Zug
look-back-marks = Vermerke je Spiel
look-back-luck-each = Glück je Spiel
look-back-wins = Siege
look-back-without-luck = ohne Glück
look-back-note = Verloren und Glück in Punkten von 100. Ohne Glück: Siege, wenn man das Glück aller abzieht.
