import type { CategoryText } from './category-text.ts'

export type BorrowingQuestion =
  | 'what-is-vlot'
  | 'who-can-borrow'
  | 'how-much'
  | 'loan-or-credit'
  | 'what-for'
  | 'security'
  | 'bkr'
  | 'is-vlot-real'

export const borrowing: CategoryText<BorrowingQuestion> = {
  nl: (figures) => ({
    'what-is-vlot': {
      question: 'Wat is Vlot?',
      answer: [
        'Vlot leent geld aan kleine bedrijven in Nederland. Je doet je aanvraag helemaal online. We kijken naar wat er echt op je zakelijke rekening binnenkomt en uitgaat, en rekenen daarmee uit wat je kunt dragen.',
        'Je ziet elke euro voordat je iets kiest: rente, kosten en wat je in totaal terugbetaalt.',
      ],
    },
    'who-can-borrow': {
      question: 'Wie kan er bij Vlot lenen?',
      answer: [
        `Eenmanszaken, vof’s, cv’s, maatschappen, bv’s, nv’s en coöperaties die in het Handelsregister staan en minstens ${figures.ageMonths} maanden bestaan. Op je rekening komt minstens ${figures.turnover} omzet per jaar binnen.`,
        'We lenen niet aan stichtingen, verenigingen en overheden, en niet aan bedrijven in financiële diensten, vastgoed of kansspelen. Zoek je bedrijf op en je weet meteen of je een aanvraag kunt doen.',
      ],
    },
    'how-much': {
      question: 'Hoeveel kan ik lenen?',
      answer: [
        `Met een lening van ${figures.loanMinimum} tot ${figures.loanMaximum}, met een krediet van ${figures.creditMinimum} tot ${figures.creditMaximum}.`,
        `Jouw maximum hangt af van je cijfers. We gaan nooit hoger dan ${figures.turnoverMonths} keer je gemiddelde omzet per maand, en nooit hoger dan wat je per maand kunt aflossen, ook als je omzet ${figures.fallSteady} tot ${figures.fallUneven} daalt. Is het bedrag dat je vroeg te hoog, dan bieden we als het kan een lager bedrag in plaats van een nee.`,
      ],
    },
    'loan-or-credit': {
      question: 'Wat is het verschil tussen een lening en een krediet?',
      answer: [
        'Bij een lening krijg je het hele bedrag in één keer en los je elke maand een vast deel af. Dat past bij iets wat je één keer koopt, zoals een oven of een bus.',
        'Bij een krediet krijg je een bedrag achter de hand. Je neemt op wat je nodig hebt en betaalt alleen rente over wat je opneemt. Dat past bij tijdelijke gaten, zoals een klant die laat betaalt. Kom je voor allebei in aanmerking, dan zie je ze naast elkaar in je aanbod.',
      ],
    },
    'what-for': {
      question: 'Waarvoor mag ik het geld gebruiken?',
      answer: [
        'Voor alles wat met je bedrijf te maken heeft: werkkapitaal, voorraad, machines, groei, marketing, personeel, een belastingaanslag of een rustige periode. In je aanvraag vragen we één keer waar het voor is.',
        'Voor privé-uitgaven is een zakelijke lening niet bedoeld.',
      ],
    },
    security: {
      question: 'Moet ik onderpand geven of borg staan?',
      answer: [
        `Onderpand vragen we nooit. Heb je een ${figures.guaranteeForms} en leen je meer dan ${figures.guaranteeAbove}, dan vragen we de eigenaar om een persoonlijke borg. Tot en met dat bedrag niet.`,
        `Heb je een ${figures.liableForms}, dan ben je door je rechtsvorm zelf aansprakelijk, ook met je privégeld. In je aanbod staat naast de prijs wat voor jou geldt.`,
      ],
    },
    bkr: {
      question: 'Komt mijn aanvraag bij het BKR?',
      answer: [
        'Nee. Een aanvraag bij Vlot wordt niet bij het BKR geregistreerd en heeft geen gevolgen als je ergens anders geld leent, ook niet als het antwoord nee is.',
      ],
    },
    'is-vlot-real': {
      question: 'Is Vlot een echte kredietverstrekker?',
      answer: [
        'Nee. Vlot is een demonstratie: hier wordt geen echt geld uitgeleend en je sluit geen echte overeenkomst. De berekeningen en de regels op deze site zijn wel echt uitgewerkt, tot op de cent.',
      ],
    },
  }),
  en: (figures) => ({
    'what-is-vlot': {
      question: 'What is Vlot?',
      answer: [
        'Vlot lends money to small businesses in the Netherlands. You apply entirely online. We look at what really comes into and goes out of your business account, and work out what you can afford.',
        'You see every euro before you choose anything: interest, fees and what you repay in total.',
      ],
    },
    'who-can-borrow': {
      question: 'Who can borrow from Vlot?',
      answer: [
        `Sole traders, partnerships (vof, cv, maatschap), private and public companies (bv, nv) and cooperatives that are in the Dutch company register and have existed for at least ${figures.ageMonths} months. At least ${figures.turnover} of turnover a year comes into your account.`,
        'We do not lend to foundations, associations and public bodies, nor to businesses in financial services, property or gambling. Look up your business to see straight away whether you can apply.',
      ],
    },
    'how-much': {
      question: 'How much can I borrow?',
      answer: [
        `With a loan, from ${figures.loanMinimum} to ${figures.loanMaximum}; with a credit line, from ${figures.creditMinimum} to ${figures.creditMaximum}.`,
        `Your own maximum depends on your figures. We never go above ${figures.turnoverMonths} times your average monthly turnover, and never above what you can repay each month, even if your turnover falls by ${figures.fallSteady} to ${figures.fallUneven}. If the amount you asked for is too high, we offer a lower one where we can, rather than a no.`,
      ],
    },
    'loan-or-credit': {
      question: 'What is the difference between a loan and a credit line?',
      answer: [
        'With a loan you receive the whole amount at once and repay a fixed part of it every month. That suits something you buy once, such as an oven or a van.',
        'With a credit line you have money in reserve. You draw what you need and pay interest only on what you have drawn. That suits temporary gaps, such as a customer who pays late. If you qualify for both, you see them side by side in your offer.',
      ],
    },
    'what-for': {
      question: 'What may I use the money for?',
      answer: [
        'For anything that has to do with your business: working capital, stock, machines, growth, marketing, staff, a tax bill or a quiet period. We ask once, in your application, what it is for.',
        'A business loan is not meant for private spending.',
      ],
    },
    security: {
      question: 'Do I have to give security or a guarantee?',
      answer: [
        `We never ask for collateral. If you have a ${figures.guaranteeForms} and borrow more than ${figures.guaranteeAbove}, we ask the owner for a personal guarantee. Up to and including that amount we do not.`,
        `With a ${figures.liableForms}, your legal form makes you personally liable, with your private money as well. Your offer says beside the price what applies to you.`,
      ],
    },
    bkr: {
      question: 'Will my application be registered with BKR?',
      answer: [
        'No. An application to Vlot is not registered with BKR, the Dutch credit registration office, and makes no difference if you borrow elsewhere, not even when the answer is no.',
      ],
    },
    'is-vlot-real': {
      question: 'Is Vlot a real lender?',
      answer: [
        'No. Vlot is a demonstration: no real money is lent here and you do not enter into a real agreement. The calculations and rules on this site are real, though, to the last cent.',
      ],
    },
  }),
}
