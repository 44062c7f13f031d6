## daedalus print

help-print = Das Spiel als Bögen in SVG-Dateien schreiben: drucken, ausschneiden, spielen.
help-print-out = Der Ordner für die Dateien.
help-print-paper = Das Papier: a4 oder letter.
help-print-ink = Die Tinte: full (alle Farben) oder saving (sparsam).
help-print-box = Eine Schachtel mit eigenen Schätzen, NAME.box.
print-written = { $count ->
    [one] { $count } Bogen liegt in { $folder }. Drucke ihn mit 100 %.
   *[other] { $count } Bögen liegen in { $folder }. Drucke sie mit 100 %.
}
