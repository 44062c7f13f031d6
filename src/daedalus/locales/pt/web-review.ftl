### Portuguese: looking back at a game.

review-note = { $title } · { $players ->
    [1] uma pessoa
   *[other] { $players } pessoas
} · { $length }
review-length = { $unit ->
    [rounds] { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
   *[turns] { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
}
review-unfinished = Este jogo não acabou. Esta é a revisão até aqui.
review-you = Tu
review-working = Cada jogada está a ser revista…
review-waiting = Muitos jogos estão a ser revistos. És o número { $place } da lista de espera.
review-stop = Parar
review-stopped = Parado
review-go-on = Continuar
review-ready = A revisão está pronta.
review-none = Aqui não há nada para rever
review-trouble-none = Este jogo não existe aqui.
review-trouble-offline = O servidor não responde. Tenta outra vez daqui a pouco.
review-trouble-running = O jogo ainda decorre. Revê-se quando acabar.
review-trouble-record = Escolhe primeiro uma gravação.
review-trouble-unreadable = Esta gravação não se consegue ler: está cortada, foi alterada ou vem de outra versão.
review-trouble-hidden = Esta gravação esconde cartas: foi guardada antes do fim do jogo.
review-trouble-long = Este jogo é demasiado longo para ser revisto.
review-share = Copiar o link desta página
review-ahead = Quem ia à frente?
review-ribbons = Fitas
review-ribbons-note = Fita larga, mais hipóteses.
review-lines = Linhas
review-lines-note = Linha alta, mais hipóteses.
review-drawn = Apresentação
review-start = Início
review-turn = Jogada { $turn }
review-turns = Jogada
review-turn-of = { $who ->
    [you] a tua vez
   *[other] vez de { $name }
}
review-rounds = Ronda
review-at-once = Todos ao mesmo tempo
review-luck = Sorte
review-place-ahead = { $name } à frente
review-place-close = { $name } perto
review-place-behind = { $name } atrás
review-moments = { $count ->
    [0] Nenhuma jogada decidiu sozinha
    [1] O momento decisivo
    [2] Dois momentos decisivos
   *[other] Três momentos decisivos
}
review-calm = Foi equilibrado até ao fim; muitos passos pequenos fizeram a diferença.
review-no-turns = Aqui todos constroem ao mesmo tempo, por isso não há uma jogada para tentar outra vez.
review-missed-finds = Ao alcance: { $motif }
    .note = { $who ->
        [you] Com outra jogada chegavas lá.
       *[other] Com outra jogada { $name } chegava lá.
    }
review-missed-wins = { $who ->
    [you] A vitória estava ali
   *[other] { $name } podia ganhar
}
    .note = Uma jogada teria acabado o jogo.
review-missed-better = Havia um caminho melhor
    .note = { $who ->
        [you] Com outra jogada tinhas mais hipóteses.
       *[other] Com outra jogada { $name } tinha mais hipóteses.
    }
review-missed-open = { $who ->
    [by-you] O teu caminho para casa ficou aberto
   *[other] O caminho para casa de { $by } ficou aberto
}
    .note = Com outra jogada ficava fechado.
review-fine = { $who ->
    [you] Uma bela jogada tua
   *[other] Uma bela jogada de { $name }
}
    .note = Nenhuma outra lhe chegava perto.
review-fine-wins = { $who ->
    [you] Conquistas a vitória
   *[other] { $name } conquista a vitória
}
    .note = Nenhuma outra lhe chegava perto.
review-lucky = { $who ->
    [you] O vento estava contigo
   *[other] O vento estava com { $name }
}
    .note = Saiu mesmo o que era preciso. Pura sorte.
review-lucky-card = { $who ->
    [you] Saiu-te a carta certa: { $motif }
   *[other] Saiu a carta certa a { $name }: { $motif }
}
    .note = Estava ali perto. Pura sorte.
review-unlucky = { $who ->
    [you] O vento estava contra ti
   *[other] O vento estava contra { $name }
}
    .note = O que saiu pouco ajudou. Foi só azar.
review-unlucky-card = { $who ->
    [you] A tua carta seguinte estava longe: { $motif }
   *[other] A carta seguinte de { $name } estava longe: { $motif }
}
    .note = Outra teria sido mais fácil. Foi só azar.
review-hindered = { $who ->
    [you] { $by } corta-te o caminho
    [by-you] Cortas o caminho a { $name }
   *[other] { $by } corta o caminho a { $name }
}
    .note = { $goal ->
        [home] Uma jogada, e o caminho para casa desapareceu.
       *[treasure] Uma jogada, e o caminho desapareceu. A meta: { $motif }.
    }
review-hindered-found = { $who ->
    [you] { $by } passa-te à frente
    [by-you] Passas à frente de { $name }
   *[other] { $by } passa à frente de { $name }
}
    .note = Descoberta desta jogada: { $motif }.
review-hindered-won = { $who ->
    [you] { $by } chegou antes
    [by-you] Chegaste antes
   *[other] { $by } chegou antes
}
    .note = Com esta jogada o jogo ficou ganho.
review-hindered-turn = { $who ->
    [you] { $by } dificulta-te a vida
    [by-you] Dificultas a vida a { $name }
   *[other] { $by } dificulta a vida a { $name }
}
    .note = Depois desta jogada, as coisas estavam pior.
review-hindered-lay = { $who ->
    [you] { $by } tira-te alguma coisa
    [by-you] Tiras alguma coisa a { $name }
   *[other] { $by } tira alguma coisa a { $name }
}
    .note = Depois havia menos para apanhar.
review-helped = { $who ->
    [you] { $by } abre-te o caminho
    [by-you] Abres o caminho a { $name }
   *[other] { $by } abre o caminho a { $name }
}
    .note = { $goal ->
        [home] Uma jogada, e o caminho para casa abriu-se.
       *[treasure] Uma jogada, e surgiu um caminho. A meta: { $motif }.
    }
review-helped-turn = { $who ->
    [you] { $by } facilita-te a vida
    [by-you] Facilitas a vida a { $name }
   *[other] { $by } facilita a vida a { $name }
}
    .note = Depois desta jogada, as coisas estavam melhor.
review-helped-lay = { $who ->
    [you] { $by } deixa-te mais
    [by-you] Deixas mais a { $name }
   *[other] { $by } deixa mais a { $name }
}
    .note = Uma peça, e os outros ficaram melhor.
review-faster = { $who ->
    [you] Acabaste primeiro
   *[other] { $name } acabou primeiro
}
    .note = Esta ronda trouxe os pontos.
review-slower = { $who ->
    [you] Os outros acabaram primeiro
   *[other] Os outros acabaram antes de { $name }
}
    .note = Esta ronda deu os pontos a outra pessoa.
review-before = antes
review-after = depois
review-otherwise = senão
review-like-this = assim
review-change = { $who ->
    [you] As tuas hipóteses passaram de { $before } para { $after } em 100.
   *[other] As hipóteses de { $name } passaram de { $before } para { $after } em 100.
}
review-change-fine = { $who ->
    [you] Com a segunda melhor jogada, as tuas hipóteses teriam sido { $before } em 100; assim eram { $after }.
   *[other] Com a segunda melhor jogada, as hipóteses de { $name } teriam sido { $before } em 100; assim eram { $after }.
}
review-which = Que jogada mostrar
review-played = Como foi
review-better = Melhor
review-played-title = Foi assim que se jogou
review-better-finds = Assim alcançava-se { $motif }
review-better-wins = Assim ganhava-se
review-better-better = Assim teria sido melhor
review-try = Tentar outra vez daqui
review-winds = Asas e vento
review-sign-feathers = Penas
    .means = as próprias jogadas
review-sign-wind = Vento
    .means = sorte
review-sign-pushes = Empurrões
    .means = os outros
review-wings = { $lost ->
    [0] Asas perfeitas.
    [1] Boas asas.
   *[other] { $lost } penas perdidas pelo caminho.
}
review-wind-up = { $who ->
    [you] O vento levantou-te.
   *[other] O vento levantou { $name }.
}
review-wind-down = { $who ->
    [you] O vento soprou contra ti.
   *[other] O vento soprou contra { $name }.
}
review-pushes-up = { $who ->
    [you] Os outros ajudaram-te a subir.
   *[other] Os outros ajudaram { $name } a subir.
}
review-pushes-down = { $who ->
    [you] Os outros empurraram-te para baixo.
   *[other] Os outros empurraram { $name } para baixo.
}
review-pushed-up = { $who ->
    [you] { $by } ajudou-te a subir.
    [by-you] Ajudaste { $name } a subir.
   *[other] { $by } ajudou { $name } a subir.
}
review-pushed-down = { $who ->
    [you] { $by } empurrou-te para baixo.
    [by-you] Empurraste { $name } para baixo.
   *[other] { $by } empurrou { $name } para baixo.
}
review-accounts = Jogadas próprias: { $feathers } de 5 penas. Sorte: { $luck }. Os outros: { $others }.
review-strength = { $strength ->
    [3] uma grande ajuda
    [2] uma ajuda
    [1] uma pequena ajuda
    [0] nem ajuda nem obstáculo
    [-1] um pequeno obstáculo
    [-2] um obstáculo
   *[other] um grande obstáculo
}
review-numbers = Todos os números
review-points = Em pontos de 100
review-own-view = Como cada um o via, com as suas próprias cartas
review-each-view = Do ponto de vista de cada um
review-column-start = Início
review-column-own = Jogadas próprias
review-column-others = Os outros
review-column-luck = Sorte
review-column-end = Fim
review-column-now = Agora
review-adds-up = Início, jogadas próprias, os outros e sorte somam sempre o fim: 100 para quem ganha, 0 para os outros.
review-apart = Cada linha é a visão de cada um: juntas não somam 100, e o que um perde não é o que outro ganha.
review-spectator = Vista de fora, sempre 100 em conjunto
review-about = Com mais de dois jogadores as hipóteses são aproximadas: até 9 pontos para cima ou para baixo, e até 18 com as cartas à vista.
review-shared = Quem ganha em conjunto divide os 100.
review-hindsight = { $who ->
    [you] Conhecendo a carta de { $by } ({ $motif }), na jogada { $turn } podias ter cortado o caminho. Ninguém podia saber.
    [by-you] Conhecendo a tua carta ({ $motif }), na jogada { $turn } { $name } podia ter-te cortado o caminho. Ninguém podia saber.
   *[other] Conhecendo a carta de { $by } ({ $motif }), na jogada { $turn } { $name } podia ter cortado o caminho. Ninguém podia saber.
}
review-by-turn = Como todos o podiam ver, jogada a jogada
review-said = Nota
review-mark-inaccuracy = podia ser um pouco melhor
review-mark-mistake = podia ser melhor
review-mark-blunder = podia ser muito melhor
review-mark-only = uma bela jogada
review-why-wins = Com isto o jogo fica ganho.
review-why-finds = Permite alcançar { $motif }.
review-why-catches = { $count ->
    [one] Apanha { $count } peça.
   *[other] Apanha { $count } peças.
}
review-why-plans = { $ways ->
    [one] Depois, um empurrão leva à meta.
   *[other] Depois, vários empurrões levam à meta.
}
review-why-nears = { $steps ->
    [one] Acaba a um passo da meta.
   *[other] Aproxima-se da meta.
}
review-why-blocks = { $who ->
    [you] Depois, podes alcançar menos do que é habitual.
   *[other] Depois, { $name } pode alcançar menos do que é habitual.
}
review-why-leaves = { $who ->
    [you] Mas depois, podes alcançar mais do que é habitual.
   *[other] Mas depois, { $name } pode alcançar mais do que é habitual.
}
review-fact-most = { $caught ->
    [one] { $caught } apanhada, { $most } possíveis.
   *[other] { $caught } apanhadas, { $most } possíveis.
}
review-fact-left = Ficou para quem vem a seguir: até { $left } de uma vez.
review-fact-called = Feito aos { $seconds } s.
review-fact-seen = O caminho foi visto aos { $seconds } s.
review-fact-tiles = { $tiles } peças usadas, { $fewest } bastam.
review-fact-fewest = { $tiles } peças usadas: menos não é possível.
review-fact-unsolved = O tabuleiro não estava resolvido.
review-guess = { $who ->
    [you] Os outros podiam adivinhar a tua carta: { $motif }, { $percent }%.
   *[other] Os outros podiam adivinhar a carta de { $name }: { $motif }, { $percent }%.
}
