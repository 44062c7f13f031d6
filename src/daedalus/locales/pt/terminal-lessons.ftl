### Portuguese: the lessons in the terminal; what is taught is in lessons.ftl.

help-learn = Aprender um jogo, passo a passo.
help-lesson = Que lição; sem ela, são indicadas todas.
help-step = Começar por este passo.
learn-words = Escreve mostra para veres um caminho, outra para repetir o passo, ajuda para todas as outras palavras, sair para deixar a lição.
key-lesson = lição
rules-learn = Uma lição ensina-o passo a passo: { $command }
learn-left = Para continuar depois: { $command }
word-show = mostra
    .does = diz um caminho até à meta do passo
