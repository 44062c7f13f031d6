### French: the cast; the names of the six are the same in every language.
### The value is the plain name, .the the name inside a sentence, with its article.

cast-1 = Pip
cast-2 = Orla
cast-3 = Bram
cast-4 = Juno
cast-5 = Tavi
cast-6 = Nell
cast-lord = Éclipse
    .the = l’Éclipse
    .to = jusqu’à l’Éclipse

## A player's name inside a sentence, by FORM($name, as: "of"); $begins is vowel, h or consonant.

form-of = { $begins ->
    [consonant] de { $name }
   *[other] d’{ $name }
}
form-than = { $begins ->
    [consonant] que { $name }
   *[other] qu’{ $name }
}
