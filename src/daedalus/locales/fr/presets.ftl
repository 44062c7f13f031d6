### Français : ce que peut être une partie, en un mot. Page et terminal disent la même chose.

preset-classic = Règles d’origine
preset-eclipse = Avec l’Éclipse
preset-clock = Contre la montre
preset-quick = Rapide
preset-children = En famille
preset-sharp = Pour yeux de lynx
preset-own = À ta façon
preset-own-note = Tes propres options.
