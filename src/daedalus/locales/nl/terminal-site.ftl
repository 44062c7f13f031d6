## daedalus site

help-site = Het hele spel als een map met bestanden schrijven, voor een host die geen programma’s draait.
help-site-out = De map die wordt geschreven.
help-site-fetch = Alleen ophalen wat browsers van Python nodig hebben en niets schrijven.
help-site-stun = Laat via deze STUN-server, HOST:PORT, ook vrienden in andere huizen uitnodigen; hij ziet wie met wie speelt.
site-fetching = { $name } wordt opgehaald …
site-fetched = Alles is er.
site-writing = De bestanden worden geschreven. De eerste keer duurt het inpakken ongeveer een minuut …
site-written = { $folder }: { $megabytes } MB. Elke webserver voor bestanden kan dit aanbieden.
