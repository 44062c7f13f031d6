## daedalus print

help-print = Écrire le jeu sur des feuilles, en fichiers SVG : imprimer, découper, jouer.
help-print-out = Le dossier des fichiers.
help-print-paper = Le papier : a4 ou letter.
help-print-ink = L’encre : full (en couleurs) ou saving (économe).
help-print-box = Une boîte avec tes propres trésors, NOM.box.
print-written = { $count ->
    [one] { $count } feuille est dans { $folder }. Imprime-la à 100 %.
   *[other] { $count } feuilles sont dans { $folder }. Imprime-les à 100 %.
}
