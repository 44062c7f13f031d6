### French: the command analyse.

help-analyse = Montrer les meilleurs coups d’une position et les chances de gagner.
help-analyse-position = Le texte d’une position, entre guillemets.
help-analyse-top = Combien de coups montrer.
analyse-title = { $title } : une position
analyse-unusual = Inhabituel : { $remark }
analyse-chance = { $name } { $percent } %
analyse-share = { $percent } %
analyse-chances = Chance de gagner : { $chances }
analyse-best = Les meilleurs coups pour { $name } et la chance après chacun :
analyse-at-once = Ici tout le monde joue en même temps : pas de coups à comparer.
analyse-finds = trouve { $motif }
analyse-wins = gagne
analyse-secret = { $count ->
    [one] Les autres connaissent la carte { FORM($name, as: "of") } : il n’en reste qu’une.
   *[other] Les autres ne connaissent pas la carte { FORM($name, as: "of") } : { $count } sont possibles.
}
