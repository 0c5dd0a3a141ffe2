// Each of 400 days, with the bank's data of that day: is a company of the sandbox, or a made-up one, answered alike for
// 25,000? A change needs an event that a reason names: a booking of its kind, the months that it is of, or its end.
// Run: node_modules/.bin/node bench/any-day.ts [days, 400] [made-up, 500] [--as-shown: a new history each month]
import { bankByKey } from '#bank-sandbox/banks.ts'
import { transactionView } from '#bank-sandbox/aggregator/transaction-view.ts'
import { COMPANIES } from '#bank-sandbox/companies/catalogue.ts'
import type { Company } from '#bank-sandbox/companies/company.ts'
import { registerEntry } from '#bank-sandbox/register/entries.ts'
import { ibanOfAccount, writeStory } from '#bank-sandbox/story/write-story.ts'
import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { Category } from '#lending/bookings/category.ts'
import { addDays, addMonths, type IsoDate } from '#lending/days.ts'
import { checkEligibility } from '#lending/eligibility.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import type { ReasonCode } from '#lending/decision/reason.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { quickAnswer, quickAnswerTo } from '#lending/testing/made-up/answer.ts'
import { asOf } from '#lending/testing/made-up/as-of.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { providerTransaction } from '#server/bank/saltedge-types.ts'
import { readBooking } from '#server/bank/translate.ts'
import { parseExactJson } from '#server/outgoing/exact-json.ts'
import { benchDay } from './bench-day.ts'
import { counted, report, sizes } from './report.ts'

/** The server's BANK_HISTORY_DAYS. */
const windowDays = 730
const requestedAmountCents = 25_000_00
const isAsShown = process.argv.includes('--as-shown')
const [dayCount, madeUpCount] = sizes([400, 3, 2_000], [500, 3])
const days = Array.from({ length: dayCount }, (_none, number) => addDays(benchDay, number))

/** The bookings whose arrival each reason can name; other reasons weigh sums of months. */
const eventsOf: Partial<Record<ReasonCode, readonly Category[]>> = {
  RETURNED_DIRECT_DEBITS: ['reversal'],
  CUSTOMERS_TAKE_BACK: ['reversal'],
  TAX_ARREARS: ['tax-arrears'],
  DEBT_COLLECTION: ['collection'],
  RECENT_LOANS: ['loan-proceeds'],
  NEW_DEBT: ['loan-proceeds'],
  GAMBLING: ['gambling'],
  ACCOUNT_NOT_SHARED: ['own-transfer'],
}
/** Reasons that say themselves on which day they end. */
const datedReasons = ['DATA_TOO_SHORT', 'FOUNDATION_DATE_CHECK']
const order = ['offer', 'approve', 'refer', 'refuse', 'no data', 'not eligible']

type AccountHistory = Omit<AnalysedAccount, 'closing'> & { openingCents: number; balances: readonly number[] }
type Answer = {
  day: IsoDate
  outcome: string
  reasons: readonly ReasonShown[]
  arrived: ReadonlySet<Category>
  levelsUntil?: IsoDate
}
type ReasonShown = { code: string; until?: IsoDate; countsUntil?: IsoDate }

/** The bank's data of the whole story, read as the server reads it. */
function historyOf(company: Company, anchor: IsoDate, until: IsoDate): AccountHistory[] {
  const { kvkNumber: seed, accounts, months, warmUpMonths, flows } = company
  const story = writeStory({ seed, accounts, months, warmUpMonths, flows }, anchor.slice(0, 7), until)
  return accounts.map((account) => {
    const bank = bankByKey(account.bank)
    const own = story.bookings.filter(({ accountKey }) => accountKey === account.key)
    const rest = { accountId: '1', currency: account.currency, ownIbans: new Set<string>(), pending: false }
    const bookings = own.map((one): Booking => {
      const context = { ...rest, bank, transactionId: `${one.sequence}`, balanceCents: 0, fetchedAt: until }
      const sent = JSON.stringify(transactionView(one, context))
      const read = readBooking(providerTransaction.parse(parseExactJson(sent)))
      if (typeof read === 'string') throw new Error(`${read}: ${sent}`)
      return read
    })
    const balances = own.map(({ balanceAfterCents }) => balanceAfterCents)
    const { holderName: holder, openingCents } = account
    return { iban: ibanOfAccount(seed, account), holder, bank: bank.name, bookings, openingCents, balances }
  })
}

/** With the bookings of the consent's window up to that day, and the balances of that day. */
function answerOn(company: Company, history: readonly AccountHistory[], began: IsoDate, day: IsoDate): Answer {
  const { kvkNumber, name, tradeNames, legalForm, sbi } = company
  const until = addDays(day, -(company.quietDays ?? 0))
  const from = addDays(day, 1 - windowDays)
  const accounts = history.map(({ openingCents, balances, ...account }) => {
    const count = account.bookings.filter(({ bookedOn }) => bookedOn <= until).length
    const bookings = account.bookings.slice(0, count).filter(({ bookedOn }) => bookedOn >= from)
    return { ...account, bookings, closing: { on: day, amountCents: balances[count - 1] ?? openingCents } }
  })
  const sbiCodes = sbi.map(({ code }, place) => ({ code, version: '2025' as const, isMain: place === 0 }))
  const profile = { kvkNumber, name, legalForm, sbiCodes, foundedOn: began, isActive: true }
  const { refusals } = checkEligibility(profile, day)
  const none = { day, arrived: new Set<Category>() }
  if (refusals.length > 0) return { ...none, outcome: 'not eligible', reasons: refusals }
  if (accounts.every(({ bookings }) => bookings.length === 0)) return { ...none, outcome: 'no data', reasons: [] }
  const analysis = analyse(accounts, { today: day, companyNames: [name, ...tradeNames], sbiCode: sbi[0]!.code })
  const request = { requestedAmountCents, expectedExpenses: noExpenses, foundedOn: began }
  const { record, offers } = quickAnswerTo(analysis, scoreInputFrom(analysis, request))
  const dates = accounts.flatMap(({ bookings }) => bookings.map(({ bookedOn }) => bookedOn))
  const arrived = analysis.bookings.filter((_one, place) => dates[place] === until).map(({ category }) => category)
  const outcome = offers.length > 0 ? 'offer' : record.outcome
  return { day, outcome, reasons: record.reasons, arrived: new Set(arrived), levelsUntil: record.input.levelsUntil }
}

function answersOf(company: Company): Answer[] {
  const last = days.at(-1)!
  let anchor = ''
  let history: AccountHistory[] = []
  let began = ''
  return days.map((day) => {
    if (anchor === '' || (isAsShown && anchor.slice(0, 7) !== day.slice(0, 7))) {
      anchor = day
      history = historyOf(company, anchor, isAsShown ? addMonths(`${day.slice(0, 7)}-01`, 1) : last)
    }
    if (began === '' || isAsShown) began = isoDay(registerEntry(company.kvkNumber, day)!.began)
    return answerOn(company, history, began, day)
  })
}

const isoDay = (compact: string): IsoDate => `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}`

/** Of the worse of two answers, which says why it is no better. */
function hasNamedEvent(before: Answer, after: Answer): boolean {
  const isWorse = order.indexOf(after.outcome) > order.indexOf(before.outcome)
  const [worse, better] = isWorse ? [after, before] : [before, after]
  const isMonthWhole = before.levelsUntil !== after.levelsUntil
  return worse.reasons.some(({ code, until, countsUntil }) => {
    if (code === 'NEWEST_MONTH_LOW') return true
    if (until !== undefined) return isMonthWhole
    if (countsUntil !== undefined && countsUntil <= before.day) return true
    if (better.reasons.some((reason) => reason.code === code)) return false
    if (!isWorse) return datedReasons.includes(code)
    return eventsOf[code as ReasonCode]?.some((category) => after.arrived.has(category)) ?? false
  })
}

type DayCounts = { changes: number; unnamed: number; withoutOffer: number }

/** Prints the runs of equal answers, and a row for the table of the README. */
function show({ kvkNumber, name }: Company, answers: readonly Answer[]): DayCounts {
  const key = ({ outcome, reasons }: Answer): string => [outcome, ...reasons.map(({ code }) => code)].join(' ')
  const starts = answers.filter((answer, place) => place === 0 || key(answer) !== key(answers[place - 1]!))
  const changes = changesOf(answers)
  const unnamed = changes.filter(([before, after]) => !hasNamedEvent(before, after)).length
  console.log(`\n${kvkNumber} ${name}`)
  for (const [place, run] of starts.entries()) {
    const next = starts[place + 1]
    console.log(`  ${run.day} to ${next ? addDays(next.day, -1) : answers.at(-1)!.day}  ${key(run)}`)
  }
  const counts = order.map(
    (outcome) => [outcome, answers.filter((answer) => answer.outcome === outcome).length] as const,
  )
  const shares = counts.filter(([, count]) => count > 0).map(([outcome, count]) => `${outcome} ${count}`)
  console.log(`| ${kvkNumber} | ${shares.join(', ')} | ${changes.length} | ${unnamed} |`)
  return { changes: changes.length, unnamed, withoutOffer: answers.length - counts[0]![1] }
}

/** A made-up company whose story goes on for as many days as it is asked on, judged on each of them. */
function madeUpAnswers(seed: number): Answer[] {
  const long = fromPlan({ ...anyCompany(seed).plan, months: 24 + Math.ceil(dayCount / 30), endsOn: days.at(-1)! })
  return days.map((day) => {
    const company = asOf(long, day)
    const { analysis, record, offers } = quickAnswer(company)
    const arrived = analysis.bookings.filter((_one, place) => company.bookings[place]!.bookedOn === day)
    const outcome = offers.length > 0 ? 'offer' : record.outcome
    const categories = new Set(arrived.map(({ category }) => category))
    return { day, outcome, reasons: record.reasons, arrived: categories, levelsUntil: record.input.levelsUntil }
  })
}

const changesOf = (answers: readonly Answer[]): (readonly [Answer, Answer])[] =>
  answers.flatMap((after, place) =>
    place > 0 && answers[place - 1]!.outcome !== after.outcome ? [[answers[place - 1]!, after] as const] : [],
  )

function countMadeUp(): { changing: number; unnamed: number } {
  let [changing, unnamed] = [0, 0]
  for (let seed = 0; seed < madeUpCount; seed++) {
    const changes = changesOf(madeUpAnswers(seed))
    changing += Number(changes.length > 0)
    for (const [before, after] of changes) {
      if (hasNamedEvent(before, after)) continue
      unnamed += 1
      const said = [before, after].map(({ outcome, reasons }) =>
        [outcome, ...reasons.map(({ code }) => code)].join(' '),
      )
      console.log(`made-up ${seed}, ${after.day}: ${said.join(' -> ')}`)
    }
  }
  return { changing, unnamed }
}

await report(() => {
  const seen = COMPANIES.map((company) => ({ company, ...show(company, answersOf(company)) }))
  const promised = seen.filter(({ company }) => company.purpose.en.endsWith('Gets an offer.'))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const madeUp = countMadeUp()
  return [
    counted('companies that change', seen.filter(({ changes }) => changes > 0).length),
    counted('changes', sum(seen.map(({ changes }) => changes))),
    counted('changes without an event that the reasons name', sum(seen.map(({ unnamed }) => unnamed)), { most: 0 }),
    counted('days without an offer that the sandbox promises', sum(promised.map((one) => one.withoutOffer)), {
      most: 0,
    }),
    counted('made-up companies that change', madeUp.changing),
    counted('their changes without an event that the reasons name', madeUp.unnamed, { most: 0 }),
  ]
})
