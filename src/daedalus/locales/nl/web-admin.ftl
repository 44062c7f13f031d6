### Nederlands: een server draaien.

admin-title = Beheer van deze server
admin-token = Beheersleutel
admin-token-note = De admin_token uit de instellingen van de server. Hij blijft bewaard tot dit tabblad sluit.
admin-enter = Openen
admin-wrong = Dat is niet de juiste sleutel.
admin-off = Deze server heeft geen beheerpagina: in de instellingen staat geen admin_token.
admin-slow = Te veel pogingen. Wacht even.
admin-tables = Tafels
admin-more = { $shown } van { $all } lopende tafels, de nieuwste.
admin-about = Leeftijd { $age } · mensen: { $people } · bots: { $bots } · verbonden: { $here } · last: { $load }
admin-close = Sluiten
admin-close-sure = Deze tafel definitief sluiten? Wie eraan zit, merkt het.
admin-hide = Van de lijst halen
admin-drop-box = Doos weghalen
admin-send-off = { $name } wegsturen
admin-free-name = De naam { $name } weghalen
admin-stats = De laatste 30 dagen
admin-stats-games = { $games ->
    [one] { $games } tafel geopend.
   *[other] { $games } tafels geopend.
}
admin-day = { $date }: { $games }, waarvan { $finished } uitgespeeld
