### Spanish: the command analyse.

help-analyse = Muestra los mejores turnos de una posición y las opciones de ganar.
help-analyse-position = El texto de una posición, entre comillas.
help-analyse-top = Cuántos turnos mostrar.
analyse-title = { $title }: una posición
analyse-unusual = Inusual: { $remark }
analyse-chance = { $name } { $percent } %
analyse-share = { $percent } %
analyse-chances = Opción de ganar: { $chances }
analyse-best = Los mejores turnos para { $name } y la opción después de cada uno:
analyse-at-once = Aquí juegan todos a la vez: no hay turnos que comparar.
analyse-finds = encuentra: { $motif }
analyse-wins = gana
analyse-secret = { $count ->
    [one] Los demás conocen la carta de { $name }: solo queda una.
   *[other] Los demás no conocen la carta de { $name }: puede ser cualquiera de { $count }.
}
