import type { RegisterEntry } from './entry.ts'

// Invented companies without their own bank history, each there for one answer of an eligibility check.

function extra(
  kvkNumber: string,
  name: string,
  form: [short: string, long: string],
  sbi: [code: string, title: string],
  more: Partial<RegisterEntry> = {},
): RegisterEntry {
  const address = {
    type: 'bezoekadres' as const,
    street: 'Proefstraat',
    houseNumber: 8,
    postcode: '6811AB',
    city: 'Arnhem',
  }
  return {
    kvkNumber,
    name,
    tradeNames: [name],
    legalForm: form[0],
    extendedLegalForm: form[1],
    registered: '20160401',
    began: '20160401',
    workers: 3,
    nonMailing: false,
    sbi: [{ code: sbi[0], title: sbi[1] }],
    main: { number: `0008${kvkNumber}`, name, registered: '20160401', began: '20160401', address },
    others: [],
    madeUp: [],
    ...more,
  }
}

const BV: [string, string] = ['BeslotenVennootschap', 'Besloten vennootschap met gewone structuur']

/** Why each is there, for the tester's list. */
export const EXTRA_PURPOSES: Record<string, { nl: string; en: string }> = {
  '00900051': {
    nl: 'Kansspelen (SBI-afdeling 92): daar lenen we niet aan.',
    en: 'Gambling (SBI division 92): not served.',
  },
  '00900052': {
    nl: 'Financiële holding (SBI-afdeling 64): daar lenen we niet aan.',
    en: 'Financial holding (SBI division 64): not served.',
  },
  '00900053': { nl: 'Stichting: aan die rechtsvorm lenen we niet.', en: 'Foundation: legal form not served.' },
  '00900054': { nl: 'Gestopt in 2024.', en: 'Ended in 2024: no longer in business.' },
  '00900055': { nl: 'Vereniging: aan die rechtsvorm lenen we niet.', en: 'Association: legal form not served.' },
  '00900056': {
    nl: 'Eenmanszaak die kan aanvragen en bij elke bank kan inloggen.',
    en: 'Sole trader that may apply and can log in at any bank.',
  },
  '00900057': {
    nl: 'NV die kan aanvragen en bij elke bank kan inloggen.',
    en: 'Public limited company (NV) that may apply and can log in at any bank.',
  },
}

export const EXTRA_ENTRIES: readonly RegisterEntry[] = [
  extra('00900051', 'Speelhal De Gouden Kers B.V.', BV, ['92000', 'Loterijen en kansspelen'], { rsin: '859000850' }),
  extra('00900052', 'Stille Wateren Holding B.V.', BV, ['64210', 'Financiële holdings'], { rsin: '859000928' }),
  extra(
    '00900053',
    'Stichting Buurtmoestuin Zonnehoek',
    ['Stichting', 'Stichting'],
    ['94997', 'Overige belangenbehartiging (rest)'],
  ),
  extra('00900054', 'Drukkerij Laatste Vel B.V.', BV, ['18120', 'Overige drukkerijen'], {
    ended: '20240630',
    rsin: '859001003',
  }),
  extra(
    '00900055',
    'Vereniging Oude Tractoren',
    ['Vereniging', 'Vereniging met volledige rechtsbevoegdheid'],
    ['94993', 'Hobbyclubs'],
  ),
  extra(
    '00900056',
    'Fietsenmakerij Bel en Rem',
    ['Eenmanszaak', 'Eenmanszaak'],
    ['95290', 'Reparatie van overige consumentenartikelen'],
  ),
  extra(
    '00900057',
    'Meetinstrumenten Wijzerplaat N.V.',
    ['NaamlozeVennootschap', 'Naamloze Vennootschap'],
    ['26510', 'Vervaardiging van meetinstrumenten'],
  ),
]
