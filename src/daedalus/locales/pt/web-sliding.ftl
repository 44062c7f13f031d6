### Português: o tabuleiro deslizante no navegador: botões, conselhos e o tabuleiro em palavras.

# The language of this file, for lists such as "north, east and south".
sliding-language = pt

## The turn

sliding-step-push = { $piece ->
    [spaceship] Move
   *[other] Empurra
}
sliding-step-walk = { $piece ->
    [ship] Navega
    [spaceship] Voa
   *[other] Anda
}
sliding-coach-push = { $piece ->
    [ship] Os canais andam à deriva. Que empurrão abre o teu rumo?
    [spaceship] Move a estação. Que empurrão abre o teu caminho?
   *[other] Faz deslizar o labirinto. Que empurrão abre o teu caminho?
}
sliding-coach-home = Tudo encontrado! Que empurrão abre o caminho?
sliding-coach-lord = É o Eclipse que vai buscar esta carta: move-o em vez { $piece ->
    [ship] do teu barco.
    [spaceship] da tua nave.
   *[other] do teu peão.
}
sliding-coach-reach = Podes alcançar { $motif }!
sliding-coach-reach-home = O caminho está livre!
sliding-coach-walk = { $pointer ->
    [mouse] Clica numa casa clara para lá ir ou experimenta outra seta.
   *[other] Toca numa casa clara para lá ir ou experimenta outra seta.
}
sliding-coach-aim = { $pointer ->
    [mouse] Clica outra vez para lá ir.
   *[other] Toca outra vez para lá ir.
}
sliding-coach-out = Uma borda está aberta: podes sair!
sliding-coach-barred = Aqui não: desfaria o último empurrão.
sliding-coach-far = Daqui nenhum caminho leva lá.
sliding-choose-gate = { $pointer ->
    [mouse] Clica numa seta ou arrasta a peça até ela.
   *[other] Toca numa seta ou arrasta a peça até ela.
}
sliding-plan-ahead = A tua próxima carta: { $motif }. Pensa já nela!
sliding-only-look = Podes olhar, mas agora não empurrar.
sliding-found = Encontrado
sliding-push-here = Empurrar aqui
sliding-coach-aim-first = Roda a peça e aponta para uma seta. Um empurrão conta como tentativa.
sliding-coach-aim-push = Roda a peça e aponta para uma seta. O que foi empurrado já não volta.
sliding-coach-aimed = Empurra, ou roda e aponta outra vez. Só o empurrão conta.
sliding-take-back = Desfazer
sliding-stay = Ficar aqui
sliding-walk-there = Ir para lá
sliding-walk-goal = Ir para a meta
sliding-walk-motif = Alcançar { $motif }
sliding-leave = Sair
sliding-who-walks = { $piece ->
    [ship] Quem navega?
    [spaceship] Quem voa?
   *[other] Quem anda?
}

## The hand

sliding-only-you = Só tu vês isto
sliding-your-goals = As tuas metas
sliding-seeks = Falta encontrar: { $motifs }
sliding-spare = A peça livre
sliding-turn-left = Rodar a peça para a esquerda
sliding-turn-right = Rodar a peça para a direita
sliding-tap-to-turn = { $pointer ->
    [mouse] clica para rodar, arrasta até uma seta
   *[other] toca para rodar, arrasta até uma seta
}
sliding-card-edge = Lá para fora!
sliding-card-point = Para a casa combinada
sliding-lord-yours = O Eclipse vai buscar a tua carta: leva-o até lá.
sliding-heading = { $to ->
    [edge] A caminho da saída
    [point] A caminho da meta
   *[other] A caminho de casa
}

## The board in words

sliding-board = O labirinto
sliding-gates = Setas
sliding-gate-push = Empurrar a { $gate }
sliding-gate-shut = { $gate }, bloqueada: desfaria o último empurrão
sliding-gate-chosen = { $gate }, empurrada à experiência
sliding-to = { $what ->
    [motif] até { FORM($motif, as: "to") }
    [own] para casa
    [home] até à casa de { $owner }
   *[cell] para a { $cell }
}
sliding-at = { $what ->
    [motif] junto { FORM($motif, as: "to") }
    [own] em casa
    [home] na casa de { $owner }
   *[cell] na { $cell }
}
sliding-in-reach = ao alcance
sliding-row = Linha { $row }: { $cells }.
sliding-no-row = O labirinto tem { $rows } linhas.

## Answers

sliding-goal = A tua meta: { $motif }.
sliding-goal-signed = A tua meta: { $motif }. É o Eclipse que a tem de ir buscar.
sliding-goal-lies = Está na { $cell }.
sliding-goal-on-spare = Está na peça livre.
sliding-goal-hidden = Podes ver a tua próxima carta quando começar a tua jogada.
sliding-goal-sleeve = { $name }: a carta está virada para baixo. Mantém premida a tecla P para espreitar.
sliding-goal-home = Tudo encontrado. Volta para casa: { $cell }.
sliding-goal-point = Tudo encontrado. Vai para a casa combinada: { $cell }.
sliding-goal-edge = Tudo encontrado. Sai do labirinto por uma borda aberta.
sliding-is-at = { $name } está { $at }.
sliding-is-out = { $name } saiu do labirinto.
sliding-cards = { $name }: encontradas { $found }, faltam { $left }.
sliding-reach = { $count ->
    [one] Uma casa ao alcance: { $cells }.
   *[other] { $count } casas ao alcance: { $cells }.
}
sliding-reach-none = Não há nada ao alcance.
sliding-nothing-yet = Ainda não aconteceu nada.
sliding-turn-of = É a vez de { $name }.
sliding-turn-push = { $piece ->
    [ship] É a tua vez: mete uma peça e depois navega.
    [spaceship] É a tua vez: mete uma peça e depois voa.
   *[other] É a tua vez: mete uma peça e depois anda.
}
sliding-turn-walk = { $piece ->
    [ship] É a tua vez: navega ou fica.
    [spaceship] É a tua vez: voa ou fica.
   *[other] É a tua vez: anda ou fica.
}
sliding-over = O jogo acabou. Ganhou { $name }.
sliding-keys-short = As setas escolhem, Enter confirma. Ponto de interrogação: todas as teclas.
sliding-keys = As setas vão de seta em seta, R roda a peça, Enter empurra. Depois as setas vão de casa em casa ao alcance, Enter leva-te lá, Escape desfaz o empurrão. G: a tua meta. W: onde estão todos. S: a peça livre. E: o que está ao alcance. C: as cartas. L: a última jogada. T: de quem é a vez. B: o tabuleiro todo. De 1 a 9: uma linha. X: ler as casas, e voltar às setas. P: mover a outra figura. O: sair.

## What was done

sliding-told-walk = { $piece ->
    [ship] { $name } navega { $to }.
    [spaceship] { $name } voa { $to }.
   *[other] { $name } vai { $to }.
}
sliding-told-stay = { $name } fica { $at }.
sliding-told-walk-lord = { $name } leva o Eclipse { $to }.
sliding-told-stay-lord = { $name } deixa o Eclipse { $at }.
sliding-told-find = { $name } encontrou { $motif }!
sliding-told-rode = { $name } desliza { $to }.
sliding-told-wrapped = { $name } sai por um lado e volta a entrar pelo outro, { $at }.

## What a bot would do

sliding-advice-push = Empurra a { $gate }, com a peça virada assim: { $tile }.
sliding-advice-push-brief = Empurra a { $gate }.
sliding-advice-walk = { $piece ->
    [ship] Navega { $to }.
    [spaceship] Voa { $to }.
   *[other] Vai { $to }.
}
sliding-advice-stay = Fica onde estás.
sliding-advice-walk-lord = Leva o Eclipse { $to }.
sliding-advice-stay-lord = Deixa o Eclipse onde está.
sliding-advice-out = Sai do labirinto.
