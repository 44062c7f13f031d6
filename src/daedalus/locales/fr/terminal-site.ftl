## daedalus site

help-site = Écrire tout le jeu dans un dossier de fichiers, pour un hébergeur sans programmes.
help-site-out = Le dossier à écrire.
help-site-fetch = Télécharger seulement la part de Python qu’il faut aux navigateurs, sans rien écrire.
help-site-stun = Permettre d’inviter des amis d’autres maisons par ce serveur STUN, HOST:PORT ; il apprend qui joue avec qui.
site-fetching = Téléchargement : { $name }…
site-fetched = Tout est là.
site-writing = Écriture des fichiers. La première fois, leur compression prend environ une minute…
site-written = { $folder } : { $megabytes } Mo. N’importe quel serveur de fichiers web peut le servir.
