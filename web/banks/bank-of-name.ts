import { bankKeys, type BankKey, bankNames } from '#contract/values.ts'

/** The supported bank with this name, or null. */
export const bankOfName = (name: string): BankKey | null => bankKeys.find((key) => bankNames[key] === name) ?? null
