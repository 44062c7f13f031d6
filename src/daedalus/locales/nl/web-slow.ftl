## Slow games: a turn a day or a week

slow-how = Hoe snel?
slow-now = Samen, nu
    .note = Iedereen gaat zitten en jullie spelen het uit.
slow-day = Een beurt per dag
    .note = Speel wanneer het je uitkomt.
slow-week = Een beurt per week
    .note = Voor penvrienden en drukke mensen.
slow-late-day = En als er een dag voorbijgaat?
slow-late-week = En als er een week voorbijgaat?
slow-wait = We wachten
slow-bot = Een bot speelt die beurt
slow-night = Niemands tijd loopt ’s nachts af: van 9 uur ’s avonds tot 8 uur ’s ochtends waar je woont.
slow-first = Je mag je eerste zet doen voordat de anderen er zijn.
slow-keeps = Een trage tafel blijft drie maanden staan.
slow-has = { $name } heeft de tijd { $until }.
slow-yours = Je hebt de tijd { $until }.
slow-turn = { $name } is { $since } aan de beurt.
slow-missing = Wachten tot iemand de vrije plaats neemt.
slow-rest = Je hoeft niets te doen. Je spel is veilig; leg het weg en kom terug.

## Notices
tell = Zeg het me als ik aan de beurt ben
    .note = Een melding op dit apparaat. Zonder account.
tell-ask = Je browser vraagt nu of het mag. Zeg “Toestaan”.
tell-now = Laat maar vragen
tell-how = Hoe vaak
tell-turn = Eén keer per beurt
tell-day = Eén keer per dag, alle tafels
tell-on = Alleen op dit apparaat. ’s Nachts blijft het stil.
tell-try = Proberen
tell-refused = Deze browser houdt onze meldingen tegen. Je kunt ze toestaan in de instellingen, naast het adres.
tell-none = Deze browser heeft geen meldingen. Zet Daedalus op je beginscherm, of de tafel in je agenda.
tell-server = Deze server stuurt geen meldingen. Je agenda kan je aan de tafel herinneren.
tell-calendar = Agendabestand
tell-title = Jij bent aan de beurt: { $title }
tell-with = Met { $names }

## Since you were here
film = Sinds je laatste bezoek
film-note = Het speelt vanzelf. Tik op het bord om sneller te gaan.
film-end = Naar mijn beurt
film-before =
    { $count ->
        [one] en één beurt daarvoor
       *[other] en { $count } beurten daarvoor
    }

## Seats on another device
carry-scan = Scan dit met het andere apparaat
carry-type = Of typ daar op de startpagina deze code:
carry-once = De code neemt deze plaatsen mee. Hij werkt één keer, de komende tien minuten.
carry-honest = Zonder account. Wie hem heeft kan voor je spelen, dus laat hem aan niemand anders zien.
carry-these = Deze plaatsen gaan mee
carry-stay = Ze blijven ook hier. Je kunt op allebei spelen.
carry-qr = QR-code die je plaatsen meeneemt
carry-came =
    { $count ->
        [one] Er is één plaats meegekomen.
       *[other] Er zijn { $count } plaatsen meegekomen.
    }

## When
since-morning = sinds vanochtend
since-noon = sinds vanmiddag
since-evening = sinds vanavond
since-yesterday = sinds gisteren
since-days = al { $count } dagen
until-today-morning = tot later vanochtend
until-today-noon = tot vanmiddag
until-today-evening = tot vanavond
until-tomorrow-morning = tot morgenochtend
until-tomorrow-noon = tot morgenmiddag
until-tomorrow-evening = tot morgenavond
until-day = tot { $day }
until-date = tot { $day }
