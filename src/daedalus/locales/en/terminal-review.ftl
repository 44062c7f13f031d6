## daedalus review, and daedalus arena --review

help-review = Look back at a game: what decided it, and how lucky everyone was.
help-review-json = Print everything as JSON.
help-review-svg = Save the curve of everyone’s chance to this file, as a picture.
help-arena-review = Look back at all games too: what each bot’s turns lost, its luck, and its win rate without luck.
look-back-turns = { $title }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
look-back-rounds = { $title }, { $turns ->
    [one] one round
   *[other] { $turns } rounds
}
look-back-unfinished = This game is not over. Here is how far it goes:
look-back-points = In points of 100; start, own turns, the others and luck add up to the end.
look-back-now = now
look-back-missed-finds = { $name } could have reached { $motif } here.
look-back-missed = { $name } had a better turn here.
look-back-fine = { $name } found the only good turn.
look-back-lucky = { $name } got lucky.
look-back-unlucky = { $name } had bad luck.
look-back-helped = { $by } opened the way for { $name }.
look-back-hindered = { $by } got in the way of { $name }.
look-back-faster = { $name } was faster.
look-back-slower = The others were faster than { $name }.
look-back-change = { $before } in 100 before, { $after } after.
look-back-better = Better: { $actions }
look-back-saved = Saved: { $file }
look-back-bot = bot
look-back-lost = lost a decision
look-back-marks = marks a game
look-back-luck-each = luck a game
look-back-wins = wins
look-back-without-luck = without luck
look-back-note = Lost and luck are in points of 100. Without luck: the win rate with everyone’s luck taken out.
