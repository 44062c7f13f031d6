## daedalus print

help-print = Scrivere il gioco su fogli, come file SVG: stampa, ritaglia, gioca.
help-print-out = La cartella per i file.
help-print-paper = La carta: a4 o letter.
help-print-ink = L’inchiostro: full (a colori) o saving (risparmio).
help-print-box = Una scatola con i tuoi tesori, NOME.box.
print-written = { $count ->
    [one] { $count } foglio è in { $folder }. Stampalo al 100%.
   *[other] { $count } fogli sono in { $folder }. Stampali al 100%.
}
