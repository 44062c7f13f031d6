### Français : ce que seul le navigateur dit de Go!

go-turn = Tourner
go-flip = Retourner
go-does-not-fit = Cela ne va pas ici. Tourne ou retourne la tuile, ou essaie une autre case.
go-e = l’est
go-s = le sud
go-w = l’ouest
go-n = le nord
go-middle = le centre
go-tile-turned = Tuile { $tile }, côté { $face }, vers { $heading }{ $hole ->
    [yes] , avec son trou dans la première case
   *[no] { "" }
}
go-goal-framed = { $motif } : trouvé
go-cell = { $cell } : { $motif }{ $wanted ->
    [yes] , à trouver
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , sous la tuile { $tile }
}
go-rival = { $name } en a encadré { $count } sur 4
