## Een avond met velen

eve-title = Een avond met veel mensen
eve-note = Eén link, 4 tot 32 mensen, geen accounts.
eve-static = Een avond heeft een server nodig: deze pagina heeft er geen.
eve-world = Wat spelen jullie?
eve-size = Hoeveel aan een tafel?
eve-rounds = Rondes
eve-pace = Hoe snel?
eve-pace-0 = Rustig aan
eve-pace-30 = Een halve minuut per beurt
eve-pace-15 = Vlot
eve-door = Namen eerst zelf lezen
    .note = Niemand ziet een naam voordat je die hebt binnengelaten.
eve-many = Hoeveel komen er?
    .note = Alleen een schatting, om te zeggen hoe lang het duurt. Wie komt, kan meespelen.
eve-about = ongeveer { $count }
eve-by = Je naam, voor de titel
eve-tables = { $count ->
    [one] Eén tafel van { $size }
   *[other] { $count } tafels van { $size }
}
eve-tables-mixed = { $count } tafels van { $low } en { $high }
eve-takes = { $count ->
    [one] Eén ronde, ongeveer { $time }.
   *[other] { $count } rondes, ongeveer { $time }.
}
eve-meet = In elke ronde ontmoet je zoveel mogelijk nieuwe mensen.
eve-open = Open de deuren
eve-before = Jouw avonden
eve-of = { $world }: een avond bij { $name }
eve-of-nobody = { $world }: een avond met veel mensen
eve-gone = Deze avond bestaat niet
    .note = Hij was lang geleden en is opgeruimd, of een deel van de link ontbreekt.
eve-at-door = Bij de deur

## De deuren zijn open

eve-come = Kom meespelen
    .note = Scan de code of typ het adres. Je naam, een teken, klaar.
eve-who = Wie er zijn
eve-came = { $name } is er.
eve-here = { $count ->
    [one] Eén persoon
   *[other] { $count } mensen
}
eve-four = Er zijn minstens vier mensen nodig.
eve-play-along = Meespelen
eve-begin = Begin ronde { $round }
eve-screen = Voor het grote scherm
eve-people = { $count ->
    [0] Mensen
    [one] Mensen: één wacht
   *[other] Mensen: { $count } wachten
}
eve-manage = Mensen en rondes
eve-nobody = Er is nog niemand.
eve-let-in = Binnenlaten
eve-let-in-name = { $name } binnenlaten
eve-deputy = { $name } mag de avond mee leiden
eve-deputy-is = leidt mee
eve-new-name = Een andere naam voor { $name }
eve-rename = Hernoemen
eve-off = { $name } wegsturen
eve-alone = Wie de avond leidt, is al een tijdje weg.
eve-take-over = Overnemen

## Op de telefoons

eve-sign = Jouw teken voor deze avond
eve-sign-taken = Al gekozen: { $motif }
eve-enter = Kom binnen
    .note = Geen account. Je naam is alleen vanavond te zien.
eve-look-on = Alleen kijken
eve-table = Tafel { $table }
eve-ready = Je tafel staat klaar.
eve-ready-at = Je tafel staat klaar: tafel { $table }.
eve-called = Iedereen wordt teruggeroepen.
eve-with = Tafel { $table }, met
eve-sit = Ga zitten
eve-late = Het begint als alle { $size } zitten. Ben je later, dan wachten we twee minuten; daarna houdt een bot je plaats warm.
eve-leave = De avond verlaten
eve-waits = Je wordt zo binnengelaten.
eve-in = Je doet mee.
eve-soon = Blijf hier: we roepen je als het begint.
eve-soon-next = Blijf hier: we roepen je als de volgende ronde begint.
eve-next-one = Vanaf de volgende ronde doe je mee.
eve-well = Goed gespeeld, { $name }!
eve-placed = { $count ->
    [one] Plaats { $place } aan de tafel: één punt.
   *[other] Plaats { $place } aan de tafel: { $count } punten.
}
eve-have = { $count ->
    [one] Je hebt er één.
   *[other] Je hebt er { $count }.
}
eve-still = { $count ->
    [one] Eén tafel speelt nog. Blijf hier, we roepen je.
   *[other] { $count } tafels spelen nog. Blijf hier, we roepen je.
}
eve-watch = Kijk bij de anderen
eve-gathers = Jouw tafel
eve-sits = { $count ->
    [0] Iedereen is er.
   *[other] Wacht nog op: { $names }.
}
eve-back = Terug naar de avond

## Een ronde

eve-found = { $count } gevonden
eve-over-to = { $name } is aan de beurt.
eve-all-play = Iedereen speelt.
eve-home = { $count ->
    [one] Klaar. Eerste: { $names }.
   *[other] Klaar. Samen eerste: { $names }.
}
eve-done = { $left ->
    [0] Alle tafels zijn klaar.
   *[other] Klaar: { $count }. Nog bezig: { $left }.
}
eve-next-round = Ronde { $round } begint als iedereen terug is. Wie klaar is, mag bij de anderen kijken.
eve-last-round = Het is de laatste ronde. Wie klaar is, mag bij de anderen kijken.
eve-call = Roep iedereen terug
eve-close = Sluit de ronde
    .note = Aan tafels die nog spelen, telt de stand van nu.
eve-close-now = Sluit nu

## Hoe iedereen ervoor staat

eve-standings = Stand
eve-after = { $count ->
    [0] Vóór de eerste ronde
    [one] Na één ronde
   *[other] Na { $count } rondes
}
eve-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
eve-not-there = was er niet
eve-rule = Eerste aan een tafel van vier: 4 punten, dan 3, 2, 1. Wie evenveel punten heeft, deelt de plaats.

## Het einde

eve-cheers = { $count ->
   *[other] Hoera voor { $names }!
}
eve-sum = { $people } mensen, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}, { $games ->
    [one] één spel
   *[other] { $games } spellen
}
eve-else = En alle anderen
eve-another = Nog een avond
eve-one-more = Nog een ronde
eve-certificates = Oorkondes
eve-results = Alle uitslagen
eve-csv = Als tabel (CSV)
eve-records = Alle spellen
eve-print = { $count ->
    [one] Print één vel
   *[other] Print { $count } vellen
}
eve-cert-of = Van { $count } spelers op plaats { $place }:
eve-cert-with = { $count ->
    [one] met één punt
   *[other] met { $count } punten
} in { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}: { $world }
eve-cert-host = leiding
eve-cert-witness = getuige
