### Dutch: the lessons; .again is said to those who missed the goal of a step.

lesson = Les
lesson-list-note = Een kort maar echt spel voor elke wereld, met uitleg bij elke stap. Je kunt altijd stoppen en later verdergaan.
lesson-begin = Beginnen
lesson-go-on = Verdergaan
lesson-finished = Klaar
lesson-step = Stap { $at } van { $last }
lesson-next = Verder
lesson-well = Goed gedaan!
lesson-end = Goed gedaan, dat was het hele spel. Meer hoef je niet te weten.
lesson-rival = Nu tegen een aardige rivaal
lesson-others = Andere lessen
lesson-leave = Les verlaten
lesson-about-classic = Schuiven, meereizen, anderen de weg versperren en je schatten thuisbrengen.
lesson-about-pirates = De tegel draaien, meevaren en naar huis zeilen.
lesson-about-galaxy = Je signalen vinden, ook op de vrije tegel, en naar huis vliegen.
lesson-about-eclipse = Een stuk dat van niemand is, en de kaarten die het ophaalt.
lesson-about-go = Eén tegel, twee, een hele worp, en dan tegen de klok.
lesson-about-connect = Paden leggen, dieren vangen en de tuin bij elkaar houden.

## The sliding editions

lesson-push = Je kaart: { $card }. Schuif de vrije tegel bij een pijl naar binnen, zodat er een weg naar deze schat opengaat. Ga er dan heen.
    .again = Nog niet. Zoek een pijl waarvan de rij jouw weg met de schat verbindt.
lesson-turn = Je kaart: { $card }. Zoals de vrije tegel nu ligt, helpt hij niet. Draai hem, schuif hem erin en ga naar de schat.
    .again = Nog niet. Draai de tegel en let op welke kanten open zijn.
lesson-ride = Je kaart: { $card }. Er loopt geen weg naartoe. Maar schuif de rij waarop je staat: je valt van het bord en komt aan de andere kant terug.
    .again = Nog niet. Schuif je eigen rij, zodat je van het bord valt en aan de overkant terugkomt.
lesson-barred = Je kaart: { $card }. Eén pijl is versperd: die zou de duw van { $rival } ongedaan maken. Zoek een andere weg.
    .again = Nog niet. De versperde pijl blijft deze beurt versperd; ook een andere rij leidt naar de schat.
lesson-spare = Je kaart: { $card }. De schat ligt op de vrije tegel! Schuif die erin waar je erbij kunt.
    .again = Nog niet. De tegel moet liggen waar jouw weg erin doorloopt.
lesson-close = Al je kaarten zijn gevonden, maar er is nog geen duw die je thuisbrengt. { $rival } heeft bijna een kaart gevonden: { $theirs }. Schuif zo dat ze er in haar volgende beurt niet kan komen.
    .again = { $rival } kan er nog komen. Breek haar weg waar één duw hem niet herstelt.
lesson-home = Nu naar huis: eindig je beurt in de hoek waar je begon. Wie het eerst thuis is, wint.
    .again = Nog niet thuis. Zoek een duw die een weg naar je hoek opent.
lesson-dark = Je kaart: { $card }. Daar staat het teken van de Eclips op, dus je stuurt de Eclips erheen, niet jezelf.
    .again = Nog niet. Schuif zo dat er een weg van de Eclips naar de schat opengaat.
lesson-own = Je kaart: { $card }. Geen teken deze keer: je gaat zelf, en de Eclips blijft waar hij is.
    .again = Nog niet. Zoek een duw die een weg van jou naar de schat opent.
lesson-dark-ride = Je kaart: { $card }, met het teken. Schuif de rij van de Eclips: hij valt van het bord en komt aan de andere kant terug.
    .again = Nog niet. De Eclips reist mee als elk stuk: schuif zijn rij en breng hem dan naar de schat.

## Go!

lesson-go-one = De dobbelstenen tonen vier schatten; drie zijn al met het midden verbonden. Leg nog één tegel: zijn gat op de vierde schat, zijn pad tot het midden. Tik dan op “Klaar!”.
    .again = Nog niet opgelost. Het gat moet op de schat liggen en het pad moet zonder onderbreking bij het midden komen. Pak de tegel op en probeer het opnieuw.
lesson-go-two = Deze keer ontbreken er twee tegels. Draai ze zoals je wilt en tik op “Klaar!”.
    .again = Nog niet opgelost. Elke schat heeft een gat nodig en een pad naar het midden.
lesson-go-over = Alle vier de tegels liggen er, maar het pad van tegel 3 breekt af. Pak hem op, keer hem om en leg hem weer neer. Tik dan op “Klaar!”.
    .again = Nog niet opgelost. Tegel 3 ligt goed, maar met de verkeerde kant boven.
lesson-go-roll = Nu een hele worp: verbind alle vier de schatten met het midden. Je hebt de vier tegels met een gat nodig; de andere twee kunnen helpen. Tik dan op “Klaar!”.
    .again = Nog niet opgelost. Kijk welke schat geen pad naar het midden heeft en pak op wat in de weg ligt.
lesson-go-clock = En nu tegen de klok: drie minuten voor deze worp. Tik op “Klaar!” zodra je het bent.
    .again = Dat was het niet, of de tijd was om. In een echt spel ga je met een foute oplossing terug. Probeer het nog eens.

## Connect

lesson-connect-lay = Leg een van je twee tegels: minstens één pad moet doorlopen in de tuin. Andere kanten mogen tegen muren liggen.
    .again = Nog niet. Leg een tegel zo dat er een pad doorloopt.
lesson-connect-catch = Verbind je nieuwe tegel door een pad met hetzelfde dier op een andere tegel, en die tegel is van jou. Vang er een!
    .again = Niets gevangen. Zoek een van jouw dieren in de tuin, en een plek waarvan het pad erheen loopt.
lesson-connect-joined = Vang er nog een. Maar wat overblijft moet zij aan zij samenhangen: wat de tuin zou splitsen, mag je niet vangen. Je nieuwe tegel kan hem bij elkaar houden.
    .again = Niets gevangen. Leg je tegel waar de tuin één geheel blijft, ook zonder de tegel die je neemt.
lesson-connect-choose = Je laatste tegel. Die kan met meer tegels verbonden zijn dan je mag nemen. Kies zo dat je er twee tegelijk vangt.
    .again = Er zijn er twee tegelijk te vangen. Kijk welke weg mogen zonder dat de tuin uiteenvalt.
