### Portuguese: the command analyse.

help-analyse = Mostrar as melhores jogadas de uma posição e as hipóteses de ganhar.
help-analyse-position = O texto de uma posição, entre aspas.
help-analyse-top = Quantas jogadas mostrar.
analyse-title = { $title }: uma posição
analyse-unusual = Invulgar: { $remark }
analyse-chance = { $name } ({ $percent }%)
analyse-share = { $percent }%
analyse-chances = Hipótese de ganhar: { $chances }
analyse-best = As melhores jogadas para { $name } e a hipótese depois de cada uma:
analyse-at-once = Aqui jogam todos ao mesmo tempo: não há jogadas para comparar.
analyse-finds = encontra { $motif }
analyse-wins = ganha
analyse-secret = { $count ->
    [one] Os outros conhecem a carta de { $name }: só resta uma.
   *[other] Os outros não conhecem a carta de { $name }: pode ser qualquer uma de { $count }.
}
