## daedalus review, and daedalus arena --review

help-review = Terugkijken op een spel: wat besliste het, en wie had geluk.
help-review-json = Alles als JSON tonen.
help-review-svg = De lijn van ieders kans als plaatje in dit bestand bewaren.
help-arena-review = Ook op alle spellen terugkijken: wat de beurten van elke bot verloren, zijn geluk, zijn winst zonder geluk.
look-back-better = Beter: { $actions }
look-back-saved = Bewaard: { $file }
look-back-bot = bot
look-back-lost = verloren per beurt
look-back-marks = aantekeningen per spel
look-back-luck-each = geluk per spel
look-back-wins = winst
look-back-without-luck = zonder geluk
look-back-note = Verloren en geluk in punten van 100. Zonder geluk: de winst als ieders geluk eraf gaat.
