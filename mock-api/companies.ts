import { findNamed, wordsOf } from '#lending/company-names.ts'
import type { MockCompany } from './mock-state.ts'
import { testerInputs } from './tester-inputs.ts'

type Facts = Partial<Pick<MockCompany, 'legalForm' | 'legalFormLong' | 'foundedOn' | 'mainActivity'>> & { sbi?: string }

const ownCompanyForm = { legalForm: 'BV', legalFormLong: 'Besloten Vennootschap met gewone structuur' }

function company(kvkNumber: string, name: string, facts: Facts = {}): MockCompany {
  const { sbi = '47190', ...others } = facts
  return {
    id: `mock-${kvkNumber}`,
    kvkNumber,
    name,
    ...ownCompanyForm,
    sbiCodes: [{ code: sbi, version: '2025', isMain: true }],
    foundedOn: '2016-04-01',
    isActive: true,
    mainActivity: 'Overige detailhandel in een algemeen assortiment',
    street: 'Proefstraat',
    homeNumber: kvkNumber.slice(-2).replace(/^0/, ''),
    postalCode: '3511ED',
    city: 'Utrecht',
    ...others,
  }
}

/** Default names of test companies, for the error that their number leads to. */
const namesOfErrors: Readonly<Record<string, string>> = {
  '00900400': 'Testbedrijf Fout 400 B.V.',
  '00900401': 'Testbedrijf Sessie Verlopen B.V.',
  '00900408': 'Testbedrijf Geen Antwoord B.V.',
  '00900413': 'Testbedrijf Te Groot B.V.',
  '00900500': 'Testbedrijf Fout 500 B.V.',
  '00900503': 'Testbedrijf Bank Gesloten B.V.',
}

/** `months` before a day, as the register writes it: the young company stays young, whenever one tests. */
function monthsBefore(today: string, months: number): string {
  const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

/** Every company of the mock register. Those that the sandbox has too bear the same name and number. */
function companiesOn(today: string): MockCompany[] {
  const bakery = { sbi: '10711', mainActivity: 'Vervaardiging van brood en vers banketbakkerswerk' }
  return [
    company('00900001', 'Bakkerij De Korenaar B.V.', bakery),
    company('00900003', 'Kadolijn Webwinkels B.V.', { sbi: '47910', mainActivity: 'Detailhandel via internet' }),
    company('00900004', 'Bouwbedrijf Stenvers B.V.', { sbi: '41000', mainActivity: 'Algemene burgerlijke bouw' }),
    company('00900005', 'Fietskoerier Snelwiel B.V.', {
      sbi: '53200',
      mainActivity: 'Koeriers',
      foundedOn: monthsBefore(today, 11),
    }),
    company('00900011', 'Atelier Stilte'),
    company('00900012', 'Schildersbedrijf Kleurrijk B.V.', { sbi: '43340', mainActivity: 'Schilderen en glaszetten' }),
    company('00900051', 'Speelhal De Gouden Kers B.V.', { sbi: '92000', mainActivity: 'Loterijen en kansspelen' }),
    company('00900053', 'Stichting Buurtmoestuin Zonnehoek', { legalForm: 'Stichting', legalFormLong: 'Stichting' }),
    ...Object.entries(namesOfErrors).map(([kvkNumber, name]) => company(kvkNumber, name)),
  ]
}

/** The company of a number; also for a number that only re-consent knows, which belongs to a company like any other. */
export function companyOf(kvkNumber: string, today: string): MockCompany | null {
  const known = companiesOn(today).find((one) => one.kvkNumber === kvkNumber)
  if (known) return known
  const isTypedInReconsent = testerInputs.some(({ place, value }) => place === 'reconsent' && value === kvkNumber)
  return isTypedInReconsent ? company(kvkNumber, `Testbedrijf ${kvkNumber} B.V.`) : null
}

/** By name as the server compares it, half typed or with a slip, or by the first digits of the number. */
export function searchCompanies(phrase: string, today: string): MockCompany[] {
  const digits = phrase.replace(/[\s.]/g, '')
  const companies = companiesOn(today)
  if (/^\d{2,8}$/.test(digits)) return companies.filter(({ kvkNumber }) => kvkNumber.startsWith(digits))
  const entries = companies.map((one) => ({ company: one, words: wordsOf(one.name) }))
  return findNamed(phrase, entries).map((entry) => entry.company)
}
