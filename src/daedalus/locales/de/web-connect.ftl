### Deutsch: der Garten von Connect im Browser: Knöpfe, Ratschläge und der Garten in Worten.

# The language of this file, for lists such as "north, east and south".
connect-language = de

## The turn

connect-step-choose = Wählen
connect-step-lay = Pflanzen
connect-coach-choose = { $pointer ->
    [mouse] Wähl ein Plättchen, dreh es und klicke auf ein helles Beet.
   *[other] Wähl ein Plättchen, dreh es und tippe auf ein helles Beet.
}
connect-coach-none = Es passt hierher, trifft aber keinen Freund. Pflanze es oder probiere ein anderes Beet.
connect-coach-choice = { $pointer ->
    [mouse] Nicht alle zugleich: Klicke auf ein markiertes Plättchen, um zu tauschen.
   *[other] Nicht alle zugleich: Tippe auf ein markiertes Plättchen, um zu tauschen.
}
connect-one-way = Hier passt es nur so.
connect-choose-plot = { $pointer ->
    [mouse] Klicke auf ein helles Beet oder zieh das Plättchen dorthin.
   *[other] Tippe auf ein helles Beet oder zieh das Plättchen dorthin.
}
connect-lay = Hier pflanzen
connect-lay-catch = Pflanzen und { $count } fangen
connect-take-back = Zurück
connect-hint-meets = { $creature } trifft { $again }. Hier pflanzen, { $count ->
    [one] eins
   *[other] { $count }
} fangen.
connect-hint-several = Hier pflanzen und { $count } fangen.
connect-hint-none = Hier pflanzen, auch ohne Fang.
connect-hint-wins = Hier pflanzen und gewinnen.
connect-turn-left = Nach links drehen
connect-turn-right = Nach rechts drehen
connect-tap-to-turn = Gewählt. Drücken dreht es.
connect-tap-to-choose = Drücken wählt es.
connect-hand =
    { $count ->
        [one] Dein letztes Plättchen
       *[other] Deine Plättchen
    }
connect-hidden = Ein verdecktes Plättchen
connect-zoom-in = Größer
connect-zoom-out = Kleiner
connect-fit = Den ganzen Garten zeigen
connect-pile =
    { $count ->
        [0] Kein Plättchen mehr im Schuppen
        [one] { $count } Plättchen im Schuppen
       *[other] { $count } Plättchen im Schuppen
    }

## The garden in words

connect-board = Garten
connect-beside = { $side ->
    [above] über { $pair }
    [below] unter { $pair }
    [right] rechts von { $pair }
   *[left] links von { $pair }
}
connect-plot = passt hierher
connect-plot-turned = passt gedreht hierher
connect-can-catch = kann gefangen werden
connect-catches =
    { $count ->
        [one] Fängt { $count } Plättchen: { $tiles }
       *[other] Fängt { $count } Plättchen: { $tiles }
    }
connect-catches-none = Fängt nichts
connect-turned = { $tile }. { $count ->
    [0] Passt so nirgends.
    [one] { $count } Beet.
   *[other] { $count } Beete.
}

## Answers

connect-hand-tile = Plättchen { $number }: { $tile }.
connect-hand-none = Es sind keine Plättchen zu sehen.
connect-score = { $name }: { $caught }.
connect-places =
    { $count ->
        [0] So gedreht passt das Plättchen nirgends.
        [one] Es passt auf ein Beet: { $places }.
       *[other] Es passt auf { $count } Beete: { $places }.
    }
connect-nothing-yet = Noch ist nichts passiert.
connect-turn-of = { $name } ist am Zug.
connect-keys = 1 und 2 wählen ein Plättchen, R dreht es. Die Pfeiltasten gehen von Beet zu Beet und zeigen das Plättchen dort, Enter pflanzt es, Escape nimmt es zurück. Die Leertaste lässt einen Fang aus oder führt zur Auswahl unter mehreren: Dann gehen die Pfeiltasten von einem zum nächsten, und die Leertaste nimmt ihn oder lässt ihn. H: deine Plättchen. E: wo das Plättchen passt. C: gefangene Plättchen. P: Plättchen im Schuppen. L: der letzte Zug. T: wer am Zug ist. B: der ganze Garten. X: die Plättchen lesen und zurück zu den Beeten. Umschalt und Pfeiltasten verschieben die Ansicht, Plus und Minus vergrößern und verkleinern, 0 zeigt alles.

## What was done

connect-told-lay = { $name } pflanzt ein Plättchen ({ $pair }) { $place }.
connect-told-catch =
    { $count ->
        [one] { $name } fängt { $count } Plättchen: { $tiles }.
       *[other] { $name } fängt { $count } Plättchen: { $tiles }.
    }
connect-told-brief =
    { $count ->
        [0] { $name } pflanzt ein Plättchen.
        [one] { $name } fängt ein Plättchen.
       *[other] { $name } fängt { $count } Plättchen.
    }
