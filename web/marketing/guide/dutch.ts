import type { GuideText } from './guide-text.ts'

/** Every figure is a name between braces, filled in from lending's tables. */
export const dutch: GuideText = {
  title: 'Zo rekent een geldverstrekker',
  pageTitle: 'Whitepaper: zo rekent een geldverstrekker',
  description:
    'Onze eigen rekenregels op een rij: wat we van je rekening aflezen, hoeveel je kunt dragen, hoe punten tellen en hoe je bezwaar maakt.',
  eyebrow: 'Whitepaper',
  intro:
    'Bij een aanvraag weet je vaak niet waar een geldverstrekker op let. Dit zijn de regels waarmee wij rekenen, met de echte getallen. Lees ze voordat je ergens een aanvraag doet.',
  print: 'Print of bewaar als pdf',
  sections: [
    {
      title: 'Drie vragen',
      parts: [
        'Elke geldverstrekker wil drie dingen weten. Kan dit bedrijf de maandbedragen betalen? Is het beeld dat we zien compleet? En is deze rekening echt van dit bedrijf? De rest is rekenwerk.',
        'Onze regels zijn er voor één ding: beslissen of een klein bedrijf in Nederland een zakelijke lening of een krediet kan dragen, hoeveel, en tegen welke prijs. Deskundigen hebben ze opgesteld. We hebben nog geen eigen leningen die zijn afgelost of misgegaan, dus de punten zijn een schatting van deskundigen en geen meting.',
      ],
    },
    {
      title: 'Wat er van je rekening valt af te lezen',
      parts: [
        'Alleen geld dat je bedrijf steeds opnieuw verdient, na alles wat het moet betalen, kan een lening dragen. Zo lezen we je transacties:',
        [
          'Omzet is wat klanten steeds betalen. Eigen geld, een lening, een uitkering van je verzekering of de verkoop van een bus telt niet mee. Ook één grote betaling niet, als die meer is dan {largeShare} van een gewone maand en van iemand komt die in minder dan {knownMonths} maanden betaalde. Komen zulke betalingen vaak, zoals bij een bouwbedrijf, dan zijn ze gewoon je werk.',
          'Geld dat eruit gaat en binnen {roundTripDays} dagen terugkomt, telt nergens.',
          'Belasting telt zoals je die moet betalen, ook als je dat nog niet deed. We nemen je eigen oude kwartalen als maat, of anders een tabel per soort bedrijf.',
          'Wat je zelf opneemt, tellen we in elke rechtsvorm gelijk, en met minstens {ownerFloor} per eigenaar per maand.',
          'Kosten die ineens stoppen, tellen we door: inkoop die onder {purchaseKept} van het oude niveau zakt, of lonen en huur die {missedDays} dagen niet komen. Tot jij het uitlegt.',
          'Leningen tellen met de nieuwste aflossing. Van een lening waar nog geen aflossing van te zien is, schatten we die.',
        ],
        'We willen minstens {leastDays} dagen zien, liefst twee jaar. Vanaf {yearBeforeMonths} maanden leggen we de laatste drie maanden naast dezelfde drie een jaar eerder. Dan zien we of een slappe tijd bij je seizoen hoort.',
      ],
    },
    {
      title: 'Hoeveel je per maand kunt dragen',
      parts: [
        'Stel: na al je kosten, belasting en wat je zelf opneemt, houd je {left} per maand over. Een geldverstrekker laat je dat niet allemaal aan aflossing uitgeven: je hebt een buffer nodig. Wij willen dat er voor elke euro maandbedrag {cover} euro overblijft. Dan is {left} gedeeld door {cover} het hoogste maandbedrag: {most}.',
        'Blijft er minder dan {refusedBelow} euro per euro maandbedrag over, dan kan je bedrijf de lening niet dragen en zeggen we nee. Zit je ertussenin, dan kijkt een medewerker mee.',
      ],
    },
    {
      title: 'Het plafond en de looptijd',
      parts: [
        'Ook als je veel overhoudt, is er een grens: {turnoverMonths} keer je gemiddelde omzet per maand. Bij een omzet van {turnover} per maand is dat {ceiling}. De laagste grens telt, en je krijgt nooit meer dan je vroeg.',
        'Hoe langer we terug kunnen kijken, hoe langer je kunt lenen.',
      ],
      table: { caption: 'Looptijd en geschiedenis', heads: ['Looptijd', 'Zoveel dagen transacties'], rows: [] },
    },
    {
      title: 'De proef op de som',
      parts: [
        'Voor elk bedrag rekenen we na of je het nog betaalt als je omzet daalt: {fallSteady} als je maanden op elkaar lijken, tot {fallUneven} als ze sterk verschillen. Je inkoop en btw dalen dan mee, je huur en lonen niet. Lukt het niet, dan bieden we een lager bedrag.',
        'In je aanbod staat altijd wat er gebeurt met {lessIncome} minder omzet. Doe die som ook zelf, bij elke lening.',
      ],
    },
    {
      title: 'De punten',
      parts: [
        'Iedereen begint met {basePoints} punten. Elk kenmerk geeft punten of kost punten. Wat we niet weten, krijgt de minste punten van zijn rij: iets verzwijgen loont dus nooit. Onder {cutOff} punten is het antwoord nee.',
        '{pointsToDouble} punten meer betekent dat de kans dat het goed gaat, vergeleken met de kans dat het misgaat, twee keer zo groot is.',
      ],
      table: { caption: 'Punten per kenmerk', heads: ['Kenmerk', 'Slechtste', 'Beste'], rows: [] },
    },
    {
      title: 'Van punten naar prijs',
      parts: [
        'Je punten bepalen je klasse: A tot en met D. Hoe kleiner de kans dat het misgaat, hoe lager de rente. Een langere looptijd kost meer, omdat er meer mis kan gaan. Tussen twee klassen verandert de rente met elk punt een klein beetje.',
      ],
      table: {
        caption: 'Rente per klasse',
        heads: ['Klasse', 'Vanaf punten', 'Kortste lening', 'Langste lening'],
        rows: [],
      },
    },
    {
      title: 'Wat er achter je lening staat',
      parts: [
        'Onderpand vragen we nooit. Heb je een {guaranteeForms}, dan vragen we de eigenaar boven {guaranteeAbove} om een persoonlijke borg. Heb je een {liableForms}, dan ben je door je rechtsvorm zelf aansprakelijk. In je aanbod staat het naast de prijs.',
      ],
    },
    {
      title: 'Wanneer een medewerker kijkt',
      parts: [
        'De computer zegt zelf ja of nee als het beeld duidelijk is. In deze gevallen kijkt een medewerker:',
        [
          'er ontbreken gegevens, of de rekening staat niet op naam van je bedrijf;',
          'er is over de laatste {quartersUnpaid} kwartalen geen belasting te zien;',
          'kosten die je altijd had, zijn gestopt;',
          'je leende in een half jaar meer dan {newDebtShare} van een maand omzet;',
          '{roundTripShare} of meer van wat er binnenkwam, was geld dat eruit ging en weer terugkwam;',
          '{unsharedShare} of meer van je omzet ging naar een eigen rekening die je niet deelde;',
          'de nieuwste maand is minder dan {lowShare} van een gewone maand, of we zien te kort om een seizoen te herkennen;',
          'er zijn {returnedFrom} of meer incasso’s teruggeboekt in drie maanden, er is een betalingsregeling of een deurwaarder, of {gamblingShare} van je omzet gaat naar kansspelen;',
          'jij zegt dat we iets verkeerd lezen, en het antwoord wordt er anders door.',
        ],
      ],
    },
    {
      title: 'Wat we niet zien',
      parts: [
        'We zien alleen de rekeningen die je deelt en het Handelsregister. We zien niet:',
        [
          'wie je bent: dat controleert een medewerker voordat je tekent;',
          'of een naam op een sanctielijst staat;',
          'of er een faillissement loopt dat nog niet in het Handelsregister staat;',
          'leningen bij anderen waar nog geen betaling van op je rekening staat, en registers zoals het BKR;',
          'facturen die nog open staan, en werk dat je al hebt afgesproken.',
        ],
      ],
    },
    {
      title: 'Hoe we de regels testen',
      parts: [
        'We bedenken duizenden bedrijven en veranderen steeds één ding. Meer schuld, minder belasting of een storting van eigen geld mag het antwoord nooit beter maken. Minder vragen mag het nooit slechter maken. Zo proberen we {relationCount} van zulke veranderingen uit op {companyCount} bedrijven. De laatste keer ging het {brokenCount} keer mis.',
        'Ook het omgekeerde telt: een gezond bedrijf hoort een ja te krijgen. Van {soundCount} gezonde bedrijven, met seizoenen, oude schulden en contant geld, kregen er {soundOfferedCount} een redelijk aanbod. Bij de andere was het aanbod lager, of kijkt een medewerker mee.',
      ],
    },
    {
      title: 'Wat je kans groter maakt',
      parts: [
        [
          'Deel alle zakelijke rekeningen, ook je spaarrekening: een half beeld geeft een half aanbod.',
          'Betaal je btw en je leningen op tijd; een betalingsregeling mag, als je hem nakomt.',
          'Zorg dat incasso’s niet worden teruggeboekt. Verzet liever de datum.',
          'Vraag niet meer dan je plan kost. Een lager bedrag geeft vaak een betere prijs.',
        ],
      ],
    },
    {
      title: 'Wat niet meetelt',
      parts: [
        'Je postcode, je nationaliteit, je voornaam en hoe je je aanvraag typt. Het maakt ook niet uit of je via een tussenpersoon kwam.',
      ],
    },
    {
      title: 'Hoe je bezwaar maakt',
      parts: [
        'Na de uitkomst zie je elk cijfer in een zin, met wat we ervan vinden en de transacties erbij. Klopt er iets niet, dan zeg je dat met één reden: voor één transactie, voor alles van één klant, of voor het hele cijfer. We rekenen opnieuw. Wordt het antwoord er anders van, dan kijkt eerst een medewerker.',
        'Je kunt ook altijd vragen of een medewerker opnieuw kijkt. Dat kost niets, geldt voor elke rechtsvorm, en je krijgt binnen {reviewTime} antwoord.',
      ],
    },
  ],
  next: 'Check of je kunt lenen',
}
