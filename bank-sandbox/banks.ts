// The banks of the product. BICs and IBAN codes are public facts; the provider codes, colours and marks are ours.

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

function bank(
  key: BankKey,
  name: string,
  bic: string,
  dialect: BookingDialect,
  mark: Bank['mark'],
  colours: [brand: string, onBrand: string, action: string, onAction: string, surface: string],
  row: number,
): Bank {
  const [brand, onBrand, action, onAction, surface] = colours
  return {
    key,
    name,
    bic,
    dialect,
    mark,
    providerCode: `${key.toLowerCase()}_sandbox_nl`,
    providerId: String(7_310_000_000_000_000_000n + BigInt(row) * 11n),
    ibanCode: bic.slice(0, 4),
    colours: { brand, onBrand, action, onAction, surface },
  }
}

export const BANKS: readonly Bank[] = [
  bank(
    'RABOBANK',
    'Rabobank',
    'RABONL2U',
    'fields',
    'drop',
    ['#00267a', '#ffffff', '#00267a', '#ffffff', '#f4f5fb'],
    1,
  ),
  bank('ING', 'ING', 'INGBNL2A', 'one-line', 'stripes', ['#a83b00', '#ffffff', '#a83b00', '#ffffff', '#fbf6f2'], 2),
  bank('ABN', 'ABN AMRO', 'ABNANL2A', 'slashes', 'shield', ['#00594f', '#ffffff', '#00716b', '#ffffff', '#f2f8f6'], 3),
  bank('KNAB', 'Knab', 'KNABNL2H', 'fields', 'corner', ['#10254f', '#ffffff', '#1a5fb4', '#ffffff', '#f3f6fb'], 4),
  bank('ASN', 'ASN Bank', 'ASNBNL21', 'one-line', 'leaf', ['#1d5b2c', '#ffffff', '#1d5b2c', '#ffffff', '#f4f9f2'], 5),
  bank('SNS', 'SNS', 'SNSBNL2A', 'one-line', 'wave', ['#5b2482', '#ffffff', '#5b2482', '#ffffff', '#f8f4fb'], 6),
  bank(
    'REGIOBANK',
    'RegioBank',
    'RBRBNL21',
    'one-line',
    'house',
    ['#0a5775', '#ffffff', '#0a5775', '#ffffff', '#f1f8fb'],
    7,
  ),
  bank(
    'TRIODOS',
    'Triodos Bank',
    'TRIONL2U',
    'sparse',
    'circles',
    ['#3d4b1f', '#ffffff', '#4d6022', '#ffffff', '#f8f8ef'],
    8,
  ),
  bank('BUNQ', 'bunq', 'BUNQNL2A', 'sparse', 'blocks', ['#161616', '#ffffff', '#0b6b8f', '#ffffff', '#f5f6f7'], 9),
]

export function bankByProvider(providerCode: string): Bank | undefined {
  return BANKS.find((one) => one.providerCode === providerCode)
}

export function bankByKey(key: BankKey): Bank {
  const found = BANKS.find((one) => one.key === key)
  if (!found) throw new Error(`No bank ${key}`)
  return found
}
