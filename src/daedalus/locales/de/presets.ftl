### Deutsch: was eine Partie sein kann, in einem Wort. Seite und Terminal sagen dasselbe.

preset-classic = Wie im Original
preset-eclipse = Mit der Finsternis
preset-clock = Mit Uhr
preset-quick = Schnell
preset-children = Für Familien
preset-sharp = Für Adleraugen
preset-own = Eigene Mischung
preset-own-note = Deine eigene Mischung von Optionen.
