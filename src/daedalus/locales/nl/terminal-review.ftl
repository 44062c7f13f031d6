## daedalus review, and daedalus arena --review

help-review = Terugkijken op een spel: wat besliste het, en wie had geluk.
help-review-json = Alles als JSON tonen.
help-review-svg = De lijn van ieders kans als plaatje in dit bestand bewaren.
help-arena-review = Ook op alle spellen terugkijken: wat de beurten van elke bot verloren, zijn geluk, zijn winst zonder geluk.
look-back-turns = { $title }, { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
look-back-rounds = { $title }, { $turns ->
    [one] één ronde
   *[other] { $turns } rondes
}
look-back-unfinished = Dit spel is nog niet uit. Zover gaat het:
look-back-points = In punten van 100; begin, eigen beurten, de anderen en geluk zijn samen het einde.
look-back-now = nu
look-back-missed-finds = { $name } had hier het doel kunnen bereiken: { $motif }.
look-back-missed = { $name } had hier een betere beurt.
look-back-fine = { $name } vond de enige goede beurt.
look-back-lucky = { $name } had geluk.
look-back-unlucky = { $name } had pech.
look-back-helped = { $by } maakte de weg vrij voor { $name }.
look-back-hindered = { $by } zat { $name } in de weg.
look-back-faster = { $name } was sneller.
look-back-slower = De anderen waren sneller dan { $name }.
look-back-change = Eerst { $before } van 100, daarna { $after }.
look-back-better = Beter: { $actions }
look-back-saved = Bewaard: { $file }
look-back-bot = bot
look-back-lost = verloren per beurt
look-back-marks = aantekeningen per spel
look-back-luck-each = geluk per spel
look-back-wins = winst
look-back-without-luck = zonder geluk
look-back-note = Verloren en geluk in punten van 100. Zonder geluk: de winst als ieders geluk eraf gaat.
