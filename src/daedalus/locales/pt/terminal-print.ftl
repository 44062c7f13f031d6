## daedalus print

help-print = Escrever o jogo em folhas, como ficheiros SVG: imprimir, recortar, jogar.
help-print-out = A pasta para os ficheiros.
help-print-paper = O papel: a4 ou letter.
help-print-ink = A tinta: full (a cores) ou saving (poupança).
help-print-box = Uma caixa com os teus tesouros, NOME.box.
print-written = { $count ->
    [one] { $count } folha está em { $folder }. Imprime-a a 100%.
   *[other] { $count } folhas estão em { $folder }. Imprime-as a 100%.
}
