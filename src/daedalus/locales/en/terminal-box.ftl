## daedalus box

help-box = Work with a box of your own treasures.
help-box-check = Check a box: what is in it, or what is wrong with it.
help-box-file = The file, NAME.box.
box-checked = { $name }, dressed as { $world }: { $places } of { $of } places (emoji: { $emoji }, words: { $words }, pictures: { $pictures }). All is well.
