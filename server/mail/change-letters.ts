import type { Language } from '#lending/language.ts'
import type { CaseLetter } from './case-mail.ts'
import { aboutCase, type CaseWords, type Common } from './follow-up-letters.ts'

/** Letters about an application that goes otherwise than in the usual order. */
type ChangeLetter = 'takenBack'

const words: Record<ChangeLetter, Record<Language, CaseWords>> = {
  takenBack: {
    nl: {
      subject: 'Je hebt je keuze teruggenomen',
      heading: 'Je keuze is teruggenomen',
      paragraphs: [
        'We zijn gestopt met je aanvraag. Dat kost je niets. Stond er een overeenkomst klaar? Die geldt niet meer.',
        'Wil je toch een aanbod? Zolang het geldt, kun je opnieuw kiezen.',
        'Heb je dit niet zelf gedaan? Bel ons.',
      ],
    },
    en: {
      subject: 'You have taken back your choice',
      heading: 'Your choice is taken back',
      paragraphs: [
        'We have stopped working on your application, and it costs you nothing. If there was an agreement, it no longer counts.',
        'If you change your mind, you can choose again for as long as the offer is valid.',
        'Was this not you? Give us a call.',
      ],
    },
  },
}

export const changeLetter = (kind: ChangeLetter, common: Common): CaseLetter =>
  aboutCase(common, words[kind][common.language])
