### Français : ce que peut être une partie, en un mot. Page et terminal disent la même chose.

preset-classic = Comme dans la boîte
preset-eclipse = Avec l’Éclipse
preset-clock = Contre la montre
preset-quick = Rapide
preset-children = Avec des enfants
preset-sharp = Pour yeux de lynx
preset-own = À ta façon
preset-own-note = Ton propre mélange d’options.
