### Nederlands: wat alleen de browser over Go! zegt

# De taal van dit bestand, voor opsommingen.
go-language = nl

go-turn = Draaien
go-flip = Omdraaien
go-middle = het midden
go-tile-turned = Tegel { $tile }, kant { $face }, naar { $heading }{ $hole ->
    [yes] , met het gat in het eerste veld
   *[no] { "" }
}
go-goal-framed = { $motif }: gevonden
go-cell = { $motif }{ $wanted ->
    [yes] , gezocht
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , onder tegel { $tile }
}
go-rival = { $name } heeft er { $count } van de 4
go-rack = Jouw tegels
go-rack-hint = { $pointer ->
    [mouse] klikken draait, slepen legt
   *[other] tikken draait, slepen legt
}
go-rack-locked = handen af tot “Start!”
go-begin = Vier dobbelstenen, vier schatten. Zullen we?
go-roll = Gooien
go-found-all = Alle vier gezien!
go-wait-ready = Wachten op de anderen …
go-maze = Doolhof { $round }
go-step-search = Zoeken
go-step-build = Bouwen
go-step-check = Controle
go-hands-off = Pas bij “Start!”: nu alleen kijken.
go-frozen = Je bent klaar: nu verandert er niets meer.
go-ask = Niet alles verbonden: toch klaar?
go-ask-no = Verder bouwen
go-took = De { $tile } is van jou
go-took-note = als de controle alle vier verbonden vindt. Je bord blijft zoals het is.
go-still-building =
    { $count ->
        [one] { $names } bouwt nog
       *[other] { $names } bouwen nog
    }
go-unfit-edge = Die zou over de rand steken.
go-unfit-middle = Het midden blijft vrij.
go-unfit-tile = Daar ligt al een tegel.
go-unfit-else = Draai hem, draai hem om of leg hem ergens anders.
go-not-wanted = De dobbelstenen tonen { $motif } niet.
go-missing = Niet verbonden: { $motifs }.
go-all-linked = Alle vier zijn verbonden.
go-board-of = Het bord van { $name }
go-end-rounds =
    { $count ->
        [one] na { $count } ronde
       *[other] na { $count } rondes
    }
go-dice = De dobbelstenen
go-joker-tile = Joker: een kruising van één veld.
go-tile-open = Eerste veld open naar { $first }; tweede veld open naar { $second }.
go-cell-linked = verbonden met het midden
go-cell-found = gemarkeerd
go-no-roll = Er is nog niet gegooid.
go-laid = Tegel { $tile } ligt op { $cells }{ $motif ->
    [none] { "" }
   *[other] {" "}en toont { $motif }
}.
go-lifted = Tegel { $tile } is weer in je hand.
go-hint-shows = Dit gat komt over { $motif }.
go-hint-leads = Deze tegel zet het pad voort.
go-hint-blocks = Deze tegel ligt in de weg. Pak hem op.
go-hint-solved = Alle vier zijn verbonden. Nu “{ go-claim }”
go-hint-seen = Hier zijn ze alle vier.
go-board-empty = Er ligt geen tegel op je bord.
go-hand-empty = Alle tegels liggen op het bord.
go-no-others = Niemand anders speelt mee.
go-no-limit = De klok loopt niet.
go-time-left =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
go-nothing-yet = Er is nog niets gebeurd.
go-keys = Pijltoetsen gaan over het bord, Enter legt de tegel in je hand of pakt er een op. 1 tot 6 en J kiezen een tegel, R draait hem, F draait hem om. Shift en Enter: gooien, “ik ben zover” of “klaar!”. G: wat de dobbelstenen tonen. B: jouw bord. Y: de rij waarin je bent. H: jouw tegels. O: de anderen. P: punten. T: resterende tijd. L: wat er net gebeurde.
