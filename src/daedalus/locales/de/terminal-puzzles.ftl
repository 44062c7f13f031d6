### Deutsch: Rätsel im Terminal. Aufgaben, Urteile und Beweise stehen in web-puzzles.ftl.

help-puzzle = Ein Rätsel lösen: das von heute oder ein anderes.
help-puzzle-which = daily, ein Datum wie 2026-11-17 oder die Kennung eines Rätsels.
help-puzzle-kind = Nur diese Art: fetch, run, guard, duel, weave oder harvest.
help-puzzle-plain = Ohne Zeichnungen, für Screenreader.
help-puzzles = Rätsel erzeugen, prüfen, zeigen und zählen.
help-puzzles-make = Rätsel erzeugen; ohne Art die mitgelieferte Sammlung noch einmal.
help-puzzles-verify = Jedes Rätsel einer Sammlung neu beweisen, allein aus seiner Stellung.
help-puzzles-show = Ein Rätsel zeigen, auf Wunsch mit Lösungen.
help-puzzles-stats = Eine Sammlung zählen; mit --solved zeigen, welche Bots sie auf den ersten Blick lösen.
help-puzzles-turns = Nur Rätsel mit so vielen Zügen.
help-puzzles-count = Wie viele.
help-puzzles-out = In diese Datei schreiben statt auf den Bildschirm.
help-puzzles-file = Eine Sammlung; sonst die mitgelieferte.
help-puzzles-id = Die Kennung eines Rätsels; mit --sheet auch mehrere.
help-puzzles-svg = Das Bild in diese Datei schreiben; - für den Bildschirm.
help-puzzles-sheet = Eine Druckseite in diese Datei schreiben, sechs je Blatt; ohne Kennung sechs aus allen Arten.
help-puzzles-solution = Auch die Lösungen zeigen.
help-puzzles-solved = Bots die Rätsel jeder Stufe versuchen lassen.
help-puzzles-markdown = Die Tabellen in diese Seite schreiben, zwischen ihre Markierungen.
puzzles-verified =
    { $count ->
        [one] Ein Rätsel, bewiesen.
       *[other] { $count } Rätsel, alle bewiesen.
    }
puzzles-failed = { $wrong } von { $count } Zeilen sind keine bewiesenen Rätsel.
puzzles-line = Zeile { $line }: { $reason }
puzzles-solutions = Lösungen
puzzle-plain-orders = Auch: { word-hint }, { word-undo }, { word-again }, { word-solution }, { word-help }, { word-quit }.
puzzle-plain-over = Die Züge sind aufgebraucht: { word-undo }, { word-again }, { word-hint } oder { word-solution }.
puzzle-plain-first = Beginne mit { $action }.
puzzle-does-hint = sagt, wohin du schauen sollst, danach den ersten Schritt
puzzle-does-undo = nimmt deinen letzten Schritt zurück
puzzle-does-quit = verlässt das Rätsel
word-again = nochmal
    .does = beginnt das Rätsel von vorn
word-solution = lösung
    .does = zeigt eine Lösung
