### Italian: the command analyse.

help-analyse = Mostrare le mosse migliori di una posizione e le possibilità di vincere.
help-analyse-position = Il testo di una posizione, tra virgolette.
help-analyse-top = Quante mosse mostrare.
analyse-title = { $title }: una posizione
analyse-unusual = Insolito: { $remark }
analyse-chance = { $name } ({ $percent }%)
analyse-share = { $percent }%
analyse-chances = Possibilità di vincere: { $chances }
analyse-best = Le mosse migliori per { $name } e le possibilità dopo ognuna:
analyse-at-once = Qui giocano tutti insieme: non ci sono mosse da confrontare.
analyse-finds = trova { $motif }
analyse-wins = vince
analyse-secret = { $count ->
    [one] Gli altri conoscono la carta di { $name }: ne resta una sola.
   *[other] Gli altri non conoscono la carta di { $name }: ne restano { $count } possibili.
}
