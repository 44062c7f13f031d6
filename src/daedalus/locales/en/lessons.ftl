### English: the lessons; .again is said to those who missed the goal of a step.

lesson = Lesson
lesson-list-note = A short real game for each edition, with a word of explanation at every step. Leave whenever you like and go on later.
lesson-begin = Begin
lesson-go-on = Go on
lesson-once-more = Once more
lesson-finished = Finished
lesson-step = Step { $at } of { $last }
lesson-show = Show me
lesson-next = Next
lesson-retry = Try again
lesson-well = Well done!
lesson-end = Well done, that was the whole game. You know all you need.
lesson-rival = Now against a gentle rival
lesson-others = Other lessons
lesson-leave = Leave the lesson
lesson-about-classic = Push, ride, block the others, and bring your treasures home.
lesson-about-pirates = Turn the tile, catch a ride and sail home.
lesson-about-galaxy = Find your signals, even one on the spare tile, and fly home.
lesson-about-eclipse = A piece that belongs to nobody, and the cards it has to fetch.

## The sliding editions

lesson-push = Your card: { $card }. Push the spare tile in at an arrow, so that a path opens to your card. Then walk there.
    .again = Not there yet. Look for an arrow whose line would join your path to the card.
lesson-turn = Your card: { $card }. The spare tile does not help as it lies. Turn it, then push it in and walk to your card.
    .again = Not there yet. Turn the tile and watch which of its sides are open.
lesson-ride = Your card: { $card }. No path leads there. But push the line you stand on, and you drop off the board and come back at the other end.
    .again = Not there yet. Push your own line, so that you ride off the board and come back opposite.
lesson-barred = Your card: { $card }. One arrow is barred: it would undo { $rival }’s push. Find another way.
    .again = Not there yet. The barred arrow stays shut this turn; another line leads to your card as well.
lesson-spare = Your card: { $card }. It is on the spare tile! Push it in where you can walk to it.
    .again = Not there yet. The tile has to lie where your path runs on into it.
lesson-close = All your cards are found, but no push takes you home yet. { $rival } is about to find a card: { $theirs }. Push so that she cannot get there in her next turn.
    .again = { $rival } could still get there. Break her path where no single push mends it.
lesson-home = Now the way home: end a walk in the corner where you began. Whoever is home first wins.
    .again = Not home yet. Look for a push that opens a path to your corner.
lesson-dark = Your card: { $card }. It bears the sign of the Eclipse, so you walk the Eclipse there, not yourself.
    .again = Not there yet. Push so that a path opens from the Eclipse to the card.
lesson-own = Your card: { $card }. No sign this time: you walk yourself, and the Eclipse stays where it is.
    .again = Not there yet. Look for a push that opens a path from you to the card.
lesson-dark-ride = Your card: { $card }, with the sign. Push the line the Eclipse is on: it drops off the board and comes back at the other end.
    .again = Not there yet. The Eclipse rides like every piece: push its line, then walk it to the card.
