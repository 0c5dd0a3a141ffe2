import type { PrivacyView } from '#contract/privacy.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  title: 'Toestemming bij je bank',
  intro: 'Trek je de toestemming in, dan halen we daar niets meer op en krijg je geen herinneringen meer.',
  states: { active: 'Actief', unusable: 'Verlopen', ended: 'Ingetrokken' } satisfies Readonly<
    Record<PrivacyView['bankConsents'][number]['status'], string>
  >,
  since: (date: string) => `Sinds ${date}`,
  until: (date: string) => `loopt tot ${date}`,
  ended: (date: string) => `gestopt op ${date}`,
  accounts: (count: number) => (count === 1 ? '1 rekening' : `${count} rekeningen`),
  withdraw: 'Trek in',
  withdrawFrom: (bank: string) => `Trek in: toestemming bij ${bank}`,
  withdrawAll: 'Trek alles in',
  sureTitle: (bank: string) => `Toestemming bij ${bank} intrekken?`,
  sureTitleAll: 'Alle toestemmingen bij banken intrekken?',
  sure: 'We halen daarna niets meer op. Wat we al hebben, gebruiken we nog voor deze aanvraag. Wil je dat ook niet, wis dan je gegevens onderaan deze pagina.',
  confirm: 'Ja, trek in',
  keep: 'Nee, laat zo',
  done: 'Ingetrokken. We geven het nu door aan je bank.',
}

const en: typeof nl = {
  title: 'Consent at your bank',
  intro: 'Once you withdraw it, we no longer collect anything there and stop sending reminders.',
  states: { active: 'Active', unusable: 'Expired', ended: 'Withdrawn' },
  since: (date) => `Since ${date}`,
  until: (date) => `valid until ${date}`,
  ended: (date) => `ended on ${date}`,
  accounts: (count) => (count === 1 ? '1 account' : `${count} accounts`),
  withdraw: 'Withdraw',
  withdrawFrom: (bank) => `Withdraw consent at ${bank}`,
  withdrawAll: 'Withdraw all',
  sureTitle: (bank) => `Withdraw the consent at ${bank}?`,
  sureTitleAll: 'Withdraw your consent at all banks?',
  sure: 'We collect nothing after that. We still use what we already have for this application. If you do not want that either, erase your data at the bottom of this page.',
  confirm: 'Yes, withdraw',
  keep: 'No, keep it',
  done: 'Withdrawn. We are letting your bank know.',
}

export const bankConsentsTexts: Texts<typeof nl> = { nl, en }
