import type { AnalysedAccount, AnalysisContext, CategorisedBooking } from '#lending/analysis/cash-flow-analysis.ts'
import { categories } from '#lending/analysis/category.ts'
import { buildAutomaton, scan } from '#lending/analysis/keyword-automaton.ts'
import { financeAndRiskRules } from '#lending/analysis/rules/finance-and-risk.ts'
import { type Rule, weights } from '#lending/analysis/rules/rule.ts'
import { runningCostRules } from '#lending/analysis/rules/running-costs.ts'
import { takingsRules } from '#lending/analysis/rules/takings.ts'
import { taxAndStaffRules } from '#lending/analysis/rules/tax-and-staff.ts'
import { readTaxKind, taxOfficeAccounts } from '#lending/analysis/tax-kind.ts'
import { matchHolder } from '#lending/holder-match.ts'
import type { Transaction } from '#lending/statements/statement.ts'

/** Every rule, in one list; with equal weight and equally long key words the earlier one wins. */
export const categoryRules: readonly Rule[] = [
  ...taxAndStaffRules,
  ...takingsRules,
  ...runningCostRules,
  ...financeAndRiskRules,
]

type Keyword = { text: string; rule: Rule; strength: number }

/**
 * Weight first; then a key word in the counterparty's name beats one in the description, since who was paid says more
 * than what was written; then the longer key word, since `shell energy` says more than `shell`.
 */
const keywords: readonly Keyword[] = categoryRules.flatMap((rule) =>
  rule.keywords.map((text) => ({ text, rule, strength: weights[rule.weight] + Math.min(text.length, 29) / 30 })),
)
const nameBonus = 10
const automaton = buildAutomaton(keywords.map((keyword) => keyword.text))

export type Categoriser = (transaction: Transaction) => CategorisedBooking

/**
 * A function that says what a booking is, and why. It knows the company's own accounts and names; it keeps the answers
 * about counterparties it has seen, so it is made once for an analysis.
 */
export function makeCategoriser(accounts: readonly AnalysedAccount[], context: AnalysisContext): Categoriser {
  const ownAccounts = new Set([...accounts.map((account) => account.iban), ...(context.otherOwnIbans ?? [])])
  const names = [...context.companyNames, ...accounts.flatMap((account) => account.holder ?? [])]
  const ownNames = new Map<string, boolean>()
  const isOwnName = (name: string): boolean => {
    const known = ownNames.get(name)
    if (known !== undefined) return known
    const isOwn = matchHolder(name, names) === 'MATCH'
    ownNames.set(name, isOwn)
    return isOwn
  }
  return (transaction) => {
    const { counterpartyAccount, counterpartyName, amountCents } = transaction
    if (counterpartyAccount !== null && ownAccounts.has(counterpartyAccount)) return ownAccount
    if (transaction.isReversal) return reversal(transaction)
    if (counterpartyAccount !== null && taxOfficeAccounts.has(counterpartyAccount)) return taxBooking(transaction)
    const best = bestKeyword(transaction)
    if (best && saysMoreThanOwnName(best)) return explained(best, transaction)
    if (counterpartyName !== null && isOwnName(counterpartyName)) return amountCents < 0 ? unseenOwnOut : unseenOwnIn
    if (best) return explained(best, transaction)
    return amountCents < 0 ? defaultOut : defaultIn
  }
}

const ownAccount: CategorisedBooking = { category: 'own-transfer', rule: 'own/account', words: [] }
/**
 * Money to an account in the company's or owner's own name that was not shared is out of our sight. It counts as taken
 * out, and money from there as put in, never as turnover: the careful reading of both.
 */
const unseenOwnOut: CategorisedBooking = { category: 'private-withdrawal', rule: 'own/unseen-account', words: [] }
const unseenOwnIn: CategorisedBooking = { category: 'private-deposit', rule: 'own/unseen-account', words: [] }
const defaultOut: CategorisedBooking = { category: 'supplier', rule: 'default/out', words: [] }
const defaultIn: CategorisedBooking = { category: 'customer-receipt', rule: 'default/in', words: [] }

/**
 * Between an own account and the company's, only words about own money say more than the name: a bakery that moves money
 * to itself has not paid a bakery.
 */
function saysMoreThanOwnName({ rule }: Keyword): boolean {
  const kind = categories[rule.category]
  return (
    kind === 'own-transfer' ||
    kind === 'private' ||
    kind === 'debt-service' ||
    kind === 'financing' ||
    kind === 'reversal'
  )
}

function reversal({ reversalReason }: Transaction): CategorisedBooking {
  return {
    category: 'reversal',
    rule: 'risk/bank-marked-reversal',
    words: reversalReason === null ? [] : [reversalReason],
  }
}

function explained({ rule, text }: Keyword, transaction: Transaction): CategorisedBooking {
  if (rule.id === 'tax/office') return taxBooking(transaction, text)
  return { category: rule.category, rule: rule.id, words: [text.replace('*', '')] }
}

function taxBooking(transaction: Transaction, officeWord?: string): CategorisedBooking {
  const office = officeWord === undefined ? [] : [officeWord.replace('*', '')]
  if (transaction.amountCents > 0) return { category: 'tax-refund', rule: 'tax/refund', words: office }
  const kind = readTaxKind(`${transaction.description} ${transaction.endToEndId ?? ''}`)
  return { ...kind, words: [...office, ...kind.words] }
}

function bestKeyword(transaction: Transaction): Keyword | null {
  const direction = transaction.amountCents < 0 ? 'out' : 'in'
  let best: Keyword | null = null
  let strength = 0
  let bonus = nameBonus
  const weigh = (number: number): void => {
    const keyword = keywords[number]!
    if (keyword.rule.direction !== 'any' && keyword.rule.direction !== direction) return
    if (keyword.strength + bonus <= strength) return
    best = keyword
    strength = keyword.strength + bonus
  }
  if (transaction.counterpartyName !== null) scan(automaton, transaction.counterpartyName, weigh)
  bonus = 0
  scan(automaton, transaction.description, weigh)
  return best
}
