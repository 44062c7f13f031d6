## daedalus site

help-site = Das ganze Spiel als Ordner voller Dateien schreiben, für Webspace, auf dem keine Programme laufen.
help-site-out = Der Ordner, der geschrieben wird.
help-site-fetch = Nur holen, was Browser von Python brauchen, und nichts schreiben.
help-site-stun = Wer einlädt, erreicht über diesen STUN-Server, HOST:PORT, auch Freunde in anderen Wohnungen; er erfährt, wer mit wem spielt.
site-fetching = { $name } wird geholt …
site-fetched = Alles ist da.
site-writing = Die Dateien werden geschrieben. Beim ersten Mal dauert das Packen etwa eine Minute …
site-written = { $folder }: { $megabytes } MB. Jeder Webserver für Dateien kann ihn ausliefern.
