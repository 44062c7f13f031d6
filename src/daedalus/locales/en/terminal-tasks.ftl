### English: tasks for learning programs.

help-bench-task = Tasks for learning programs: list them, evaluate somebody, make games to learn from.
help-bench-task-list = List the tasks.
help-bench-task-evaluate = Play the fixed deals of a task and report what came of them.
help-bench-task-verify = Check whether a report adds up; with a player, play its deals again.
help-bench-task-games = Make games of mixed levels from a seed, to learn from.
help-bench-task-task = The task, such as Fetch1.
help-bench-task-bot = One of our bots plays: a level, or a number from 1 to 20.
help-bench-task-policy = A policy plays: module:function, which returns it.
help-bench-task-deals = How many of the 1,000 fixed deals to play, from the first on.
help-bench-task-out = Write the report to this file instead of the screen.
help-bench-task-file = A report of bench-task evaluate.
help-bench-task-to = The file: columns if its name ends in parquet (needs pyarrow), else a line of JSON for each game.
help-bench-task-edition = The edition that is played.
help-bench-task-many = How many games.
bench-task-score = { $task }: { $player } reaches { $score } ({ $low } to { $high }). Deals: { $deals }.
bench-task-adds-up = The report adds up.
bench-task-same = The same again: { $score }.
bench-task-differs = It does not come out the same: { $score } now.
