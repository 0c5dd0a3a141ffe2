import { byLanguage } from '#lending/by-language.ts'

export const findTexts = byLanguage({
  label: ['Waar zoek je op?', 'What are you looking for?'],
  hint: [
    'Een KVK-nummer, kenmerk, e-mailadres of IBAN, helemaal.',
    'A KVK number, reference, email address or IBAN, in full.',
  ],
  button: ['Zoek', 'Search'],
  missing: ['Vul in waar je op zoekt.', 'Fill in what you are looking for.'],
  unknown: [
    'Dit is geen KVK-nummer, kenmerk, e-mailadres of IBAN. Op een naam kun je niet zoeken: namen zijn versleuteld.',
    'This is not a KVK number, reference, email address or IBAN. You cannot search by name: names are encrypted.',
  ],
  none: ['Geen aanvraag gevonden. Misschien is hij gewist.', 'No application found. It may have been erased.'],
  count: (count: number) => [
    count === 1 ? '1 aanvraag gevonden' : `${count} aanvragen gevonden`,
    count === 1 ? '1 application found' : `${count} applications found`,
  ],
  began: (day: string) => [`begonnen op ${day}`, `began on ${day}`],
  openWork: (count: number) => [
    count === 1 ? '1 taak open' : `${count} taken open`,
    count === 1 ? '1 open task' : `${count} open tasks`,
  ],
  noReference: ['Aanvraag zonder kenmerk', 'Application without a reference'],
})
