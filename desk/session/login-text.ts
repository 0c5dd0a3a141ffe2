import type { LoginFailure } from '#contract/desk/addresses.ts'
import type { Texts } from '#web/language.ts'

type LoginText = {
  documentTitle: string
  title: string
  body: string
  signIn: string
  note: string
  other: string
  otherLang: string
  failures: Readonly<Record<LoginFailure, string>>
}

export const loginTexts: Texts<LoginText> = {
  nl: {
    documentTitle: 'Inloggen – Vlot werkplek',
    title: 'Werkplek',
    body: 'Hier behandelen medewerkers aanvragen. Je logt in met het account van je werk.',
    signIn: 'Inloggen',
    note: 'Doe je een half uur niets, dan log je vanzelf uit.',
    other: 'English',
    otherLang: 'en',
    failures: {
      role: 'Je account heeft geen rol op deze werkplek. Vraag je beheerder om een rol.',
      state: 'Het inloggen duurde te lang of is in een ander venster begonnen. Log opnieuw in.',
      provider: 'Het inloggen is niet gelukt. Probeer het opnieuw, of vraag je beheerder om hulp.',
    },
  },
  en: {
    documentTitle: 'Sign in – Vlot desk',
    title: 'Desk',
    body: 'This is where employees handle applications. Sign in with your work account.',
    signIn: 'Sign in',
    note: 'After half an hour without activity you are signed out.',
    other: 'Nederlands',
    otherLang: 'nl',
    failures: {
      role: 'Your account has no role at this desk. Ask your administrator for one.',
      state: 'Signing in took too long, or began in another window. Sign in again.',
      provider: 'Signing in did not work. Try again, or ask your administrator for help.',
    },
  },
}
