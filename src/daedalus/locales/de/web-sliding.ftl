### Deutsch: das Schiebebrett im Browser: Knöpfe, Ratschläge und das Brett in Worten.

# The language of this file, for lists such as "north, east and south".
sliding-language = de

## The turn

sliding-step-push = { $piece ->
    [spaceship] Schub
   *[other] Schub
}
sliding-step-walk = { $piece ->
    [ship] Fahrt
    [spaceship] Flug
   *[other] Lauf
}
sliding-coach-push = { $piece ->
    [ship] Die Wasserwege wandern. Welcher Schub macht deinen Kurs frei?
    [spaceship] Verschieb die Station. Welcher Schub öffnet deinen Weg?
   *[other] Verschieb das Labyrinth. Welcher Schub öffnet deinen Weg?
}
sliding-coach-home = Alles gefunden! Welcher Schub macht den Weg frei?
sliding-coach-lord = Die Finsternis muss diese Karte holen: Bring sie hin statt { $piece ->
    [ship] deines Schiffs.
    [spaceship] deines Raumschiffs.
   *[other] deiner Figur.
}
sliding-coach-reach = Du kannst { FORM($motif, as: "acc") } erreichen!
sliding-coach-reach-home = Der Weg ist frei!
sliding-coach-walk = { $pointer ->
    [mouse] Klicke auf ein helles Feld oder probiere einen anderen Pfeil.
   *[other] Tippe auf ein helles Feld oder probiere einen anderen Pfeil.
}
sliding-coach-aim = { $pointer ->
    [mouse] { $piece ->
         [ship] Klicke noch einmal, um dorthin zu segeln.
         [spaceship] Klicke noch einmal, um dorthin zu fliegen.
        *[other] Klicke noch einmal, um dorthin zu laufen.
    }
   *[other] { $piece ->
         [ship] Tippe noch einmal, um dorthin zu segeln.
         [spaceship] Tippe noch einmal, um dorthin zu fliegen.
        *[other] Tippe noch einmal, um dorthin zu laufen.
    }
}
sliding-coach-out = { $piece ->
    [ship] Ein Rand ist offen: Du kannst hinaussegeln!
    [spaceship] Ein Rand ist offen: Du kannst hinausfliegen!
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
sliding-push-here = Hier schieben
sliding-coach-aim-first = Dreh das Plättchen und ziel auf einen Pfeil. Ein Schub zählt als Versuch.
sliding-coach-aim-push = Dreh das Plättchen und ziel auf einen Pfeil. Geschoben bleibt geschoben.
sliding-coach-aimed = Schieben, oder weiter drehen und zielen. Nur ein Schub zählt.
sliding-take-back = Zurück
sliding-stay = Hier bleiben
sliding-walk-there = { $piece ->
    [ship] Dorthin segeln
    [spaceship] Dorthin fliegen
   *[other] Dorthin laufen
}
sliding-walk-goal = { $piece ->
    [ship] Zum Ziel segeln
    [spaceship] Zum Ziel fliegen
   *[other] Zum Ziel laufen
}
sliding-walk-motif = { $piece ->
    [ship] Segle { FORM($motif, as: "to") }
    [spaceship] Flieg { FORM($motif, as: "to") }
   *[other] Lauf { FORM($motif, as: "to") }
}
sliding-leave = { $piece ->
    [ship] Hinaussegeln
    [spaceship] Hinausfliegen
   *[other] Hinauslaufen
}
sliding-who-walks = { $piece ->
    [ship] Wer segelt?
    [spaceship] Wer fliegt?
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
sliding-card-edge = Hinaus!
sliding-card-point = Zum vereinbarten Feld
sliding-lord-yours = Sie holt deine Karte: Bring sie hin.
sliding-heading = { $to ->
    [edge] Auf dem Weg hinaus
    [point] Auf dem Weg ins Ziel
   *[other] Auf dem Heimweg
}

## The board in words

sliding-board = Das Labyrinth
sliding-gates = Pfeile
sliding-gate-push = { $gate } schieben
sliding-gate-shut = { $gate }, gesperrt: Das würde den letzten Schub rückgängig machen
sliding-gate-chosen = { $gate }, vorläufig geschoben
sliding-to = { $what ->
    [motif] { FORM($motif, as: "to") }
    [own] nach Hause
    [home] zu { $owner } nach Hause
   *[cell] zu { $cell }
}
sliding-at = { $what ->
    [motif] { FORM($motif, as: "at") }
    [own] zu Hause
    [home] bei { $owner } zu Hause
   *[cell] in { $cell }
}
sliding-in-reach = erreichbar
sliding-row = Reihe { $row }. { $cells }.
sliding-no-row = Das Labyrinth hat { $rows } Reihen.

## Answers

sliding-goal = Dein Ziel: { $motif }.
sliding-goal-signed = Dein Ziel: { $motif }. Das muss die Finsternis holen.
sliding-goal-lies = Es liegt in { $cell }.
sliding-goal-on-spare = Es liegt auf dem freien Plättchen.
sliding-goal-hidden = Deine nächste Karte darfst du ansehen, wenn dein Zug beginnt.
sliding-goal-sleeve = { $name }: Die Karte liegt verdeckt. Zum Ansehen P halten.
sliding-goal-home = Alles gefunden. Nach Hause: { $cell }.
sliding-goal-point = Alles gefunden. Zum vereinbarten Feld: { $cell }.
sliding-goal-edge = Alles gefunden. Verlass das Labyrinth über einen offenen Rand.
sliding-is-at = { $name } ist { $at }.
sliding-is-out = { $name } hat das Labyrinth verlassen.
sliding-cards = { $name }: { $found } gefunden, { $left } übrig.
sliding-reach = { $count ->
    [one] Ein Feld erreichbar: { $cells }.
   *[other] { $count } Felder erreichbar: { $cells }.
}
sliding-reach-none = Nichts ist erreichbar.
sliding-nothing-yet = Noch ist nichts passiert.
sliding-turn-of = { $name } ist am Zug.
sliding-turn-push = { $piece ->
    [ship] Du bist am Zug: Schieb ein Plättchen ein, dann segle.
    [spaceship] Du bist am Zug: Schieb ein Plättchen ein, dann flieg.
   *[other] Du bist am Zug: Schieb ein Plättchen ein, dann lauf.
}
sliding-turn-walk = { $piece ->
    [ship] Du bist am Zug: Segle oder bleib stehen.
    [spaceship] Du bist am Zug: Flieg oder bleib stehen.
   *[other] Du bist am Zug: Lauf oder bleib stehen.
}
sliding-over = Das Spiel ist aus. { $name } hat gewonnen.
sliding-keys-short = Mit den Pfeiltasten wählen, mit Enter bestätigen. Fragezeichen: alle Tasten.
sliding-keys = Die Pfeiltasten gehen von Pfeil zu Pfeil, R dreht das Plättchen, Enter schiebt. Dann gehen die Pfeiltasten von Feld zu Feld in Reichweite, mit Enter geht es los, Escape nimmt den Schub zurück. G: dein Ziel. W: wo alle stehen. S: das freie Plättchen. E: was erreichbar ist. C: Karten. L: der letzte Zug. T: wer am Zug ist. B: das ganze Brett. 1 bis 9: eine Reihe. X: die Felder lesen und zurück zu den Pfeilen. P: die andere Figur. O: hinaus.

## What was done

sliding-told-walk = { $piece ->
    [ship] { $name } segelt { $to }.
    [spaceship] { $name } fliegt { $to }.
   *[other] { $name } läuft { $to }.
}
sliding-told-stay = { $name } bleibt { $at }.
sliding-told-walk-lord = { $name } schickt die Finsternis { $to }.
sliding-told-stay-lord = { $name } lässt die Finsternis { $at }.
sliding-told-find = { $name } hat { FORM($motif, as: "acc") } gefunden!
sliding-told-rode = { $name } fährt mit { $to }.
sliding-told-wrapped = { $name } wird hinausgeschoben und kommt { $at } wieder herein.

## What a bot would do

sliding-advice-push = Schieb { $gate }, das Plättchen so gedreht: { $tile }.
sliding-advice-push-brief = Schieb { $gate }.
sliding-advice-walk = { $piece ->
    [ship] Segle { $to }.
    [spaceship] Flieg { $to }.
   *[other] Lauf { $to }.
}
sliding-advice-stay = Bleib, wo du bist.
sliding-advice-walk-lord = Bring die Finsternis { $to }.
sliding-advice-stay-lord = Lass die Finsternis, wo sie ist.
sliding-advice-out = { $piece ->
    [ship] Segle aus dem Labyrinth.
    [spaceship] Flieg aus dem Labyrinth.
   *[other] Lauf aus dem Labyrinth.
}
