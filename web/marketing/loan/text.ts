import type { Texts } from '#ui/language.ts'
import { exampleRows } from '../../home/text.ts'
import type { ProductText } from '../product-text.ts'

export const loanTexts: Texts<ProductText> = {
  nl: {
    pageTitle: 'Kortlopende zakelijke lening',
    description: ({ loanMinimum, loanMaximum, yearsMinimum, yearsMaximum }) =>
      `Een kortlopende zakelijke lening van ${loanMinimum} tot ${loanMaximum}, voor ${yearsMinimum} tot ${yearsMaximum} jaar. Vaste rente, geen afsluitkosten en alle bedragen vooraf op je scherm.`,
    eyebrow: 'Kortlopende zakelijke lening',
    title: 'Eén bedrag voor één goed plan',
    intro:
      'Een oven, een bus, een verbouwing. Je krijgt het geld in één keer en lost elke maand een deel af, tegen een vaste rente.',
    action: 'Zoek mijn bedrijf',
    toPrice: 'Bekijk wat het kost',
    facts: ({ loanMinimum, loanMaximum, yearsMinimum, yearsMaximum }) => [
      `Van ${loanMinimum} tot ${loanMaximum}`,
      `Looptijd van ${yearsMinimum} tot ${yearsMaximum} jaar`,
      'Geen afsluitkosten',
    ],
    what: {
      title: 'Wat is een kortlopende zakelijke lening?',
      paragraphs: ({ loanMinimum, loanMaximum, amountStep, yearsMinimum, yearsMaximum }) => [
        `Je leent een vast bedrag tussen ${loanMinimum} en ${loanMaximum}, in stappen van ${amountStep}. Je kiest zelf een looptijd van ${yearsMinimum} tot ${yearsMaximum} jaar. Wil je maar kort lenen? Een lening van een jaar werkt precies hetzelfde.`,
        'Elke maand los je een gelijk deel af. De rente betaal je over wat je nog niet hebt afgelost. Je maandbedrag wordt dus steeds lager, en je weet vanaf de eerste dag wanneer je klaar bent.',
      ],
    },
    fits: {
      title: 'Dit past bij je als…',
      points: [
        { title: 'je iets groots koopt', body: 'Een machine, een bestelbus, een nieuwe inrichting of een website.' },
        { title: 'je er jaren mee doet', body: 'Je betaalt het af in de tijd dat je er geld mee verdient.' },
        { title: 'je zekerheid wilt', body: 'De rente staat vast. Alle maandbedragen staan vooraf in een tabel.' },
      ],
    },
    price: {
      title: 'Wat kost het?',
      intro: ({ loanRateLowest, loanRateHighest }) =>
        `De rente ligt tussen ${loanRateLowest} en ${loanRateHighest} per jaar. Hoe stabieler je cijfers en hoe korter de looptijd, hoe lager de rente. Er komen geen afsluitkosten bij.`,
      exampleTitle: 'Een voorbeeld',
      rows: exampleRows('nl', { rate: 'Rente per jaar, vast' }),
      range: ({ yearlyCostLowest, yearlyCostHighest }) =>
        `Afhankelijk van je cijfers ligt het JKP van dit voorbeeld tussen ${yearlyCostLowest} en ${yearlyCostHighest}.`,
      tableTitle: ({ amount }) => `${amount} lenen, korter of langer`,
      heads: ['Looptijd', 'Eerste maand', 'Totale rente', 'JKP'],
      note: 'Berekend met onze eigen prijstabel. Leen je korter, dan betaal je per maand meer en in totaal minder.',
    },
    how: {
      title: 'Zo werkt het',
      intro: 'Van eerste vraag tot geld op je rekening.',
      steps: [
        { title: 'Zoek je bedrijf', body: 'Je ziet meteen of je kunt aanvragen.' },
        { title: 'Vertel je plan', body: 'Kies je bedrag en waar het voor is. Drie korte vragen.' },
        { title: 'Deel je transacties', body: 'Koppel je bank of upload een bestand. We kijken alleen mee.' },
        { title: 'Kies je looptijd', body: 'Je ziet alle looptijden naast elkaar, tot op de cent.' },
      ],
    },
    other: {
      title: 'Of past een krediet beter?',
      body: 'Weet je nog niet hoeveel je nodig hebt, of heb je het maar af en toe nodig? Dan is een krediet vaak voordeliger.',
      points: [
        'Een klant betaalt laat, maar de huur gaat door.',
        'Je koopt voorraad in en verkoopt die binnen een paar maanden.',
        'Je wilt geld achter de hand, voor als het nodig is.',
      ],
      action: 'Bekijk het kortlopend krediet',
    },
    questions: {
      title: 'Vragen over de lening',
      ids: ['early-repayment', 'monthly-amount', 'security', 'refused'],
      all: 'Alle vragen en antwoorden',
    },
    closing: {
      title: 'Benieuwd wat jij kunt lenen?',
      body: 'Vrijblijvend, en je aanvraag komt niet bij het BKR.',
    },
  },
  en: {
    pageTitle: 'Short-term loan',
    description: ({ loanMinimum, loanMaximum, yearsMinimum, yearsMaximum }) =>
      `A short-term loan from ${loanMinimum} to ${loanMaximum}, for ${yearsMinimum} to ${yearsMaximum} years. Fixed interest, no arrangement fee, and every amount on screen before you choose.`,
    eyebrow: 'Short-term loan',
    title: 'One amount for one good plan',
    intro: 'An oven, a van, a refit. You receive the money in one go and repay it month by month, at a fixed rate.',
    action: 'Find my business',
    toPrice: 'See what it costs',
    facts: ({ loanMinimum, loanMaximum, yearsMinimum, yearsMaximum }) => [
      `From ${loanMinimum} to ${loanMaximum}`,
      `For ${yearsMinimum} to ${yearsMaximum} years`,
      'No arrangement fee',
    ],
    what: {
      title: 'What is a short-term loan?',
      paragraphs: ({ loanMinimum, loanMaximum, amountStep, yearsMinimum, yearsMaximum }) => [
        `You borrow a fixed amount between ${loanMinimum} and ${loanMaximum}, in steps of ${amountStep}. You choose the term yourself, from ${yearsMinimum} to ${yearsMaximum} years. Only need it briefly? A loan of one year works in just the same way.`,
        'Every month you repay an equal part. You pay interest on what you have not yet repaid. So your monthly amount keeps falling, and you know from day one when you will be done.',
      ],
    },
    fits: {
      title: 'This suits you if…',
      points: [
        { title: 'you are making a big purchase', body: 'A machine, a delivery van, a new interior or a website.' },
        { title: 'it will last for years', body: 'You pay it off while it earns you money.' },
        {
          title: 'you want certainty',
          body: 'The rate is fixed, and a table shows every monthly amount before you choose.',
        },
      ],
    },
    price: {
      title: 'What does it cost?',
      intro: ({ loanRateLowest, loanRateHighest }) =>
        `The interest is between ${loanRateLowest} and ${loanRateHighest} a year. The steadier your figures and the shorter the term, the lower it is. There is no arrangement fee on top.`,
      exampleTitle: 'An example',
      rows: exampleRows('en', { rate: 'Interest per year, fixed' }),
      range: ({ yearlyCostLowest, yearlyCostHighest }) =>
        `Depending on your figures the JKP of this example is between ${yearlyCostLowest} and ${yearlyCostHighest}.`,
      tableTitle: ({ amount }) => `Borrowing ${amount}, shorter or longer`,
      heads: ['Term', 'First month', 'Total interest', 'JKP'],
      note: 'Worked out from our own price table. A shorter loan costs more per month and less in total.',
    },
    how: {
      title: 'How it works',
      intro: 'From your first question to money in your account.',
      steps: [
        { title: 'Find your business', body: 'You see straight away whether you can apply.' },
        { title: 'Tell us your plan', body: 'Choose your amount and what it is for. Three short questions.' },
        { title: 'Share your transactions', body: 'Connect your bank or upload a file. We only look.' },
        { title: 'Choose your term', body: 'You see every term side by side, to the last cent.' },
      ],
    },
    other: {
      title: 'Or does a credit line suit you better?',
      body: 'If you do not know yet how much you need, or need it only now and then, a credit line is often cheaper.',
      points: [
        'A customer pays late and the rent is due.',
        'You buy stock and sell it within a few months.',
        'You want money to hand, just in case.',
      ],
      action: 'See the credit line',
    },
    questions: {
      title: 'Questions about the loan',
      ids: ['early-repayment', 'monthly-amount', 'security', 'refused'],
      all: 'All questions and answers',
    },
    closing: {
      title: 'Want to know what you can borrow?',
      body: 'No obligation, and your application is not registered with BKR.',
    },
  },
}
