### Nederlands: opties, hun waarden en de niveaus van de bots. Pagina, terminal en regels zeggen hetzelfde.

option-sliding-cards = Kaarten per speler
    .number = { $count }
option-sliding-hands = Wie de kaarten ziet
value-hands-hidden = alleen de bovenste
value-hands-own = al mijn eigen kaarten
value-hands-open = iedereen ziet alles
option-sliding-ending = Hoe het eindigt
value-ending-home = terug naar huis
value-ending-last-card = met de laatste kaart
value-ending-edge = over de rand naar buiten
value-ending-point = op een afgesproken veld
point = Welk veld?
option-sliding-dark_lord = De Eclips doet mee
    .note = Een vijfde stuk haalt de donkere kaarten.
option-sliding-tiles = Tegels (recht, bocht, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Bord
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Wie begint
option-connect-laying = Een nieuwe tegel moet
value-laying-joined = een pad voortzetten
value-laying-touching = een andere tegel raken
option-connect-start = Wie begint
value-random = het lot
value-youngest = de jongste
youngest = Wie is de jongste?
value-all = alle
option-go-dice = De schatten van elke dobbelsteen liggen
value-dice-pinwheel = dicht bij elkaar
value-dice-spread = verspreid
option-go-red = Rode kanten kosten
value-red-half = 3, 2, 1
value-red-full = 6, 4, 2
option-go-search = Tijd om te zoeken
    .number =
        { $count ->
            [0] geen limiet
           *[other] { $count } s
        }
option-go-limit = Tijd om te bouwen
    .number =
        { $count ->
            [0] geen limiet
           *[other] { $count } s
        }
option-go-pause = Tijd om na te kijken
    .number =
        { $count ->
            [0] geen limiet
           *[other] { $count } s
        }
option-go-may_end = Fout inleveren kan het spel beëindigen
    .note = Met z’n tweeën: wie twee keer achter elkaar onopgelost inlevert, geeft de ander het recht het spel als winnaar te beëindigen.
house-rule = huisregel

## How well bots play

level-random = Dromerig
level-easy = Makkelijk
level-medium = Gemiddeld
level-hard = Moeilijk
level-expert = Expert
level-master = Meester
level-step = Sterkte { $step } van 20
