### Nederlands: wat browser en terminal aan tafel allebei zeggen.

start-game = Spelen maar
language = Taal
world = Wereld
try-again = Opnieuw proberen
show-me = Laat zien
once-more = Nog een keer
points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

## The sliding board

sliding-home-of = huis van { $name }
sliding-here = hier: { $names }
sliding-spare-is = Vrije tegel: { $tile }
sliding-told-win = { $name } wint!
sliding-told-drop = { $name } doet niet meer mee.
sliding-gate = { $side ->
    [north] kolom { $line } van bovenaf
    [south] kolom { $line } van onderaf
    [east] rij { $line } van rechts
   *[west] rij { $line } van links
}
sliding-told-push = { $name } schuift { $gate }.
sliding-told-out = { $piece ->
    [ship] { $name } vaart het doolhof uit.
    [spaceship] { $name } vliegt het doolhof uit.
   *[other] { $name } loopt het doolhof uit.
}

## Tiles and places

side-north = het noorden
side-east = het oosten
side-south = het zuiden
side-west = het westen
tile-straight = rechte gang
tile-corner = bocht
tile-tee = T-splitsing
tile-cross = kruising
tile-lies = { $shape ->
    [straight] recht, open naar { $sides }
    [0] rondom dicht
    [1] doodlopend, open naar { $sides }
    [2] bocht, open naar { $sides }
    [3] T, open naar { $sides }
   *[4] kruising
}
cell-at = rij { $row }, kolom { $column }
spare = Vrije tegel
goal-home = Naar huis
tile-open-to = open naar { $sides }

## The growing maze

connect-caught =
    { $count ->
        [0] nog niets gevangen
        [one] { $count } tegel gevangen
       *[other] { $count } tegels gevangen
    }
log-time = De tijd van { $name } is om.

## An evening with many

evening-round = Ronde { $round } van { $of }
