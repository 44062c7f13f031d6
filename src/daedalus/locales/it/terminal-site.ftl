## daedalus site

help-site = Scrivere l’intero gioco come cartella di file, per un host che non esegue programmi.
help-site-out = La cartella da scrivere.
help-site-fetch = Scaricare soltanto la parte di Python che serve ai browser, senza scrivere nulla.
help-site-stun = Permettere di invitare amici di altre case con questo server STUN, HOST:PORT; viene a sapere chi gioca con chi.
site-fetching = Scarico { $name }…
site-fetched = C’è tutto.
site-writing = Scrivo i file. La prima volta comprimerli richiede circa un minuto…
site-written = { $folder }: { $megabytes } MB. Qualsiasi server web di file può pubblicarla.
