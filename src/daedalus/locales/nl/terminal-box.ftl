## daedalus box

help-box = Een doos met eigen schatten bekijken.
help-box-check = Een doos controleren: wat erin zit, of wat er niet klopt.
help-box-file = Het bestand, NAAM.box.
box-checked = { $name }, in de stijl van { $world }: { $places } van { $of } plaatsen (emoji: { $emoji }, woorden: { $words }, foto’s: { $pictures }). Alles in orde.
