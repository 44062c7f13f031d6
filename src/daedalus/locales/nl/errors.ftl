### Waarom iets niet kan: pagina, terminal en opdrachtregel.

error-of-refused = Dat gaat niet.
error-of-unreadable = Dit is niet te lezen.
error-of-option = Die keuze bestaat niet.
error-of-illegal = Dat mag nu niet volgens de regels.
error-of-stale = Het spel is al verder.

error-over = Het spel is afgelopen.
error-not-begun = Het spel is nog niet begonnen.
error-turn = Speler { $player } is aan de beurt.
error-nobody = Niemand kan nu iets doen.
error-line-long = Deze regel is te lang.
error-paused = Het spel is gepauzeerd.
error-bot-plays = Een bot speelt voor je: kom eerst terug.
error-referee = Dat mag alleen de scheidsrechter van een competitie.
error-seat-taken = Daar zit al iemand.
error-piece-taken = Iemand heeft die pion al.
error-seats-open = Er zijn nog plaatsen vrij: wacht, of geef ze aan bots.
error-take-back-none = Er valt niets terug te nemen.
error-take-back-seen = Daarbij is iets onthuld: dat kun je niet terugnemen.
error-take-back-asked = De anderen hebben de vraag al gekregen.

error-action-sliding = “{ $text }” ken ik niet. Een duw ziet eruit als b1=6, lopen als d4; het woord hulp noemt de rest.
error-pushed = Er is al geschoven: loop nu, of blijf staan.
error-push-first = Schuif eerst, loop daarna.
error-slot = Bij { $cell } is geen pijl. Pijlen zijn er bij { $cells }.
error-barred = De pijl bij { $cell } is versperd: die zou de laatste duw ongedaan maken.
error-spare-turn = Zo kan de vrije tegel niet liggen. Dit kan: { $ways }.
error-leave = Naar buiten kan pas aan het eind, met alle schatten en een open weg over de rand.
error-lord-idle = De Eclips mag je nu niet verplaatsen.
error-lord-card = Deze kaart moet de Eclips halen: verplaats die, bijvoorbeeld met !d4.
error-reach = { $cell } is buiten bereik. Binnen bereik: { $cells }.
error-cell-form = “{ $text }” is geen veld. Schrijf een kolom en een rij, bijvoorbeeld d4.
error-cell = Er is geen veld { $text }: dit bord houdt op bij { $last }.

error-action-go = “{ $text }” ken ik niet. Schrijf zover, 1A@b2e om te leggen, pak 1 om op te pakken, of klaar.
error-moment = Dat moment is al voorbij.
error-go-house = Dat gaat vanzelf.
error-go-wait = Wacht op de start.
error-go-build = De ronde loopt: bouw nu.
error-go-ready = Jij bent zover: wacht op de anderen.
error-go-hands-off = Vóór de start mag niemand tegels aanraken.
error-go-claimed = Je bent klaar met deze ronde en hebt scorefiche { $points }.
error-go-late = De tijd was om.
error-go-end-off = In dit spel mag niemand voortijdig stoppen.
error-go-end-early = Je mag pas stoppen als de ander { $claims } rondes achter elkaar zonder oplossing heeft ingeleverd.
error-go-end-later = Niet tijdens het bouwen: tussen de rondes, voordat je zover bent.
error-go-lift = Tegel { $tile } ligt niet op jouw bord.
error-go-lies = Tegel { $tile } ligt al: pak die eerst op.
error-go-joker = De joker heb je in deze ronde niet.
error-go-under = Die zou op { $tiles } liggen.
error-go-middle = Het midden wordt nooit bedekt.
error-go-edge = Die zou uitsteken: het bord houdt op bij { $last }.
error-weave = Hier leg je alleen tegels of pak je ze op.

error-action-connect = “{ $text }” ken ik niet. Schrijf zoiets als 3@2,-1=a of 3@2,-1=a vang 0,0 1,0.
error-connect-tile = Er is geen tegel { $tile }: ze zijn genummerd van 1 tot { $most }.
error-connect-twice = Een veld wordt twee keer genoemd.
error-connect-hand = Tegel { $tile } heb je niet in je hand, maar wel { $tiles }.
error-connect-turn = Zo kan tegel { $tile } niet liggen. Dit kan: { $ways }.
error-connect-taken = Op { $cell } ligt al een tegel.
error-connect-apart = Op { $cell } zou de tegel geen andere raken.
error-connect-path = Vanaf { $cell } loopt geen pad verder.
error-connect-new = Op { $cell } ligt de nieuwe tegel: die blijft liggen.
error-connect-empty = Op { $cell } ligt geen tegel.
error-connect-kin = De tegel op { $cell } toont geen dier van tegel { $tile }.
error-connect-link = Er loopt geen pad naar { $cell }.
error-connect-joined = De overige tegels zouden niet meer aan elkaar zitten.
error-connect-cell = “{ $text }” is geen veld. Schrijf zoiets als 2,-1, elk getal van -{ $far } tot { $far }.

error-edition = Er is geen spel “{ $text }”. Er zijn: { $known }.
error-seats = Dit spel is voor { $low } tot { $high } personen.
error-seat = Er is geen plaats { $text }: het zijn er { $seats }.
error-start = Speler { $player } kan niet beginnen: er spelen er maar { $seats }.
error-cards = Zoveel kaarten zijn er niet: hoogstens { $most } per persoon.
error-option-value = De optie { $option } kan niet “{ $text }” zijn. Dit kan: { $known }.
error-option-unknown = Dit spel heeft geen optie “{ $option }”. Het heeft: { $known }.
error-option-form = “{ $text }” is geen optie: schrijf zoiets als cards=6.
error-option-twice = De optie { $option } staat er twee keer.
error-bot = Er is geen bot “{ $text }”. Er zijn: { $known } en de getallen van 1 tot 20.
error-bot-kind = Als “{ $text }” kan niemand spelen.
error-name = “{ $text }” kan geen naam zijn.
error-name-long = “{ $text }” is te lang als naam: hoogstens { $most } tekens.
error-seed = Een startgetal is één regel van hoogstens { $most } tekens.
error-clock = Er is minstens een seconde nodig.
error-clock-own = Dit spel houdt zelf de tijd bij.
error-clock-alone = Met tijdslimiet moeten er minstens twee spelen.
error-clock-turn = Een beurt mag 1 tot 3600 seconden duren.
error-not-here = Dit spel kan nog niet in de terminal.

error-position = “{ $text }” is geen stelling.
error-position-part = Dit deel van de stelling is niet te lezen: “{ $text }”.
error-position-rows = De rijen van het bord zijn niet even lang.
error-position-size = De zijden van een bord mogen 3 tot { $most } velden lang zijn.
error-position-edition = Deze stelling hoort bij een ander spel: “{ $text }”.
error-position-rules = De stelling hoort bij andere regels dan deze.
error-position-seats = In deze stelling zitten er { $seated }, niet { $given }.
error-position-over = In deze stelling is het spel afgelopen: niemand kan nog iets doen.
error-position-large = Deze stelling is te groot voor een tafel.
error-position-cards = Deze kaarten kan niemand vinden: { $cards }. Ze liggen nergens.
error-position-unseen = Er zijn niet genoeg kaarten voor alles wat verborgen is.
error-position-shared = Het dier { $letter } staat op meer dan { $most } tegels.

error-record = Dit is geen opname van een spel.
error-record-line = Regel { $line } van de opname: { $why }
error-record-expected = Hier ontbreekt “{ $key }”.
error-record-format = Deze opname heeft een ander formaat: “{ $text }”.
error-record-version = Er is gespeeld met versie { $text } van de regels; hier geldt versie { $ours }.
error-record-seats = Namen en stelling horen niet bij evenveel personen.
error-record-part = “{ $text }” hoort hier niet.
error-record-seed = Het startgetal is niet dat van het begin.
error-record-broken = De opname breekt hier af of gaat verkeerd verder.
error-record-no-seed =
    { $count ->
        [one] Eén actie is toegestaan, maar het startgetal ontbreekt: de verdeling is niet te controleren.
       *[other] Alle { $count } acties zijn toegestaan, maar het startgetal ontbreekt: de verdeling is niet te controleren.
    }
error-record-deal = Het startgetal geeft een andere beginstelling.
error-record-hides = Deze opname verbergt kaarten: die is vóór het einde van het spel opgeslagen.
error-review-long = Dit spel is te lang om op terug te kijken: hoogstens { $most } acties.
error-ply = Er is geen actie { $text }: de laatste is { $last }.
error-line = Regel { $line }: { $why }
error-in-file = { $file }: { $why }
error-file = Met het bestand { $file } gaat dat niet.
error-file-none = Er is geen bestand { $file }.
error-file-forbidden = Het bestand { $file } mag niet worden geopend.
error-file-folder = { $file } is een map, geen bestand.
error-file-text = Het bestand { $file } is geen tekst.
error-file-many = Het bestand { $file } heeft veel spellen: zet er het nummer van één achter, bijvoorbeeld #1.
error-disk = Het systeem laat dat niet toe.
error-overwrite = De afbeelding zou het spel overschrijven: { $file }.

error-evening-full = Een avond is voor 4 tot 32 mensen, en er zijn er 32.
error-evening-few = Een avond heeft vier mensen nodig om te beginnen.

error-puzzle = Er is geen puzzel “{ $text }”.
error-puzzle-kind = Er is geen soort puzzel “{ $text }”. Er zijn: { $known }.
error-puzzle-both = Kies een puzzel op nummer of op soort, niet allebei.
error-puzzles-show = Noem een puzzel of geef --sheet op.
error-date = “{ $text }” is geen datum: schrijf zoiets als 2026-11-17.
error-lesson = Er is geen les “{ $text }”. Er zijn: { $known }.

error-command = Er is geen opdracht “{ $text }”. Er zijn: { $known }.
error-command-needed = Noem een van deze opdrachten: { $known }.
error-arguments = Zo kun je dit niet aanroepen. { $command } --help laat zien hoe het moet.
error-no-option = Er is hier geen optie { $text }.
error-too-many = “{ $text }” is er een te veel.
error-number = “{ $text }” is geen getal.
error-number-range = “{ $text }” kan niet: het moet een getal van { $low } tot { $high } zijn.
error-pair = “{ $text }” noemt geen plaats: schrijf 1=Anna, de plaatsen zijn 1 tot { $seats }.
error-pair-twice = Plaats { $seat } wordt twee keer genoemd.
error-language = De taal “{ $text }” is er niet. Er zijn: { $known }.
error-shell = Voor de shell “{ $text }” is er geen script. Er zijn: { $known }.
error-package = Hiervoor ontbreekt het pakket { $package }: { $how }
error-mazenet-nobody = Er is niemand gekomen: de wachttijd van { $wait } s is voorbij.
