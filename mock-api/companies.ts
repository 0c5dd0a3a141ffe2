import { findNamed, wordsOf } from '#lending/company-names.ts'
import { addMonths } from '#lending/days.ts'
import { withFirstZeros } from '#lending/kvk-number.ts'
import rows from './companies.json' with { type: 'json' }
import type { MockCompany } from './mock-state.ts'
import { effectOf, testerInputs } from './tester-inputs.ts'

type Row = (typeof rows)[number]

/** The company that plays "too young" is eleven months old on whatever day it is tested. */
function companyFrom({ sbi, foundedOn, ...facts }: Row, today: string): MockCompany {
  const isYoung = effectOf('company', facts.kvkNumber) === 'too_young'
  return {
    ...facts,
    id: `mock-${facts.kvkNumber}`,
    sbiCodes: [{ code: sbi, version: '2025', isMain: true }],
    foundedOn: isYoung ? addMonths(today, -11) : foundedOn,
    isActive: true,
  }
}

/** Every company of the mock register. Those that the sandbox has too read the same there. */
const companiesOn = (today: string): MockCompany[] => rows.map((row) => companyFrom(row, today))

/** The company of a number; also for a number that only re-consent knows, which belongs to a company like any other. */
export function companyOf(kvkNumber: string, today: string): MockCompany | null {
  const companies = companiesOn(today)
  const known = companies.find((one) => one.kvkNumber === kvkNumber)
  if (known) return known
  const isTypedInReconsent = testerInputs.some(({ place, value }) => place === 'reconsent' && value === kvkNumber)
  const [other] = companies
  return isTypedInReconsent && other ? { ...other, kvkNumber, name: `Testbedrijf ${kvkNumber} B.V.` } : null
}

/** By name as the server compares it, half typed or with a slip, or by the first digits of the number. */
export function searchCompanies(phrase: string, today: string): MockCompany[] {
  const digits = phrase.replace(/[\s.]/g, '')
  const companies = companiesOn(today)
  const number = withFirstZeros(digits)
  if (/^\d{2,8}$/.test(digits))
    return companies.filter(({ kvkNumber }) => kvkNumber === number || kvkNumber.startsWith(digits))
  const entries = companies.map((one) => ({ company: one, words: wordsOf(`${one.name} ${one.tradeName}`) }))
  return findNamed(phrase, entries).map((entry) => entry.company)
}
