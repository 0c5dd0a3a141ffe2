import type { Language } from '#lending/language.ts'
import type { CaseLetter } from './case-mail.ts'
import { aboutCase, type CaseWords, type Common } from './follow-up-letters.ts'

/** Letters about an application that goes otherwise than in the usual order. */
export type ChangeLetter = 'takenBack' | 'replaced'

const words: Record<ChangeLetter, Record<Language, CaseWords>> = {
  replaced: {
    nl: {
      subject: 'Je nieuwe overeenkomst staat klaar',
      heading: 'Lees en teken je nieuwe overeenkomst',
      button: 'Lees je overeenkomst',
      paragraphs: [
        'Je overeenkomst is veranderd. De vorige geldt niet meer en kun je niet meer openen.',
        'Had je de vorige al getekend? Teken dan ook deze. Je zit pas ergens aan vast als je deze tekent.',
      ],
    },
    en: {
      subject: 'Your new agreement is ready',
      heading: 'Read and sign your new agreement',
      button: 'Read your agreement',
      paragraphs: [
        'Your agreement has changed. The previous one no longer counts and can no longer be opened.',
        'If you had already signed the previous one, please sign this one too. You are only committed once you sign it.',
      ],
    },
  },
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
