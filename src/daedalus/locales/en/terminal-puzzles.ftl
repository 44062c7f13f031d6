### English: puzzles in the terminal. Tasks, verdicts and proofs are in web-puzzles.ftl.

help-puzzle = Solve a puzzle: today’s, or any other.
help-puzzle-which = daily, a date such as 2026-11-17, or the id of a puzzle.
help-puzzle-kind = Only this kind: fetch, run, guard, duel, weave or harvest.
help-puzzle-plain = Without drawings, for screen readers.
help-puzzles = Make, verify, show and count puzzles.
help-puzzles-make = Make puzzles; without a kind, the shipped collection again.
help-puzzles-verify = Prove every puzzle of a collection again, from its position alone.
help-puzzles-show = Show a puzzle, with its solutions if asked.
help-puzzles-stats = Count a collection; with --solved, see which bots solve it at first sight.
help-puzzles-turns = Only puzzles of this many turns.
help-puzzles-count = How many.
help-puzzles-out = Write them to this file instead of the screen.
help-puzzles-file = A collection; the shipped one by default.
help-puzzles-id = The id of a puzzle; with --sheet, of several.
help-puzzles-svg = Write its picture to this file; - for the screen.
help-puzzles-sheet = Write a page to print to this file, six to a sheet; without an id, six of all kinds.
help-puzzles-solution = Show the solutions too.
help-puzzles-solved = Let bots try the puzzles of every step.
help-puzzles-markdown = Write the tables into this page, between its markers.
puzzles-verified =
    { $count ->
        [one] One puzzle, proved.
       *[other] { $count } puzzles, all proved.
    }
puzzles-failed = { $wrong } of { $count } lines are not proved puzzles.
puzzles-line = line { $line }: { $reason }
puzzles-solutions = Solutions
puzzle-plain-orders = Also: { word-hint }, { word-undo }, { word-again }, { word-solution }, { word-help }, { word-quit }.
puzzle-plain-over = The turns are used up: { word-undo }, { word-again }, { word-hint } or { word-solution }.
puzzle-plain-first = Begin with { $action }.
puzzle-does-hint = says where to look, then what to do first
puzzle-does-undo = takes your last step back
puzzle-does-quit = leaves the puzzle
word-again = again
    .does = starts the puzzle from the beginning
word-solution = solution
    .does = shows a solution
