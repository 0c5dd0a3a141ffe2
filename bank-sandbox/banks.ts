// The banks of the product. BICs and IBAN codes are public facts; the provider codes, colours and marks are ours.

import rows from './banks.json' with { type: 'json' }

export type BankKey = 'RABOBANK' | 'ING' | 'ABN' | 'KNAB' | 'ASN' | 'SNS' | 'REGIOBANK' | 'TRIODOS' | 'BUNQ'

/** How much of a booking's counterparty a bank passes on, and where: see aggregator/transaction-view.ts. */
type BookingDialect = 'fields' | 'one-line' | 'slashes' | 'sparse'

export interface Bank {
  key: BankKey
  providerCode: string
  providerId: string
  name: string
  bic: string
  ibanCode: string
  dialect: BookingDialect
  /** Colours of its page: every pair is at least 4.5:1, checked by bank-pages/colours.test.ts. */
  colours: { brand: string; onBrand: string; action: string; onAction: string; surface: string }
  mark: 'drop' | 'stripes' | 'shield' | 'corner' | 'leaf' | 'wave' | 'house' | 'circles' | 'blocks'
}

export const BANKS: readonly Bank[] = rows.map((row, index) => ({
  ...(row as Pick<Bank, 'key' | 'name' | 'bic' | 'dialect' | 'mark' | 'colours'>),
  providerCode: `${row.key.toLowerCase()}_sandbox_nl`,
  providerId: String(7_310_000_000_000_000_000n + BigInt(index + 1) * 11n),
  ibanCode: row.bic.slice(0, 4),
}))

export function bankByProvider(providerCode: string): Bank | undefined {
  return BANKS.find((one) => one.providerCode === providerCode)
}

export function bankByKey(key: BankKey): Bank {
  const found = BANKS.find((one) => one.key === key)
  if (!found) throw new Error(`No bank ${key}`)
  return found
}
