import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { PrivacyView } from '#contract/privacy.ts'

export const bankConsentsTexts = byLanguage({
  title: ['Toestemming bij je bank', 'Consent at your bank'],
  intro: [
    'Trek je de toestemming in, dan halen we daar niets meer op en krijg je geen herinneringen meer.',
    'Once you withdraw it, we no longer collect anything there and stop sending reminders.',
  ],
  states: {
    active: ['Actief', 'Active'],
    unusable: ['Verlopen', 'Expired'],
    ended: ['Ingetrokken', 'Withdrawn'],
  } satisfies Pairs<PrivacyView['bankConsents'][number]['status']>,
  since: (date: string) => [`Sinds ${date}`, `Since ${date}`],
  until: (date: string) => [`loopt tot ${date}`, `valid until ${date}`],
  ended: (date: string) => [`gestopt op ${date}`, `ended on ${date}`],
  accounts: (count: number) => [
    count === 1 ? '1 rekening' : `${count} rekeningen`,
    count === 1 ? '1 account' : `${count} accounts`,
  ],
  withdraw: ['Trek in', 'Withdraw'],
  withdrawFrom: (bank: string) => [`Trek in: toestemming bij ${bank}`, `Withdraw consent at ${bank}`],
  withdrawAll: ['Trek alles in', 'Withdraw all'],
  sureTitle: (bank: string) => [`Toestemming bij ${bank} intrekken?`, `Withdraw the consent at ${bank}?`],
  sureTitleAll: ['Alle toestemmingen bij banken intrekken?', 'Withdraw your consent at all banks?'],
  sure: [
    'We halen daarna niets meer op. Wat we al hebben, gebruiken we nog voor deze aanvraag. Wil je dat ook niet, wis dan je gegevens onderaan deze pagina.',
    'We collect nothing after that. We still use what we already have for this application. If you do not want that either, erase your data at the bottom of this page.',
  ],
  confirm: ['Ja, trek in', 'Yes, withdraw'],
  keep: ['Nee, laat zo', 'No, keep it'],
  done: ['Ingetrokken. We geven het nu door aan je bank.', 'Withdrawn. We are letting your bank know.'],
})
