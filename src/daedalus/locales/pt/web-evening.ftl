## Um serão com muitos

eve-title = Um serão com muita gente
eve-note = Um link, de 4 a 32 pessoas, sem contas.
eve-static = Um serão precisa de um servidor: esta página não tem nenhum.
eve-world = A que jogam?
eve-size = Quantos por mesa?
eve-rounds = Rondas
eve-pace = A que ritmo?
eve-pace-0 = Com calma
eve-pace-30 = Meio minuto por jogada
eve-pace-15 = Depressa
eve-door = Ler os nomes antes de os mostrar
    .note = Ninguém vê um nome antes de o deixares entrar.
eve-many = Quantas pessoas vêm?
    .note = Só uma ideia, para te dizermos quanto tempo dura. Quem vier pode jogar.
eve-about = cerca de { $count }
eve-by = O teu nome, para o título
eve-tables = { $count ->
    [one] Uma mesa de { $size }
   *[other] { $count } mesas de { $size }
}
eve-tables-mixed = { $count } mesas de { $low } e { $high }
eve-takes = { $count ->
    [one] Uma ronda, cerca de { $time }.
   *[other] { $count } rondas, cerca de { $time }.
}
eve-meet = Em cada ronda encontras o maior número possível de pessoas novas.
eve-open = Abrir o serão
eve-before = Os teus serões
eve-of = { $world }: um serão com { $name }
eve-of-nobody = { $world }: um serão com muita gente
eve-gone = Este serão não existe
    .note = Foi há muito tempo e já está arrumado, ou falta uma parte do link.
eve-at-door = À porta

## As portas estão abertas

eve-come = Vem jogar
    .note = Lê o código ou escreve o endereço. O teu nome, um sinal e pronto.
eve-who = Quem está
eve-came = Chegou { $name }.
eve-here = { $count ->
    [one] Uma pessoa
   *[other] { $count } pessoas
}
eve-four = São precisas pelo menos quatro pessoas.
eve-play-along = Jogar também
eve-begin = Começar a ronda { $round }
eve-screen = Para o ecrã grande
eve-people = { $count ->
    [0] Pessoas
    [one] Pessoas: uma à espera
   *[other] Pessoas: { $count } à espera
}
eve-manage = Pessoas e rondas
eve-nobody = Ainda não veio ninguém.
eve-let-in = Deixar entrar
eve-let-in-name = Deixar entrar { $name }
eve-deputy = { $name } também pode conduzir o serão
eve-deputy-is = também conduz
eve-new-name = Outro nome para { $name }
eve-rename = Mudar o nome
eve-off = Mandar { $name } sair
eve-alone = Quem conduz o serão está fora há algum tempo.
eve-take-over = Assumir

## Nos telemóveis

eve-sign = O teu sinal para este serão
eve-sign-taken = Já escolhido: { $motif }
eve-enter = Entrar
    .note = Sem conta. O teu nome só se vê neste serão.
eve-look-on = Só assistir
eve-table = Mesa { $table }
eve-ready = A tua mesa está pronta.
eve-ready-at = A tua mesa está pronta: mesa { $table }.
eve-called = Toda a gente é chamada de volta.
eve-with = Mesa { $table }, com
eve-sit = Sentar-me
eve-late = Começa quando os { $size } estiverem na mesa. Se te atrasares, esperamos dois minutos; depois um bot guarda-te o lugar quente.
eve-leave = Deixar o serão
eve-waits = Já te deixam entrar.
eve-in = Já cá estás.
eve-soon = Fica aqui: chamamos-te quando começar.
eve-soon-next = Fica aqui: chamamos-te quando começar a próxima ronda.
eve-next-one = Jogas a partir da próxima ronda.
eve-well = Bem jogado, { $name }!
eve-placed = { $count ->
    [one] { $place }.º lugar na mesa: um ponto.
   *[other] { $place }.º lugar na mesa: { $count } pontos.
}
eve-have = { $count ->
    [one] Tens um.
   *[other] Tens { $count }.
}
eve-still = { $count ->
    [one] Uma mesa ainda joga. Fica aqui, chamamos-te.
   *[other] { $count } mesas ainda jogam. Fica aqui, chamamos-te.
}
eve-watch = Ver os outros
eve-gathers = A tua mesa
eve-sits = { $count ->
    [0] Já cá estão todos.
   *[other] Por chegar: { $names }.
}
eve-back = Voltar ao serão

## Uma ronda

eve-found = Encontrados: { $count }
eve-over-to = É a vez de { $name }.
eve-all-play = Todos jogam.
eve-home = { $count ->
    [one] Terminado. Primeiro lugar: { $names }.
   *[other] Terminado. Primeiro lugar partilhado: { $names }.
}
eve-done = { $left ->
    [0] Todas as mesas terminaram.
   *[other] Terminadas: { $count }. Ainda a jogar: { $left }.
}
eve-next-round = A ronda { $round } começa quando todos tiverem voltado. Quem terminou pode ver os outros.
eve-last-round = É a última ronda. Quem terminou pode ver os outros.
eve-call = Chamar todos de volta
eve-close = Fechar a ronda
    .note = Nas mesas que ainda jogam, valem os lugares de agora.
eve-close-now = Fechar já

## A classificação

eve-standings = Classificação
eve-after = { $count ->
    [0] Antes da primeira ronda
    [one] Depois de uma ronda
   *[other] Depois de { $count } rondas
}
eve-points = { $count ->
    [one] um ponto
   *[other] { $count } pontos
}
eve-not-there = não estava
eve-rule = O primeiro lugar numa mesa de quatro vale 4 pontos, depois 3, 2, 1. Com os mesmos pontos partilha-se o lugar.

## O fim

eve-cheers = { $count ->
   *[other] Três vivas para { $names }!
}
eve-sum = { $people } pessoas, { $rounds ->
    [one] uma ronda
   *[other] { $rounds } rondas
}, { $games ->
    [one] um jogo
   *[other] { $games } jogos
}
eve-else = E todos os outros
eve-another = Outro serão
eve-one-more = Mais uma ronda
eve-certificates = Diplomas
eve-results = Todos os resultados
eve-csv = Como tabela (CSV)
eve-records = Todos os jogos
eve-print = { $count ->
    [one] Imprimir uma folha
   *[other] Imprimir { $count } folhas
}
eve-cert-of = Entre { $count } pessoas, em { $place }.º lugar:
eve-cert-with = { $count ->
    [one] com um ponto
   *[other] com { $count } pontos
} { $rounds ->
    [one] numa ronda
   *[other] em { $rounds } rondas
}: { $world }
eve-cert-host = quem convida
eve-cert-witness = testemunha
