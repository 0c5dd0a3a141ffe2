import type { Texts } from '#ui/language.ts'

const nl = {
  label: 'Waar zoek je op?',
  hint: 'Een KVK-nummer, kenmerk, e-mailadres of IBAN, helemaal.',
  button: 'Zoek',
  missing: 'Vul in waar je op zoekt.',
  unknown:
    'Dit is geen KVK-nummer, kenmerk, e-mailadres of IBAN. Op een naam kun je niet zoeken: namen zijn versleuteld.',
  none: 'Geen aanvraag gevonden. Misschien is hij gewist.',
  count: (count: number) => (count === 1 ? '1 aanvraag gevonden' : `${count} aanvragen gevonden`),
  began: (day: string) => `begonnen op ${day}`,
  openWork: (count: number) => (count === 1 ? '1 taak open' : `${count} taken open`),
  noReference: 'Aanvraag zonder kenmerk',
}

const en: typeof nl = {
  label: 'What are you looking for?',
  hint: 'A KVK number, reference, email address or IBAN, in full.',
  button: 'Search',
  missing: 'Fill in what you are looking for.',
  unknown:
    'This is not a KVK number, reference, email address or IBAN. You cannot search by name: names are encrypted.',
  none: 'No application found. It may have been erased.',
  count: (count) => (count === 1 ? '1 application found' : `${count} applications found`),
  began: (day) => `began on ${day}`,
  openWork: (count) => (count === 1 ? '1 open task' : `${count} open tasks`),
  noReference: 'Application without a reference',
}

export const findTexts: Texts<typeof nl> = { nl, en }
