import { lender } from '#lending/this-lender.ts'
import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { DeskRole } from '#lending/desk/roles.ts'

/** The pages that the navigation leads to, in its order. */
export const navigation = ['work', 'find', 'payouts', 'team', 'figures', 'connections'] as const
type NavigationPage = (typeof navigation)[number]

export const shellTexts = byLanguage({
  name: ['werkplek', 'desk'],
  skip: ['Naar de inhoud', 'Skip to content'],
  home: [`${lender.name} werkplek, naar het werk`, `${lender.name} desk, to the work`],
  navigationLabel: ['Hoofdmenu', 'Main menu'],
  pages: {
    work: ['Werk', 'Work'],
    find: ['Zoeken', 'Find'],
    payouts: ['Uitbetalen', 'Payouts'],
    team: ['Team', 'Team'],
    figures: ['Cijfers', 'Figures'],
    connections: ['Verbindingen', 'Connections'],
  } satisfies Pairs<NavigationPage>,
  roles: {
    reader: ['Meelezer', 'Reader'],
    assessor: ['Beoordelaar', 'Assessor'],
    senior: ['Senior beoordelaar', 'Senior assessor'],
    compliance: ['Compliance', 'Compliance officer'],
  } satisfies Pairs<DeskRole>,
  account: (name: string) => [`Je account: ${name}`, `Your account: ${name}`],
  signOut: ['Uitloggen', 'Sign out'],
  choose: ['Kies', 'Choose'],
  optional: ['hoeft niet', 'optional'],
  other: ['English', 'Nederlands'],
  otherLang: ['en', 'nl'],
  keys: {
    on: [
      'Toetsen: j en k naar de volgende en vorige, Enter opent, n pakt de volgende taak, / zoekt.',
      'Keys: j and k to the next and previous, Enter opens, n picks up the next task, / finds.',
    ],
    off: ['Toetsen staan uit.', 'Keys are off.'],
    turnOff: ['Zet uit', 'Turn off'],
    turnOn: ['Zet aan', 'Turn on'],
  },
  starting: ['De werkplek wordt geladen', 'The desk is loading'],
  startFailed: ['De werkplek is niet bereikbaar', 'The desk cannot be reached'],
  notFoundTitle: ['Deze pagina bestaat niet', 'This page does not exist'],
  notFoundBody: ['Kijk het adres na, of ga naar de lijst met werk.', 'Check the address, or go to the list of work.'],
  toWork: ['Naar het werk', 'To the work'],
})
