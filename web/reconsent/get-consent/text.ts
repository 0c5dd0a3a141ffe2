import type { Texts } from '../../language.ts'

type Step = { label: string; explanation: string }

type GetConsentText = {
  pageTitle: string
  title: (bank: string) => string
  intro: string
  accounts: (ibans: string) => string
  steps: readonly [Step, Step, Step]
  states: Readonly<Record<'done' | 'active' | 'upcoming' | 'failed', string>>
  renewed: string
  noWindow: string
  back: string
  banks: string
  yourBank: string
}

export const getConsentTexts: Texts<GetConsentText> = {
  nl: {
    pageTitle: 'Toestemming bij je bank',
    title: (bank) => (bank === '' ? 'Vernieuw je toestemming bij je bank' : `Vernieuw je toestemming bij ${bank}`),
    intro:
      'Je bank staat open in een ander venster. Laat deze pagina openstaan; hier zie je vanzelf dat het gelukt is.',
    accounts: (ibans) => `Het gaat om: ${ibans}`,
    steps: [
      { label: 'Log in bij je bank', explanation: 'Op de eigen pagina van je bank, zoals je gewend bent.' },
      { label: 'Bevestig je toestemming', explanation: 'Je bank vraagt of Vlot je transacties mag blijven lezen.' },
      { label: 'Wij werken je koppeling bij', explanation: 'Dat duurt meestal een paar seconden.' },
    ],
    states: { done: 'klaar', active: 'bezig', upcoming: 'nog te doen', failed: 'niet gelukt' },
    renewed: 'Gelukt. We brengen je terug naar je overzicht.',
    noWindow: 'Venster gesloten, of wil je later verder?',
    back: 'Terug naar het overzicht',
    banks: 'Banken die je kunt koppelen',
    yourBank: 'jouw bank',
  },
  en: {
    pageTitle: 'Consent at your bank',
    title: (bank) => (bank === '' ? 'Renew your consent at your bank' : `Renew your consent at ${bank}`),
    intro: 'Your bank is open in another window. Keep this page open; it shows by itself when you are done.',
    accounts: (ibans) => `It is about: ${ibans}`,
    steps: [
      { label: 'Log in at your bank', explanation: 'On your bank’s own page, the way you always do.' },
      {
        label: 'Confirm your consent',
        explanation: 'Your bank asks whether Vlot may keep reading your transactions.',
      },
      { label: 'We update your connection', explanation: 'This usually takes a few seconds.' },
    ],
    states: { done: 'done', active: 'in progress', upcoming: 'to do', failed: 'failed' },
    renewed: 'Done. We are taking you back to your overview.',
    noWindow: 'Did you close the window, or would you rather continue later?',
    back: 'Back to the overview',
    banks: 'Banks that you can connect',
    yourBank: 'your bank',
  },
}
