## daedalus print

help-print = Write the game on sheets of paper as SVG files: print, cut out, play.
help-print-out = The folder for the files.
help-print-paper = The paper: a4 or letter.
help-print-ink = The ink: full or saving.
help-print-box = A box with treasures of your own, NAME.box.
print-written = { $count ->
    [one] { $count } sheet is in { $folder }. Print it at 100%.
   *[other] { $count } sheets are in { $folder }. Print them at 100%.
}
