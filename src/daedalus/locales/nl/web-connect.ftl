### Nederlands: de tuin van Connect in de browser: knoppen, raad en de tuin in woorden.

# The language of this file, for lists such as "north, east and south".
connect-language = nl

## The turn

connect-step-choose = Kiezen
connect-step-lay = Planten
connect-coach-choose = { $pointer ->
    [mouse] Kies een tegel, draai hem en klik op een licht perkje.
   *[other] Kies een tegel, draai hem en tik op een licht perkje.
}
connect-coach-none = Hij past hier, maar ontmoet geen vriend. Plant hem of probeer een ander perkje.
connect-coach-choice = { $pointer ->
    [mouse] Niet allemaal tegelijk: klik op een gemarkeerde tegel om te ruilen.
   *[other] Niet allemaal tegelijk: tik op een gemarkeerde tegel om te ruilen.
}
connect-one-way = Hier past hij maar op één manier.
connect-choose-plot = { $pointer ->
    [mouse] Klik op een licht perkje, of sleep de tegel erheen.
   *[other] Tik op een licht perkje, of sleep de tegel erheen.
}
connect-lay = Hier planten
connect-lay-catch = Planten en { $count } vangen
connect-take-back = Terug
connect-hint-meets = { $creature } ontmoet { $again }. Plant hier, vang er { $count ->
    [one] een
   *[other] { $count }
}.
connect-hint-several = Plant hier en vang er { $count }.
connect-hint-none = Plant hier, ook zonder vangst.
connect-hint-wins = Plant hier en win.
connect-turn-left = Linksom draaien
connect-turn-right = Rechtsom draaien
connect-tap-to-turn = Gekozen. Druk om hem te draaien.
connect-tap-to-choose = Druk om hem te kiezen.
connect-hand =
    { $count ->
        [one] Je laatste tegel
       *[other] Je tegels
    }
connect-hidden = Een verborgen tegel
connect-zoom-in = Groter
connect-zoom-out = Kleiner
connect-fit = De hele tuin tonen
connect-pile =
    { $count ->
        [0] Geen tegels meer in de schuur
        [one] { $count } tegel in de schuur
       *[other] { $count } tegels in de schuur
    }

## The garden in words

connect-board = Tuin
connect-beside = { $side ->
    [above] boven { $pair }
    [below] onder { $pair }
    [right] rechts van { $pair }
   *[left] links van { $pair }
}
connect-plot = past hier
connect-plot-turned = past hier als hij gedraaid is
connect-can-catch = kan gevangen worden
connect-catches =
    { $count ->
        [one] Vangt { $count } tegel: { $tiles }
       *[other] Vangt { $count } tegels: { $tiles }
    }
connect-catches-none = Vangt niets
connect-turned = { $tile }. { $count ->
    [0] Past zo nergens.
    [one] { $count } perkje.
   *[other] { $count } perkjes.
}

## Answers

connect-hand-tile = Tegel { $number }: { $tile }.
connect-hand-none = Er zijn geen tegels te zien.
connect-score = { $name }: { $caught }.
connect-places =
    { $count ->
        [0] Zo gedraaid past de tegel nergens.
        [one] Hij past op één perkje: { $places }.
       *[other] Hij past op { $count } perkjes: { $places }.
    }
connect-nothing-yet = Er is nog niets gebeurd.
connect-turn-of = { $name } is aan de beurt.
connect-keys = 1 en 2 kiezen een tegel, R draait hem. Pijltoetsen gaan van perkje naar perkje en tonen de tegel daar, Enter plant hem, Escape neemt hem terug. Spatie laat een vangst weg of gaat naar de keuze uit meer dan één: dan gaan de pijltoetsen van de ene naar de volgende, en Spatie neemt of laat hem. H: je tegels. E: waar de tegel past. C: gevangen tegels. P: tegels in de schuur. L: de laatste zet. T: wie aan de beurt is. B: de hele tuin. X: de tegels lezen, en terug naar de perkjes. Shift en pijltoetsen verschuiven het beeld, plus en min vergroten en verkleinen, 0 toont alles.

## What was done

connect-told-lay = { $name } plant een tegel ({ $pair }) { $place }.
connect-told-catch =
    { $count ->
        [one] { $name } vangt { $count } tegel: { $tiles }.
       *[other] { $name } vangt { $count } tegels: { $tiles }.
    }
connect-told-brief =
    { $count ->
        [0] { $name } plant een tegel.
        [one] { $name } vangt een tegel.
       *[other] { $name } vangt { $count } tegels.
    }
