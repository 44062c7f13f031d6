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
option-sliding-tiles = Plättchen (Geraden, Kurven, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Brett
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Wer anfängt
option-connect-laying = Ein neues Plättchen muss
value-laying-joined = einen Weg fortsetzen
value-laying-touching = ein anderes berühren
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
    .number =
        { $count ->
            [0] ohne Grenze
           *[other] { $count } s
        }
option-go-limit = Zeit zum Bauen
    .number =
        { $count ->
            [0] ohne Grenze
           *[other] { $count } s
        }
option-go-pause = Zeit zum Nachsehen
    .number =
        { $count ->
            [0] ohne Grenze
           *[other] { $count } s
        }
option-go-may_end = Falsches Abgeben kann die Partie beenden
    .note = Zu zweit: Gibt jemand zweimal hintereinander ungelöst ab, darf die andere Person die Partie beenden und gewinnt sie.
house-rule = Hausregel

## How well bots play

level-random = Verträumt
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-master = Meister
level-step = Stärke { $step } von 20
