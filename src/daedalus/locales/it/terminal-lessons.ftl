### Italian: the lessons in the terminal; what is taught is in lessons.ftl.

help-learn = Imparare un gioco, passo dopo passo.
help-lesson = Quale lezione; senza, vengono elencate tutte.
help-step = Cominciare da questo passo.
learn-words = Scrivi mostra per vedere una strada, ancora per ricominciare il passo, aiuto per tutte le altre parole, esci per uscire.
key-lesson = lezione
rules-learn = Una lezione lo spiega passo per passo: { $command }
learn-left = Per continuare dopo: { $command }
word-show = mostra
    .does = indica una strada verso l’obiettivo del passo
