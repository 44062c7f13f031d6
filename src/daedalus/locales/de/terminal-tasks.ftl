### German: tasks for learning programs.

help-bench-task = Aufgaben für lernende Programme: auflisten, jemanden bewerten, Partien zum Lernen erzeugen.
help-bench-task-list = Die Aufgaben auflisten.
help-bench-task-evaluate = Die festen Verteilungen einer Aufgabe spielen und berichten, was herauskam.
help-bench-task-verify = Prüfen, ob ein Bericht aufgeht; mit einem Spieler seine Verteilungen noch einmal spielen.
help-bench-task-games = Aus einem Startwert Partien gemischter Stufen erzeugen, zum Lernen.
help-bench-task-task = Die Aufgabe, zum Beispiel Fetch1.
help-bench-task-bot = Einer unserer Bots spielt: eine Stufe oder eine Zahl von 1 bis 20.
help-bench-task-policy = Eine Strategie spielt: modul:funktion, die sie zurückgibt.
help-bench-task-deals = Wie viele der 1000 festen Verteilungen gespielt werden, von der ersten an.
help-bench-task-out = Den Bericht in diese Datei schreiben statt auf den Bildschirm.
help-bench-task-file = Ein Bericht von bench-task evaluate.
help-bench-task-to = Die Datei: Spalten, wenn ihr Name auf parquet endet (braucht pyarrow), sonst eine Zeile JSON je Partie.
help-bench-task-edition = Welches Spiel gespielt wird.
help-bench-task-many = Wie viele Partien.
bench-task-score = { $task }: { $player } erreicht { $score } ({ $low } bis { $high }). Verteilungen: { $deals }.
bench-task-adds-up = Der Bericht geht auf.
bench-task-same = Wieder dasselbe: { $score }.
bench-task-differs = Es kommt nicht dasselbe heraus: jetzt { $score }.
