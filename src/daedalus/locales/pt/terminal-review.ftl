## daedalus review, and daedalus arena --review

help-review = Rever um jogo: o que o decidiu e quanta sorte houve.
help-review-json = Mostrar tudo como JSON.
help-review-svg = Guardar a curva das hipóteses neste ficheiro, como imagem.
help-arena-review = Rever também todos os jogos: o que perderam as jogadas de cada bot, a sua sorte e as vitórias sem sorte.
look-back-better = Melhor: { $actions }
look-back-saved = Guardado: { $file }
look-back-bot = bot
look-back-lost = perdido por jogada
look-back-marks = notas por jogo
look-back-luck-each = sorte por jogo
look-back-wins = vitórias
look-back-without-luck = sem sorte
look-back-note = Perdido e sorte em pontos de 100. Sem sorte: as vitórias, descontada a sorte de todos.
