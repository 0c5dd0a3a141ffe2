import type { Language } from '#lending/language.ts'
import type { CaseLetter } from './case-mail.ts'
import { aboutCase, type CaseWords, type Common } from './follow-up-letters.ts'

/** Letters about an application that goes otherwise than in the usual order. */
export type ChangeLetter = 'takenBack' | 'replaced' | 'corrected' | 'stopped' | 'countersigned'

const words: Record<ChangeLetter, Record<Language, CaseWords>> = {
  countersigned: {
    nl: {
      subject: 'Het bewijs van je overeenkomst staat klaar',
      heading: 'Wij hebben ook getekend',
      button: 'Bekijk het bewijs',
      paragraphs: [
        'Twee mensen van ons hebben je overeenkomst ook getekend. Bij je aanvraag staat nu het bewijs: wie wat wanneer tekende.',
        'Je overeenkomst zit er als bijlage in, precies zoals je hem tekende. Bewaar dit bestand goed.',
      ],
    },
    en: {
      subject: 'The record of your agreement is ready',
      heading: 'We have signed too',
      button: 'See the record',
      paragraphs: [
        'Two of our people have signed your agreement as well. With your application you now find the record: who signed what, and when.',
        'Your agreement is attached to it, exactly as you signed it. Keep this file safe.',
      ],
    },
  },
  corrected: {
    nl: {
      subject: 'We hebben iets in je aanvraag verbeterd',
      heading: 'We hebben iets verbeterd',
      paragraphs: [
        'In je aanvraag stond een stap of een datum die niet klopte. Dat hebben we verbeterd.',
        'Open je aanvraag om te zien hoe het er nu voor staat. Klopt er iets niet? Bel ons.',
      ],
    },
    en: {
      subject: 'We have corrected something in your application',
      heading: 'We have corrected something',
      paragraphs: [
        'Your application showed a step or a date that was wrong. We have corrected it.',
        'Open your application to see where it stands. If something is not right, please call us.',
      ],
    },
  },
  stopped: {
    nl: {
      subject: 'We kunnen je aanvraag niet afronden',
      heading: 'We kunnen deze aanvraag niet afronden',
      paragraphs: [
        'We zijn met je aanvraag gestopt. Het aanbod vervalt, en het kost je niets.',
        'Wil je er met iemand over praten of een klacht indienen? Bel ons en noem het kenmerk.',
      ],
    },
    en: {
      subject: 'We cannot complete your application',
      heading: 'We cannot complete this application',
      paragraphs: [
        'We have ended your application. The offer lapses, and it costs you nothing.',
        'If you want to talk to someone or make a complaint, call us and mention the reference.',
      ],
    },
  },
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

/** `why`: a sentence about this application, after the first. */
export function changeLetter(kind: ChangeLetter, common: Common, why: string | null = null): CaseLetter {
  const { paragraphs, ...made } = words[kind][common.language]
  const [first = '', ...rest] = paragraphs
  return aboutCase(common, { ...made, paragraphs: [first, ...(why === null ? [] : [why]), ...rest] })
}
