### Português: os enigmas no navegador: tarefas, dicas, veredictos, provas, calendário.

## As páginas

puzzle-daily = Enigma do dia
puzzle-back = Voltar aos enigmas
puzzle-none = Este enigma não existe
puzzle-none-note = Talvez tenha sido retirado porque a sua prova não se confirmou.
puzzle-kind-fetch = Busca
    .note = Um tesouro, jogadas contadas. Mais ninguém joga.
puzzle-kind-run = Corrida
    .note = Vários tesouros por ordem, no menor número de jogadas.
puzzle-kind-guard = Guarda
    .note = Fica com o teu tesouro e não deixes nenhum a quem se segue.
puzzle-kind-duel = Duelo
    .note = Garante-o, empurre o outro o que empurrar.
puzzle-kind-weave = Trama
    .note = Liga as quatro imagens com o menor número de peças.
puzzle-kind-harvest = Colheita
    .note = Coloca as tuas peças e apanha o maior número de animais.
puzzle-number = N.º { $number }
puzzle-step = Degrau { $level } de 5

## A tarefa

puzzle-home = o caminho para casa
    .the = o caminho para casa
    .to = ao caminho para casa
    .is = home
puzzle-alone = Mais ninguém joga.
puzzle-task-fetch =
    { $turns ->
        [1] Alcança { $goal } numa jogada.
        [2] Alcança { $goal } em duas jogadas.
        [3] Alcança { $goal } em três jogadas.
        [4] Alcança { $goal } em quatro jogadas.
       *[other] Alcança { $goal } em { $turns } jogadas.
    }
puzzle-task-run =
    { $count ->
        [1] Um tesouro em { $turns } jogadas.
        [2] Dois tesouros em { $turns } jogadas.
        [3] Três tesouros em { $turns } jogadas.
        [4] Quatro tesouros em { $turns } jogadas.
        [5] Cinco tesouros em { $turns } jogadas.
       *[other] { $count } tesouros em { $turns } jogadas.
    }
puzzle-task-run-order = Por esta ordem: { $goals }.
puzzle-task-guard =
    { $turns ->
        [1] Apanha { $goal } e não deixes nada a { $name }.
       *[other] Garante { $goal } e não deixes nada a { $name }.
    }
puzzle-task-guard-next = Depois joga { $name }, que procura { $goal }.
puzzle-task-guard-later = Faça { $name } o que fizer, depois ainda tens de lá poder chegar. { $name } procura { $goal } e não pode lá chegar nem antes de ti nem logo a seguir.
puzzle-task-duel = Garante { $goal }.
puzzle-task-duel-next = Faça { $name } o que fizer, depois ainda tens de lá poder chegar.
puzzle-task-weave =
    { $tiles ->
        [one] Liga todas as imagens com mais uma peça.
       *[other] Liga todas as imagens com mais { $tiles } peças.
    }
puzzle-task-weave-clock = Sem relógio.
puzzle-task-harvest =
    { $turns ->
        [one] Coloca uma peça e apanha o máximo.
       *[other] Coloca { $turns } peças e apanha o máximo.
    }
puzzle-task-harvest-best = Cada peça ligada à tua pode ser apanhada.

## Tentativas, jogadas e estrelas

puzzle-trail = Jogada { $turn } de { $turns }.
puzzle-trail-wall = As jogadas acabaram. Há uma parede no caminho.
puzzle-stars = { $stars } de 3 estrelas
puzzle-try =
    { $tries ->
        [1] Primeira tentativa
        [2] Segunda tentativa
        [3] Terceira tentativa
       *[other] Tentativa { $tries }
    }
puzzle-try-over =
    { $tries ->
        [1] Primeira tentativa terminada
        [2] Segunda tentativa terminada
        [3] Terceira tentativa terminada
       *[other] Tentativa { $tries } terminada
    }
puzzle-note-first = Três tentativas para três estrelas. Roda e aponta o tempo que quiseres.
puzzle-note-hint = Uma dica custa uma estrela. Fica sempre uma.
puzzle-note-later =
    { $stars ->
        [one] Ainda podes ganhar uma estrela.
       *[other] Ainda podes ganhar { $stars } estrelas.
    }
puzzle-tries-left =
    { $tries ->
        [one] Resta uma tentativa
        [2] Restam duas tentativas
       *[other] Restam { $tries } tentativas
    } { $stars ->
        [2] para duas estrelas.
       *[other] para três estrelas.
    }
puzzle-redo = Repetir a jogada { $turn }

## O que o tabuleiro fez

puzzle-close = Por pouco!
puzzle-wrong = Ainda não.
puzzle-why-one_wall_away = { FORM($goal, as: "is") ->
    [home] Só há uma parede no caminho para casa.
   *[other] Só há uma parede entre ti e { $goal }.
}
puzzle-why-too_far = { FORM($goal, as: "is") ->
    [home] { $count ->
        [one] Ainda há uma parede no caminho para casa.
       *[other] Ainda há { $count } paredes no caminho para casa.
    }
   *[other] { $count ->
        [one] Ainda há uma parede entre ti e { $goal }.
       *[other] Ainda há { $count } paredes entre ti e { $goal }.
    }
}
puzzle-why-too_late = Ao teu alcance, mas uma jogada tarde demais: { $goal }.
puzzle-why-on_spare = Fora do labirinto: { $goal } está na peça da tua mão.
puzzle-why-opponent_takes = { $name } pode apanhar agora { $goal }.
puzzle-why-opponent_wins = { $name } pode chegar agora a casa e ganhar.
puzzle-why-opponent_blocks = { FORM($goal, as: "is") ->
    [home] { $name } tem um empurrão que te corta o caminho para casa.
   *[other] { $name } tem um empurrão que deixa { $goal } fora do teu alcance.
}
puzzle-why-opponent_breaks = Depois desta resposta não podes apanhar { $goal } e também travar { $name }.
puzzle-why-not_linked = Ainda por ligar: { $motifs }.
puzzle-why-loose_tile = Há uma peça solta: não está ligada ao centro.
puzzle-why-too_many_tiles = Tudo ligado, com { $count } peças. Bastam { $best }.
puzzle-why-given_moved = As peças que lá estavam no início têm de ficar.
puzzle-why-more_possible = Apanhadas: { $count }. Possíveis: { $best }.
puzzle-opens = A peça está aberta { $sides }.
puzzle-side-north = em cima
puzzle-side-east = à direita
puzzle-side-south = em baixo
puzzle-side-west = à esquerda
puzzle-key-wall = A parede pelo meio

## Dicas

puzzle-aim = Apontar de novo
puzzle-aim-again = Apontar de novo · custa uma tentativa
puzzle-getting = O enigma está a chegar…
puzzle-hint-where = Para onde devo olhar?
puzzle-hint-first = Mostra-me o primeiro passo
puzzle-hint-of = Dica { $step } de 2
puzzle-hint-costs = Dica { $step } de 2 · custa uma estrela
puzzle-hint-left =
    { $left ->
        [one] Dica, resta uma de 2
       *[other] Dica, restam { $left } de 2
    }
puzzle-hint-yours =
    { $way ->
        [column] Olha para a coluna onde estás.
       *[row] Olha para a linha onde estás.
    }
puzzle-hint-line =
    { $way ->
        [column] Olha para a coluna { $line }.
       *[row] Olha para a linha { $line }.
    }
puzzle-hint-tile = Olha para a peça { $tile }.

## Resolvido

puzzle-solved = Resolvido!
puzzle-yours = Já tens { $goal }!
puzzle-effort =
    { $tries ->
        [1] Primeira tentativa
        [2] Segunda tentativa
        [3] Terceira tentativa
       *[other] Tentativa { $tries }
    }{ $hints ->
        [0] , sem dicas
        [1] , uma dica
       *[other] , duas dicas
    }
puzzle-proof-fetch =
    { $solutions ->
        [one] Mais curto não dá e só há esta forma: foram vistos os { $nodes } tabuleiros.
       *[other] Mais curto não dá e há { $solutions } formas: foram vistos os { $nodes } tabuleiros.
    }
puzzle-proof-run =
    { $solutions ->
        [one] { $turns } jogadas são o mínimo e só há esta forma: foram vistos os { $nodes } tabuleiros.
       *[other] { $turns } jogadas são o mínimo e há { $solutions } formas: foram vistos os { $nodes } tabuleiros.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Qualquer outra jogada falha: foram vistos os { $nodes } tabuleiros.
       *[other] { $solutions } jogadas resultam, qualquer outra falha: foram vistos os { $nodes } tabuleiros.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Todas as respostas foram tentadas e nenhum outro empurrão é seguro: foram vistos os { $nodes } tabuleiros.
       *[other] Todas as respostas foram tentadas e { $solutions } empurrões são seguros: foram vistos os { $nodes } tabuleiros.
    }
puzzle-proof-weave =
    { $solutions ->
        [one] Com menos peças nunca resulta e só há esta forma.
       *[other] Com menos peças nunca resulta e há { $solutions } formas.
    }
puzzle-proof-harvest =
    { $solutions ->
        [one] Não se pode apanhar mais e só há esta forma: foram tentadas as { $nodes } colocações.
       *[other] Não se pode apanhar mais e há { $solutions } formas: foram tentadas as { $nodes } colocações.
    }
puzzle-tell = Conta a alguém
puzzle-no-spoiler = Nada revela o caminho.
puzzle-share-title = Daedalus do dia { $number } · { $title }
puzzle-your-level = Ao teu nível
puzzle-next = Próximo enigma
puzzle-watch = Ver a solução

## Dias

puzzle-in-a-row =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias seguidos
    }
puzzle-days-in-a-row =
    { $days ->
        [one] dia
       *[other] dias seguidos
    }
puzzle-month = O mês inteiro
puzzle-on-calendar = Agora no teu calendário: { FORM($goal, as: "is") ->
    [home] uma estrela
   *[other] { $goal }
}.
puzzle-tomorrow =
    { $hours ->
        [one] O enigma de amanhã chega em menos de uma hora.
       *[other] O enigma de amanhã chega em { $hours } horas.
    }
puzzle-go-on = Resolve-o hoje e o caminho continua.
puzzle-begin = Resolve-o hoje e começa um caminho.
puzzle-today = O enigma de hoje
puzzle-today-note = O mesmo para toda a gente, até à meia-noite.
puzzle-today-done = Resolvido por hoje. O próximo chega à meia-noite.
puzzle-play = Jogar
puzzle-month-count =
    { $count ->
        [0] Este mês ainda não há tesouros.
        [one] Um tesouro este mês, { $best ->
            [0] ainda não com três estrelas.
           *[other] com três estrelas.
        }
       *[other] { $count } tesouros este mês, { $best ->
            [0] nenhum deles
           *[other] { $best } deles
        } com três estrelas.
    }
puzzle-day-done = { $day }, { FORM($goal, as: "is") ->
    [home] resolvido
   *[other] { $goal }
}, { $stars } de 3 estrelas
puzzle-day-today = { $day }, hoje, por resolver
puzzle-day-missed = { $day }, não jogado

## Início

puzzle-kinds = Tipos de enigmas
puzzle-new = Novo
puzzle-solved-count =
    { $count ->
        [one] { $count } resolvido
       *[other] { $count } resolvidos
    }
puzzle-due = Para repetir
puzzle-level = Nível { $level }
puzzle-level-name =
    { $level ->
        [1] Primeiros passos
        [2] Ao virar da esquina
        [3] A caminho
        [4] Olhar atento
        [5] Bom faro
        [6] Bom rumo
        [7] Mapa na cabeça
        [8] Fio de Ariadne
        [9] Coração do labirinto
       *[10] Dédalo
    }
puzzle-level-stones = Estás na pedra { $level } de { $levels }.
puzzle-level-note = Cada enigma ajusta-se ao teu nível.
puzzle-file = O teu progresso
puzzle-file-note = Fica neste aparelho. Um ficheiro leva-o para outro aparelho.
puzzle-file-save = Guardar num ficheiro
puzzle-file-open = Abrir um ficheiro
puzzle-file-read = Acrescentado ao que já tinhas.
puzzle-file-not-read = Isto não é um ficheiro de progresso.

## Tempestade

puzzle-storm = Tempestade
    .note = Três minutos, tantos quantos conseguires.
puzzle-storm-best = O teu recorde: { $best }
puzzle-storm-go = Ligar o relógio
puzzle-storm-skip = Saltar
puzzle-storm-over = Acabou o tempo!
puzzle-storm-result =
    { $count ->
        [0] Desta vez, nenhum resolvido.
        [one] Um enigma resolvido.
       *[other] { $count } enigmas resolvidos.
    }
puzzle-storm-record = O teu melhor resultado!
puzzle-storm-left = { $seconds ->
    [one] Falta { $seconds } segundo
   *[other] Faltam { $seconds } segundos
}
puzzle-storm-missed = O que correu mal volta daqui a uns dias.
