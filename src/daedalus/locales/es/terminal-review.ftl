## daedalus review, and daedalus arena --review

help-review = Repasar una partida: qué la decidió y cuánta suerte hubo.
help-review-json = Mostrar todo como JSON.
help-review-svg = Guardar la curva de posibilidades en este archivo, como imagen.
help-arena-review = Repasar también todas las partidas: lo que perdieron los turnos de cada bot, su suerte y sus victorias sin suerte.
look-back-turns = { $title }, { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
look-back-rounds = { $title }, { $turns ->
    [one] una ronda
   *[other] { $turns } rondas
}
look-back-unfinished = Esta partida no ha terminado. Hasta aquí llega:
look-back-points = En puntos de 100; inicio, turnos propios, los demás y suerte suman el final.
look-back-now = ahora
look-back-missed-finds = { $name } podía alcanzar aquí su objetivo: { $motif }.
look-back-missed = { $name } tenía aquí un turno mejor.
look-back-fine = { $name } encontró el único buen turno.
look-back-lucky = { $name } tuvo suerte.
look-back-unlucky = { $name } tuvo mala suerte.
look-back-helped = { $by } le abrió el camino a { $name }.
look-back-hindered = { $by } se cruzó en el camino de { $name }.
look-back-faster = { $name } fue más rápido.
look-back-slower = Los demás fueron más rápidos que { $name }.
look-back-change = Antes { $before } de 100, después { $after }.
look-back-better = Mejor: { $actions }
look-back-saved = Guardado: { $file }
look-back-bot = bot
look-back-lost = perdido por turno
look-back-marks = notas por partida
look-back-luck-each = suerte por partida
look-back-wins = victorias
look-back-without-luck = sin suerte
look-back-note = Lo perdido y la suerte, en puntos de 100. Sin suerte: las victorias, descontada la suerte de todos.
