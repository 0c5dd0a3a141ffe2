import { lender } from '#lending/this-lender.ts'
import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { LoginFailure } from '#contract/desk/addresses.ts'
import type { ShownEnd } from './session-end.ts'

export const loginTexts = byLanguage({
  documentTitle: [`Inloggen – ${lender.name} werkplek`, `Sign in – ${lender.name} desk`],
  title: ['Werkplek', 'Desk'],
  body: [
    'Hier behandelen medewerkers aanvragen. Je logt in met het account van je werk.',
    'This is where employees handle applications. Sign in with your work account.',
  ],
  signIn: ['Inloggen', 'Sign in'],
  note: [
    'Doe je een half uur niets, dan log je vanzelf uit.',
    'After half an hour without activity you are signed out.',
  ],
  other: ['English', 'Nederlands'],
  otherLang: ['en', 'nl'],
  failures: {
    role: [
      'Je account heeft geen rol op deze werkplek. Vraag je beheerder om een rol.',
      'Your account has no role at this desk. Ask your administrator for one.',
    ],
    state: [
      'Het inloggen duurde te lang of is in een ander venster begonnen. Log opnieuw in.',
      'Signing in took too long, or began in another window. Sign in again.',
    ],
    provider: [
      'Het inloggen is niet gelukt. Probeer het opnieuw, of vraag je beheerder om hulp.',
      'Signing in did not work. Try again, or ask your administrator for help.',
    ],
  } satisfies Pairs<LoginFailure>,
  ends: {
    idle: [
      'Je deed een half uur niets. Daarom ben je uitgelogd.',
      'You were signed out after half an hour without activity.',
    ],
    over: [
      'Je sessie is afgelopen. Dat gebeurt na een half uur niets doen, en altijd na twaalf uur.',
      'Your session has ended. That happens after half an hour without activity, and always after twelve hours.',
    ],
    role: [
      'Je account heeft geen rol meer op deze werkplek. Vraag je beheerder om hulp.',
      'Your account no longer has a role at this desk. Ask your administrator for help.',
    ],
    login: [
      'Je bent uitgelogd via het account van je werk: door jezelf op een andere plek, of door je beheerder.',
      'You were signed out through your work account: by yourself somewhere else, or by an administrator.',
    ],
    unconfirmed: [
      'We konden een uur lang niet nagaan welke rol je hebt. Log daarom opnieuw in.',
      'For an hour we could not check which role you have. Please sign in again.',
    ],
    self: ['Je bent uitgelogd.', 'You have signed out.'],
    'other-tab': ['Je bent in een ander tabblad uitgelogd.', 'You signed out in another tab.'],
  } satisfies Pairs<ShownEnd>,
})
