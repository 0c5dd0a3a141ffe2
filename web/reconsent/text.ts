import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Vernieuw je toestemming',
  loading: 'Aan het laden...',
  verification: {
    title: 'Vernieuw je toestemming',
    subtitle:
      'De toestemming voor je bankgegevens loopt bijna af of is al verlopen. Vul je KVK-nummer in om verder te gaan.',
    label: 'KVK-nummer',
    hint: 'Acht cijfers. Het staat op je facturen en in het Handelsregister.',
    placeholder: 'Bijvoorbeeld 12345678',
    required: 'Vul je KVK-nummer in.',
    invalid: 'Een KVK-nummer heeft acht cijfers.',
    submit: 'Ga verder',
    newLinkQuestion: 'Werkt de link niet? Je kunt een link één keer gebruiken, binnen 30 dagen.',
    newLink: 'Mail mij een nieuwe link',
    newLinkSent: 'Als deze koppeling bij je bedrijf hoort, krijg je binnen een paar minuten een nieuwe link per mail.',
    sessionEnded:
      'Je was een tijd niet actief, daarom hebben we deze pagina afgesloten. Vraag hieronder een nieuwe link.',
    sessionEndedWithout:
      'Je was een tijd niet actief, daarom hebben we deze pagina afgesloten. Open de link uit onze laatste mail.',
  },
  overview: {
    title: 'Je bankkoppelingen',
    subtitle: 'Vernieuw hier je toestemming. Je gegevens blijven staan en je hoeft niets opnieuw in te vullen.',
    banks: 'Gekoppelde banken',
    failedTitle: 'We kunnen je koppelingen nu niet laten zien',
    again: 'Probeer het opnieuw',
    none: 'Al je koppelingen zijn in orde. Je hoeft niets te doen.',
    holder: 'Op naam van',
    unknownHolder: 'naam niet bekend',
    account: 'Rekening',
    expired: (date: string) => `Verlopen op ${date}`,
    almostExpired: (days: number, date: string) =>
      days === 0
        ? 'Verloopt vandaag'
        : days === 1
          ? `Verloopt morgen, op ${date}`
          : `Verloopt over ${days} dagen, op ${date}`,
    validUntil: (date: string) => `Geldig tot ${date}`,
    noDate: 'Einddatum niet bekend',
    renew: 'Toestemming vernieuwen',
    renewFor: (bank: string) => `Toestemming vernieuwen voor ${bank}`,
    blocked: 'Opent er geen venster?',
    blockedHere: 'Ga verder in dit tabblad',
    /** Errors that read otherwise here: this bank and no other, and nothing to upload. */
    errors: {
      bank_cancelled: 'Je hebt bij je bank niets bevestigd. Aan je toestemming is niets veranderd.',
      bank_unavailable:
        'Je bank is nu niet bereikbaar. Probeer het later opnieuw. Aan je toestemming is niets veranderd.',
      bank_limit_reached: 'Je bank laat vandaag niet meer verzoeken toe. Probeer het morgen opnieuw.',
      connection_not_found: 'Met deze link kun je deze koppeling niet vernieuwen. Open de link uit onze laatste mail.',
      unauthorised:
        'Je was een tijd niet actief, daarom is je sessie gesloten. Open de link uit onze laatste mail opnieuw.',
    } as Readonly<Record<string, string>>,
  },
  completion: {
    title: 'Alles is bijgewerkt',
    body: 'Al je koppelingen zijn weer geldig. Je hoeft nu niets meer te doen. We mailen je voordat de volgende toestemming afloopt.',
    close: 'Sluiten',
  },
  success: {
    title: 'Gelukt, je toestemming is vernieuwd',
    body: (bank: string) =>
      `Je koppeling met ${bank} werkt weer. We mailen je op tijd als je toestemming bijna afloopt.`,
    close: 'Sluiten',
  },
}

const en: typeof nl = {
  pageTitle: 'Renew your consent',
  loading: 'Loading...',
  verification: {
    title: 'Renew your consent',
    subtitle: 'The consent for your bank data is about to end or has ended. Enter your KVK number to continue.',
    label: 'KVK number',
    hint: 'Eight digits. You can find it on your invoices and in the company register.',
    placeholder: 'For example 12345678',
    required: 'Enter your KVK number.',
    invalid: 'A KVK number has eight digits.',
    submit: 'Continue',
    newLinkQuestion: 'Link not working? You can use a link once, within 30 days.',
    newLink: 'Email me a new link',
    newLinkSent: 'If this connection belongs to your company, we will email you a new link within a few minutes.',
    sessionEnded: 'You were away for a while, so we closed this page. Ask for a new link below.',
    sessionEndedWithout: 'You were away for a while, so we closed this page. Open the link from our latest email.',
  },
  overview: {
    title: 'Your bank connections',
    subtitle: 'Renew your consent here. Your data stays as it is; there is nothing to enter again.',
    banks: 'Connected banks',
    failedTitle: 'We cannot show your connections right now',
    again: 'Try again',
    none: 'All your connections are fine. There is nothing for you to do.',
    holder: 'In the name of',
    unknownHolder: 'name unknown',
    account: 'Account',
    expired: (date) => `Expired on ${date}`,
    almostExpired: (days, date) =>
      days === 0
        ? 'Expires today'
        : days === 1
          ? `Expires tomorrow, on ${date}`
          : `Expires in ${days} days, on ${date}`,
    validUntil: (date) => `Valid until ${date}`,
    noDate: 'End date unknown',
    renew: 'Renew consent',
    renewFor: (bank) => `Renew consent for ${bank}`,
    blocked: 'No window opened?',
    blockedHere: 'Continue in this tab',
    errors: {
      bank_cancelled: 'You did not confirm at your bank. Your current consent has not changed.',
      bank_unavailable:
        'We cannot reach your bank right now. Please try again later. Your current consent has not changed.',
      bank_limit_reached: 'Your bank allows no more requests today. Please try again tomorrow.',
      connection_not_found: 'This link cannot renew this connection. Open the link from our latest email.',
      unauthorised: 'You were away for a while, so your session was closed. Open the link from our latest email again.',
    },
  },
  completion: {
    title: 'Everything is up to date',
    body: 'All your connections are valid again, so you are all set. We will email you before the next consent ends.',
    close: 'Close',
  },
  success: {
    title: 'Done, your consent is renewed',
    body: (bank) =>
      `Your connection with ${bank} works again. We will email you in good time before your consent ends.`,
    close: 'Close',
  },
}

export const reconsentTexts: Texts<typeof nl> = { nl, en }

type Question = { question: string; answer: string }

/** The side panel of the re-consent pages has four items (RECON-1). */
export const reconsentQuestions: Texts<{ title: string; items: readonly [Question, Question, Question, Question] }> = {
  nl: {
    title: 'Vragen over vernieuwen',
    items: [
      {
        question: 'Waarom moet ik opnieuw toestemming geven?',
        answer:
          'Dat staat in de wet. Een toestemming om bankgegevens te delen geldt hooguit 180 dagen. Daarna geef je bij je bank opnieuw aan dat je het goedvindt.',
      },
      {
        question: 'Wat gebeurt er als ik niets doe?',
        answer:
          'Dan stopt het delen op de dag dat je toestemming afloopt. We halen daarna niets meer op bij je bank. Aan een lening of krediet dat je al hebt, verandert niets.',
      },
      {
        question: 'Kan Vlot bij mijn geld?',
        answer:
          'Nee. We kunnen alleen transacties lezen. Betalen of overboeken kan niet met deze toestemming. Inloggen doe je op de eigen pagina van je bank; je wachtwoord zien we niet.',
      },
      {
        question: 'Hoe stop ik met delen?',
        answer:
          'Dat kan altijd: bij je bank, onder toestemmingen of gekoppelde diensten, of door ons te bellen of te mailen. Vanaf dat moment halen we niets meer op.',
      },
    ],
  },
  en: {
    title: 'Questions about renewing',
    items: [
      {
        question: 'Why do I have to give consent again?',
        answer:
          'The law requires it. Consent to share bank data lasts 180 days at most. After that, you tell your bank once more that you agree.',
      },
      {
        question: 'What happens if I do nothing?',
        answer:
          'The sharing stops on the day your consent ends. From then on we get nothing more from your bank. A loan or credit line you already have does not change.',
      },
      {
        question: 'Can Vlot touch my money?',
        answer:
          'No. We can only read transactions. This consent does not let us pay or transfer anything. You log in on your bank’s own page; we do not see your password.',
      },
      {
        question: 'How do I stop sharing?',
        answer:
          'You can at any time: at your bank, under consents or connected services, or by calling or emailing us. From that moment we get nothing more.',
      },
    ],
  },
}

const getConsentNl = {
  pageTitle: 'Toestemming bij je bank',
  title: (bank: string) =>
    bank === '' ? 'Vernieuw je toestemming bij je bank' : `Vernieuw je toestemming bij ${bank}`,
  intro: 'Je bank staat open in een ander venster. Laat deze pagina openstaan; hier zie je vanzelf dat het gelukt is.',
  accounts: (ibans: string) => `Het gaat om: ${ibans}`,
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
}

const getConsentEn: typeof getConsentNl = {
  pageTitle: 'Consent at your bank',
  title: (bank: string) => (bank === '' ? 'Renew your consent at your bank' : `Renew your consent at ${bank}`),
  intro: 'Your bank is open in another window. Keep this page open; it continues automatically when you are done.',
  accounts: (ibans) => `For: ${ibans}`,
  steps: [
    { label: 'Log in at your bank', explanation: 'On your bank’s own page, the way you always do.' },
    {
      label: 'Confirm your consent',
      explanation: 'Your bank asks whether Vlot may keep reading your transactions.',
    },
    { label: 'We update your connection', explanation: 'This usually takes a few seconds.' },
  ],
  states: { done: 'done', active: 'in progress', upcoming: 'not yet', failed: 'failed' },
  renewed: 'Done. We are taking you back to your overview.',
  noWindow: 'Did you close the window, or would you rather continue later?',
  back: 'Back to the overview',
  banks: 'Banks you can connect',
  yourBank: 'your bank',
}

export const getConsentTexts: Texts<typeof getConsentNl> = { nl: getConsentNl, en: getConsentEn }
