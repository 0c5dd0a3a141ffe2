import type { StatementFindingCode } from '#lending/statements/finding.ts'
import { findingWords } from '#lending/statements/words/finding-words.ts'
import { lender } from '#lending/this-lender.ts'
import type { Texts } from '#ui/language.ts'
import type { StepWords } from '../../page-module.ts'
import { consentTexts } from './consent-text.ts'

const nl = {
  pageTitle: 'Transacties delen',
  title: 'Deel je zakelijke transacties',
  intro: 'Kies wat jou uitkomt. Beide zijn veilig en tellen even zwaar.',
  shared: { title: 'Kloppen deze rekeningen?', intro: 'Hierop baseren we je aanbod.' },
  way: 'Hoe wil je je transacties delen?',
  ways: {
    connect: { label: 'Koppel je bank', explanation: 'Inloggen bij je eigen bank, klaar in een paar minuten.' },
    upload: { label: 'Upload een bestand', explanation: 'Download je transacties bij je bank en zet ze hier neer.' },
  } satisfies Readonly<Record<'connect' | 'upload', { label: string; explanation: string }>>,
  banksTitle: 'Bij welke bank loopt je zakelijke rekening?',
  banksWindow: 'Je bank opent in een nieuw venster.',
  banksHere: 'Je bank opent in dit tabblad; daarna kom je hier terug.',
  banksAsk:
    'Je logt daar in zoals altijd, kiest welke rekeningen je deelt en keurt dat goed. Je inloggegevens komen nooit bij ons.',
  banksService: `De koppeling loopt via ${lender.bankLink.service.nl}.`,
  ratherWindow: 'Liever in een nieuw venster',
  ratherHere: 'Liever in dit tabblad',
  waitingTitle: (bankName: string) => `Ga verder in het venster van ${bankName}`,
  waitingText: 'Log daar in en kies je rekeningen. Daarna gaat dit scherm vanzelf verder.',
  waitingStop: 'Stoppen en opnieuw kiezen',
  waitingAgain: 'Venster dicht? Open het opnieuw',
  checking: (bankName: string) => `We controleren je koppeling met ${bankName}…`,
  blockedTitle: 'Je browser hield het venster tegen',
  blockedText: (bankName: string) =>
    `Geen probleem: ${bankName} kan ook in dit tabblad openen. Daarna kom je hier terug.`,
  blockedHere: 'Ga verder in dit tabblad',
  blockedAgain: 'Probeer het venster opnieuw',
  cancelledTitle: 'Het koppelen is gestopt',
  failedTitle: 'Het koppelen lukte niet',
  tryAgain: (bankName: string) => `Probeer ${bankName} opnieuw`,
  otherWay: 'Of kies hieronder een andere bank, of upload een bestand.',
  connected: (bankName: string) => `${bankName} is gekoppeld. We halen je transacties nu op.`,
  uploadLabel: 'Kies je bestanden',
  uploadDrag: ', of sleep ze hierheen',
  uploadHint: (maximumMegabytes: number, days: number) =>
    `CAMT.053, MT940, CSV of een zip daarvan. Hoogstens ${maximumMegabytes} MB per bestand, minstens ${days} dagen, liefst 23 maanden: hoe langer we kunnen kijken, hoe langer je kunt lenen. Eén rekening per bestand.`,
  uploadButton: 'Kies bestanden',
  fileListLabel: 'Je bestanden',
  sending: (percentage: number) => `Wordt verstuurd: ${percentage}%`,
  reading: 'We lezen het bestand…',
  accepted: (count: string, iban: string) => `${count} ${count === '1' ? 'transactie' : 'transacties'} van ${iban}`,
  period: (from: string, to: string) => `van ${from} tot en met ${to}`,
  findings: findingWords.nl satisfies Readonly<Record<StatementFindingCode, string>>,
  firstAt: (line: string) => `Voor het eerst op regel ${line}.`,
  about: (day: string, sum: string | null) => `Het gaat om ${sum === null ? '' : `${sum} op `}${day}.`,
  howThen: 'Hoe dan wel?',
  howToBelow: 'Hoe je zo’n bestand bij jouw bank vindt, staat hieronder.',
  howToTitle: 'Zo download je je transacties bij je bank',
  howToIntro:
    'Log in op de website van je bank; in de app kan het vaak niet. Menu’s veranderen weleens van naam. Zoek op “downloaden” of “exporteren”.',
  accountsTitle: 'Gedeelde rekeningen',
  accountCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'rekening' : 'rekeningen'} gedeeld.`,
  addAnother: 'Nog een rekening of bank toevoegen',
  transactionCount: (count: string) => (count === '1' ? '1 transactie' : `${count} transacties`),
  months: (seen: string, all: string) => `${seen} van de laatste ${all} maanden`,
  gap: (months: string) => `In ${months} zien we dagenlang niets. Ontbreekt er een bestand? Voeg het toe.`,
  busy: 'Wordt opgehaald',
  failed: 'Ophalen lukte niet',
  noAccountsYet: 'De bank geeft de rekeningen nu door.',
  remove: 'Weghalen',
  removeLabel: (iban: string) => `Rekening ${iban} weghalen`,
  removeTitle: 'Deze rekening weghalen?',
  removeText: (iban: string) =>
    `We wissen alle transacties van ${iban} uit je aanvraag. Je kunt de rekening later weer toevoegen.`,
  removeConfirm: 'Ja, haal weg',
  confirm: 'Ja, bereken mijn aanbod',
  continueHint: 'Heb je meer zakelijke rekeningen? Voeg ze allemaal toe. Dan klopt je aanbod beter.',
  tooManyFiles: (maximum: number) => `Kies hoogstens ${maximum} bestanden tegelijk.`,
}

const en: typeof nl = {
  pageTitle: 'Share transactions',
  title: 'Share your business transactions',
  intro: 'Choose whichever suits you. Both are safe and carry the same weight.',
  shared: { title: 'Are these the right accounts?', intro: 'Your offer is based on them.' },
  way: 'How do you want to share your transactions?',
  ways: {
    connect: { label: 'Connect your bank', explanation: 'Log in at your own bank, done in a few minutes.' },
    upload: { label: 'Upload a file', explanation: 'Download your transactions from your bank and add them here.' },
  },
  banksTitle: 'Where do you have your business account?',
  banksWindow: 'Your bank opens in a new window.',
  banksHere: 'Your bank opens in this tab; afterwards you are back here.',
  banksAsk:
    'You log in there as usual, choose which accounts to share and approve it. Your login details never reach us.',
  banksService: `The connection runs through ${lender.bankLink.service.en}.`,
  ratherWindow: 'Use a new window instead',
  ratherHere: 'Use this tab instead',
  waitingTitle: (bankName) => `Continue in the ${bankName} window`,
  waitingText: 'Log in there and choose your accounts. This screen then moves on by itself.',
  waitingStop: 'Stop and choose again',
  waitingAgain: 'Window closed? Open it again',
  checking: (bankName) => `We are checking your connection with ${bankName}…`,
  blockedTitle: 'Your browser blocked the window',
  blockedText: (bankName) => `No problem: ${bankName} can open in this tab. You’ll be back here afterwards.`,
  blockedHere: 'Continue in this tab',
  blockedAgain: 'Try the window again',
  cancelledTitle: 'You stopped connecting',
  failedTitle: 'The connection failed',
  tryAgain: (bankName) => `Try ${bankName} again`,
  otherWay: 'Or choose another bank below, or upload a file.',
  connected: (bankName) => `${bankName} is connected. Getting your transactions.`,
  uploadLabel: 'Choose your files',
  uploadDrag: ', or drag them here',
  uploadHint: (maximumMegabytes, days) =>
    `CAMT.053, MT940, CSV or a zip of them. Max. ${maximumMegabytes} MB each, at least ${days} days, ideally 23 months: the further back we can see, the longer you can borrow. One account per file.`,
  uploadButton: 'Choose files',
  fileListLabel: 'Your files',
  sending: (percentage) => `Sending: ${percentage}%`,
  reading: 'We are reading the file…',
  accepted: (count, iban) => `${count} ${count === '1' ? 'transaction' : 'transactions'} for ${iban}`,
  period: (from, to) => `from ${from} to ${to}`,
  findings: findingWords.en,
  firstAt: (line) => `First on line ${line}.`,
  about: (day, sum) => `It is about ${sum === null ? '' : `${sum} on `}${day}.`,
  howThen: 'What to do instead',
  howToBelow: 'Below we explain how to get such a file from your bank.',
  howToTitle: 'How to download your transactions from your bank',
  howToIntro:
    'Log in on your bank’s website; the app often cannot do it. Banks rename their menus now and then. Look for “downloaden” or “exporteren”.',
  accountsTitle: 'Shared accounts',
  accountCount: (count, isOne) => `${count} ${isOne ? 'account' : 'accounts'} shared.`,
  addAnother: 'Add another account or bank',
  transactionCount: (count) => (count === '1' ? '1 transaction' : `${count} transactions`),
  months: (seen, all) => `${seen} of the last ${all} months`,
  gap: (months) => `We see nothing for days in ${months}. Is a file missing? Please add it.`,
  busy: 'Fetching',
  failed: 'Failed',
  noAccountsYet: 'Waiting for the bank to list your accounts.',
  remove: 'Remove',
  removeLabel: (iban) => `Remove account ${iban}`,
  removeTitle: 'Remove this account?',
  removeText: (iban) =>
    `We erase all transactions for ${iban} from your application. You can add the account again later.`,
  removeConfirm: 'Yes, remove',
  confirm: 'Yes, work out my offer',
  continueHint: 'Do you have more business accounts? Add them all, so that the offer fits your business.',
  tooManyFiles: (maximum) => `Choose at most ${maximum} files at a time.`,
}

export const transactionsUploadTexts: Texts<typeof nl> = { nl, en }

/**
 * The words before the application is known: it asks for consent or for transactions. The consent's, which most
 * visitors then read, are there from the start.
 */
export const sharingOpeningTexts: Texts<StepWords> = {
  nl: { title: 'Je zakelijke transacties', intro: consentTexts.nl.intro },
  en: { title: 'Your business transactions', intro: consentTexts.en.intro },
}
