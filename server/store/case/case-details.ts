import type { ExpectedExpenses } from '#lending/expected-expenses.ts'
import { readLegalForm } from '#lending/legal-form.ts'
import type { RegisterProfile } from '../../company-register.ts'
import type { DeviceKind } from '../../device-kind.ts'
import type { Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { changeRows } from '../database/rows.ts'

/** The register's answer and when it was taken. */
export type StoredProfile = RegisterProfile & { takenAt: string }

/** The sealed part of `loan_case`: the company, the owner's answers, and the visit's source. */
export type CaseDetails = {
  kvk_number: string
  company_name: string
  /** The register's extract as it was when the case began; the decision rests on it. */
  register_profile: StoredProfile
  eligibility: unknown
  utm: Record<string, string>
  /** The device it was begun on: mails name it, so that the owner of the address sees whose application it is. */
  begun_on: DeviceKind
  loan_goal_description: string | null
  expenses: ExpectedExpenses | null
}

/** Older cases name no device, and could keep an amount together with the answer that it is not known. */
type KeptDetails = Omit<CaseDetails, 'begun_on' | 'expenses'> & {
  expenses: (ExpectedExpenses & { knowsAmount?: boolean | null }) | null
}

const purpose = 'details'
const olderCase: Pick<CaseDetails, 'begun_on'> = { begun_on: 'unknown' }

export const sealDetails = (caseKey: CaseKey, details: CaseDetails): Buffer => sealJson(caseKey, purpose, details)

/** Throws without details: a case with a key always has them. */
export function openDetails(caseKey: CaseKey, row: { sealed_details: Buffer | null }): CaseDetails {
  if (row.sealed_details === null) throw new Error('A case with a key has no details.')
  const { expenses, ...details } = openJson<KeptDetails>(caseKey, purpose, row.sealed_details)
  return { ...olderCase, ...details, expenses: expenses && openExpenses(expenses) }
}

const openExpenses = ({ knowsAmount = true, ...expenses }: NonNullable<KeptDetails['expenses']>): ExpectedExpenses =>
  knowsAmount === true ? expenses : { ...expenses, amountCents: null }

/** Changes some of them; the caller holds the case's lock and has read the others under it. */
export async function changeDetails(
  transaction: Transaction,
  caseKey: CaseKey,
  known: CaseDetails,
  changed: Partial<CaseDetails>,
): Promise<void> {
  const sealed = { sealed_details: sealDetails(caseKey, { ...detailsOf(known), ...changed }) }
  await changeRows(transaction, 'loan_case', { id: caseKey.caseId }, sealed)
}

/** Only the details of a fully read case. */
export function detailsOf(known: CaseDetails): CaseDetails {
  const { kvk_number, company_name, register_profile, eligibility, utm, begun_on, ...answers } = known
  const { loan_goal_description, expenses } = answers
  return { kvk_number, company_name, register_profile, eligibility, utm, begun_on, loan_goal_description, expenses }
}

/** Every name the register knows the company by, for comparing with an account's holder. */
export const companyNames = ({ register_profile: profile }: Pick<CaseDetails, 'register_profile'>): string[] => [
  ...new Set([profile.name, ...profile.tradeNames]),
]

export const isSoleTrader = ({ register_profile: profile }: Pick<CaseDetails, 'register_profile'>): boolean =>
  readLegalForm(profile.legalFormLong ?? profile.legalForm ?? '')?.form === 'eenmanszaak'

/** The SBI code of the main activity, or of the first where the register marks none; null where it has none. */
export function mainSbiCode({ register_profile: profile }: Pick<CaseDetails, 'register_profile'>): string | null {
  const main = profile.activities.find(({ isMain }) => isMain) ?? profile.activities[0]
  return main?.code ?? null
}
