## daedalus evening

help-evening = Veel mensen ronde na ronde aan tafels zetten en zeggen hoe ze ervoor staan.
help-evening-new = Een avond in een nieuw bestand beginnen.
help-evening-come = Iemand komt, of komt terug.
help-evening-leave = Iemand gaat weg.
help-evening-round = Iedereen die er is voor de volgende ronde aan tafels zetten.
help-evening-result = Zeggen hoe een tafel is afgelopen.
help-evening-close = De ronde sluiten: aan tafels die niet klaar zijn deelt iedereen de plaats.
help-evening-standings = Zeggen hoe iedereen ervoor staat.
help-evening-file = Het bestand van de avond.
help-evening-name = Een naam.
help-evening-size = Hoeveel er aan een tafel zitten, 2 tot 4.
help-evening-rounds = Hoeveel rondes er komen.
help-evening-table = Het nummer van de tafel.
help-evening-order = De namen, de eerste voorop; wie een plaats deelt wordt verbonden: Mira=Orla.
help-evening-csv = Een tabel voor rekenbladen schrijven.
help-evening-server = Op deze server, waar iedereen op het eigen apparaat speelt: zijn adres. Het bestand bewaart de sleutel van de gastheer.
help-evening-edition = Welk spel, op een server.
evening-table = Tafel { $table }: { $names }
evening-here =
    { $count ->
        [one] { $count } persoon is er: { $names }
       *[other] { $count } mensen zijn er: { $names }
    }
evening-stands =
    { $count ->
        [one] { $place }. { $name }: { $count } punt
       *[other] { $place }. { $name }: { $count } punten
    }
