## daedalus box

help-box = S’occuper d’une boîte avec tes propres trésors.
help-box-check = Vérifier une boîte : ce qu’elle contient, ou ce qui ne va pas.
help-box-file = Le fichier, NOM.box.
box-checked = { $name }, aux couleurs de { $world } : { $places } places sur { $of } (emojis : { $emoji }, mots : { $words }, images : { $pictures }). Tout va bien.
