### Portuguese: tasks for learning programs.

help-bench-task = Tarefas para programas que aprendem: listá-las, avaliar alguém, criar jogos.
help-bench-task-list = Listar as tarefas.
help-bench-task-evaluate = Jogar as distribuições fixas de uma tarefa e relatar o que deu.
help-bench-task-verify = Verificar se um relatório bate certo; com um jogador, jogar de novo as suas distribuições.
help-bench-task-games = Criar, a partir de uma semente, jogos de níveis misturados para aprender.
help-bench-task-task = A tarefa, por exemplo Fetch1.
help-bench-task-bot = Pôr a jogar um dos nossos bots: um nível ou um número de 1 a 20.
help-bench-task-policy = Pôr a jogar uma estratégia: módulo:função, que a devolve.
help-bench-task-deals = Quantas das 1000 distribuições fixas jogar, a partir da primeira.
help-bench-task-out = Escrever o relatório neste ficheiro em vez de no ecrã.
help-bench-task-file = Um relatório de bench-task evaluate.
help-bench-task-to = O ficheiro: colunas se o nome acabar em parquet (precisa de pyarrow); senão, uma linha de JSON por jogo.
help-bench-task-edition = A edição que se joga.
help-bench-task-many = Quantos jogos.
bench-task-score = { $task }: { $player } chega a { $score } (de { $low } a { $high }). Distribuições: { $deals }.
bench-task-adds-up = O relatório bate certo.
bench-task-same = Outra vez o mesmo: { $score }.
bench-task-differs = Desta vez o resultado é outro: { $score }.
