import { lender } from '#lending/this-lender.ts'
import type { Texts } from '#ui/language.ts'
import { byLanguage, type Pairs } from '#lending/by-language.ts'

export const reconsentTexts = byLanguage({
  pageTitle: ['Vernieuw je toestemming', 'Renew your consent'],
  loading: ['Aan het laden...', 'Loading...'],
  verification: {
    title: ['Vernieuw je toestemming', 'Renew your consent'],
    subtitle: [
      'De toestemming voor je bankgegevens loopt bijna af of is al verlopen. Vul je KVK-nummer in om verder te gaan.',
      'The consent for your bank data is about to end or has ended. Enter your KVK number to continue.',
    ],
    label: ['KVK-nummer', 'KVK number'],
    hint: [
      'Acht cijfers. Het staat op je facturen en in het Handelsregister.',
      'Eight digits. You can find it on your invoices and in the company register.',
    ],
    placeholder: ['Bijvoorbeeld 12345678', 'For example 12345678'],
    required: ['Vul je KVK-nummer in.', 'Enter your KVK number.'],
    invalid: ['Een KVK-nummer heeft acht cijfers.', 'A KVK number has eight digits.'],
    submit: ['Ga verder', 'Continue'],
    newLinkQuestion: [
      'Werkt de link niet? Je kunt een link één keer gebruiken, binnen 30 dagen.',
      'Link not working? You can use a link once, within 30 days.',
    ],
    newLink: ['Mail mij een nieuwe link', 'Email me a new link'],
    newLinkSent: [
      'Als deze koppeling bij je bedrijf hoort, krijg je binnen een paar minuten een nieuwe link per mail.',
      'If this connection belongs to your company, we will email you a new link within a few minutes.',
    ],
    sessionEnded: [
      'Je was een tijd niet actief, daarom hebben we deze pagina afgesloten. Vraag hieronder een nieuwe link.',
      'You were away for a while, so we closed this page. Ask for a new link below.',
    ],
    sessionEndedWithout: [
      'Je was een tijd niet actief, daarom hebben we deze pagina afgesloten. Open de link uit onze laatste mail.',
      'You were away for a while, so we closed this page. Open the link from our latest email.',
    ],
  },
  overview: {
    title: ['Je bankkoppelingen', 'Your bank connections'],
    subtitle: [
      'Vernieuw hier je toestemming. Je gegevens blijven staan en je hoeft niets opnieuw in te vullen.',
      'Renew your consent here. Your data stays as it is; there is nothing to enter again.',
    ],
    banks: ['Gekoppelde banken', 'Connected banks'],
    failedTitle: ['We kunnen je koppelingen nu niet laten zien', 'We cannot show your connections right now'],
    again: ['Probeer het opnieuw', 'Try again'],
    none: [
      'Al je koppelingen zijn in orde. Je hoeft niets te doen.',
      'All your connections are fine. There is nothing for you to do.',
    ],
    holder: ['Op naam van', 'In the name of'],
    unknownHolder: ['naam niet bekend', 'name unknown'],
    account: ['Rekening', 'Account'],
    expired: (date: string) => [`Verlopen op ${date}`, `Expired on ${date}`],
    almostExpired: (days: number, date: string) => [
      days === 0
        ? 'Verloopt vandaag'
        : days === 1
          ? `Verloopt morgen, op ${date}`
          : `Verloopt over ${days} dagen, op ${date}`,
      days === 0
        ? 'Expires today'
        : days === 1
          ? `Expires tomorrow, on ${date}`
          : `Expires in ${days} days, on ${date}`,
    ],
    validUntil: (date: string) => [`Geldig tot ${date}`, `Valid until ${date}`],
    noDate: ['Einddatum niet bekend', 'End date unknown'],
    renew: ['Toestemming vernieuwen', 'Renew consent'],
    renewFor: (bank: string) => [`Toestemming vernieuwen voor ${bank}`, `Renew consent for ${bank}`],
    blocked: ['Opent er geen venster?', 'No window opened?'],
    blockedHere: ['Ga verder in dit tabblad', 'Continue in this tab'],
    /** Errors that read otherwise here: this bank and no other, and nothing to upload. */
    errors: {
      bank_cancelled: [
        'Je hebt bij je bank niets bevestigd. Aan je toestemming is niets veranderd.',
        'You did not confirm at your bank. Your current consent has not changed.',
      ],
      bank_unavailable: [
        'Je bank is nu niet bereikbaar. Probeer het later opnieuw. Aan je toestemming is niets veranderd.',
        'We cannot reach your bank right now. Please try again later. Your current consent has not changed.',
      ],
      bank_limit_reached: [
        'Je bank laat vandaag niet meer verzoeken toe. Probeer het morgen opnieuw.',
        'Your bank allows no more requests today. Please try again tomorrow.',
      ],
      connection_not_found: [
        'Met deze link kun je deze koppeling niet vernieuwen. Open de link uit onze laatste mail.',
        'This link cannot renew this connection. Open the link from our latest email.',
      ],
      unauthorised: [
        'Je was een tijd niet actief, daarom is je sessie gesloten. Open de link uit onze laatste mail opnieuw.',
        'You were away for a while, so your session was closed. Open the link from our latest email again.',
      ],
    } as Pairs<string>,
  },
  completion: {
    title: ['Alles is bijgewerkt', 'Everything is up to date'],
    body: [
      'Al je koppelingen zijn weer geldig. Je hoeft nu niets meer te doen. We mailen je voordat de volgende toestemming afloopt.',
      'All your connections are valid again, so you are all set. We will email you before the next consent ends.',
    ],
    close: ['Sluiten', 'Close'],
  },
  success: {
    title: ['Gelukt, je toestemming is vernieuwd', 'Done, your consent is renewed'],
    body: (bank: string) => [
      `Je koppeling met ${bank} werkt weer. We mailen je op tijd als je toestemming bijna afloopt.`,
      `Your connection with ${bank} works again. We will email you in good time before your consent ends.`,
    ],
    close: ['Sluiten', 'Close'],
  },
})

/** The side panel of the re-consent pages has four items (RECON-1). */
export const reconsentQuestions = byLanguage({
  title: ['Vragen over vernieuwen', 'Questions about renewing'],
  items: [
    {
      question: ['Waarom moet ik opnieuw toestemming geven?', 'Why do I have to give consent again?'],
      answer: [
        'Dat staat in de wet. Een toestemming om bankgegevens te delen geldt hooguit 180 dagen. Daarna geef je bij je bank opnieuw aan dat je het goedvindt.',
        'The law requires it. Consent to share bank data lasts 180 days at most. After that, you tell your bank once more that you agree.',
      ],
    },
    {
      question: ['Wat gebeurt er als ik niets doe?', 'What happens if I do nothing?'],
      answer: [
        'Dan stopt het delen op de dag dat je toestemming afloopt. We halen daarna niets meer op bij je bank. Aan een lening of krediet dat je al hebt, verandert niets.',
        'The sharing stops on the day your consent ends. From then on we get nothing more from your bank. A loan or credit line you already have does not change.',
      ],
    },
    {
      question: [`Kan ${lender.name} bij mijn geld?`, `Can ${lender.name} touch my money?`],
      answer: [
        'Nee. We kunnen alleen transacties lezen. Betalen of overboeken kan niet met deze toestemming. Inloggen doe je op de eigen pagina van je bank; je wachtwoord zien we niet.',
        'No. We can only read transactions. This consent does not let us pay or transfer anything. You log in on your bank’s own page; we do not see your password.',
      ],
    },
    {
      question: ['Hoe stop ik met delen?', 'How do I stop sharing?'],
      answer: [
        'Dat kan altijd: bij je bank, onder toestemmingen of gekoppelde diensten, of door ons te bellen of te mailen. Vanaf dat moment halen we niets meer op.',
        'You can at any time: at your bank, under consents or connected services, or by calling or emailing us. From that moment we get nothing more.',
      ],
    },
  ],
})

const getConsentNl = {
  pageTitle: 'Toestemming bij je bank',
  title: (bank: string) =>
    bank === '' ? 'Vernieuw je toestemming bij je bank' : `Vernieuw je toestemming bij ${bank}`,
  intro: 'Je bank staat open in een ander venster. Laat deze pagina openstaan; hier zie je vanzelf dat het gelukt is.',
  accounts: (ibans: string) => `Het gaat om: ${ibans}`,
  steps: [
    { label: 'Log in bij je bank', explanation: 'Op de eigen pagina van je bank, zoals je gewend bent.' },
    {
      label: 'Bevestig je toestemming',
      explanation: `Je bank vraagt of ${lender.name} je transacties mag blijven lezen.`,
    },
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
      explanation: `Your bank asks whether ${lender.name} may keep reading your transactions.`,
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
