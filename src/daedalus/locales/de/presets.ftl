### Deutsch: was eine Partie sein kann, in einem Wort. Seite und Terminal sagen dasselbe.

preset-classic = Wie in der Schachtel
preset-eclipse = Mit der Finsternis
preset-quick = Schnell
preset-children = Mit Kindern
preset-sharp = Für Adleraugen
preset-own = Eigene Mischung
preset-own-note = Deine eigene Mischung.
preset-note-classic-classic = Alle Karten werden verteilt. Finde deine, dann geh nach Hause.
preset-note-classic-quick = Vier Karten für jeden. Wer die letzte findet, gewinnt.
preset-note-classic-children = Vier Karten für jeden. Du siehst alle deine und findest sie in beliebiger Reihenfolge. Am Ende geht es in die Mitte.
preset-note-pirates-classic = Alle Karten werden verteilt. Finde deine, dann segle nach Hause.
preset-note-pirates-quick = Vier Karten für jeden. Wer die letzte findet, gewinnt.
preset-note-pirates-children = Vier Karten für jeden, offen für alle, in beliebiger Reihenfolge. Am Ende segelst du nach Hause.
preset-note-galaxy-eclipse = Manche Karten sind dunkel: Für sie steuerst du die Finsternis. Finde deine, dann flieg nach Hause.
preset-note-galaxy-classic = Das Grundspiel. Alle Karten werden verteilt. Finde deine, dann flieg nach Hause.
preset-note-galaxy-quick = Vier Karten für jeden. Wer die letzte findet, gewinnt.
preset-note-galaxy-children = Vier Karten für jeden. Du siehst alle deine und findest sie in beliebiger Reihenfolge. Am Ende fliegst du irgendwo am Rand hinaus.
preset-note-go-classic = 15 Sekunden suchen, zwei Minuten bauen.
preset-note-go-quick = Nur eine Minute zum Bauen.
preset-note-go-children = Doppelt so lange suchen, beliebig lange bauen.
preset-note-go-sharp = Bunt gemischte Würfel, und die roten Seiten zählen ganz.
preset-note-connect-classic = Leg ein Plättchen und fang, was es verbindet. Die meisten Fänge gewinnen.
