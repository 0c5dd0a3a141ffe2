import { COMPANIES, companyOf } from '../companies/catalogue.ts'
import type { Company, LegalForm } from '../companies/company.ts'
import { addMonths } from '../story/calendar.ts'
import type { RegisterEntry } from '../seeded/entry.ts'
import { SEEDED_ENTRIES } from '../seeded/seeded-entries.ts'

const FORM_WORDS: Record<LegalForm, [short: string, long: string]> = {
  eenmanszaak: ['Eenmanszaak', 'Eenmanszaak'],
  vof: ['VennootschapOnderFirma', 'Vennootschap Onder Firma'],
  bv: ['BeslotenVennootschap', 'Besloten vennootschap met gewone structuur'],
  stichting: ['Stichting', 'Stichting'],
}

/** The register on the given day; some companies are always a fixed number of months old. */
export function registerEntries(today: string): readonly RegisterEntry[] {
  return [...COMPANIES.map((company) => entryOf(company, today)), ...SEEDED_ENTRIES]
}

export function registerEntry(kvkNumber: string, today: string): RegisterEntry | undefined {
  const company = companyOf(kvkNumber)
  return company ? entryOf(company, today) : SEEDED_ENTRIES.find((entry) => entry.kvkNumber === kvkNumber)
}

function entryOf(company: Company, today: string): RegisterEntry {
  const began = typeof company.began === 'string' ? company.began : addMonths(today, -company.began.monthsBeforeToday)
  const date = began.replaceAll('-', '')
  const [legalForm, extendedLegalForm] = FORM_WORDS[company.legalForm]
  const { street, number, postcode, city } = company.address
  return {
    kvkNumber: company.kvkNumber,
    name: company.name,
    tradeNames: company.tradeNames,
    legalForm,
    extendedLegalForm,
    rsin: company.rsin,
    registered: date,
    began: date,
    workers: company.workers,
    nonMailing: false,
    sbi: company.sbi,
    main: {
      number: `0007${company.kvkNumber}`,
      name: company.tradeNames[0] ?? company.name,
      registered: date,
      began: date,
      address: { type: 'bezoekadres', street, houseNumber: number, postcode, city },
    },
    others: [],
    madeUp: [],
  }
}
