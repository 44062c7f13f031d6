### Deutsch: das Schiebebrett im Browser: Knöpfe, Ratschläge und das Brett in Worten.

# The language of this file, for lists such as "north, east and south".
sliding-language = de

## The turn

sliding-step-push = { $edition ->
    [galaxy] Schub
   *[other] Schub
}
sliding-step-walk = { $edition ->
    [pirates] Fahrt
    [galaxy] Flug
   *[other] Lauf
}
sliding-coach-push = { $edition ->
    [pirates] Die Karten treiben. Welcher Schub öffnet deinen Kurs?
    [galaxy] Verschiebe die Station. Welcher Schub öffnet deinen Weg?
   *[other] Verschiebe das Labyrinth. Welcher Schub öffnet deinen Weg?
}
sliding-coach-home = Alles gefunden! Welcher Schub öffnet das letzte Stück?
sliding-coach-lord = { $edition ->
    [pirates] Das holt die Finsternis: Du segelst mit ihr statt mit deiner Figur.
    [galaxy] Das holt die Finsternis: Du fliegst mit ihr statt mit deiner Figur.
   *[other] Das holt die Finsternis: Du läufst mit ihr statt mit deiner Figur.
}
sliding-coach-reach = In Reichweite: { $motif }!
sliding-coach-reach-home = Das letzte Stück ist frei!
sliding-coach-walk = { $pointer ->
    [mouse] Klicke auf ein helles Feld oder probiere einen anderen Pfeil.
   *[other] Tippe auf ein helles Feld oder probiere einen anderen Pfeil.
}
sliding-coach-aim = { $pointer ->
    [mouse] { $edition ->
         [pirates] Klicke noch einmal, um dorthin zu segeln.
         [galaxy] Klicke noch einmal, um dorthin zu fliegen.
        *[other] Klicke noch einmal, um dorthin zu laufen.
    }
   *[other] { $edition ->
         [pirates] Tippe noch einmal, um dorthin zu segeln.
         [galaxy] Tippe noch einmal, um dorthin zu fliegen.
        *[other] Tippe noch einmal, um dorthin zu laufen.
    }
}
sliding-coach-out = { $edition ->
    [pirates] Ein Rand ist offen: Du kannst hinaussegeln!
    [galaxy] Ein Rand ist offen: Du kannst hinausfliegen!
   *[other] Ein Rand ist offen: Du kannst hinauslaufen!
}
sliding-coach-barred = Hier nicht: Das würde den letzten Schub rückgängig machen.
sliding-coach-far = Dorthin führt von hier kein Weg.
sliding-choose-gate = { $pointer ->
    [mouse] Klicke auf einen Pfeil oder zieh das Plättchen dorthin.
   *[other] Tippe auf einen Pfeil oder zieh das Plättchen dorthin.
}
sliding-plan-ahead = Deine nächste Karte: { $motif }. Plane voraus!
sliding-only-look = Du kannst schauen, aber gerade nicht schieben.
sliding-found = Gefunden
sliding-take-back = Zurück
sliding-stay = Hier bleiben
sliding-walk-there = { $edition ->
    [pirates] Dorthin segeln
    [galaxy] Dorthin fliegen
   *[other] Dorthin laufen
}
sliding-walk-goal = { $edition ->
    [pirates] Zum Ziel segeln
    [galaxy] Zum Ziel fliegen
   *[other] Zum Ziel laufen
}
sliding-leave = { $edition ->
    [pirates] Hinaussegeln
    [galaxy] Hinausfliegen
   *[other] Hinauslaufen
}
sliding-who-walks = { $edition ->
    [pirates] Wer segelt?
    [galaxy] Wer fliegt?
   *[other] Wer läuft?
}

## The hand

sliding-only-you = Das siehst nur du
sliding-your-goals = Deine Ziele
sliding-seeks = Noch zu finden: { $motifs }
sliding-spare = Das freie Plättchen
sliding-turn-left = Plättchen nach links drehen
sliding-turn-right = Plättchen nach rechts drehen
sliding-tap-to-turn = { $pointer ->
    [mouse] klicken zum Drehen, zu einem Pfeil ziehen
   *[other] tippen zum Drehen, zu einem Pfeil ziehen
}
sliding-card-home = Nach Hause
sliding-card-edge = Hinaus!
sliding-card-point = Nach { $cell }
sliding-lord-yours = { $edition ->
    [pirates] Holt deine Karte: Segle mit ihr hin.
    [galaxy] Holt deine Karte: Flieg mit ihr hin.
   *[other] Holt deine Karte: Lauf mit ihr hin.
}
sliding-heading = { $to ->
    [edge] Auf dem Weg hinaus
    [point] Auf dem Weg ins Ziel
   *[other] Auf dem Heimweg
}

## The board in words

sliding-board = Das Labyrinth
sliding-gates = Tore
sliding-north = Norden
sliding-east = Osten
sliding-south = Süden
sliding-west = Westen
sliding-gate = { $side ->
    [north] Spalte { $line } von oben
    [south] Spalte { $line } von unten
    [east] Zeile { $line } von rechts
   *[west] Zeile { $line } von links
}
sliding-gate-push = { $gate } schieben
sliding-gate-shut = { $gate }, zu: Es würde den letzten Schub aufheben
sliding-gate-chosen = { $gate }, vorläufig geschoben
sliding-tile = { $shape ->
    [straight] Gerade, offen nach { $sides }
    [0] rundum geschlossen
    [1] Sackgasse, offen nach { $sides }
    [2] Ecke, offen nach { $sides }
    [3] T, offen nach { $sides }
   *[4] Kreuzung
}
sliding-cell = Zeile { $row }, Spalte { $column }
sliding-in-reach = erreichbar
sliding-home-of = Zuhause von { $name }
sliding-here = hier: { $names }
sliding-row = Zeile { $row }. { $cells }.
sliding-no-row = Das Labyrinth hat { $rows } Zeilen.
sliding-spare-is = Freies Plättchen: { $tile }

## Answers

sliding-goal = Dein Ziel: { $motif }.
sliding-goal-signed = Dein Ziel: { $motif }. Das muss die Finsternis holen.
sliding-goal-lies = Es liegt auf { $cell }.
sliding-goal-on-spare = Es liegt auf dem freien Plättchen.
sliding-goal-hidden = Deine nächste Karte darfst du ansehen, wenn dein Zug beginnt.
sliding-goal-home = Alles gefunden. Geh nach Hause auf { $cell }.
sliding-goal-point = Alles gefunden. Geh nach { $cell }.
sliding-goal-edge = Alles gefunden. Verlass das Labyrinth über einen offenen Rand.
sliding-watching = Du siehst zu.
sliding-is-at = { $name } auf { $cell }.
sliding-is-out = { $name } hat das Labyrinth verlassen.
sliding-cards = { $name }: { $found } gefunden, { $left } übrig.
sliding-reach = { $count ->
    [one] Ein Feld erreichbar: { $cells }.
   *[other] { $count } Felder erreichbar: { $cells }.
}
sliding-reach-none = Nichts ist erreichbar.
sliding-nothing-yet = Noch ist nichts geschehen.
sliding-turn-of = { $name } ist am Zug.
sliding-turn-push = { $edition ->
    [pirates] Du bist am Zug: Schieb ein Plättchen ein, dann segle.
    [galaxy] Du bist am Zug: Schieb ein Plättchen ein, dann flieg.
   *[other] Du bist am Zug: Schieb ein Plättchen ein, dann lauf.
}
sliding-turn-walk = { $edition ->
    [pirates] Du bist am Zug: Segle oder bleib stehen.
    [galaxy] Du bist am Zug: Flieg oder bleib stehen.
   *[other] Du bist am Zug: Lauf oder bleib stehen.
}
sliding-over = Das Spiel ist aus. { $name } hat gewonnen.
sliding-keys-short = Pfeiltasten wählen, Eingabe nimmt es. Fragezeichen: alle Tasten.
sliding-keys = Die Pfeiltasten gehen von Tor zu Tor, R dreht das Plättchen, Enter schiebt. Dann gehen die Pfeiltasten von Feld zu Feld in Reichweite, Enter läuft, Escape nimmt den Schub zurück. G: dein Ziel. W: wo alle stehen. S: das freie Plättchen. E: was erreichbar ist. C: Karten. L: der letzte Zug. T: wer am Zug ist. B: das ganze Brett. 1 bis 9: eine Zeile. X: die Felder lesen und zurück zu den Toren. P: mit der anderen Figur laufen. O: hinauslaufen.

## What was done

sliding-told-push = { $name } schiebt { $gate }.
sliding-told-walk = { $edition ->
    [pirates] { $name } segelt nach { $cell }.
    [galaxy] { $name } fliegt nach { $cell }.
   *[other] { $name } läuft nach { $cell }.
}
sliding-told-stay = { $name } bleibt auf { $cell }.
sliding-told-walk-lord = { $name } schickt die Finsternis nach { $cell }.
sliding-told-stay-lord = { $name } lässt die Finsternis auf { $cell }.
sliding-told-out = { $edition ->
    [pirates] { $name } segelt aus dem Labyrinth.
    [galaxy] { $name } fliegt aus dem Labyrinth.
   *[other] { $name } läuft aus dem Labyrinth.
}
sliding-told-find = Gefunden von { $name }: { $motif }!
sliding-told-rode = { $name } fährt mit nach { $cell }.
sliding-told-wrapped = { $name } wird hinausgeschoben und kommt auf { $cell } wieder herein.
sliding-told-win = { $name } gewinnt!
sliding-told-drop = { $name } ist ausgeschieden.

## What a bot would do

sliding-advice-push = Schieb { $gate }, das Plättchen so gedreht: { $tile }.
sliding-advice-push-brief = Schieb { $gate }.
sliding-advice-walk = { $edition ->
    [pirates] Segle nach { $cell }.
    [galaxy] Flieg nach { $cell }.
   *[other] Lauf nach { $cell }.
}
sliding-advice-stay = Bleib, wo du bist.
sliding-advice-walk-lord = { $edition ->
    [pirates] Segle mit der Finsternis nach { $cell }.
    [galaxy] Flieg mit der Finsternis nach { $cell }.
   *[other] Lauf mit der Finsternis nach { $cell }.
}
sliding-advice-stay-lord = Lass die Finsternis, wo sie ist.
sliding-advice-out = { $edition ->
    [pirates] Segle aus dem Labyrinth.
    [galaxy] Flieg aus dem Labyrinth.
   *[other] Lauf aus dem Labyrinth.
}
