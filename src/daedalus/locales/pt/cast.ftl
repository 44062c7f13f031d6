### Portuguese: the cast; the names of the six are the same in every language.
### The value is the plain name, .the the name inside a sentence, with its article.

cast-1 = Pip
cast-2 = Orla
cast-3 = Bram
cast-4 = Juno
cast-5 = Tavi
cast-6 = Nell
cast-lord = Eclipse
    .the = o Eclipse
    .to = ao Eclipse
