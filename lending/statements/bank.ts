import { dutchBankCode } from '#lending/iban.ts'

/** The banks whose files we know by dialect, with their BIC and the bank code of their IBANs. */
export const statementBanks = {
  abn_amro: { bic: 'ABNANL2A', ibanCode: 'ABNA' },
  asn: { bic: 'ASNBNL21', ibanCode: 'ASNB' },
  bunq: { bic: 'BUNQNL2A', ibanCode: 'BUNQ' },
  ing: { bic: 'INGBNL2A', ibanCode: 'INGB' },
  knab: { bic: 'KNABNL2H', ibanCode: 'KNAB' },
  rabobank: { bic: 'RABONL2U', ibanCode: 'RABO' },
  regiobank: { bic: 'RBRBNL21', ibanCode: 'RBRB' },
  revolut: { bic: 'REVONL22', ibanCode: 'REVO' },
  sns: { bic: 'SNSBNL2A', ibanCode: 'SNSB' },
  triodos: { bic: 'TRIONL2U', ibanCode: 'TRIO' },
  van_lanschot: { bic: 'FVLBNL22', ibanCode: 'FVLB' },
} as const

export type StatementBank = keyof typeof statementBanks

const banks = Object.keys(statementBanks) as StatementBank[]

export function bankOfAccount(account: string): StatementBank | null {
  const code = dutchBankCode(account)
  return code === null ? null : (banks.find((bank) => statementBanks[bank].ibanCode === code) ?? null)
}

/** Labels with a BIC under which a bank trades or traded: Moneyou was of ABN AMRO, Revolut began in Lithuania. */
const labelBics: Readonly<Record<string, StatementBank>> = { MOYONL21: 'abn_amro', REVOLT21: 'revolut' }

/** The bank whose BIC (first eight characters) is somewhere in the text, e.g. in a SWIFT header line. */
export function bankOfText(text: string): StatementBank | null {
  const bank = banks.find((one) => text.includes(statementBanks[one].bic))
  const label = Object.keys(labelBics).find((bic) => text.includes(bic))
  return bank ?? (label === undefined ? null : labelBics[label]!)
}
