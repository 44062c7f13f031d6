### Nederlands: puzzels in de browser: opgaven, hints, oordelen, bewijzen, de kalender.

## De pagina’s

puzzle-daily = Puzzel van de dag
puzzle-back = Terug naar de puzzels
puzzle-none = Deze puzzel bestaat niet
puzzle-none-note = Misschien is hij weggelaten omdat het bewijs niet klopte.
puzzle-kind-fetch = Halen
    .note = Eén schat, een vast aantal beurten. Je bent alleen.
puzzle-kind-run = Loop
    .note = Meerdere schatten op volgorde, in zo min mogelijk beurten.
puzzle-kind-guard = Bewaken
    .note = Pak je schat en laat de volgende speler niets.
puzzle-kind-duel = Duel
    .note = Zorg dat je er altijd bij kunt, wat de ander ook schuift.
puzzle-kind-weave = Weven
    .note = Verbind alle vier de plaatjes met zo min mogelijk tegels.
puzzle-kind-harvest = Oogst
    .note = Leg je tegels en vang zo veel mogelijk dieren.
puzzle-number = Nr. { $number }
puzzle-step = Trede { $level } van 5

## De opgave

puzzle-home = je weg naar huis
    .the = je weg naar huis
    .is = home
puzzle-alone = Je bent alleen.
puzzle-task-fetch =
    { $turns ->
        [1] Haal { $goal } in één beurt.
        [2] Haal { $goal } in twee beurten.
        [3] Haal { $goal } in drie beurten.
        [4] Haal { $goal } in vier beurten.
       *[other] Haal { $goal } in { $turns } beurten.
    }
puzzle-task-run =
    { $count ->
        [1] Eén schat in { $turns } beurten.
        [2] Twee schatten in { $turns } beurten.
        [3] Drie schatten in { $turns } beurten.
        [4] Vier schatten in { $turns } beurten.
        [5] Vijf schatten in { $turns } beurten.
       *[other] { $count } schatten in { $turns } beurten.
    }
puzzle-task-run-order = In deze volgorde: { $goals }.
puzzle-task-guard =
    { $turns ->
        [1] Pak { $goal } en laat niets over voor { $name }.
       *[other] Zorg dat je bij { $goal } kunt en laat niets over voor { $name }.
    }
puzzle-task-guard-next = Daarna is { $name } aan de beurt, op zoek naar { $goal }.
puzzle-task-guard-later = Wat { $name } ook doet, daarna moet je er nog bij kunnen. { $name } zoekt { $goal } en mag er niet vóór jou en niet meteen na jou bij kunnen.
puzzle-task-duel = { FORM($goal, as: "is") ->
    [home] Zorg dat je naar huis kunt.
   *[other] Zorg dat je bij { $goal } kunt.
}
puzzle-task-duel-next = Wat { $name } ook doet, daarna moet je er nog bij kunnen.
puzzle-task-weave =
    { $tiles ->
        [one] Verbind alle plaatjes met nog één tegel.
       *[other] Verbind alle plaatjes met nog { $tiles } tegels.
    }
puzzle-task-weave-clock = Zonder klok.
puzzle-task-harvest =
    { $turns ->
        [one] Leg één tegel en vang er zo veel mogelijk.
       *[other] Leg { $turns } tegels en vang er zo veel mogelijk.
    }
puzzle-task-harvest-best = Elke tegel die met de jouwe verbonden is, kan gevangen worden.

## Pogingen, beurten en sterren

puzzle-trail = Beurt { $turn } van { $turns }.
puzzle-trail-wall = Alle beurten zijn op. Er staat een muur in de weg.
puzzle-stars = { $stars } van de 3 sterren
puzzle-try =
    { $tries ->
        [1] Eerste poging
        [2] Tweede poging
        [3] Derde poging
       *[other] Poging { $tries }
    }
puzzle-try-over =
    { $tries ->
        [1] Eerste poging voorbij
        [2] Tweede poging voorbij
        [3] Derde poging voorbij
       *[other] Poging { $tries } voorbij
    }
puzzle-note-first = Drie pogingen voor drie sterren. Draai en mik zo lang je wilt.
puzzle-note-hint = Een hint kost een ster. Eén ster houd je altijd.
puzzle-note-later =
    { $stars ->
        [one] Er is nog één ster te winnen.
       *[other] Er zijn nog { $stars } sterren te winnen.
    }
puzzle-tries-left =
    { $tries ->
        [one] Nog één poging
        [2] Nog twee pogingen
       *[other] Nog { $tries } pogingen
    } { $stars ->
        [2] voor twee sterren.
       *[other] voor drie sterren.
    }
puzzle-redo = Beurt { $turn } opnieuw

## Wat er op het bord gebeurde

puzzle-close = Net niet!
puzzle-wrong = Nog niet.
puzzle-why-one_wall_away = { FORM($goal, as: "is") ->
    [home] Er staat nog maar één muur op je weg naar huis.
   *[other] Er staat nog maar één muur tussen jou en { $goal }.
}
puzzle-why-too_far = { FORM($goal, as: "is") ->
    [home] { $count ->
        [one] Er staat nog één muur op je weg naar huis.
       *[other] Er staan nog { $count } muren op je weg naar huis.
    }
   *[other] { $count ->
        [one] Er staat nog één muur tussen jou en { $goal }.
       *[other] Er staan nog { $count } muren tussen jou en { $goal }.
    }
}
puzzle-why-too_late = Binnen bereik, maar een beurt te laat: { $goal }.
puzzle-why-on_spare = Uit het doolhof geduwd: { $goal } ligt op de tegel in je hand.
puzzle-why-opponent_takes = { $name } kan nu { $goal } pakken.
puzzle-why-opponent_wins = { $name } kan nu thuiskomen en winnen.
puzzle-why-opponent_blocks = { FORM($goal, as: "is") ->
    [home] { $name } heeft een duw die je weg naar huis afsluit.
   *[other] { $name } heeft een duw waarna { $goal } buiten je bereik is.
}
puzzle-why-opponent_breaks = Na dit antwoord kun je niet én { $goal } pakken én { $name } tegenhouden.
puzzle-why-not_linked = Nog niet verbonden: { $motifs }.
puzzle-why-loose_tile = Een tegel ligt apart: hij is niet met het midden verbonden.
puzzle-why-too_many_tiles = Alles verbonden, met { $count } tegels. Het kan met { $best }.
puzzle-why-given_moved = De tegels die er aan het begin lagen, moeten blijven.
puzzle-why-more_possible = Je ving er { $count }. Er zijn er { $best } te vangen.
puzzle-opens = De tegel is { $sides } open.
puzzle-side-north = boven
puzzle-side-east = rechts
puzzle-side-south = onder
puzzle-side-west = links
puzzle-key-wall = De muur ertussen

## Hints

puzzle-aim = Opnieuw mikken
puzzle-aim-again = Opnieuw mikken · kost een poging
puzzle-getting = De puzzel komt eraan …
puzzle-hint-where = Waar moet ik kijken?
puzzle-hint-first = Laat me de eerste stap zien
puzzle-hint-of = Hint { $step } van 2
puzzle-hint-costs = Hint { $step } van 2 · kost een ster
puzzle-hint-left =
    { $left ->
        [one] Hint, nog één van 2
       *[other] Hint, nog { $left } van 2
    }
puzzle-hint-yours =
    { $way ->
        [column] Kijk naar de kolom waarin je staat.
       *[row] Kijk naar de rij waarin je staat.
    }
puzzle-hint-line =
    { $way ->
        [column] Kijk naar kolom { $line }.
       *[row] Kijk naar rij { $line }.
    }
puzzle-hint-tile = Kijk naar tegel { $tile }.

## Opgelost

puzzle-solved = Opgelost!
puzzle-yours = Gevonden: { $goal }!
puzzle-effort =
    { $tries ->
        [1] Eerste poging
        [2] Tweede poging
        [3] Derde poging
       *[other] Poging { $tries }
    }{ $hints ->
        [0] , geen hint
        [1] , één hint
       *[other] , twee hints
    }
puzzle-proof-fetch =
    { $solutions ->
        [one] Korter kan niet, en het kan alleen zo: alle { $nodes } borden zijn nagegaan.
       *[other] Korter kan niet, en er zijn { $solutions } manieren: alle { $nodes } borden zijn nagegaan.
    }
puzzle-proof-run =
    { $solutions ->
        [one] { $turns } beurten is het minimum, en het kan alleen zo: alle { $nodes } borden zijn nagegaan.
       *[other] { $turns } beurten is het minimum, en er zijn { $solutions } manieren: alle { $nodes } borden zijn nagegaan.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Elke andere beurt mislukt: alle { $nodes } borden zijn nagegaan.
       *[other] { $solutions } beurten lukken, elke andere mislukt: alle { $nodes } borden zijn nagegaan.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Elk antwoord is geprobeerd, en geen andere duw is veilig: alle { $nodes } borden zijn nagegaan.
       *[other] Elk antwoord is geprobeerd, en { $solutions } duwen zijn veilig: alle { $nodes } borden zijn nagegaan.
    }
puzzle-proof-weave =
    { $solutions ->
        [one] Met minder tegels lukt het nooit, en het kan alleen zo.
       *[other] Met minder tegels lukt het nooit, en er zijn { $solutions } manieren.
    }
puzzle-proof-harvest =
    { $solutions ->
        [one] Meer is niet te vangen, en het kan alleen zo: alle { $nodes } manieren van leggen zijn geprobeerd.
       *[other] Meer is niet te vangen, en er zijn { $solutions } manieren: alle { $nodes } manieren van leggen zijn geprobeerd.
    }
puzzle-tell = Vertel het door
puzzle-no-spoiler = Niets erin verraadt de weg.
puzzle-share-title = Daedalus-dagpuzzel { $number } · { $title }
puzzle-your-level = Op jouw niveau
puzzle-next = Volgende puzzel
puzzle-watch = Bekijk de oplossing

## Dagen

puzzle-in-a-row =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen op rij
    }
puzzle-days-in-a-row =
    { $days ->
        [one] dag
       *[other] dagen op{"\u00A0"}rij
    }
puzzle-month = De hele maand
puzzle-on-calendar = Nu op je kalender: { FORM($goal, as: "is") ->
    [home] een ster
   *[other] { $goal }
}.
puzzle-tomorrow =
    { $hours ->
        [one] De puzzel van morgen komt binnen een uur.
       *[other] De puzzel van morgen komt over { $hours } uur.
    }
puzzle-go-on = Los hem vandaag op en het pad gaat verder.
puzzle-begin = Los hem vandaag op en er begint een pad.
puzzle-today = De puzzel van vandaag
puzzle-today-note = Dezelfde voor iedereen ter wereld, tot middernacht.
puzzle-today-done = Voor vandaag opgelost. De volgende komt om middernacht.
puzzle-play = Spelen
puzzle-month-count =
    { $count ->
        [0] Deze maand nog geen schat.
        [one] Eén schat deze maand, { $best ->
            [0] nog niet met drie sterren.
           *[other] met drie sterren.
        }
       *[other] { $count } schatten deze maand, waarvan { $best ->
            [0] geen enkele
           *[other] { $best }
        } met drie sterren.
    }
puzzle-day-done = { $day }, { FORM($goal, as: "is") ->
    [home] opgelost
   *[other] { $goal }
}, { $stars } van de 3 sterren
puzzle-day-today = { $day }, vandaag, nog open
puzzle-day-missed = { $day }, niet gespeeld

## Overzicht

puzzle-kinds = Soorten puzzels
puzzle-new = Nieuw
puzzle-solved-count = { $count } opgelost
puzzle-due = Nog eens proberen
puzzle-level = Niveau { $level }
puzzle-level-name =
    { $level ->
        [1] Eerste stappen
        [2] De hoek om
        [3] Onderweg
        [4] Scherp oog
        [5] Goede neus
        [6] Wegwijs
        [7] Kaart in het hoofd
        [8] Draad van Ariadne
        [9] Hart van het doolhof
       *[10] Daedalus
    }
puzzle-level-stones = Je staat op steen { $level } van { $levels }.
puzzle-level-note = Elke puzzel past bij je niveau.
puzzle-file = Je voortgang
puzzle-file-note = Die blijft op dit apparaat. Met een bestand neem je alles mee naar een ander apparaat.
puzzle-file-save = Als bestand bewaren
puzzle-file-open = Bestand openen
puzzle-file-read = Toegevoegd aan je voortgang hier.
puzzle-file-not-read = Dit is geen bestand met puzzelvoortgang.

## Storm

puzzle-storm = Storm
    .note = Drie minuten, zoveel als je kunt.
puzzle-storm-best = Je record: { $best }
puzzle-storm-go = Start de klok
puzzle-storm-skip = Overslaan
puzzle-storm-over = Tijd!
puzzle-storm-result =
    { $count ->
        [0] Deze keer geen enkele opgelost.
        [one] Eén puzzel opgelost.
       *[other] { $count } puzzels opgelost.
    }
puzzle-storm-record = Een nieuw record!
puzzle-storm-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
puzzle-storm-missed = Wat misging, komt over een paar dagen terug.
