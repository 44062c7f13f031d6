## daedalus site

help-site = Escrever o jogo inteiro numa pasta de ficheiros, para um alojamento sem programas.
help-site-out = A pasta a escrever.
help-site-fetch = Apenas obter o que os navegadores precisam do Python, sem escrever nada.
help-site-stun = Permitir convidar amigos de outras casas por este servidor STUN, HOST:PORT; fica a saber quem joga com quem.
site-fetching = A obter { $name }…
site-fetched = Está tudo cá.
site-writing = A escrever os ficheiros. Da primeira vez, comprimi-los demora cerca de um minuto…
site-written = { $folder }: { $megabytes } MB. Qualquer servidor web de ficheiros a pode servir.
