import type { LoginFailure } from '#contract/desk/addresses.ts'
import type { Texts } from '#ui/language.ts'
import type { ShownEnd } from './session-end.ts'

const nl = {
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
  } satisfies Record<LoginFailure, string>,
  ends: {
    idle: 'Je deed een half uur niets. Daarom ben je uitgelogd.',
    over: 'Je sessie is afgelopen. Dat gebeurt na een half uur niets doen, en altijd na twaalf uur.',
    role: 'Je account heeft geen rol meer op deze werkplek. Vraag je beheerder om hulp.',
    login: 'Je bent uitgelogd via het account van je werk: door jezelf op een andere plek, of door je beheerder.',
    unconfirmed: 'We konden een uur lang niet nagaan welke rol je hebt. Log daarom opnieuw in.',
    self: 'Je bent uitgelogd.',
    'other-tab': 'Je bent in een ander tabblad uitgelogd.',
  } satisfies Record<ShownEnd, string>,
}

const en: typeof nl = {
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
  ends: {
    idle: 'You were signed out after half an hour without activity.',
    over: 'Your session has ended. That happens after half an hour without activity, and always after twelve hours.',
    role: 'Your account no longer has a role at this desk. Ask your administrator for help.',
    login: 'You were signed out through your work account: by yourself somewhere else, or by an administrator.',
    unconfirmed: 'For an hour we could not check which role you have. Please sign in again.',
    self: 'You have signed out.',
    'other-tab': 'You signed out in another tab.',
  },
}

export const loginTexts: Texts<typeof nl> = { nl, en }
