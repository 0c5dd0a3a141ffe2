import { byLanguage } from '#lending/by-language.ts'
import { lender } from '#lending/this-lender.ts'

/** Stored with the consent, as proof of its wording. Change it with every change of the text. */
export const consentTextVersion = '2026-11-28'

/** As lending/retention.ts has it, whose table the scripts of the journey need not carry. */
const keptDays = lender.retention['bookingsWithoutContractDays'] ?? 30

export const consentTexts = byLanguage({
  title: ['Mogen we je transacties bekijken?', 'May we look at your transactions?'],
  intro: [
    'We baseren je aanbod op wat er echt binnenkomt en uitgaat. Daarom kijken we naar je zakelijke rekening.',
    'Your offer is based on what really comes in and goes out. That is why we look at your business account.',
  ],
  points: [
    {
      title: ['Wie kijkt mee?', 'Who sees them?'],
      text: [
        `${lender.name}. Koppel je je bank, dan haalt ${lender.bankLink.service.nl} je transacties daar voor ons op. We verkopen je gegevens niet en geven je transacties aan niemand anders.`,
        `${lender.name}. If you connect your bank, ${lender.bankLink.service.en} fetches your transactions there for us. We do not sell your data, and we do not give your transactions to anyone else.`,
      ],
    },
    {
      title: ['Wat zien we?', 'What do we see?'],
      text: [
        'De namen, nummers, saldo’s en transacties van de rekeningen die jij kiest. We kunnen nooit geld overmaken.',
        'Names, numbers, balances and transactions of the accounts that you choose. We can never move money.',
      ],
    },
    {
      title: ['Hoe lang?', 'For how long?'],
      text: [
        `Een bankkoppeling geldt hoogstens 180 dagen. Kies je geen aanbod, dan wissen we je transacties na ${keptDays} dagen.`,
        `A bank connection lasts 180 days at most. If you do not take an offer, we erase your transactions after ${keptDays} days.`,
      ],
    },
    {
      title: ['Waarom?', 'Why?'],
      text: [
        'Om te berekenen of een lening bij je past en welk bedrag en welke prijs we kunnen bieden. Voor niets anders.',
        'To work out whether a loan suits you, and what amount and price we can offer. For nothing else.',
      ],
    },
    {
      title: ['Hoe stop je ermee?', 'How do you stop?'],
      text: [
        'Haal een rekening weg op de volgende pagina, trek de toestemming in bij je bank, of mail of bel ons.',
        'Remove an account on the next page, withdraw your consent at your bank, or email or call us.',
      ],
    },
  ],
  agree: [
    `Ja, ${lender.name} mag mijn transacties bekijken voor deze aanvraag.`,
    `Yes, ${lender.name} may look at my transactions for this application.`,
  ],
  agreeMissing: [
    'Zonder toestemming kunnen we geen aanbod maken. Vink het vakje aan als je akkoord bent.',
    'Without consent we cannot make an offer. Tick the box if you agree.',
  ],
  button: ['Akkoord en verder', 'Agree and continue'],
})
