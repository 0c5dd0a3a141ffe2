import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BankKey } from '../banks.ts'
import { SEEDED_ENTRIES } from '../seeded/seeded-entries.ts'
import { companyFrom, type Company, type CompanyData } from './company.ts'
import { genericCompany } from './generic.ts'

/** Every company with its own bank history, by kvk number, as the pages list them. */
export const COMPANIES: readonly Company[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json') && file !== 'generic.json')
  .map((file) => companyFrom(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as CompanyData))
  .toSorted((one, other) => Number(one.kvkNumber) - Number(other.kvkNumber))

/** Each company again under other numbers, as one that has taken up nothing: 00900003 is also 00123403. */
export function companyOf(kvkNumber: string): Company | undefined {
  const likeNumber = kvkNumber.replace(/^00[1-8]\d{3}(\d\d)$/, '009000$1')
  const company = COMPANIES.find((one) => one.kvkNumber === likeNumber)
  return company && likeNumber !== kvkNumber ? { ...company, kvkNumber, likeNumber } : company
}

/**
 * The company as customer of a bank: with the accounts it has there, or nothing when it banks elsewhere.
 * A company the register knows but that has no history here is a plain customer of every bank.
 */
export function companyAt(kvkNumber: string, bank: BankKey): Company | undefined {
  const company = companyOf(kvkNumber)
  if (company) return company.accounts.some((account) => account.bank === bank) ? company : undefined
  const entry = SEEDED_ENTRIES.find((one) => one.kvkNumber === kvkNumber)
  return entry && !entry.failsWith ? genericCompany(kvkNumber, entry.name, bank) : undefined
}

export const banksOf = (kvkNumber: string): BankKey[] => [
  ...new Set(companyOf(kvkNumber)?.accounts.map((account) => account.bank)),
]

export const companiesAt = (bank: BankKey): Company[] =>
  COMPANIES.filter((company) => company.accounts.some((account) => account.bank === bank))
