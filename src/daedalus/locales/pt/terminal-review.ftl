## daedalus review, and daedalus arena --review

help-review = Rever um jogo: o que o decidiu e quanta sorte houve.
help-review-json = Mostrar tudo como JSON.
help-review-svg = Guardar a curva das hipóteses neste ficheiro, como imagem.
help-arena-review = Rever também todos os jogos: o que perderam as vezes de cada bot, a sua sorte e as vitórias sem sorte.
look-back-turns = { $title }, { $turns ->
    [one] uma vez
   *[other] { $turns } vezes
}
look-back-rounds = { $title }, { $turns ->
    [one] uma ronda
   *[other] { $turns } rondas
}
look-back-unfinished = Este jogo não acabou. Até aqui vai:
look-back-points = Em pontos de 100; início, vezes próprias, os outros e sorte somam o fim.
look-back-now = agora
look-back-missed-finds = { $name } podia ter alcançado aqui o objetivo: { $motif }.
look-back-missed = { $name } tinha aqui uma jogada melhor.
look-back-fine = { $name } encontrou a única jogada boa.
look-back-lucky = { $name } teve sorte.
look-back-unlucky = { $name } teve azar.
look-back-helped = { $by } abriu o caminho a { $name }.
look-back-hindered = { $by } atravessou-se no caminho de { $name }.
look-back-faster = { $name } foi mais rápido.
look-back-slower = Os outros foram mais rápidos do que { $name }.
look-back-change = Antes { $before } em 100, depois { $after }.
look-back-better = Melhor: { $actions }
look-back-saved = Guardado: { $file }
look-back-bot = bot
look-back-lost = perdido por vez
look-back-marks = notas por jogo
look-back-luck-each = sorte por jogo
look-back-wins = vitórias
look-back-without-luck = sem sorte
look-back-note = Perdido e sorte em pontos de 100. Sem sorte: as vitórias, descontada a sorte de todos.
