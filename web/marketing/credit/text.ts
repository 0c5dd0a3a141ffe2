import type { Texts } from '#ui/language.ts'
import { exampleRows } from '../../home/text.ts'
import type { ProductText } from '../product-text.ts'

export const creditTexts: Texts<ProductText> = {
  nl: {
    pageTitle: 'Kortlopend krediet',
    description: ({ creditMinimum, creditMaximum }) =>
      `Een kortlopend krediet van ${creditMinimum} tot ${creditMaximum}. Neem op wat je nodig hebt, betaal alleen rente over wat je opneemt en los gratis eerder af.`,
    eyebrow: 'Kortlopend krediet',
    title: 'Ruimte als het even eb is',
    intro:
      'Geld achter de hand voor een rustige maand, een late betaler of een voordelige inkoop. Je betaalt alleen rente over wat je opneemt.',
    action: 'Zoek mijn bedrijf',
    toPrice: 'Bekijk wat het kost',
    facts: ({ creditMinimum, creditMaximum }) => [
      `Van ${creditMinimum} tot ${creditMaximum}`,
      'Rente over wat je opneemt',
      'Eerder aflossen is gratis',
    ],
    what: {
      title: 'Wat is een kortlopend krediet?',
      paragraphs: ({ creditMinimum, creditMaximum, creditMonths }) => [
        `Je krijgt een limiet tussen ${creditMinimum} en ${creditMaximum}. Daarvan neem je op wat je nodig hebt, wanneer je het nodig hebt. Los je af, dan kun je dat bedrag opnieuw opnemen.`,
        `Het krediet is kortlopend: het loopt ${creditMonths} maanden. Heb je daarna weer ruimte nodig, dan vraag je een nieuw krediet aan.`,
      ],
    },
    fits: {
      title: 'Dit past bij je als…',
      points: [
        { title: 'je inkomsten wisselen', body: 'Een druk seizoen, en daarna een paar stille maanden.' },
        { title: 'je klanten later betalen', body: 'Je leverancier wil nu geld, je klant betaalt over dertig dagen.' },
        { title: 'je een buffer wilt', body: 'Geld achter de hand voor een kans of een tegenvaller.' },
      ],
    },
    price: {
      title: 'Wat kost het?',
      intro: ({ creditRateLowest, creditRateHighest, provision, creditUsed, creditMonthLowest, creditMonthHighest }) =>
        `De rente ligt tussen ${creditRateLowest} en ${creditRateHighest} per jaar over wat je opneemt. Daarnaast betaal je één keer ${provision} provisie over je limiet. Die houden we in op de eerste uitbetaling. Gebruik je ${creditUsed} een maand lang, dan kost dat ${creditMonthLowest} tot ${creditMonthHighest} aan rente.`,
      exampleTitle: 'Een voorbeeld',
      rows: exampleRows('nl', { amount: 'Je limiet', fees: 'Provisie, eenmalig', total: 'Je betaalt in totaal' }),
      range: ({ yearlyCostLowest, yearlyCostHighest }) =>
        `Dit geldt als je alles in één keer opneemt en in gelijke delen aflost. Afhankelijk van je cijfers ligt het JKP dan tussen ${yearlyCostLowest} en ${yearlyCostHighest}.`,
      tableTitle: () => 'Een hogere of lagere limiet',
      heads: ['Limiet', 'Provisie', 'Eerste maand', 'Totale rente'],
      note: 'Berekend met onze eigen prijstabel. Neem je minder op of los je eerder af, dan betaal je minder rente.',
    },
    how: {
      title: 'Zo werkt het',
      intro: 'Van eerste vraag tot ruimte op je rekening.',
      steps: [
        { title: 'Zoek je bedrijf', body: 'Je ziet meteen of je kunt aanvragen.' },
        { title: 'Vertel wat je zoekt', body: 'Kies je bedrag en waar het voor is. Drie korte vragen.' },
        { title: 'Deel je transacties', body: 'Koppel je bank of upload een bestand. We kijken alleen mee.' },
        { title: 'Kies je krediet', body: 'Je ziet het naast de leningen, tot op de cent.' },
      ],
    },
    other: {
      title: 'Of past een lening beter?',
      body: 'Koop je één keer iets groots en wil je het rustig afbetalen? Dan is een lening met een vaste rente vaak voordeliger.',
      points: [
        'Een machine of bus waar je jaren mee werkt.',
        'Een verbouwing met een begroting die vaststaat.',
        'Je wilt elke maand precies weten wat je betaalt.',
      ],
      action: 'Bekijk de kortlopende zakelijke lening',
    },
    questions: {
      title: 'Vragen over het krediet',
      ids: ['credit-fees', 'loan-or-credit', 'how-much', 'is-connecting-safe'],
      all: 'Alle vragen en antwoorden',
    },
    closing: {
      title: 'Benieuwd naar jouw ruimte?',
      body: 'Vrijblijvend, en je aanvraag komt niet bij het BKR.',
    },
  },
  en: {
    pageTitle: 'Credit line',
    description: ({ creditMinimum, creditMaximum }) =>
      `A credit line from ${creditMinimum} to ${creditMaximum}. Draw what you need, pay interest only on what you draw and repay early for free.`,
    eyebrow: 'Credit line',
    title: 'Breathing space for when the tide is out',
    intro:
      'Money to hand for a quiet month, a late payer or a good deal on stock. You pay interest only on what you draw.',
    action: 'Find my business',
    toPrice: 'See what it costs',
    facts: ({ creditMinimum, creditMaximum }) => [
      `From ${creditMinimum} to ${creditMaximum}`,
      'Interest on what you draw',
      'Early repayment is free',
    ],
    what: {
      title: 'What is a credit line?',
      paragraphs: ({ creditMinimum, creditMaximum, creditMonths }) => [
        `You get a limit between ${creditMinimum} and ${creditMaximum}. You draw what you need, when you need it. Once you have repaid, you can draw that amount again.`,
        `A credit line is short-term: it runs for ${creditMonths} months. If you need one after that, you apply again.`,
      ],
    },
    fits: {
      title: 'This suits you if…',
      points: [
        { title: 'your income varies', body: 'A busy season, and a few quiet months.' },
        {
          title: 'your customers pay later',
          body: 'You pay your supplier now; your customer pays you in thirty days.',
        },
        { title: 'you want a buffer', body: 'Money to hand for an opportunity or a setback.' },
      ],
    },
    price: {
      title: 'What does it cost?',
      intro: ({ creditRateLowest, creditRateHighest, provision, creditUsed, creditMonthLowest, creditMonthHighest }) =>
        `The interest is between ${creditRateLowest} and ${creditRateHighest} a year on what you draw. On top of that you pay a one-off arrangement fee of ${provision} of your limit. We deduct it from the first payout. Using ${creditUsed} for a month costs ${creditMonthLowest} to ${creditMonthHighest} in interest.`,
      exampleTitle: 'An example',
      rows: exampleRows('en', { amount: 'Your limit', fees: 'Arrangement fee, one-off', total: 'You pay in total' }),
      range: ({ yearlyCostLowest, yearlyCostHighest }) =>
        `This assumes drawing everything at once and repaying in equal parts. Depending on your figures the JKP is then between ${yearlyCostLowest} and ${yearlyCostHighest}.`,
      tableTitle: () => 'A higher or lower limit',
      heads: ['Limit', 'Fee', 'First month', 'Total interest'],
      note: 'Worked out from our own price table. If you draw less or repay sooner, you pay less interest.',
    },
    how: {
      title: 'How it works',
      intro: 'From your first question to money when you need it.',
      steps: [
        { title: 'Find your business', body: 'You see straight away whether you can apply.' },
        { title: 'Tell us what you need', body: 'Choose your amount and what it is for. Three short questions.' },
        { title: 'Share your transactions', body: 'Connect your bank or upload a file. We only look.' },
        { title: 'Choose your credit line', body: 'You see it next to the loans, to the last cent.' },
      ],
    },
    other: {
      title: 'Or does a loan suit you better?',
      body: 'If you buy something large once and want to pay it off at an even pace, a loan at a fixed rate is often cheaper.',
      points: [
        'A machine or van that you will work with for years.',
        'A refit with a fixed budget.',
        'You want to know exactly what you pay each month.',
      ],
      action: 'See the short-term loan',
    },
    questions: {
      title: 'Questions about the credit line',
      ids: ['credit-fees', 'loan-or-credit', 'how-much', 'is-connecting-safe'],
      all: 'All questions and answers',
    },
    closing: {
      title: 'Want to know how much you can draw?',
      body: 'No obligation, and your application is not registered with BKR.',
    },
  },
}
