import { byLanguage } from '#lending/by-language.ts'
import type { CaseLetter } from './case-mail.ts'
import { aboutCase, type CaseWords, type Common } from './follow-up-letters.ts'

/** Letters about an application that goes otherwise than in the usual order. */
export type ChangeLetter = 'takenBack' | 'replaced' | 'corrected' | 'stopped' | 'countersigned'

const words = byLanguage({
  countersigned: {
    subject: ['Het bewijs van je overeenkomst staat klaar', 'The record of your agreement is ready'],
    heading: ['Wij hebben ook getekend', 'We have signed too'],
    button: ['Bekijk het bewijs', 'See the record'],
    paragraphs: [
      [
        'Twee mensen van ons hebben je overeenkomst ook getekend. Bij je aanvraag staat nu het bewijs: wie wat wanneer tekende.',
        'Two of our people have signed your agreement as well. With your application you now find the record: who signed what, and when.',
      ],
      [
        'Je overeenkomst zit er als bijlage in, precies zoals je hem tekende. Bewaar dit bestand goed.',
        'Your agreement is attached to it, exactly as you signed it. Keep this file safe.',
      ],
    ],
  },
  corrected: {
    subject: ['We hebben iets in je aanvraag verbeterd', 'We have corrected something in your application'],
    heading: ['We hebben iets verbeterd', 'We have corrected something'],
    paragraphs: [
      [
        'In je aanvraag stond een stap of een datum die niet klopte. Dat hebben we verbeterd.',
        'Your application showed a step or a date that was wrong. We have corrected it.',
      ],
      [
        'Open je aanvraag om te zien hoe het er nu voor staat. Klopt er iets niet? Bel ons.',
        'Open your application to see where it stands. If something is not right, please call us.',
      ],
    ],
  },
  stopped: {
    subject: ['We kunnen je aanvraag niet afronden', 'We cannot complete your application'],
    heading: ['We kunnen deze aanvraag niet afronden', 'We cannot complete this application'],
    paragraphs: [
      [
        'We zijn met je aanvraag gestopt. Het aanbod vervalt, en het kost je niets.',
        'We have ended your application. The offer lapses, and it costs you nothing.',
      ],
      [
        'Wil je er met iemand over praten of een klacht indienen? Bel ons en noem het kenmerk.',
        'If you want to talk to someone or make a complaint, call us and mention the reference.',
      ],
    ],
  },
  replaced: {
    subject: ['Je nieuwe overeenkomst staat klaar', 'Your new agreement is ready'],
    heading: ['Lees en teken je nieuwe overeenkomst', 'Read and sign your new agreement'],
    button: ['Lees je overeenkomst', 'Read your agreement'],
    paragraphs: [
      [
        'Je overeenkomst is veranderd. De vorige geldt niet meer en kun je niet meer openen.',
        'Your agreement has changed. The previous one no longer counts and can no longer be opened.',
      ],
      [
        'Had je de vorige al getekend? Teken dan ook deze. Je zit pas ergens aan vast als je deze tekent.',
        'If you had already signed the previous one, please sign this one too. You are only committed once you sign it.',
      ],
    ],
  },
  takenBack: {
    subject: ['Je hebt je keuze teruggenomen', 'You have taken back your choice'],
    heading: ['Je keuze is teruggenomen', 'Your choice is taken back'],
    paragraphs: [
      [
        'We zijn gestopt met je aanvraag. Dat kost je niets. Stond er een overeenkomst klaar? Die geldt niet meer.',
        'We have stopped working on your application, and it costs you nothing. If there was an agreement, it no longer counts.',
      ],
      [
        'Wil je toch een aanbod? Zolang het geldt, kun je opnieuw kiezen.',
        'If you change your mind, you can choose again for as long as the offer is valid.',
      ],
      ['Heb je dit niet zelf gedaan? Bel ons.', 'Was this not you? Give us a call.'],
    ],
  },
})

/** `why`: a sentence about this application, after the first. */
export function changeLetter(kind: ChangeLetter, common: Common, why: string | null = null): CaseLetter {
  const { paragraphs, ...made }: CaseWords = words[common.language][kind]
  const [first = '', ...rest] = paragraphs
  return aboutCase(common, { ...made, paragraphs: [first, ...(why === null ? [] : [why]), ...rest] })
}
