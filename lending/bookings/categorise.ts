import type { AnalysedAccount, ReadingContext } from '#lending/bookings/account.ts'
import type { CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import { categories, type CategoryKind } from '#lending/bookings/category.ts'
import { buildAutomaton, scan } from '#lending/bookings/keyword-automaton.ts'
import { financeAndRiskRules } from '#lending/bookings/rules/finance-and-risk.ts'
import { knownPartyRules } from '#lending/bookings/rules/known-parties.ts'
import {
  borrowed,
  granted,
  instalment,
  isFund,
  isOurName,
  lenderName,
  noInstalment,
} from '#lending/bookings/rules/lenders.ts'
import { byNameEnding, byTextEnding } from '#lending/bookings/rules/name-endings.ts'
import { pairRules } from '#lending/bookings/rules/pairs.ts'
import { type PairText, type Rule, standsWith, weights } from '#lending/bookings/rules/rule.ts'
import { runningCostRules } from '#lending/bookings/rules/running-costs.ts'
import { cardRefund, type Counterparty } from '#lending/bookings/rules/second-looks.ts'
import { takingsRules } from '#lending/bookings/rules/takings.ts'
import { taxAndStaffRules } from '#lending/bookings/rules/tax-and-staff.ts'
import { isOwnName } from '#lending/bookings/own-name.ts'
import { isPrivatePerson } from '#lending/bookings/private-person.ts'
import { taxBooking, taxOfficeAccounts } from '#lending/bookings/tax-kind.ts'
import { isCardRefund } from '#lending/bookings/rules/what-was-written.ts'
import { holderMatcher } from '#lending/holder-match.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { countedUntil } from '#lending/statements/integrity/dated-ahead.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** Every rule, in one list; with equal weight and equally long key words the earlier one wins. */
export const categoryRules: readonly Rule[] = [
  ...taxAndStaffRules,
  ...takingsRules,
  ...runningCostRules,
  ...knownPartyRules,
  ...financeAndRiskRules,
  ...pairRules,
]

type Keyword = { text: string; rule: Rule; strength: number; answer: CategorisedBooking }

/**
 * Weight first, then a key word of the name before one of the text, then the longer word (`shell energy` before
 * `shell`). Made once and shared, which spares a hundred thousand objects.
 */
const inOrder = [
  ...categoryRules.filter((rule) => !rule.isNameOnly),
  ...categoryRules.filter((rule) => rule.isNameOnly),
]
const keywords: readonly Keyword[] = inOrder.flatMap((rule) =>
  rule.keywords.map((text) => ({
    text,
    rule,
    strength: weights[rule.weight] + Math.min(text.length, 29) / 30 + (rule.pair ? 1 : 0),
    answer: { category: rule.category, rule: rule.id, words: [text.replace('*', '')] },
  })),
)
const strengths = Float64Array.from(keywords, (keyword) => keyword.strength)
/**
 * Two or three letters are a company in the place of a name (`PMT`, `RET`) and anything in a sentence, so in a sentence
 * they count only where the bank gives no name apart, as with card payments.
 */
const isShortName = Uint8Array.from(keywords, ({ rule, text }) => (rule.weight === 'name' && text.length <= 3 ? 1 : 0))
const isPair = Uint8Array.from(keywords, ({ rule }) => (rule.pair ? 1 : 0))
/** Bit 1: may be money in; bit 2: may be money out. */
const directions = Uint8Array.from(keywords, ({ rule }) => ({ in: 1, out: 2, any: 3 })[rule.direction])
const nameBonus = 10
const automatonOf = (of: (rule: Rule) => boolean) =>
  buildAutomaton(keywords.filter(({ rule }) => of(rule)).map(({ text }) => text))
/** A table for texts and one for names: the smaller one stays in the processor's caches. */
const textAutomaton = automatonOf((rule) => !rule.isNameOnly)
const nameAutomaton = automatonOf((rule) => rule.isNameOnly === true)
const firstNameOnly = keywords.findIndex(({ rule }) => rule.isNameOnly)

function scanName(name: string, onFound: (keyword: number) => void): void {
  scan(textAutomaton, name, onFound)
  scan(nameAutomaton, name, (number) => onFound(number + firstNameOnly))
}

/** From here on nothing in a text says more than the name. */
const nameIsCertain = weights.certain + nameBonus

/**
 * A counterparty's name by itself: whether it is the company's own, its strongest key word either way, and those that
 * speak only with words beside them.
 */
type KnownName = Counterparty & {
  isOurs: boolean
  bestIn: number
  bestOut: number
  pairs: readonly number[]
  /** The end of the name speaks when nothing else does; looked up when that is asked. */
  byEnding: CategorisedBooking | null | undefined
}

const none = -1
const noName: KnownName = {
  isOwn: false,
  bestIn: none,
  bestOut: none,
  pairs: [],
  isLender: false,
  isOurs: false,
  plain: '',
  byEnding: null,
  isPerson: () => false,
}

type Categoriser = (booking: Booking) => CategorisedBooking

/**
 * A function that says what a booking is, and why. It knows the company's own accounts and names; it keeps the answers
 * about counterparties it has seen, so it is made once for an analysis.
 */
export function makeCategoriser(accounts: readonly AnalysedAccount[], context: ReadingContext): Categoriser {
  const ownAccounts = new Set([...accounts.map((account) => account.iban), ...(context.otherOwnIbans ?? [])])
  const { today, policy = ownPolicy } = context
  const until = today === undefined ? null : countedUntil(today, policy.limits)
  const names = [...context.companyNames, ...accounts.flatMap((account) => account.holder ?? [])]
  const matchOwn = holderMatcher(names)
  const inOwnNames = keywordsIn(names)
  const tradeWords = ofTrade(inOwnNames)
  const knownNames = new Map<string, KnownName>()
  const knownName = (name: string): KnownName => {
    const seen = knownNames.get(name)
    if (seen) return seen
    const isOwn = isOwnName(name, matchOwn)
    const meaningless = isOwn ? inOwnNames : tradeWords
    const plain = normaliseText(name)
    const isLender = lenderName.test(plain)
    const { bestIn, bestOut, pairs } = readName(name, meaningless)
    let person: boolean | undefined
    const isPerson = (): boolean => (person ??= isPrivatePerson(name))
    const isOurs = isOurName(name)
    const known = { isOwn, bestIn, bestOut, pairs, isLender, isOurs, plain, byEnding: undefined, isPerson }
    knownNames.set(name, known)
    return known
  }
  return (booking) => {
    const { counterpartyAccount, counterpartyName, amountCents, currency, bookedOn } = booking
    if (until !== null && bookedOn > until) return datedAhead
    if (currency !== 'EUR') return foreignCurrency
    if (counterpartyAccount !== null && ownAccounts.has(counterpartyAccount)) return ownAccount
    if (booking.bankCode === exchanged) return amountCents < 0 ? unseenOwnOut : unseenOwnIn
    if (booking.isReversal) return isCardRefund(booking) ? cardRefund : reversal(booking)
    if (counterpartyAccount !== null && taxOfficeAccounts.has(counterpartyAccount)) return taxBooking(booking)
    const known = counterpartyName === null ? noName : knownName(counterpartyName)
    if (known.isOurs && !known.isOwn) return amountCents < 0 ? toLender : fromLender
    const best = bestKeyword(booking, known)
    if (known.isOwn && !(best && saysMoreThanOwnName(best, amountCents))) return byDefault(booking, known)
    if (best === null) return byDefault(booking, known)
    const { answer, rule } = best
    return (rule.secondLook ? rule.secondLook(booking, answer, known) : answer) ?? byDefault(booking, known)
  }
}

/** Without a rate that day a dollar is no number of euros; such bookings are shown and left out of every sum. */
const foreignCurrency: CategorisedBooking = { category: 'foreign-currency', rule: 'shape/currency', words: [] }
const datedAhead: CategorisedBooking = { category: 'dated-ahead', rule: 'shape/ahead', words: [] }
const ownAccount: CategorisedBooking = { category: 'own-transfer', rule: 'own/account', words: [] }
/**
 * Money to an account in the company's or owner's own name that was not shared is out of our sight. It counts as taken
 * out, and money from there as put in, never as turnover: the careful reading of both.
 */
const unseenOwnOut: CategorisedBooking = { category: 'private-withdrawal', rule: 'own/unseen-account', words: [] }
const unseenOwnIn: CategorisedBooking = { category: 'private-deposit', rule: 'own/unseen-account', words: [] }
/** Revolut's code of an exchange with an own account in another currency, of which no sum is read. */
const exchanged = 'EXCHANGE'
const defaultOut: CategorisedBooking = { category: 'supplier', rule: 'default/out', words: [] }
const defaultIn: CategorisedBooking = { category: 'customer-receipt', rule: 'default/in', words: [] }

function byDefault(booking: Booking, known: KnownName): CategorisedBooking {
  if (known.isOwn) return booking.amountCents < 0 ? unseenOwnOut : unseenOwnIn
  return booking.amountCents < 0 ? outByDefault(booking, known) : inByDefault(booking, known)
}

const toLender: CategorisedBooking = { category: 'loan-instalment', rule: 'loan/lender-name', words: [] }

const lendersCosts: CategorisedBooking = { category: 'bank-costs', rule: 'cost/lender', words: [] }
const lendersFee = /kosten\b|provisie|\b(?:fees?|commission|charges?)\b/

/** Bought where no key word knows it, unless the name or the text is a lender's and the text that of an instalment. */
function outByDefault({ description }: Booking, known: KnownName): CategorisedBooking {
  const ending = byTextEnding(description)
  if (known.isLender || ending === 'loan') {
    const text = description.toLowerCase()
    if (instalment.test(text) && !noInstalment.test(text)) return toLender
    if (known.isLender && lendersFee.test(text)) return lendersCosts
  }
  if (known.byEnding === undefined) known.byEnding = known.bestOut === none ? byNameEnding(known.plain) : null
  return known.byEnding ?? (ending === null || ending === 'loan' ? defaultOut : ending)
}

const fromLender: CategorisedBooking = { category: 'loan-proceeds', rule: 'loan/lender-name-in', words: [] }

const fromFund: CategorisedBooking = { category: 'subsidy', rule: 'subsidy/fund', words: [] }

/** Sold where no key word knows it, unless the name is a lender's and the text that of borrowed money. */
function inByDefault({ description }: Booking, { isLender, plain }: KnownName): CategorisedBooking {
  if (!isLender && byTextEnding(description) !== 'loan') return defaultIn
  const text = description.toLowerCase()
  if (isFund.test(plain) && granted.test(text)) return fromFund
  return borrowed.test(text) && !noInstalment.test(text) ? fromLender : defaultIn
}

/**
 * Between own accounts only words about own money say more than the name: a bakery that moves money to itself has not
 * paid a bakery.
 */
function saysMoreThanOwnName({ rule }: Keyword, amountCents: number): boolean {
  const kind = categories[rule.category]
  return ownMoneyKinds.has(kind) || (amountCents > 0 && (kind === 'financing' || kind === 'reversal'))
}

/** Money of an owner to himself is his pay, though he calls it an instalment or a debit that came back. */
const ownMoneyKinds: ReadonlySet<CategoryKind> = new Set<CategoryKind>(['own-transfer', 'private', 'distribution'])

function reversal({ reversalReason }: Booking): CategorisedBooking {
  return {
    category: 'reversal',
    rule: 'risk/bank-marked-reversal',
    words: reversalReason === null ? [] : [reversalReason],
  }
}

/** The strongest key word that speaks for the booking's direction, or null. */
function bestKeyword(booking: Booking, known: KnownName): Keyword | null {
  const { amountCents, counterpartyName, description } = booking
  const direction = amountCents < 0 ? 2 : 1
  let best = direction === 1 ? known.bestIn : known.bestOut
  // A family may bear the name of a firm; what is written for a person says more.
  if (best !== none && keywords[best]!.rule.isNameOnly && known.isPerson()) best = none
  let strength = best === none ? 0 : strengths[best]! + nameBonus
  let pairText: PairText | undefined
  const isPaired = (number: number): boolean => {
    pairText ??= pairTextOf(known, description)
    return standsWith(keywords[number]!.rule.pair!, pairText)
  }
  for (const number of known.pairs) {
    if (strengths[number]! + nameBonus <= strength || (directions[number]! & direction) === 0) continue
    if (!isPaired(number)) continue
    best = number
    strength = strengths[number]! + nameBonus
  }
  if (strength >= nameIsCertain) return keywords[best]!
  scan(textAutomaton, description, (number) => {
    if (strengths[number]! <= strength || (directions[number]! & direction) === 0) return
    if (isShortName[number] === 1 && counterpartyName !== null) return
    if (isPair[number] === 1 && !isPaired(number)) return
    best = number
    strength = strengths[number]!
  })
  if (best === none && counterpartyName === null) best = bestNameInText(description, direction, isPaired)
  return best === none ? null : keywords[best]!
}

/** Text of a bank without a name holds the name. */
function bestNameInText(description: string, direction: number, isPaired: (number: number) => boolean): number {
  let best = none
  scan(nameAutomaton, description, (one) => {
    const number = one + firstNameOnly
    if ((directions[number]! & direction) === 0 || (best !== none && strengths[number]! <= strengths[best]!)) return
    if (isPair[number] === 0 || isPaired(number)) best = number
  })
  return best
}

function pairTextOf({ plain }: KnownName, description: string): PairText {
  const text = description.toLowerCase()
  return { name: plain, text, whole: `${plain} ${text}`, answers: new Map() }
}

/**
 * Key words in the company’s own name say nothing between its own accounts: Dividend Advies B.V. that moves money to
 * itself has paid no dividend.
 */
function keywordsIn(names: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const name of names) scanName(name, (number) => void found.add(number))
  return found
}

/**
 * A company buys from others of its trade: a taxi firm that pays a taxi centre has not travelled, a butcher that pays a
 * butcher has done no shopping.
 */
function ofTrade(inOwnNames: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...inOwnNames].filter((number) => keywords[number]!.rule.isOfTrade))
}

const noPairs: readonly number[] = []

/** The strongest key words in a name for either direction, and those that speak only with words beside them. */
function readName(name: string, meaningless: ReadonlySet<number>): Pick<KnownName, 'bestIn' | 'bestOut' | 'pairs'> {
  let [bestIn, bestOut] = [none, none]
  let pairs: number[] | undefined
  scanName(name, (number) => {
    if (meaningless.has(number)) return
    if (isPair[number] === 1) {
      if (pairs?.includes(number) !== true) (pairs ??= []).push(number)
      return
    }
    const ways = directions[number]!
    if ((ways & 1) !== 0 && (bestIn === none || strengths[number]! > strengths[bestIn]!)) bestIn = number
    if ((ways & 2) !== 0 && (bestOut === none || strengths[number]! > strengths[bestOut]!)) bestOut = number
  })
  return { bestIn, bestOut, pairs: pairs ?? noPairs }
}
