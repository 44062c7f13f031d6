### Nederlands: de bewegende beelden bij de regels; `.picture` zegt wat er te zien is.

figure-push = Schuiven: de rij glijdt en één tegel valt eruit.
    .picture = Een rij schuift één veld naar rechts: links komt een tegel erin, rechts valt de laatste eruit.
figure-walk = Lopen: over open paden, zo ver je wilt.
    .picture = Een pion loopt over een open pad langs vier tegels, de hoek om, naar een schat.
figure-go-claim = Wie het eerst klaar is, neemt het beste scorefiche dat er nog ligt.
    .picture = Vier spelers bij hun bord. Bram is het eerst klaar en neemt de 6, Pip als tweede de 4, Orla als derde de 2. Juno was niet klaar en krijgt de 1 die overblijft.
figure-go-solved = Opgelost: alle vier de schatten zijn door een gat te zien, en naar elk loopt een pad vanuit het midden.
    .picture = Vier tegels worden gelegd, elk met het gat boven een schat. Dan loopt er een lijn vanuit het midden langs de paden naar elke schat, en elk krijgt een vinkje.
figure-go-check = De controle: één tegel ligt verkeerd om, dus naar één schat loopt geen pad.
    .picture = Lijnen lopen vanuit het midden naar drie schatten, die een vinkje krijgen. Bij de vierde tonen rode balken waar zijn pad ophoudt, en hij krijgt een kruis.
figure-go-score = Opgelost: vooruit met het blauwe getal. Niet opgelost: terug met het rode.
    .picture = Een spoor van 0 tot 20 met een ster aan het eind. Pip heeft een blauwe 4 en gaat van 7 naar 11. Bram heeft een rode min 2 en gaat van 13 terug naar 11.
figure-connect-lay = Leggen: ten minste één pad moet doorlopen. Andere kanten mogen tegen een muur liggen.
    .picture = Vier tegels vormen een vierkant. Gestreepte plekken tonen waar de volgende past; hij valt rechts, waar een pad erin doorloopt.
figure-connect-catch = Vangen: een pad zonder onderbreking verbindt twee gelijke dieren, en de andere tegel is van jou.
    .picture = Een tegel wordt gelegd. Een stippellint loopt van zijn dier over twee tegels naar hetzelfde dier op een andere. Beide zijn omringd; dan vliegt de andere tegel weg.
figure-connect-choice = Kiezen: de een of de ander, niet allebei. Wat blijft liggen, moet samenhangen.
    .picture = Vier tegels in een vierkant. De nieuwe linksboven is verbonden met een vriend rechts en een eronder. Eerst is de rechter aangevinkt, dan de onderste; zonder beide raakt de laatste tegel alleen nog een hoek.
