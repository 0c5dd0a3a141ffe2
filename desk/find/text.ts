import type { Outcome } from '#lending/scorecard/outcome.ts'
import type { Texts } from '#web/language.ts'

type FindText = {
  label: string
  hint: string
  button: string
  missing: string
  unknown: string
  none: string
  count: (count: number) => string
  began: (day: string) => string
  outcomes: Readonly<Record<Outcome, string>>
  undecided: string
  openWork: (count: number) => string
  closedName: string
}

export const findTexts: Texts<FindText> = {
  nl: {
    label: 'Waar zoek je op?',
    hint: 'Een KVK-nummer, kenmerk, e-mailadres of IBAN, helemaal.',
    button: 'Zoek',
    missing: 'Vul in waar je op zoekt.',
    unknown:
      'Dit is geen KVK-nummer, kenmerk, e-mailadres of IBAN. Op een naam kun je niet zoeken: namen zijn versleuteld.',
    none: 'Geen aanvraag gevonden. Misschien is hij gewist.',
    count: (count) => (count === 1 ? '1 aanvraag gevonden' : `${count} aanvragen gevonden`),
    began: (day) => `begonnen op ${day}`,
    outcomes: { approved: 'Goedgekeurd', referred: 'Doorverwezen', refused: 'Afgewezen' },
    undecided: 'Nog geen besluit',
    openWork: (count) => (count === 1 ? '1 taak open' : `${count} taken open`),
    closedName: 'Aanvraag',
  },
  en: {
    label: 'What are you looking for?',
    hint: 'A KVK number, reference, email address or IBAN, in full.',
    button: 'Search',
    missing: 'Fill in what you are looking for.',
    unknown:
      'This is not a KVK number, reference, email address or IBAN. You cannot search by name: names are encrypted.',
    none: 'No application found. It may have been erased.',
    count: (count) => (count === 1 ? '1 application found' : `${count} applications found`),
    began: (day) => `began on ${day}`,
    outcomes: { approved: 'Approved', referred: 'Referred', refused: 'Refused' },
    undecided: 'No decision yet',
    openWork: (count) => (count === 1 ? '1 open task' : `${count} open tasks`),
    closedName: 'Application',
  },
}
