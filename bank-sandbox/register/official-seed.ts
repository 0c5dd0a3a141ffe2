import type { Branch, RegisterAddress, RegisterEntry } from './entry.ts'

// The numbers the chamber of commerce publishes for tests. Facts that were found are as its own test register
// gives them; `madeUp` names the rest, which is invented here so that every answer is whole.

const LONG_FORMS: Record<string, string> = {
  Eenmanszaak: 'Eenmanszaak',
  NaamlozeVennootschap: 'Naamloze Vennootschap',
  VennootschapOnderFirma: 'Vennootschap Onder Firma',
}

interface OfficialFacts {
  kvkNumber: string
  name: string
  form: string
  longForm?: string
  rsin?: string
  began?: string
  registered?: string
  ended?: string
  workers?: number
  sbi?: readonly (readonly [code: string, title: string])[]
  main?: { number?: string; began?: string; registered?: string; address?: RegisterAddress } | null
  others?: readonly Branch[]
  tradeNames?: readonly string[]
  ownerAddress?: RegisterAddress
  failsWith?: RegisterEntry['failsWith']
  nameMadeUp?: boolean
}

function visit(street: string, city: string, more: Partial<RegisterAddress> = {}): RegisterAddress {
  return { type: 'bezoekadres', street, city, ...more }
}

/** A row of the published list, filled up where the facts are silent. */
function official(facts: OfficialFacts): RegisterEntry {
  const madeUp: string[] = []
  const known = <T>(name: string, value: T | undefined, otherwise: T): T => {
    if (value === undefined) madeUp.push(name)
    return value ?? otherwise
  }
  const began = known('datumAanvang', facts.began, '20120615')
  const registered = facts.registered ?? began
  const address = facts.main === null ? undefined : facts.main?.address
  const main =
    facts.main === null
      ? undefined
      : {
          number: known('hoofdvestiging.vestigingsnummer', facts.main?.number, `0009${facts.kvkNumber}`),
          name: facts.name,
          began: facts.main?.began ?? began,
          registered: facts.main?.registered ?? registered,
          address: known(
            'hoofdvestiging.adres',
            address,
            visit('Testlaan', 'Utrecht', { houseNumber: 1, postcode: '3511ED' }),
          ),
        }
  const sbi = known('sbiActiviteiten', facts.sbi, [['70220', 'Advisering op het gebied van management'] as const])
  if (facts.nameMadeUp) madeUp.push('naam')
  return {
    kvkNumber: facts.kvkNumber,
    name: facts.name,
    tradeNames: facts.tradeNames ?? [facts.name],
    legalForm: facts.form,
    extendedLegalForm: facts.longForm ?? LONG_FORMS[facts.form] ?? facts.form,
    rsin: facts.rsin,
    registered,
    began,
    ended: facts.ended,
    workers: facts.workers,
    nonMailing: true,
    sbi: sbi.map(([code, title]) => ({ code, title })),
    main,
    others: facts.others ?? [],
    ownerAddress: facts.ownerAddress,
    failsWith: facts.failsWith,
    madeUp,
  }
}

const BV = 'BeslotenVennootschap'
const BV_LONG = 'Besloten vennootschap met gewone structuur'

/** The thousand branches of 90006577. */
function manyBranches(): Branch[] {
  return Array.from({ length: 999 }, (_, index) => ({
    number: `00099${String(1_000_000 + index)}`,
    name: `Test BV Duizend Vestiging ${index + 2}`,
    began: '20150101',
    registered: '20150101',
    address: visit('Filiaalstraat', 'Amersfoort', { houseNumber: index + 2, postcode: '3811AA' }),
  }))
}

export const OFFICIAL_ENTRIES: readonly RegisterEntry[] = [
  official({
    kvkNumber: '69599084',
    name: 'Test EMZ Dagobert',
    form: 'Eenmanszaak',
    began: '20170108',
    registered: '20170710',
    workers: 1,
    sbi: [
      ['10110', 'Verwerking en conservering van vlees, met uitzondering van vlees van gevogelte'],
      ['10120', 'Verwerking en conservering van vlees van gevogelte'],
      ['10130', 'Vervaardiging van vleesproducten'],
    ],
    main: {
      number: '000038509504',
      began: '20150828',
      registered: '20200828',
      address: visit('Abebe Bikilalaan', 'Amsterdam', { houseNumber: 17, houseLetter: 'M', postcode: '1034WL' }),
    },
    others: [
      {
        number: '000038509520',
        name: 'Test EMZ Nevenvestiging Govert',
        began: '20150828',
        registered: '20200828',
        address: visit('Geneinde', 'Maastricht'),
      },
    ],
    tradeNames: ['Test EMZ Dagobert', 'Test EMZ Nevenvestiging Govert'],
  }),
  official({
    kvkNumber: '68750110',
    name: 'Test BV Donald',
    form: BV,
    longForm: BV_LONG,
    rsin: '857587973',
    began: '20170519',
    registered: '20170519',
    workers: 1,
    sbi: [['01241', 'Teelt van appels en peren']],
    main: {
      number: '000037178598',
      began: '20140210',
      address: visit('Hizzaarderlaan', 'Lollum', { houseNumber: 3, houseAddition: 'A', postcode: '8823SJ' }),
    },
    others: [
      {
        number: '000037178601',
        name: 'Test BV Donald Nevenvestiging',
        began: '20140210',
        registered: '20170519',
        address: visit('Brinkerinckbaan', 'Diepenveen'),
      },
    ],
    tradeNames: ['Test BV Donald', 'Test BV Donald Nevenvestiging'],
  }),
  official({
    kvkNumber: '90001354',
    name: 'Grand Joyflex B.V.',
    form: BV,
    longForm: BV_LONG,
    rsin: '992760562',
    main: { number: '990000541921', address: { type: 'correspondentieadres', shielded: true, city: 'Sterksel' } },
  }),
  official({
    kvkNumber: '90006577',
    name: 'Test BV Duizend Vestigingen',
    nameMadeUp: true,
    form: BV,
    longForm: BV_LONG,
    others: manyBranches(),
  }),
  official({ kvkNumber: '68727720', name: 'Test NV Katrien', form: 'NaamlozeVennootschap' }),
  official({ kvkNumber: '90004760', name: 'Local Funzoom', form: 'NaamlozeVennootschap' }),
  official({ kvkNumber: '69599076', name: 'Test VOF Guus', form: 'VennootschapOnderFirma' }),
  official({ kvkNumber: '90005414', name: 'Test VOF Kwik en Kwak', nameMadeUp: true, form: 'VennootschapOnderFirma' }),
  official({
    kvkNumber: '69599068',
    name: 'Test Stichting Bolderbast',
    form: 'Stichting',
    main: { address: visit('Oosterwal', 'Lochem') },
  }),
  official({ kvkNumber: '90000102', name: 'Test Stichting Wolkenwietje', nameMadeUp: true, form: 'Stichting' }),
  official({ kvkNumber: '90006623', name: 'Test Stichting Plattegrond', nameMadeUp: true, form: 'Stichting' }),
  official({
    kvkNumber: '90000749',
    name: 'Global Conron',
    form: 'VerenigingVanEigenaars',
    longForm: 'Vereniging van Eigenaars',
    rsin: '992340597',
    began: '19991103',
    registered: '20100208',
    sbi: [['94997', 'Overige belangenbehartiging (rest)']],
    main: null,
    ownerAddress: visit('Blaauwweg', 'Dordrecht', { houseNumber: 163, postcode: '3328XD' }),
  }),
  official({ kvkNumber: '90001745', name: 'Test Maatschap Sluimer', nameMadeUp: true, form: 'Maatschap' }),
  official({
    kvkNumber: '90003942',
    name: 'Test CV Stille Vennoot',
    nameMadeUp: true,
    form: 'CommanditaireVennootschap',
    longForm: 'Commanditaire Vennootschap',
  }),
  official({
    kvkNumber: '55344526',
    name: 'Test Coöperatie Samen',
    nameMadeUp: true,
    form: 'Coöperatie',
    longForm: 'Coöperatie U.A.',
  }),
  official({
    kvkNumber: '96354429',
    name: 'Test Coöperatie Voorbij',
    nameMadeUp: true,
    form: 'Coöperatie',
    longForm: 'Coöperatie U.A.',
    ended: '20240131',
  }),
  official({
    kvkNumber: '90002520',
    name: 'Test Kerkgenootschap',
    nameMadeUp: true,
    form: 'Kerkgenootschap',
    main: null,
  }),
  official({
    kvkNumber: '90002490',
    name: 'Test Onderlinge',
    nameMadeUp: true,
    form: 'OnderlingeWaarborgMaatschappij',
    longForm: 'Onderlinge Waarborg Maatschappij',
  }),
  official({
    kvkNumber: '55505201',
    name: 'Company Newtex',
    form: 'OverigePrivaatrechtelijkeRechtspersoon',
    longForm: 'Overige privaatrechtelijke rechtspersoon',
    main: { address: visit('Japiksestraat', 'Eindhoven') },
  }),
  official({
    kvkNumber: '90004973',
    name: 'Foutmelding',
    nameMadeUp: true,
    form: BV,
    failsWith: { status: 404, code: 'IPD1002' },
  }),
  official({
    kvkNumber: '90002903',
    name: 'Foutmelding',
    nameMadeUp: true,
    form: BV,
    failsWith: { status: 404, code: 'IPD1003' },
  }),
]
