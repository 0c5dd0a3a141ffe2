import type { DeskRole } from '#lending/desk/roles.ts'
import type { Texts } from '#web/language.ts'

/** The pages that the navigation leads to, in its order. */
export const navigation = ['work', 'find', 'figures', 'connections'] as const
type NavigationPage = (typeof navigation)[number]

type ShellText = {
  name: string
  skip: string
  home: string
  navigationLabel: string
  pages: Readonly<Record<NavigationPage, string>>
  roles: Readonly<Record<DeskRole, string>>
  account: (name: string) => string
  signOut: string
  other: string
  otherLang: string
  starting: string
  startFailed: string
  notFoundTitle: string
  notFoundBody: string
  toWork: string
}

export const shellTexts: Texts<ShellText> = {
  nl: {
    name: 'werkplek',
    skip: 'Naar de inhoud',
    home: 'Vlot werkplek, naar het werk',
    navigationLabel: 'Hoofdmenu',
    pages: { work: 'Werk', find: 'Zoeken', figures: 'Cijfers', connections: 'Verbindingen' },
    roles: {
      reader: 'Meelezer',
      assessor: 'Beoordelaar',
      senior: 'Senior beoordelaar',
      compliance: 'Compliance',
    },
    account: (name) => `Je account: ${name}`,
    signOut: 'Uitloggen',
    other: 'English',
    otherLang: 'en',
    starting: 'De werkplek wordt geladen',
    startFailed: 'De werkplek is niet bereikbaar',
    notFoundTitle: 'Deze pagina bestaat niet',
    notFoundBody: 'Kijk het adres na, of ga naar de lijst met werk.',
    toWork: 'Naar het werk',
  },
  en: {
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
  },
}
