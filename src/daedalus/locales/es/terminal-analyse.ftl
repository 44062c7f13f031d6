### Spanish: the command analyse.

help-analyse = Mostrar las mejores jugadas de una posición y las posibilidades de ganar.
help-analyse-position = El texto de una posición, entre comillas.
help-analyse-top = Cuántas jugadas mostrar.
analyse-title = { $title }: una posición
analyse-unusual = Inusual: { $remark }
analyse-chance = { $name } { $percent } %
analyse-share = { $percent } %
analyse-chances = Posibilidades de ganar: { $chances }
analyse-best = Las mejores jugadas para { $name } y las posibilidades tras cada una:
analyse-at-once = Aquí juegan todos a la vez: no hay jugadas que comparar.
analyse-finds = encuentra { $motif }
analyse-wins = gana
analyse-secret = { $count ->
    [one] Los demás conocen la carta de { $name }: solo queda una.
   *[other] Los demás no conocen la carta de { $name }: puede ser cualquiera de { $count }.
}
