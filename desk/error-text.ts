import type { DeskFailureKey } from '#contract/desk/errors.ts'
import type { Language } from '#lending/language.ts'
import type { Texts } from '#web/language.ts'

/** Every error of the desk in words: what is wrong, then what to do. */
const errorTexts: Texts<Readonly<Record<DeskFailureKey, string>>> = {
  nl: {
    bad_request: 'Er klopt iets niet in wat je hebt ingevuld. Kijk het na en probeer het opnieuw.',
    unauthorised: 'Je bent niet meer ingelogd. Log opnieuw in.',
    forbidden: 'Dit mag niet met jouw rol.',
    not_found: 'Dit bestaat niet (meer). Ga terug en ververs de pagina.',
    'file.too_big': 'Dit bestand is te groot. Het mag hoogstens 10 MB zijn.',
    too_many_requests: 'Dit gaat te snel achter elkaar. Wacht een minuut en probeer het dan opnieuw.',
    unavailable: 'Dit lukt nu even niet door een storing. Probeer het over een paar minuten opnieuw.',
    generic: 'Er ging iets mis. Wat je hebt ingevuld, staat hier nog. Probeer het nog een keer.',
    idempotency_conflict: 'Dit is al met andere gegevens verstuurd. Ververs de pagina.',
    idempotency_in_flight: 'Hier wordt nog aan gewerkt. Wacht even.',
    changed_meanwhile: 'Dit is intussen door iemand anders veranderd. Ververs de pagina en kijk opnieuw.',
    work_taken: 'Een collega heeft dit intussen opgepakt of veranderd. De lijst is ververst.',
    work_closed: 'Dit is al klaar, of de aanvraag is gewist. De lijst is ververst.',
    work_own_decision: 'Jij gaf het antwoord waar het over gaat. Een collega kijkt opnieuw.',
    work_not_theirs: 'Deze collega doet dit soort werk niet. Kies iemand anders.',
    words_missing: 'Schrijf wat je antwoordt. De aanvrager krijgt het zo in de mail.',
    reference_unknown: 'We kennen geen aanvraag met dit kenmerk. Kijk het na, of laat het leeg.',
  },
  en: {
    bad_request: 'Something you filled in is not right. Please check it and try again.',
    unauthorised: 'You are no longer signed in. Sign in again.',
    forbidden: 'Your role may not do this.',
    not_found: 'This does not exist (any more). Go back and refresh the page.',
    'file.too_big': 'This file is too large. It may be 10 MB at most.',
    too_many_requests: 'That was too fast. Wait a minute and try again.',
    unavailable: 'This does not work right now because of a fault. Try again in a few minutes.',
    generic: 'Something went wrong. What you filled in is still here. Please try once more.',
    idempotency_conflict: 'This was already sent with other details. Refresh the page.',
    idempotency_in_flight: 'This is still being worked on. Please wait a moment.',
    changed_meanwhile: 'Somebody else has changed this in the meantime. Refresh the page and look again.',
    work_taken: 'A colleague has taken or changed this in the meantime. The list is up to date again.',
    work_closed: 'This is done already, or the application was erased. The list is up to date again.',
    work_own_decision: 'You gave the answer that this is about. A colleague looks again.',
    work_not_theirs: 'This colleague does not do this kind of work. Choose somebody else.',
    words_missing: 'Write your answer. The applicant gets it by email as it is.',
    reference_unknown: 'We know no application with this reference. Check it, or leave it empty.',
  },
}

export const deskErrorText = (key: DeskFailureKey, language: Language): string => errorTexts[language][key]
