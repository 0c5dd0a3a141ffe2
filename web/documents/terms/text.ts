import type { Language } from '#lending/language.ts'
import { brand } from '../../brand.ts'
import { productFigures } from '../../product-figures.ts'
import type { DocumentText } from '../document.tsx'
import { fillIn } from '../fill-in.ts'

const dutch: DocumentText = {
  title: 'Voorwaarden',
  description: 'De voorwaarden voor je aanvraag bij Vlot: wat jij doet, wat wij doen en wat een lening je kost.',
  intro:
    'Deze voorwaarden gelden als je de site gebruikt en een aanvraag doet. Ze zijn kort, want ze moeten te lezen zijn.',
  sections: [
    {
      title: 'Wie wij zijn',
      parts: [
        `${brand.name} leent geld aan kleine bedrijven in Nederland. Je bereikt ons op ${brand.phoneShown} en via ${brand.email}.`,
        [brand.standing.nl.register, brand.standing.nl.licence, brand.standing.nl.complaints],
      ],
    },
    {
      title: 'Wie een aanvraag mag doen',
      parts: [
        'Je doet een aanvraag voor een bedrijf dat in het Handelsregister staat en minstens {ageMonths} maanden bestaat. Je mag dat bedrijf vertegenwoordigen: je bent eigenaar, vennoot of bestuurder, of je hebt daar een volmacht voor.',
        'Je gebruikt het geld voor je bedrijf, niet voor privé.',
      ],
    },
    {
      title: 'Wat je ons vertelt',
      parts: [
        'Je vult alles eerlijk en volledig in. Je deelt de rekeningen waar je omzet op binnenkomt en je vaste lasten van af gaan. Aan een bestand van je bank verander je niets.',
        'Merk je dat iets niet klopt, zeg het dan zo snel mogelijk. Vóór je een aanbod kiest, kun je alles nog wijzigen.',
      ],
    },
    {
      title: 'Je bank koppelen of een bestand uploaden',
      parts: [
        'Je kiest zelf hoe je je transacties deelt. Bij een koppeling log je in op de pagina van je eigen bank; wij krijgen je wachtwoord niet en kunnen niets afschrijven. Een koppeling duurt hoogstens 180 dagen en je trekt hem in wanneer je wilt.',
        'Voor je aanvraag telt een bestand even zwaar als een koppeling.',
      ],
    },
    {
      title: 'Ons aanbod',
      parts: [
        'Een aanbod is persoonlijk en {offerDays} dagen geldig. Daarin staan het bedrag, de looptijd, de rente, alle kosten, je maandbedragen en het jaarlijks kostenpercentage (JKP).',
        'Kiezen verplicht je nog tot niets. Een medewerker controleert je aanvraag en je krijgt de overeenkomst te lezen. Pas als we allebei hebben getekend, zitten we eraan vast.',
        'We kunnen een aanbod intrekken als blijkt dat de gegevens niet klopten, of als je bedrijf in de tussentijd failliet gaat of uitstel van betaling krijgt.',
      ],
    },
    {
      title: 'Wat een lening kost',
      parts: [
        'De rente van een lening staat vast en ligt tussen {loanRateLowest} en {loanRateHighest} per jaar. Je lost elke maand een gelijk deel af en betaalt rente over wat je nog leent. Er zijn geen afsluitkosten.',
        'Een krediet loopt {creditMonths} maanden. Je betaalt rente over wat je opneemt, tussen {creditRateLowest} en {creditRateHighest} per jaar, en één keer {provision} provisie over de limiet.',
      ],
    },
    {
      title: 'Eerder aflossen',
      parts: [
        'Dat mag altijd. Bij een lening betaal je {earlyShare} over wat je eerder aflost zolang er meer dan een jaar te gaan is, en {earlyShareLastYear} in het laatste jaar. Een krediet los je gratis eerder af.',
      ],
    },
    {
      title: 'Zekerheden',
      parts: [
        'We vragen geen onderpand. Heb je een {guaranteeForms} en leen je meer dan {guaranteeAbove}, dan vragen we de eigenaar om een persoonlijke borg. Bij een {liableForms} ben je door de wet al zelf aansprakelijk.',
      ],
    },
    {
      title: 'Betalen en te laat betalen',
      parts: [
        'We schrijven je maandbedrag af van de rekening die je hebt gekozen. Lukt dat niet, dan spreken we een nieuwe datum met je af.',
        'Betaal je na een herinnering nog niet, dan betaal je over het achterstallige bedrag de wettelijke handelsrente. Andere kosten komen er alleen bij als de wet dat toestaat en we het je vooraf hebben gezegd.',
      ],
    },
    {
      title: 'Wanneer we de lening kunnen opeisen',
      parts: [
        'In een paar gevallen mogen we het hele restbedrag terugvragen:',
        [
          'je loopt twee maandbedragen achter en we zijn het niet eens over een oplossing;',
          'je bedrijf gaat failliet, krijgt uitstel van betaling of stopt;',
          'je hebt ons bewust verkeerde gegevens gegeven.',
        ],
        'We doen dat niet zonder eerst met je te overleggen.',
      ],
    },
    {
      title: 'De site en onze aansprakelijkheid',
      parts: [
        'We doen ons best om de site veilig en bereikbaar te houden, maar kunnen niet beloven dat dat altijd lukt. Schade door een storing vergoeden we alleen als we die met opzet of door grove nalatigheid hebben veroorzaakt.',
      ],
    },
    {
      title: 'Klachten, recht en wijzigingen',
      parts: [
        `Heb je een klacht, mail dan ${brand.email}. Op deze voorwaarden is Nederlands recht van toepassing. Verandert er iets, dan geldt voor jou de versie van de dag waarop je je aanvraag begon.`,
      ],
    },
  ],
}

const english: DocumentText = {
  title: 'Terms and conditions',
  description: 'The terms of applying to Vlot: what you do, what we do, and what a loan costs you.',
  intro: 'These terms apply when you use the site and when you apply. They are short, so that you can read them.',
  sections: [
    {
      title: 'Who we are',
      parts: [
        `${brand.name} lends money to small businesses in the Netherlands. You can reach us on ${brand.phoneShown} and at ${brand.email}.`,
        [brand.standing.en.register, brand.standing.en.licence, brand.standing.en.complaints],
      ],
    },
    {
      title: 'Who may apply',
      parts: [
        'You apply for a business that is in the Dutch company register and has existed for at least {ageMonths} months. You must be allowed to act for that business: you are an owner, partner or director, or have a power of attorney.',
        'You use the money for your business, not for yourself.',
      ],
    },
    {
      title: 'What you tell us',
      parts: [
        'You fill in everything correctly and completely. You share the accounts that receive your turnover and pay your fixed costs. You do not change anything in a file from your bank.',
        'If you notice that something is wrong, tell us as soon as you can. You can change anything until you choose an offer.',
      ],
    },
    {
      title: 'Connecting your bank or uploading a file',
      parts: [
        'You choose how to share your transactions. To connect, you log in on your own bank’s page; we do not get your password and cannot take money. A connection lasts 180 days at most, and you can withdraw it whenever you like.',
        'A file counts as much as a connection.',
      ],
    },
    {
      title: 'Our offer',
      parts: [
        'An offer is personal and valid for {offerDays} days. It states the amount, the term, the interest, every cost, your monthly amounts and the yearly cost percentage (JKP).',
        'Choosing does not commit you to anything yet. One of our team checks your application and you get the agreement to read. We are bound only once we have both signed.',
        'We may withdraw an offer if the data turns out to be wrong, or if your business goes bankrupt or is granted a moratorium in the meantime.',
      ],
    },
    {
      title: 'What a loan costs',
      parts: [
        'The interest on a loan is fixed and lies between {loanRateLowest} and {loanRateHighest} a year. You repay an equal part each month and pay interest on what you still owe. There is no arrangement fee.',
        'A credit line runs for {creditMonths} months. You pay interest on what you draw, between {creditRateLowest} and {creditRateHighest} a year, and a one-off arrangement fee of {provision} of the limit.',
      ],
    },
    {
      title: 'Repaying early',
      parts: [
        'You always can. On a loan you pay {earlyShare} of what you repay early while more than a year is left, and {earlyShareLastYear} in the last year. Repaying a credit line early is free.',
      ],
    },
    {
      title: 'Security',
      parts: [
        'We do not ask for collateral. If you have a {guaranteeForms} and borrow more than {guaranteeAbove}, we ask the owner for a personal guarantee. With a {liableForms}, the law makes you liable yourself.',
      ],
    },
    {
      title: 'Paying, and paying late',
      parts: [
        'We collect your monthly amount from the account you chose. If that fails, we agree a new date with you.',
        'If you do not pay after a reminder, you pay the statutory commercial interest on what is overdue. Other costs are added only where the law allows it and we told you beforehand.',
      ],
    },
    {
      title: 'When we may call in the loan',
      parts: [
        'In a few cases we may ask you to repay everything you still owe at once:',
        [
          'you are two monthly payments behind and we cannot agree on a solution;',
          'your business goes bankrupt, is granted a moratorium or closes down;',
          'you knowingly gave us false information.',
        ],
        'We do not do so without talking to you first.',
      ],
    },
    {
      title: 'The site and our liability',
      parts: [
        'We do what we can to keep the site safe and available, but we cannot promise that it always will be. We compensate you for damage caused by a fault only if we acted intentionally or with gross negligence.',
      ],
    },
    {
      title: 'Complaints, law and changes',
      parts: [
        `If you have a complaint, email ${brand.email}. Dutch law applies to these terms. If something changes, the version of the day you started your application is the one that applies to you.`,
      ],
    },
  ],
}

/** FOOT-1. */
export const termsText = (language: Language): DocumentText =>
  fillIn(language === 'nl' ? dutch : english, productFigures(language))
