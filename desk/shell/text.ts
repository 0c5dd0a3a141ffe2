import type { DeskRole } from '#lending/desk/roles.ts'
import type { Texts } from '#ui/language.ts'

/** The pages that the navigation leads to, in its order. */
export const navigation = ['work', 'find', 'figures', 'connections'] as const
type NavigationPage = (typeof navigation)[number]

const nl = {
  name: 'werkplek',
  skip: 'Naar de inhoud',
  home: 'Vlot werkplek, naar het werk',
  navigationLabel: 'Hoofdmenu',
  pages: { work: 'Werk', find: 'Zoeken', figures: 'Cijfers', connections: 'Verbindingen' } satisfies Record<
    NavigationPage,
    string
  >,
  roles: {
    reader: 'Meelezer',
    assessor: 'Beoordelaar',
    senior: 'Senior beoordelaar',
    compliance: 'Compliance',
  } satisfies Record<DeskRole, string>,
  account: (name: string) => `Je account: ${name}`,
  signOut: 'Uitloggen',
  other: 'English',
  otherLang: 'en',
  starting: 'De werkplek wordt geladen',
  startFailed: 'De werkplek is niet bereikbaar',
  notFoundTitle: 'Deze pagina bestaat niet',
  notFoundBody: 'Kijk het adres na, of ga naar de lijst met werk.',
  toWork: 'Naar het werk',
}

const en: typeof nl = {
  name: 'desk',
  skip: 'Skip to content',
  home: 'Vlot desk, to the work',
  navigationLabel: 'Main menu',
  pages: { work: 'Work', find: 'Find', figures: 'Figures', connections: 'Connections' },
  roles: {
    reader: 'Reader',
    assessor: 'Assessor',
    senior: 'Senior assessor',
    compliance: 'Compliance officer',
  },
  account: (name) => `Your account: ${name}`,
  signOut: 'Sign out',
  other: 'Nederlands',
  otherLang: 'nl',
  starting: 'The desk is loading',
  startFailed: 'The desk cannot be reached',
  notFoundTitle: 'This page does not exist',
  notFoundBody: 'Check the address, or go to the list of work.',
  toWork: 'To the work',
}

export const shellTexts: Texts<typeof nl> = { nl, en }
