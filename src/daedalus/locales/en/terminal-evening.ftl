## daedalus evening

help-evening = Seat many people at tables, round by round, and say how they stand.
help-evening-new = Begin an evening in a new file.
help-evening-come = Somebody comes, or comes back.
help-evening-leave = Somebody leaves.
help-evening-round = Seat everybody who is there for the next round.
help-evening-result = Say how a table ended.
help-evening-close = End the round: at tables that are not done, everyone shares first place.
help-evening-standings = Say how everybody stands.
help-evening-file = The file of the evening.
help-evening-name = A name.
help-evening-size = How many sit at a table, 2 to 4.
help-evening-rounds = How many rounds there will be.
help-evening-table = The number of the table.
help-evening-order = The names, the winner first; join those who share a place: Mira=Orla.
help-evening-csv = Print a table for spreadsheets.
help-evening-server = Hold it at this server, where people play on their own devices: its address. The file keeps the host’s key.
help-evening-edition = Which game, at a server.
evening-table = Table { $table }: { $names }
evening-here =
    { $count ->
        [one] { $count } person is here: { $names }
       *[other] { $count } people are here: { $names }
    }
evening-stands =
    { $count ->
        [one] { $place }. { $name }: { $count } point
       *[other] { $place }. { $name }: { $count } points
    }
