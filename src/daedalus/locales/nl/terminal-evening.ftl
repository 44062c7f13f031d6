## daedalus evening

help-evening = Zet veel mensen ronde na ronde aan tafels en zeg hoe ze ervoor staan.
help-evening-new = Begin een avond in een nieuw bestand.
help-evening-come = Iemand komt, of komt terug.
help-evening-leave = Iemand gaat weg.
help-evening-round = Zet iedereen die er is voor de volgende ronde.
help-evening-result = Zeg hoe een tafel is afgelopen.
help-evening-close = Sluit de ronde: aan tafels die niet klaar zijn deelt iedereen de plaats.
help-evening-standings = Zeg hoe iedereen ervoor staat.
help-evening-file = Het bestand van de avond.
help-evening-name = Een naam.
help-evening-size = Hoeveel er aan een tafel zitten, 2 tot 4.
help-evening-rounds = Hoeveel rondes er komen.
help-evening-table = Het nummer van de tafel.
help-evening-order = De namen, de eerste voorop; wie een plaats deelt wordt verbonden: Mira=Orla.
help-evening-csv = Schrijf een tabel voor rekenbladen.
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
