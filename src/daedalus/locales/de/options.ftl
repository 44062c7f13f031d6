### Deutsch: Optionen, ihre Werte und die Stufen der Bots. Seite, Terminal und Regeln sagen dasselbe.

option-sliding-cards = Karten pro Person
    .number = { $count }
option-sliding-hands = Wer die Karten sieht
value-hands-hidden = nur die oberste
value-hands-own = alle eigenen
value-hands-open = alle sehen alles
option-sliding-ending = Wie es endet
value-ending-home = zurück zu Hause
value-ending-last-card = mit der letzten Karte
value-ending-edge = über den Rand hinaus
value-ending-point = auf einem vereinbarten Feld
point = Welches Feld?
option-sliding-dark_lord = Die Finsternis spielt mit
    .note = Eine fünfte Figur holt die dunklen Karten.
option-sliding-tiles = Plättchen (gerade, Kurven, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Brett
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Wer anfängt
option-connect-start = Wer anfängt
value-random = der Zufall
value-youngest = die jüngste Person
youngest = Wer ist am jüngsten?
value-all = alle
option-go-dice = Die Schätze jedes Würfels liegen
value-dice-pinwheel = nah beieinander
value-dice-spread = verstreut
option-go-red = Rote Seiten kosten
value-red-half = 3, 2, 1
value-red-full = 6, 4, 2
option-go-search = Zeit zum Suchen
    .number = { $count } s
option-go-limit = Zeit zum Bauen
    .number =
        { $count ->
            [0] ∞
           *[other] { $count } s
        }

## How well bots play

level-random = Träumerisch
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-master = Meister
