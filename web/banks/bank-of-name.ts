import { bankKeys, type BankKey, bankNames } from '#contract/values.ts'

/** The bank that is shown under a name; null for a name that is none of the supported banks. */
export const bankOfName = (name: string): BankKey | null => bankKeys.find((key) => bankNames[key] === name) ?? null
