### English: the command analyse.

help-analyse = Show the best turns of a position, and everyone’s chance to win.
help-analyse-position = The text of a position, in quotes.
help-analyse-top = How many turns to show.
analyse-title = { $title }: a position
analyse-unusual = Unusual: { $remark }
analyse-chance = { $name } ({ $percent }%)
analyse-share = { $percent }%
analyse-chances = Chance to win: { $chances }
analyse-best = The best turns for { $name }, and the chance after each:
analyse-at-once = Everyone plays at once here: there are no turns to compare.
analyse-finds = finds: { $motif }
analyse-wins = wins
analyse-secret = { $count ->
    [one] The others know { $name }’s card: only one is left.
   *[other] The others cannot know { $name }’s card: it may be any of { $count }.
}
