### Nederlands: wat browser en terminal aan tafel allebei zeggen.

start-game = Spelen maar
language = Taal
over-to = Nu is { $name } aan de beurt
others-look-away = Alle anderen: kijk naar het plafond.

## The sliding board

sliding-home-of = thuis van { $name }
sliding-here = hier: { $names }
sliding-spare-is = Vrije tegel: { $tile }
sliding-told-win = { $name } wint!
sliding-told-drop = { $name } doet niet meer mee.
