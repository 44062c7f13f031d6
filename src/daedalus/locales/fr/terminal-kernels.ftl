## daedalus kernels

help-kernels = Dire ce qui exécute ici les noyaux compilés des robots ; les construire ou les vérifier.
help-kernels-what = show (montrer), build (construire ; demande l’extra fast et ziglang) ou verify (vérifier).
help-kernels-positions = Nombre de positions à vérifier.
kernels-library = Les noyaux viennent de la bibliothèque { $why }.
kernels-numba = Les noyaux sont compilés par numba : { $why }.
kernels-interpreted = Il n’y a pas de noyaux compilés ici : { $why }. Un maître joue comme un expert, et les experts prennent plus de temps.
kernels-built = { $name } : { $bytes } octets
kernels-compared = { $entry }, { $engine } : { $asked } comparés, { $wrong } différents
kernels-agree = Tous concordent bit pour bit, sur { $positions } positions.
kernels-differ = Tous ne concordent pas.
