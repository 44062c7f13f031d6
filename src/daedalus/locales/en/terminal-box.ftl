## daedalus box

help-box = Look after a box with treasures of your own.
help-box-check = Check a box: what is in it, or what is wrong with it.
help-box-file = The file, NAME.box.
box-checked = { $name }, dressed as { $world }: { $places } of { $of } places (emoji: { $emoji }, words: { $words }, pictures: { $pictures }). All is well.
