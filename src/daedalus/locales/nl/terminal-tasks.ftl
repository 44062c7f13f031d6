### Dutch: tasks for learning programs.

help-bench-task = Taken voor lerende programma’s: tonen, iemand beoordelen, spellen maken om van te leren.
help-bench-task-list = De taken tonen.
help-bench-task-evaluate = De vaste verdelingen van een taak spelen en melden wat eruit kwam.
help-bench-task-verify = Nagaan of een verslag klopt; met een speler de verdelingen nog eens spelen.
help-bench-task-games = Uit een startgetal spellen van gemengde niveaus maken, om van te leren.
help-bench-task-task = De taak, zoals Fetch1.
help-bench-task-bot = Een van onze bots speelt: een niveau of een getal van 1 tot 20.
help-bench-task-policy = Een strategie speelt: module:functie, die haar teruggeeft.
help-bench-task-deals = Hoeveel van de 1000 vaste verdelingen er gespeeld worden, vanaf de eerste.
help-bench-task-out = Het verslag in dit bestand schrijven in plaats van op het scherm.
help-bench-task-file = Een verslag van bench-task evaluate.
help-bench-task-to = Het bestand: kolommen als de naam op parquet eindigt (vraagt pyarrow), anders een regel JSON per spel.
help-bench-task-edition = De editie die gespeeld wordt.
help-bench-task-many = Hoeveel spellen.
bench-task-score = { $task }: { $player } haalt { $score } ({ $low } tot { $high }). Verdelingen: { $deals }.
bench-task-adds-up = Het verslag klopt.
bench-task-same = Opnieuw hetzelfde: { $score }.
bench-task-differs = Er komt iets anders uit: nu { $score }.
