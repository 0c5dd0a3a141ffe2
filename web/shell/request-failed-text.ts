import { byLanguage } from '#lending/by-language.ts'

/** ROUTE-13. */
const requestFailures = ['TRANSACTION_STATUS', 'TIMEOUT'] as const
export type RequestFailure = (typeof requestFailures)[number]

export const isRequestFailure = (value: unknown): value is RequestFailure =>
  requestFailures.some((failure) => failure === value)

/** `renewing`: the text for a business that was renewing its consent. */
export const requestFailedTexts = byLanguage({
  pageTitle: ['Dat lukte niet', 'That did not work'],
  failures: {
    TRANSACTION_STATUS: {
      title: ['We konden de stand bij je bank niet ophalen', 'We could not get an answer from your bank'],
      body: [
        'Tussen ons en je bank ging iets mis. Wat je al had ingevuld, is bewaard. Probeer het opnieuw, kies een andere bank of upload een bestand.',
        'Something went wrong between us and your bank. What you filled in is saved. Try again, choose another bank or upload a file.',
      ],
      renewing: [
        'Tussen ons en je bank ging iets mis. Ga terug naar je overzicht: daar zie je of je toestemming is vernieuwd, en kun je het opnieuw proberen.',
        'Something went wrong between us and your bank. Go back to your overview: it shows whether your consent was renewed, and you can try again.',
      ],
    },
    TIMEOUT: {
      title: ['Het duurde te lang', 'It took too long'],
      body: [
        'Je aanbod was niet op tijd klaar, daarom zijn we gestopt met wachten. Dat ligt aan ons, niet aan jou. Wat je hebt ingevuld en gedeeld, is bewaard. Probeer het straks opnieuw.',
        'Your offer was not ready in time, so we stopped waiting. That is our fault, not yours. What you filled in and shared is saved. Please try again later.',
      ],
      renewing: [
        'We hebben acht minuten gewacht op antwoord van je bank. Heb je wel toestemming gegeven? Dan kan het bij de bank nog even duren. In je overzicht zie je of het gelukt is.',
        'We waited eight minutes for your bank to answer. If you did give consent, your bank may need a little more time. Your overview shows whether it worked.',
      ],
    },
    OTHER: {
      title: ['Je verzoek is niet gelukt', 'Your request did not go through'],
      body: [
        'Wat je al had ingevuld, is bewaard. Probeer het opnieuw of neem contact met ons op.',
        'What you filled in is saved. Try again or contact us.',
      ],
    },
  },
  again: ['Probeer het opnieuw', 'Try again'],
  overview: ['Terug naar het overzicht', 'Back to the overview'],
  contact: ['Neem contact op', 'Contact us'],
})
