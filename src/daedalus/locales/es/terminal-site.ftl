## daedalus site

help-site = Escribir todo el juego en una carpeta de archivos, para un alojamiento sin programas.
help-site-out = La carpeta que se escribe.
help-site-fetch = Solo descargar lo que los navegadores necesitan de Python, sin escribir nada.
help-site-stun = Permitir invitar a amigos de otras casas con este servidor STUN, HOST:PORT; este sabrá quién juega con quién.
site-fetching = Descargando { $name }…
site-fetched = Ya está todo.
site-writing = Escribiendo los archivos. La primera vez, comprimirlos tarda más o menos un minuto…
site-written = { $folder }: { $megabytes } MB. Cualquier servidor web de archivos puede ofrecerla.
