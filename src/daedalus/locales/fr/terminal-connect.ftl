### Français : les phrases de Connect dans le terminal.

## A turn

connect-ask-lay = { $name } : poser { $tile } en { $cell } ?
connect-ask-catches =
    { $count ->
        [one] Tu attrapes une tuile.
       *[other] Tu attrapes { $count } tuiles.
    }
connect-ask-held = Une tuile est reliée, mais sans elle le labyrinthe se couperait en deux.
connect-ask-catch =
    { $count ->
        [0] Ne rien attraper ?
        [one] Attraper cette tuile ?
       *[other] Attraper ces { $count } tuiles ?
    }
connect-ask-split = Le reste ne formerait plus un seul morceau. Espace change ton choix.
connect-open = La tuile est ouverte vers { $sides }.
connect-hand = { $name } a en main
connect-hand-hidden = Les tuiles de tout le monde sont cachées.
connect-pile =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste une tuile dans la pioche.
       *[other] Il reste { $count } tuiles dans la pioche.
    }

## What the keys do (short: they share one line)

connect-key-places = places
connect-key-other = autre tuile
connect-key-lay = poser
connect-key-tiles = tuiles
connect-key-mark = marquer
connect-key-catch = attraper
connect-key-pan = regarder
connect-key-letters = animaux
guide-connect =
    Les flèches du clavier ou Tab portent ta tuile à une place où un chemin continue. R la tourne, Maj+R dans l’autre sens ; E prend ton autre tuile. Tout ce qui lui est relié s’éclaire. Entrée la pose. S’il y a quelque chose à attraper, la plus grande prise est marquée : les flèches vont à une tuile, Espace la marque ou la laisse, Entrée attrape. Avant cela, Échap reprend la tuile. Maj avec les flèches, ou W A S D, déplace la vue. L explique les lettres, F2 montre les règles.

    ✓ sera attrapée    ○ pourrait l’être    ‡ doit rester, sinon le labyrinthe se coupe    + places pour ta tuile

    les murs doubles sont la nouvelle tuile, les murs épais ce qui lui est relié

## The log, the seats, the end

connect-did-lay = { $name } pose { $tile } en { $cell }.
connect-did-catch = Dans le filet : { $tiles }.
connect-did-end =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
connect-hint = Essaie { $tile } en { $cell }, ouverte vers { $sides }.
connect-hint-catch = Puis attrape { $tiles }.
connect-end-maze =
    { $count ->
        [one] Il reste une tuile sur la table.
       *[other] Le labyrinthe compte { $count } tuiles à la fin.
    }

## Tiles in words

connect-tile-held = Tuile { $number } : { $creatures } ({ $letters }), { $shape }
connect-cell = { $cell } : { $creatures } ({ $letters }), { $shape }
connect-cell-free = { $cell } : aucune tuile

## Playing line by line

connect-turn = { $name }, à toi. Tuiles dans la pioche : { $pile }. Tu as en main :
connect-board-rule = Les nombres nomment les colonnes et les rangées, les majuscules les animaux ; + est une place pour une tuile.
connect-try-linked = Relié : { $cells }
connect-try-way = { $tile } par { $way }
connect-try-take = { $action } attrape { $tiles }
connect-try-none = Rien à attraper avec cela.
plain-connect = Poser, c’est le numéro de la tuile, la place et les côtés ouverts : 3@2,-1=a. Côtés : nord 1, est 2, sud 4, ouest 8, additionnés, a à f au-delà de 9. La prise suit : 3@2,-1=a attrape 0,0 1,0. Avec maximum à sa place, c’est la plus grande : 3@2,-1=a maximum.
act-lay = pose
act-take = attrape
act-best = maximum
word-hand = main
    .does = dit quelles tuiles tu as
word-fits = où
    .does = dit où vont tes tuiles et combien elles attraperaient
word-try = essai
    .does = dit ce qu’une pose attraperait, par exemple : essai 3@2,-1=a
word-tile = tuile
    .does = décrit ce qu’il y a sur une place, par exemple : tuile 1,0
word-creatures = animaux
    .does = dit ce que veulent dire les majuscules et où elles sont
