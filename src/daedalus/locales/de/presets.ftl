### Deutsch: was eine Partie sein kann, in einem Wort. Seite und Terminal sagen dasselbe.

preset-classic = Wie in der Schachtel
preset-eclipse = Mit der Finsternis
preset-clock = Mit Uhr
preset-quick = Schnell
preset-children = Mit Kindern
preset-sharp = Für Adleraugen
preset-own = Eigene Mischung
preset-own-note = Deine eigene Mischung.
