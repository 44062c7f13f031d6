### German: the command analyse.

help-analyse = Die besten Züge einer Stellung und alle Gewinnchancen zeigen.
help-analyse-position = Der Text einer Stellung, in Anführungszeichen.
help-analyse-top = Wie viele Züge gezeigt werden.
analyse-title = { $title }: eine Stellung
analyse-unusual = Ungewöhnlich: { $remark }
analyse-chance = { $name } { $percent } %
analyse-share = { $percent } %
analyse-chances = Gewinnchance: { $chances }
analyse-best = Die besten Züge für { $name } und die Chance danach:
analyse-at-once = Hier spielen alle zugleich: Es gibt keine Züge zu vergleichen.
analyse-finds = findet { FORM($motif, as: "acc") }
analyse-wins = gewinnt
analyse-secret = { $count ->
    [one] Die anderen kennen die Karte von { $name }: Es ist nur noch eine übrig.
   *[other] Was { $name } sucht, wissen die anderen nicht: { $count } Karten kommen in Frage.
}
