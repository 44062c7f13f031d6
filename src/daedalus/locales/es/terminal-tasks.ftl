### Spanish: tasks for learning programs.

help-bench-task = Tareas para programas que aprenden: listarlas, evaluar a alguien, crear partidas.
help-bench-task-list = Listar las tareas.
help-bench-task-evaluate = Jugar los repartos fijos de una tarea y contar qué salió.
help-bench-task-verify = Comprobar que un informe cuadra; con un jugador, jugar de nuevo sus repartos.
help-bench-task-games = Crear, a partir de una semilla, partidas de niveles mezclados para aprender.
help-bench-task-task = La tarea, por ejemplo Fetch1.
help-bench-task-bot = Hacer jugar a uno de nuestros bots: un nivel o un número del 1 al 20.
help-bench-task-policy = Hacer jugar a una estrategia: módulo:función, que la devuelve.
help-bench-task-deals = Cuántos de los 1000 repartos fijos se juegan, desde el primero.
help-bench-task-out = Escribir el informe en este archivo en vez de en la pantalla.
help-bench-task-file = Un informe de bench-task evaluate.
help-bench-task-to = El archivo: columnas si su nombre acaba en parquet (hace falta pyarrow); si no, una línea de JSON por partida.
help-bench-task-edition = La edición que se juega.
help-bench-task-many = Cuántas partidas.
bench-task-score = { $task }: { $player } alcanza { $score } (de { $low } a { $high }). Repartos: { $deals }.
bench-task-adds-up = El informe cuadra.
bench-task-same = Otra vez lo mismo: { $score }.
bench-task-differs = Esta vez sale otra cosa: { $score }.
