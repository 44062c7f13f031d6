### Nederlands: wat een partij kan zijn, in één woord. Pagina en terminal zeggen hetzelfde.

preset-classic = Zoals het origineel
preset-eclipse = Met de Eclips
preset-clock = Met een klok
preset-quick = Snel
preset-children = Voor het gezin
preset-sharp = Voor scherpe ogen
preset-own = Eigen mix
preset-own-note = Je eigen mix van opties.
