## daedalus print

help-print = Het spel als SVG-bestanden op vellen zetten: printen, uitknippen, spelen.
help-print-out = De map voor de bestanden.
help-print-paper = Het papier: a4 of letter.
help-print-ink = De inkt: full (alle kleuren) of saving (zuinig).
help-print-box = Een doos met je eigen schatten, NAAM.box.
print-written = { $count ->
    [one] { $count } vel staat in { $folder }. Print het op 100%.
   *[other] { $count } vellen staan in { $folder }. Print ze op 100%.
}
