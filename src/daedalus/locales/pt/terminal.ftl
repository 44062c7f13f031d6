### Portuguese: every sentence of the terminal.
### Names of people and motifs come as arguments; a motif always with its article, as a subject.

## Leaving, keeping, going on

saved = O jogo fica guardado em { $path }.
quit-title = Sair da mesa?
quit-kept = O jogo fica em { $path }; com daedalus play --resume continua-se.
quit-leave = sair
quit-menu = menu
quit-stay = ficar

## What the keys do (short: they share one line)

key-slots = setas
key-cells = casas
key-turn = rodar
key-push = empurrar
key-walk = andar
key-back = desfazer
key-swap = outra figura
key-hint = dica
key-undo = desfazer
key-letters = tesouros
key-help = ajuda
key-quit = sair
key-rules = regras
key-rows = linha
key-values = mudar
key-scroll = folhear
key-close = fechar
key-step = um passo
key-leap = dez passos
key-ends = início, fim

guide-title = O que fazem as teclas
guide-close = Esc, Enter ou ? levam de volta ao jogo.
guide-sliding =
    As setas do teclado vão de seta em seta à volta do tabuleiro; em frente passa-se para a outra ponta da linha. Tab avança no sentido dos ponteiros do relógio. R roda a peça livre, Shift+R ao contrário. Enter empurra. Depois, com as setas ou Tab, escolhes uma casa clara, uma maiúscula salta para o seu tesouro e Enter leva-te lá. Esc desfaz o empurrão enquanto não tiveres andado. L explica as letras, F2 mostra as regras.

    ▲ ● ■ ◆ peões    △ ○ □ ◇ as suas casas    A a X tesouros
    » « a tua meta    · casas ao teu alcance    ╬ seta bloqueada
    as paredes grossas não mexem, as finas sim, as duplas são da última peça empurrada

letters-title = O que dizem as letras

## The menu

menu-welcome = Um labirinto que nunca está quieto. A que jogamos?
menu-seats = Quantos
menu-seats-value =
    { $seats ->
        [one] a solo
       *[other] { $seats }
    }
menu-human = uma pessoa, aqui
menu-bot = bot: { $level }
menu-preset = Jogo
menu-ask = Enter fica com a proposta; um número escolhe outra coisa.
menu-ask-number = Escreve um número de 1 a { $most }, ou carrega só em Enter.
option-true = sim
option-false = não

## The curtain

curtain-press = Enter: só eu estou a ver

## A turn

ask-look = Agora empurras tu, { $name }. Com as setas escolhes onde.
ask-aim = Empurrar a { $line }?
ask-aim-reach = Assim a tua meta fica ao teu alcance!
ask-barred = Aqui não: empurrar a { $line } desfaria o último empurrão.
ask-stay = { $name }: ficar em { $cell }?
ask-walk = { $name }: ir para { $cell }?
ask-walk-find = O teu tesouro está lá!
ask-walk-win = Assim ganhas!
ask-out = Sair do labirinto por { $cell }? Assim ganhas!
ask-wait = { $name } está a pensar…
turn-number = jogada { $turn }
watch-at = Ação { $ply } de { $last }


spare-open = A peça livre está aberta a { $sides }.
goal-title = { $name } procura
goal-at = em { $cell }
goal-on-spare = na peça livre
goal-lord = ◉ { $lord }
goal-point = A casa combinada
goal-edge = Lá para fora
goal-edge-how = por uma casa da borda aberta para fora
goal-hidden = As cartas estão viradas para baixo.
goal-sealed = A carta seguinte vira-se quando começar a próxima jogada.

note-found = { $found } de { $all }
note-all = { $found } de { $found }!
trail-none = nada ainda, mas um belo passeio

## The log

did-walk = { $name } vai para { $cell }.
did-stay = { $name } fica em { $cell }.
did-lord = { $name } leva { $lord } para { $cell }.
did-find = Tesouro: { $motif }.
hint-push = Experimenta { $slot }: { $line }, com a peça livre aberta a { $sides }.
hint-walk = Depois vai para { $cell }.
hint-lord = Depois leva { $lord } para { $cell }.
hint-out = Depois sai do labirinto.

## The end

end-title = Muito bem, { $names }!
end-line = { $rank }. { $name }: { $trail }
end-turns =
    { $turns ->
        [one] Bastou uma jogada.
       *[other] Foram precisas { $turns } jogadas.
    }
end-again = outra vez
end-watch = rever
end-menu = menu

## Tiles in words


## Playing line by line

plain-welcome = Escreve ajuda para ver o que se pode perguntar.
plain-seat = Lugar { $seat }, { $name }: { $note }
plain-turn-push = { $name }, jogada { $turn }: primeiro empurra, por exemplo { $example }.
plain-turn-walk = { $name }, agora anda, por exemplo d4, ou fica onde estás. A palavra desfazer retira o empurrão.
plain-board-rule = As minúsculas são colunas, os números linhas, as maiúsculas tesouros; as paredes grossas nunca mexem.
plain-goal = { $name } ({ $letter }): { $place }
plain-turns = Pode ficar assim: { $turns }
plain-barred = Seta bloqueada: { $slot }
plain-reach = { $name } pode ir para { $cells }
plain-ways-out = Sai-se do labirinto por { $cells }: diz uma destas casas ou escreve { $out }.
plain-undone = Desfeito: { $action }
plain-curtain = Carrega em Enter quando mais ninguém estiver a ver.
plain-where-what = Procuras alguma coisa? Diz um tesouro ou alguém, por exemplo: onde coruja
plain-where-nothing = Aqui nada se chama «{ $what }».
plain-sliding = Um empurrão é a casa por onde a peça entra, com os seus lados abertos: b1=6. Lados: norte 1, este 2, sul 4, oeste 8, somados, de a a f acima de 9. Para andar, a casa: d4. O Eclipse anda com !d4, e fora sai do labirinto.
act-out = fora
word-board = tabuleiro
    .does = desenha o labirinto
word-goal = meta
    .does = diz o que procuras
word-reach = alcance
    .does = diz as casas para onde podes ir
word-spare = peça
    .does = descreve a peça livre
word-where = onde
    .does = encontra um tesouro ou alguém
word-cell = casa
    .does = descreve uma casa, por exemplo: casa d4
word-letters = letras
    .does = diz o que são as maiúsculas
word-position = posição posicao
    .does = escreve a posição numa linha
word-help = ajuda
    .does = mostra esta lista
word-hint = dica
    .does = diz o que faria um bot
word-log = diário diario
    .does = conta o que aconteceu
word-seats = lugares
    .does = diz como vão todos
word-rules = regras
    .does = imprime as regras
word-undo = desfazer
    .does = desfaz o empurrão ou a última jogada
word-quit = sair
    .does = deixa o jogo

## The command line

replay-verified =
    { $actions ->
        [one] { $file }: uma ação, e a semente dá esta primeira posição.
       *[other] { $file }: { $actions } ações, e a semente dá esta primeira posição.
    }
help-daedalus = Jogos de tabuleiro num labirinto que se move. Sem comando: o jogo abre-se, no navegador ou senão aqui.
help-play = Jogar no terminal, a solo, com bots ou à volta de um ecrã.
help-replay = Rever um jogo passo a passo.
help-rules = Mostrar as regras de uma edição.
help-perft = Contar as séries de ações possíveis.
help-record = Verificar os jogos-modelo, ou escrevê-los de novo.
help-serve = Iniciar o servidor para jogar no navegador.
help-arena = Pôr bots a jogar uns contra os outros.
help-bench = Medir a rapidez de tudo.
help-engine = Oferecer os bots a outros programas.
help-mazenet = Jogar contra programas MazeNet.
help-completion = Mostrar um script com que a shell completa comandos e opções.
help-shell = Que shell:
help-version = Dizer que versão é esta.
help-edition = Que jogo:
help-seats = Quantas pessoas jogam.
help-seed = A mesma semente dá o mesmo jogo.
help-option = Uma opção da edição, como cards=6; pode repetir-se.
help-bots = Nível dos bots em todos os lugares menos o primeiro; none: só pessoas.
help-bot = Um bot num lugar, como 2=medium; pode repetir-se.
help-name = Um nome para um lugar, como 1=Anna; pode repetir-se.
help-position = Começar nesta posição.
help-save = Guardar o jogo neste ficheiro.
help-resume = Continuar um jogo guardado.
help-plain = Linha a linha, para pipes e leitores de ecrã.
help-rules-plain = Imprimir o texto tal como é.
help-clock = Segundos para cada jogada; depois, o jogo continua.
help-motion = Com ou sem imagens em movimento.
help-lang = Idioma:
help-file = Um jogo guardado, como serao.game, ou um jogo de uma arena: arena.games#17.
help-files = Jogos guardados.
help-verify = Verificar só o jogo e a sua distribuição.
help-write = Escrever os jogos com as regras de hoje.
help-depth = Quantas ações de profundidade.
help-divide = Contar também por baixo de cada primeira ação.
help-arena-bots = Quem joga: dois ou mais níveis de bots.
help-arena-games = Quantos jogos joga cada par.
help-arena-budget = Quantos milissegundos pode um bot pensar.
help-arena-cpu-time = Contar os milissegundos dos bots como tempo de CPU, para uma máquina ocupada.
help-arena-jobs = Quantos processos.
help-arena-out = Guardar os jogos neste ficheiro e continuar daí.
help-arena-cluster = Distribuir os jogos por um cluster Ray.
help-arena-markdown = Mostrar a tabela em Markdown.
help-bench-names = O que medir; sem nomes: tudo.
help-bench-write = Escrever as medidas neste ficheiro.

over-to = Agora é a vez de { $name }
others-look-away = Os outros: olhem para o teto.
