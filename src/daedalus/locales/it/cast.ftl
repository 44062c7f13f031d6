### Italian: the cast; the names of the six are the same in every language.
### The value is the plain name, .the the name inside a sentence, with its article.

cast-1 = Pip
cast-2 = Orla
cast-3 = Bram
cast-4 = Juno
cast-5 = Tavi
cast-6 = Nell
cast-lord = Eclissi
    .the = l’Eclissi
    .to = all’Eclissi
    .at = sull’Eclissi
form-to = { $first ->
    [a] ad { $name }
   *[other] a { $name }
}
form-To = { $first ->
    [a] Ad { $name }
   *[other] A { $name }
}
