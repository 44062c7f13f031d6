### Italian: tasks for learning programs.

help-bench-task = Compiti per programmi che imparano: elencarli, valutare qualcuno, produrre partite.
help-bench-task-list = Elencare i compiti.
help-bench-task-evaluate = Giocare le distribuzioni fisse di un compito e riferire com’è andata.
help-bench-task-verify = Controllare che un resoconto torni; con un giocatore, rigiocare le sue distribuzioni.
help-bench-task-games = Produrre da un seme partite di livelli misti da cui imparare.
help-bench-task-task = Il compito, per esempio Fetch1.
help-bench-task-bot = Gioca uno dei nostri bot: un livello o un numero da 1 a 20.
help-bench-task-policy = Gioca una strategia: modulo:funzione, che la restituisce.
help-bench-task-deals = Quante delle 1000 distribuzioni fisse giocare, a partire dalla prima.
help-bench-task-out = Scrivere il resoconto in questo file anziché sullo schermo.
help-bench-task-file = Un resoconto di bench-task evaluate.
help-bench-task-to = Il file: colonne se il nome finisce in parquet (serve pyarrow), altrimenti una riga di JSON per partita.
help-bench-task-edition = L’edizione che si gioca.
help-bench-task-many = Quante partite.
bench-task-score = { $task }: { $player } arriva a { $score } (da { $low } a { $high }). Distribuzioni: { $deals }.
bench-task-adds-up = Il resoconto torna.
bench-task-same = Di nuovo lo stesso: { $score }.
bench-task-differs = Il risultato è diverso: ora { $score }.
