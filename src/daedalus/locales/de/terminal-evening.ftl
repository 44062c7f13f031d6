## daedalus evening

help-evening = Viele Leute Runde für Runde an Tische setzen und sagen, wie sie stehen.
help-evening-new = Einen Abend in einer neuen Datei beginnen.
help-evening-come = Jemand kommt, oder kommt wieder.
help-evening-leave = Jemand geht.
help-evening-round = Alle, die da sind, für die nächste Runde setzen.
help-evening-result = Sagen, wie ein Tisch ausging.
help-evening-close = Die Runde beenden: An Tischen, die nicht fertig sind, teilen sich alle den ersten Platz.
help-evening-standings = Sagen, wie alle stehen.
help-evening-file = Die Datei des Abends.
help-evening-name = Ein Name.
help-evening-size = Wie viele an einem Tisch sitzen, 2 bis 4.
help-evening-rounds = Wie viele Runden es geben soll.
help-evening-table = Die Nummer des Tisches.
help-evening-order = Die Namen, der erste Platz zuerst; wer sich einen Platz teilt, wird verbunden: Mira=Orla.
help-evening-csv = Eine Liste für Tabellenprogramme ausgeben.
help-evening-server = Auf diesem Server, wo alle am eigenen Gerät spielen: seine Adresse. Die Datei behält den Schlüssel des Gastgebers.
help-evening-edition = Welches Spiel, auf einem Server.
evening-table = Tisch { $table }: { $names }
evening-here =
    { $count ->
        [one] { $count } Person ist da: { $names }
       *[other] { $count } Leute sind da: { $names }
    }
evening-stands =
    { $count ->
        [one] { $place }. { $name }: { $count } Punkt
       *[other] { $place }. { $name }: { $count } Punkte
    }
