### Dutch: looking back at a game.

review-note = { $title } · { $players ->
    [1] één speler
   *[other] { $players } spelers
} · { $length }
review-length = { $unit ->
    [rounds] { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
   *[turns] { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
}
review-unfinished = Dit spel is nog niet uit. Dit is de terugblik tot nu toe.
review-you = Jij
review-working = Elke beurt wordt nog eens bekeken …
review-waiting = Er worden veel spellen bekeken. Je bent nummer { $place } in de rij.
review-stop = Stoppen
review-stopped = Gestopt
review-go-on = Doorgaan
review-ready = De terugblik is klaar.
review-none = Hier is niets om op terug te kijken
review-trouble-none = Dit spel bestaat hier niet.
review-trouble-offline = De server antwoordt niet. Probeer het zo nog eens.
review-trouble-running = Het spel is nog bezig. Terugkijken kan daarna.
review-trouble-record = Kies eerst een opname.
review-trouble-unreadable = Deze opname is niet leesbaar: hij breekt af, is veranderd of komt uit een andere versie.
review-trouble-hidden = Deze opname verbergt kaarten: hij is bewaard voordat het spel voorbij was.
review-trouble-long = Dit spel is te lang om op terug te kijken.
review-share = Link naar deze pagina kopiëren
review-ahead = Wie lag voor?
review-ribbons = Linten
review-ribbons-note = Breed lint, goede kans.
review-lines = Lijnen
review-lines-note = Hoge lijn, goede kans.
review-drawn = Weergave
review-start = Begin
review-turn = Beurt { $turn }
review-turns = Beurt
review-turn-of = { $who ->
    [you] jouw beurt
   *[other] beurt van { $name }
}
review-rounds = Ronde
review-at-once = Allemaal tegelijk
review-luck = Geluk
review-place-ahead = { $name } voor
review-place-close = { $name } dichtbij
review-place-behind = { $name } achter
review-moments = { $count ->
    [0] Geen enkele beurt besliste het
    [1] Het moment dat het besliste
    [2] Twee momenten die het beslisten
   *[other] Drie momenten die het beslisten
}
review-calm = Het ging de hele tijd gelijk op; veel kleine stapjes maakten het verschil.
review-no-turns = Hier bouwt iedereen tegelijk, dus er is geen beurt om opnieuw te proberen.
review-missed-finds = Binnen bereik: { $motif }
    .note = { $who ->
        [you] Een andere beurt had je daar gebracht.
       *[other] Een andere beurt had { $name } daar gebracht.
    }
review-missed-wins = { $who ->
    [you] Je had kunnen winnen
   *[other] { $name } had kunnen winnen
}
    .note = Eén beurt had het spel beëindigd.
review-missed-better = Er lag een betere weg open
    .note = { $who ->
        [you] Een andere beurt had je meer kans gegeven.
       *[other] Een andere beurt had { $name } meer kans gegeven.
    }
review-missed-open = { $who ->
    [by-you] Jouw weg naar huis bleef open
   *[other] De weg naar huis van { $by } bleef open
}
    .note = Een andere beurt had die gesloten.
review-fine = { $who ->
    [you] Een mooie beurt van jou
   *[other] Een mooie beurt van { $name }
}
    .note = Niets anders kwam in de buurt.
review-fine-wins = { $who ->
    [you] Je haalde de winst binnen
   *[other] { $name } haalde de winst binnen
}
    .note = Niets anders kwam in de buurt.
review-lucky = { $who ->
    [you] De wind zat je mee
   *[other] De wind zat { $name } mee
}
    .note = Wat er kwam, paste precies. Puur geluk.
review-lucky-card = { $who ->
    [you] Je trok de juiste kaart: { $motif }
   *[other] { $name } trok de juiste kaart: { $motif }
}
    .note = Dat lag vlakbij. Puur geluk.
review-unlucky = { $who ->
    [you] De wind zat je tegen
   *[other] De wind zat { $name } tegen
}
    .note = Wat er kwam, hielp weinig. Gewoon pech.
review-unlucky-card = { $who ->
    [you] Je volgende kaart lag ver weg: { $motif }
   *[other] De volgende kaart van { $name } lag ver weg: { $motif }
}
    .note = Een andere was makkelijker geweest. Gewoon pech.
review-hindered = { $who ->
    [you] { $by } sneed jou de weg af
    [by-you] Je sneed { $name } de weg af
   *[other] { $by } sneed { $name } de weg af
}
    .note = { $goal ->
        [home] Eén beurt, en de weg naar huis was versperd.
       *[treasure] Eén beurt, en de weg was versperd. Het doel: { $motif }.
    }
review-hindered-found = { $who ->
    [you] { $by } liep op je uit
    [by-you] Je liep uit op { $name }
   *[other] { $by } liep uit op { $name }
}
    .note = In deze beurt gevonden: { $motif }.
review-hindered-won = { $who ->
    [you] { $by } was er het eerst
    [by-you] Jij was er het eerst
   *[other] { $by } was er het eerst
}
    .note = Met deze beurt was het spel gewonnen.
review-hindered-turn = { $who ->
    [you] { $by } maakte het je moeilijker
    [by-you] Je maakte het { $name } moeilijker
   *[other] { $by } maakte het { $name } moeilijker
}
    .note = Na deze beurt zag het er slechter uit.
review-hindered-lay = { $who ->
    [you] { $by } kaapte iets voor je neus weg
    [by-you] Je kaapte iets voor de neus van { $name } weg
   *[other] { $by } kaapte iets voor de neus van { $name } weg
}
    .note = Daarna viel er minder te vangen.
review-helped = { $who ->
    [you] { $by } maakte de weg voor je vrij
    [by-you] Je maakte de weg vrij voor { $name }
   *[other] { $by } maakte de weg vrij voor { $name }
}
    .note = { $goal ->
        [home] Eén beurt, en de weg naar huis was vrij.
       *[treasure] Eén beurt, en er was een pad. Het doel: { $motif }.
    }
review-helped-turn = { $who ->
    [you] { $by } maakte het je makkelijker
    [by-you] Je maakte het { $name } makkelijker
   *[other] { $by } maakte het { $name } makkelijker
}
    .note = Na deze beurt zag het er beter uit.
review-helped-lay = { $who ->
    [you] { $by } liet meer voor je over
    [by-you] Je liet meer over voor { $name }
   *[other] { $by } liet meer over voor { $name }
}
    .note = Eén tegel, en de anderen stonden er beter voor.
review-faster = { $who ->
    [you] Jij was sneller
   *[other] { $name } was sneller
}
    .note = Deze ronde leverde de punten op.
review-slower = { $who ->
    [you] De anderen waren sneller
   *[other] De anderen waren sneller dan { $name }
}
    .note = Deze ronde gaf iemand anders de punten.
review-before = ervoor
review-after = erna
review-otherwise = anders
review-like-this = zo
review-change = { $who ->
    [you] Je kans ging van { $before } naar { $after } op 100.
   *[other] De kans van { $name } ging van { $before } naar { $after } op 100.
}
review-change-fine = { $who ->
    [you] Met de op één na beste beurt was je kans { $before } op 100 geweest; zo was die { $after }.
   *[other] Met de op één na beste beurt was de kans van { $name } { $before } op 100 geweest; zo was die { $after }.
}
review-which = Welke beurt je ziet
review-played = Gespeeld
review-better = Beter
review-played-title = Zo werd er gespeeld
review-better-finds = Zo kwam je bij { $motif }
review-better-wins = Hiermee was het spel gewonnen
review-better-better = Dit was beter geweest
review-try = Vanaf hier opnieuw
review-winds = Vleugels en wind
review-sign-feathers = Veren
    .means = de eigen beurten
review-sign-wind = Wind
    .means = geluk
review-sign-pushes = Duwen
    .means = de anderen
review-wings = { $lost ->
    [0] Perfecte vleugels.
    [1] Goede vleugels.
   *[other] { $lost } veren onderweg verloren.
}
review-wind-up = { $who ->
    [you] De wind tilde je op.
   *[other] De wind tilde { $name } op.
}
review-wind-down = { $who ->
    [you] De wind drukte je omlaag.
   *[other] De wind drukte { $name } omlaag.
}
review-pushes-up = { $who ->
    [you] De anderen tilden je op.
   *[other] De anderen tilden { $name } op.
}
review-pushes-down = { $who ->
    [you] De anderen duwden je omlaag.
   *[other] De anderen duwden { $name } omlaag.
}
review-pushed-up = { $who ->
    [you] { $by } tilde je op.
    [by-you] Je tilde { $name } op.
   *[other] { $by } tilde { $name } op.
}
review-pushed-down = { $who ->
    [you] { $by } duwde je omlaag.
    [by-you] Je duwde { $name } omlaag.
   *[other] { $by } duwde { $name } omlaag.
}
review-accounts = Eigen beurten: { $feathers } van de 5 veren. Geluk: { $luck }. De anderen: { $others }.
review-strength = { $strength ->
    [3] veel hulp
    [2] hulp
    [1] wat hulp
    [0] geen hulp en geen hinder
    [-1] wat hinder
    [-2] hinder
   *[other] veel hinder
}
review-numbers = Alle getallen
review-points = In punten van 100
review-own-view = Zoals ieder het zelf zag, met de eigen kaarten
review-each-view = Zoals ieder het zelf zag
review-column-start = Begin
review-column-own = Eigen beurten
review-column-others = De anderen
review-column-luck = Geluk
review-column-end = Einde
review-column-now = Nu
review-adds-up = Begin, eigen beurten, de anderen en geluk tellen altijd op tot het einde: 100 voor de winst, 0 voor de rest.
review-apart = Elke rij is iemands eigen blik: samen zijn de rijen dus geen 100, en wat de een verliest, wint de ander niet.
review-spectator = Zoals een toeschouwer het zag, samen altijd 100
review-about = Met meer dan twee spelers zijn de kansen ruw: tot 9 punten meer of minder, en tot 18 met open kaarten.
review-shared = Wie samen wint, deelt de 100.
review-hindsight = { $who ->
    [you] Had je de kaart van { $by } gekend ({ $motif }), dan had je in beurt { $turn } de weg kunnen afsnijden. Dat kon niemand weten.
    [by-you] Had { $name } jouw kaart gekend ({ $motif }), dan was in beurt { $turn } jouw weg afgesneden. Dat kon niemand weten.
   *[other] Had { $name } de kaart van { $by } gekend ({ $motif }), dan was in beurt { $turn } de weg afgesneden. Dat kon niemand weten.
}
review-by-turn = Zoals iedereen het kon zien, beurt voor beurt
review-said = Notitie
review-mark-inaccuracy = het kon iets beter
review-mark-mistake = het kon beter
review-mark-blunder = het kon veel beter
review-mark-only = een mooie beurt
review-why-wins = Daarmee is het spel gewonnen.
review-why-finds = Daarmee kom je bij { $motif }.
review-why-catches = { $count ->
    [one] Die vangt { $count } tegel.
   *[other] Die vangt { $count } tegels.
}
review-why-plans = { $ways ->
    [one] Daarna leidt één duw naar het doel.
   *[other] Daarna leiden meerdere duwen naar het doel.
}
review-why-nears = { $steps ->
    [one] Die eindigt één stap voor het doel.
   *[other] Die komt dichter bij het doel.
}
review-why-blocks = { $who ->
    [you] Daarna kun jij minder bereiken dan anders.
   *[other] Daarna kan { $name } minder bereiken dan anders.
}
review-why-leaves = { $who ->
    [you] Maar daarna kun jij meer bereiken dan anders.
   *[other] Maar daarna kan { $name } meer bereiken dan anders.
}
review-fact-most = { $most ->
    [one] { $caught } gevangen, { $most } was mogelijk.
   *[other] { $caught } gevangen, { $most } waren mogelijk.
}
review-fact-left = Voor de volgende bleef een vangst van hooguit { $left }.
review-fact-called = Klaar na { $seconds } s.
review-fact-seen = De weg was na { $seconds } s gevonden.
review-fact-tiles = { $tiles } tegels gebruikt, { $fewest } zijn genoeg.
review-fact-fewest = { $tiles } tegels gebruikt: minder kan niet.
review-fact-unsolved = Het bord was niet opgelost.
review-guess = { $who ->
    [you] De anderen konden jouw kaart raden: { $motif }, { $percent }%.
   *[other] De anderen konden de kaart van { $name } raden: { $motif }, { $percent }%.
}
