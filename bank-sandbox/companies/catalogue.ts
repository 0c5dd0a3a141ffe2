import type { BankKey } from '../banks.ts'
import { OFFICIAL_ENTRIES } from '../register/official-seed.ts'
import { EXTRA_ENTRIES } from '../register/extra-seed.ts'
import type { Company } from './company.ts'
import { genericCompany } from './generic.ts'
import { healthyBakery } from './healthy-bakery.ts'
import { cashCafe } from './cash-cafe.ts'
import { exporter } from './exporter.ts'
import { freelancer } from './freelancer.ts'
import { gambler } from './gambler.ts'
import { loadedGarage } from './loaded-garage.ts'
import { nameMismatch } from './name-mismatch.ts'
import { newAccount, quietShop } from './new-account.ts'
import { oneBigCustomer } from './one-big-customer.ts'
import { reversedGym } from './reversed-gym.ts'
import { seasonalShop } from './seasonal-shop.ts'
import { severalBanks } from './several-banks.ts'
import { silentStudio } from './silent-studio.ts'
import { starvedBuilder } from './starved-builder.ts'
import { taxArrears } from './tax-arrears.ts'
import { webshop } from './webshop.ts'
import { youngCourier } from './young-courier.ts'

/** Every company with its own bank history, in the order the pages list them. */
export const COMPANIES: readonly Company[] = [
  healthyBakery,
  seasonalShop,
  webshop,
  starvedBuilder,
  youngCourier,
  gambler,
  reversedGym,
  taxArrears,
  oneBigCustomer,
  severalBanks,
  silentStudio,
  nameMismatch,
  cashCafe,
  freelancer,
  loadedGarage,
  exporter,
  newAccount,
  quietShop,
]

/**
 * The company as customer of a bank: with the accounts it has there, or nothing when it banks elsewhere.
 * A company the register knows but that has no history here is a plain customer of every bank.
 */
export function companyAt(kvkNumber: string, bank: BankKey): Company | undefined {
  const company = COMPANIES.find((one) => one.kvkNumber === kvkNumber)
  if (company) return company.accounts.some((account) => account.bank === bank) ? company : undefined
  const entry = [...OFFICIAL_ENTRIES, ...EXTRA_ENTRIES].find((one) => one.kvkNumber === kvkNumber && !one.failsWith)
  return entry && genericCompany(kvkNumber, entry.name, bank)
}

export function banksOf(kvkNumber: string): BankKey[] {
  const company = COMPANIES.find((one) => one.kvkNumber === kvkNumber)
  return [...new Set(company?.accounts.map((account) => account.bank))]
}

export function companiesAt(bank: BankKey): Company[] {
  return COMPANIES.filter((company) => company.accounts.some((account) => account.bank === bank))
}
