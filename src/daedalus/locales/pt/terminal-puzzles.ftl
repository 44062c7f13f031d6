### Português: enigmas no terminal. Tarefas, veredictos e provas estão em web-puzzles.ftl.

help-puzzle = Resolver um enigma: o de hoje ou outro.
help-puzzle-which = daily, uma data como 2026-11-17 ou o código de um enigma.
help-puzzle-kind = Só este tipo: fetch, run, guard, duel, weave ou harvest.
help-puzzle-plain = Sem desenhos, para leitores de ecrã.
help-puzzles = Criar, verificar, mostrar e contar enigmas.
help-puzzles-make = Criar enigmas; sem tipo, de novo a coleção incluída.
help-puzzles-verify = Provar de novo cada enigma de uma coleção, só a partir da sua posição.
help-puzzles-show = Mostrar um enigma, com as soluções se pedidas.
help-puzzles-stats = Contar uma coleção; com --solved, ver que bots a resolvem à primeira vista.
help-puzzles-turns = Só enigmas com tantas jogadas.
help-puzzles-count = Quantos.
help-puzzles-out = Escrevê-los neste ficheiro em vez do ecrã.
help-puzzles-file = Uma coleção; se faltar, a incluída.
help-puzzles-id = O código de um enigma; com --sheet, de vários.
help-puzzles-svg = Escrever a sua imagem neste ficheiro; - para o ecrã.
help-puzzles-sheet = Escrever neste ficheiro uma página para imprimir, seis por folha; sem código, seis de todos os tipos.
help-puzzles-solution = Mostrar também as soluções.
help-puzzles-solved = Deixar os bots tentar os enigmas de cada degrau.
help-puzzles-markdown = Escrever as tabelas nesta página, entre as suas marcas.
puzzles-verified =
    { $count ->
        [one] Um enigma, provado.
       *[other] { $count } enigmas, todos provados.
    }
puzzles-failed = { $wrong } de { $count } linhas não são enigmas provados.
puzzles-line = linha { $line }: { $reason }
puzzles-solutions = Soluções
puzzle-plain-orders = Também: { word-hint }, { word-undo }, { word-again }, { word-solution }, { word-help }, { word-quit }.
puzzle-plain-over = Acabaram as jogadas: { word-undo }, { word-again }, { word-hint } ou { word-solution }.
puzzle-plain-first = Começa com { $action }.
puzzle-does-hint = diz para onde olhar, depois o que fazer primeiro
puzzle-does-undo = desfaz o teu último passo
puzzle-does-quit = sai do enigma
word-again = outra
    .does = começa o enigma do início
word-solution = solução
    .does = mostra uma solução
