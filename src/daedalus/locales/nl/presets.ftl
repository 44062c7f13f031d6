### Nederlands: wat een partij kan zijn, in één woord. Pagina en terminal zeggen hetzelfde.

preset-classic = Zoals in de doos
preset-eclipse = Met de Eclips
preset-quick = Snel
preset-children = Met kinderen
preset-sharp = Voor scherpe ogen
preset-own = Eigen mix
preset-own-note = Je eigen mix van opties.
preset-note-classic-classic = Alle kaarten worden gedeeld. Vind de jouwe en loop naar huis.
preset-note-classic-quick = Ieder vier kaarten. Wie de laatste vindt, wint.
preset-note-classic-children = Ieder vier kaarten. Je ziet al je kaarten en vindt ze in elke volgorde. Op het eind gaat iedereen naar het midden.
preset-note-pirates-classic = Alle kaarten worden gedeeld. Vind de jouwe en vaar naar huis.
preset-note-pirates-quick = Ieder vier kaarten. Wie de laatste vindt, wint.
preset-note-pirates-children = Ieder vier kaarten, open voor iedereen, in elke volgorde. Op het eind vaar je naar huis.
preset-note-galaxy-eclipse = Sommige kaarten zijn donker: daarvoor stuur je de Eclips. Vind de jouwe en vlieg naar huis.
preset-note-galaxy-classic = Het basisspel. Alle kaarten worden gedeeld. Vind de jouwe en vlieg naar huis.
preset-note-galaxy-quick = Ieder vier kaarten. Wie de laatste vindt, wint.
preset-note-galaxy-children = Ieder vier kaarten. Je ziet al je kaarten en vindt ze in elke volgorde. Op het eind vlieg je ergens aan de rand naar buiten.
preset-note-go-classic = 15 seconden zoeken, twee minuten bouwen.
preset-note-go-quick = Maar één minuut om te bouwen.
preset-note-go-children = Twee keer zo lang zoeken, bouwen zo lang je wilt.
preset-note-go-sharp = Verspreide dobbelstenen, en de rode kanten tellen heel.
preset-note-connect-classic = Leg een tegel en vang wat hij verbindt. De meeste vangsten winnen.
