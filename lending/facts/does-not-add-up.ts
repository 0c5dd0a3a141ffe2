import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { AccountFinding } from '#lending/facts/data-facts.ts'

/** The findings of all accounts that forbid a machine's yes, the largest sum first; nothing where all adds up. */
export function doesNotAddUp(accounts: readonly AnalysedAccount[]): Pick<CashFlowAnalysis, 'doesNotAddUp'> {
  const found = accounts.flatMap(({ iban: account, findings = [] }) => findings.map((one) => ({ ...one, account })))
  return found.length === 0 ? {} : { doesNotAddUp: found.sort(byAmount) }
}

const amountOf = ({ differenceCents }: AccountFinding): number => Math.abs(differenceCents ?? 0)
const byAmount = (one: AccountFinding, other: AccountFinding): number => amountOf(other) - amountOf(one)
