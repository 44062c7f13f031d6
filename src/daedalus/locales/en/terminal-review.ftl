## daedalus review, and daedalus arena --review

help-review = Look back at a game: what decided it, and how lucky everyone was.
help-review-json = Print everything as JSON.
help-review-svg = Save the curve of everyone’s chance to this file, as a picture.
help-arena-review = Look back at all games too: what each bot’s turns lost, its luck, and its win rate without luck.
look-back-better = Better: { $actions }
look-back-saved = Saved: { $file }
look-back-bot = bot
look-back-lost = lost per decision
look-back-marks = marks per game
look-back-luck-each = luck per game
look-back-wins = wins
look-back-without-luck = without luck
look-back-note = Lost and luck are in points of 100. Without luck: the win rate with everyone’s luck taken out.
