## daedalus print

help-print = Escribir el juego en hojas, como archivos SVG: imprimir, recortar, jugar.
help-print-out = La carpeta de los archivos.
help-print-paper = El papel: a4 o letter.
help-print-ink = La tinta: full (a todo color) o saving (ahorro).
help-print-box = Una caja con tus propios tesoros, NOMBRE.box.
print-written = { $count ->
    [one] { $count } hoja está en { $folder }. Imprímela al 100 %.
   *[other] { $count } hojas están en { $folder }. Imprímelas al 100 %.
}
