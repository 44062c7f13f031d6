### Dutch: the command analyse.

help-analyse = De beste beurten van een stelling en ieders winstkans tonen.
help-analyse-position = De tekst van een stelling, tussen aanhalingstekens.
help-analyse-top = Hoeveel beurten er te zien zijn.
analyse-title = { $title }: een stelling
analyse-unusual = Ongewoon: { $remark }
analyse-chance = { $name } ({ $percent }%)
analyse-share = { $percent }%
analyse-chances = Kans om te winnen: { $chances }
analyse-best = De beste beurten voor { $name } en de kans daarna:
analyse-at-once = Hier speelt iedereen tegelijk: er zijn geen beurten te vergelijken.
analyse-finds = vindt { $motif }
analyse-wins = wint
analyse-secret = { $count ->
    [one] De anderen kennen de kaart van { $name }: er is er nog maar één over.
   *[other] De anderen kennen de kaart van { $name } niet: het kan elk van de { $count } zijn.
}
