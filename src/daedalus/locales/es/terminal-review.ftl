## daedalus review, and daedalus arena --review

help-review = Repasar una partida: qué la decidió y cuánta suerte hubo.
help-review-json = Mostrar todo como JSON.
help-review-svg = Guardar la curva de posibilidades en este archivo, como imagen.
help-arena-review = Repasar también todas las partidas: lo que perdieron los turnos de cada bot, su suerte y sus victorias sin suerte.
look-back-better = Mejor: { $actions }
look-back-saved = Guardado: { $file }
look-back-bot = bot
look-back-lost = perdido por turno
look-back-marks = notas por partida
look-back-luck-each = suerte por partida
look-back-wins = victorias
look-back-without-luck = sin suerte
look-back-note = Lo perdido y la suerte, en puntos de 100. Sin suerte: las victorias, descontada la suerte de todos.
