### Nederlands: het schuifbord in de browser: knoppen, raad en het bord in woorden.

# The language of this file, for lists such as "north, east and south".
sliding-language = nl

## The turn

sliding-step-push = { $piece ->
    [spaceship] Schuif
   *[other] Schuif
}
sliding-step-walk = { $piece ->
    [ship] Vaar
    [spaceship] Vlieg
   *[other] Loop
}
sliding-coach-push = { $piece ->
    [ship] De vaarwegen drijven weg. Welke duw maakt je koers vrij?
    [spaceship] Verschuif het station. Welke duw opent je weg?
   *[other] Verschuif het doolhof. Welke duw opent je weg?
}
sliding-coach-home = Alles gevonden! Welke duw maakt de weg vrij?
sliding-coach-lord = { $piece ->
    [ship] Deze kaart is voor de Eclips: je vaart met de Eclips in plaats van met je eigen schip.
    [spaceship] Deze kaart is voor de Eclips: je vliegt met de Eclips in plaats van met je eigen ruimteschip.
   *[other] Deze kaart is voor de Eclips: je loopt met de Eclips in plaats van met je eigen pion.
}
sliding-coach-reach = Je kunt bij { $motif }!
sliding-coach-reach-home = De weg is vrij!
sliding-coach-walk = { $pointer ->
    [mouse] { $piece ->
         [ship] Klik op een licht veld om erheen te varen, of probeer een andere pijl.
         [spaceship] Klik op een licht veld om erheen te vliegen, of probeer een andere pijl.
        *[other] Klik op een licht veld om erheen te lopen, of probeer een andere pijl.
    }
   *[other] { $piece ->
         [ship] Tik op een licht veld om erheen te varen, of probeer een andere pijl.
         [spaceship] Tik op een licht veld om erheen te vliegen, of probeer een andere pijl.
        *[other] Tik op een licht veld om erheen te lopen, of probeer een andere pijl.
    }
}
sliding-coach-aim = { $pointer ->
    [mouse] { $piece ->
         [ship] Klik nog een keer om erheen te varen.
         [spaceship] Klik nog een keer om erheen te vliegen.
        *[other] Klik nog een keer om erheen te lopen.
    }
   *[other] { $piece ->
         [ship] Tik nog een keer om erheen te varen.
         [spaceship] Tik nog een keer om erheen te vliegen.
        *[other] Tik nog een keer om erheen te lopen.
    }
}
sliding-coach-out = { $piece ->
    [ship] Een rand is open: je kunt naar buiten varen!
    [spaceship] Een rand is open: je kunt naar buiten vliegen!
   *[other] Een rand is open: je kunt naar buiten lopen!
}
sliding-coach-barred = Hier niet: dat zou de laatste duw ongedaan maken.
sliding-coach-far = Daar loopt van hier geen weg naartoe.
sliding-choose-gate = { $pointer ->
    [mouse] Klik op een pijl, of sleep de tegel erheen.
   *[other] Tik op een pijl, of sleep de tegel erheen.
}
sliding-plan-ahead = Je volgende kaart: { $motif }. Denk vooruit!
sliding-only-look = Je kunt kijken, maar nu even niet schuiven.
sliding-found = Gevonden
sliding-push-here = Hier duwen
sliding-coach-aim-first = Draai de tegel en mik op een pijl. Een duw telt als poging.
sliding-coach-aim-push = Draai de tegel en mik op een pijl. Geduwd blijft geduwd.
sliding-coach-aimed = Duw, of draai en mik verder. Alleen een duw telt.
sliding-take-back = Terug
sliding-stay = Hier blijven
sliding-walk-there = { $piece ->
    [ship] Erheen varen
    [spaceship] Erheen vliegen
   *[other] Erheen lopen
}
sliding-walk-goal = { $piece ->
    [ship] Naar je doel varen
    [spaceship] Naar je doel vliegen
   *[other] Naar je doel lopen
}
sliding-walk-motif = { $piece ->
    [ship] Naar { $motif } varen
    [spaceship] Naar { $motif } vliegen
   *[other] Naar { $motif } lopen
}
sliding-leave = { $piece ->
    [ship] Naar buiten varen
    [spaceship] Naar buiten vliegen
   *[other] Naar buiten lopen
}
sliding-who-walks = { $piece ->
    [ship] Wie vaart er?
    [spaceship] Wie vliegt er?
   *[other] Wie loopt er?
}

## The hand

sliding-only-you = Dit zie jij alleen
sliding-your-goals = Je doelen
sliding-seeks = Nog te vinden: { $motifs }
sliding-spare = De vrije tegel
sliding-turn-left = Tegel linksom draaien
sliding-turn-right = Tegel rechtsom draaien
sliding-tap-to-turn = { $pointer ->
    [mouse] klik om te draaien, sleep naar een pijl
   *[other] tik om te draaien, sleep naar een pijl
}
sliding-card-edge = Naar buiten!
sliding-card-point = Naar het afgesproken veld
sliding-lord-yours = De Eclips haalt jouw kaart: breng hem erheen.
sliding-heading = { $to ->
    [edge] Op weg naar buiten
    [point] Op weg naar de finish
   *[other] Op weg naar huis
}

## The board in words

sliding-board = Het doolhof
sliding-gates = Pijlen
sliding-gate-push = Schuif { $gate }
sliding-gate-shut = { $gate }, versperd: dat zou de laatste duw ongedaan maken
sliding-gate-chosen = { $gate }, voorlopig geschoven
sliding-to = { $what ->
    [motif] naar { $motif }
    [own] naar huis
    [home] naar het huis van { $owner }
   *[cell] naar { $cell }
}
sliding-at = { $what ->
    [motif] bij { $motif }
    [own] thuis
    [home] in het huis van { $owner }
   *[cell] op { $cell }
}
sliding-in-reach = bereikbaar
sliding-row = Rij { $row }: { $cells }.
sliding-no-row = Het doolhof heeft { $rows } rijen.

## Answers

sliding-goal = Je doel: { $motif }.
sliding-goal-signed = Je doel: { $motif }. Dat moet de Eclips halen.
sliding-goal-lies = Het ligt op { $cell }.
sliding-goal-on-spare = Het ligt op de vrije tegel.
sliding-goal-hidden = Je volgende kaart mag je bekijken als je beurt begint.
sliding-goal-sleeve = { $name }: de kaart ligt gedekt. Houd P vast om te kijken.
sliding-goal-home = Alles gevonden. Ga naar huis: { $cell }.
sliding-goal-point = Alles gevonden. Ga naar het afgesproken veld: { $cell }.
sliding-goal-edge = Alles gevonden. Verlaat het doolhof over een open rand.
sliding-is-at = { $name } is { $at }.
sliding-is-out = { $name } heeft het doolhof verlaten.
sliding-cards = { $name }: { $found } gevonden, nog { $left }.
sliding-reach = { $count ->
    [one] Eén veld bereikbaar: { $cells }.
   *[other] { $count } velden bereikbaar: { $cells }.
}
sliding-reach-none = Niets is bereikbaar.
sliding-nothing-yet = Er is nog niets gebeurd.
sliding-turn-of = { $name } is aan de beurt.
sliding-turn-push = { $piece ->
    [ship] Jij bent aan de beurt: schuif een tegel in en vaar dan.
    [spaceship] Jij bent aan de beurt: schuif een tegel in en vlieg dan.
   *[other] Jij bent aan de beurt: schuif een tegel in en loop dan.
}
sliding-turn-walk = { $piece ->
    [ship] Jij bent aan de beurt: vaar of blijf staan.
    [spaceship] Jij bent aan de beurt: vlieg of blijf staan.
   *[other] Jij bent aan de beurt: loop of blijf staan.
}
sliding-over = Het spel is uit. { $name } heeft gewonnen.
sliding-keys-short = Kies met de pijltoetsen, bevestig met Enter. Vraagteken: alle toetsen.
sliding-keys = De pijltoetsen gaan van pijl naar pijl, R draait de tegel, Enter schuift. Daarna gaan de pijltoetsen van veld naar veld binnen bereik, met Enter ga je erheen, Escape neemt de duw terug. G: je doel. W: waar iedereen staat. S: de vrije tegel. E: wat bereikbaar is. C: kaarten. L: de laatste zet. T: wie aan de beurt is. B: het hele bord. 1 tot 9: een rij. X: de velden lezen, en terug naar de pijlen. P: het andere stuk. O: naar buiten.

## What was done

sliding-told-walk = { $piece ->
    [ship] { $name } vaart { $to }.
    [spaceship] { $name } vliegt { $to }.
   *[other] { $name } loopt { $to }.
}
sliding-told-stay = { $name } blijft { $at }.
sliding-told-walk-lord = { $name } stuurt de Eclips { $to }.
sliding-told-stay-lord = { $name } laat de Eclips { $at }.
sliding-told-find = { $name } heeft { $motif } gevonden!
sliding-told-rode = { $name } schuift mee { $to }.
sliding-told-wrapped = { $name } wordt eruit geduwd en komt { $at } weer binnen.

## What a bot would do

sliding-advice-push = Schuif { $gate }, met de tegel zo gedraaid: { $tile }.
sliding-advice-push-brief = Schuif { $gate }.
sliding-advice-walk = { $piece ->
    [ship] Vaar { $to }.
    [spaceship] Vlieg { $to }.
   *[other] Loop { $to }.
}
sliding-advice-stay = Blijf waar je bent.
sliding-advice-walk-lord = Breng de Eclips { $to }.
sliding-advice-stay-lord = Laat de Eclips staan.
sliding-advice-out = { $piece ->
    [ship] Vaar het doolhof uit.
    [spaceship] Vlieg het doolhof uit.
   *[other] Loop het doolhof uit.
}
