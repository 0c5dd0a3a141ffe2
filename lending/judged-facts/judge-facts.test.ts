import { ownPolicy } from '#lending/policy/policy.ts'
import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import { factText } from '#lending/judged-facts/fact-text.ts'
import { judgeFacts } from '#lending/judged-facts/judge-facts.ts'
import { factNames, type FactName } from '#lending/judged-facts/judged-fact.ts'
import { judgedByPoints } from '#lending/judged-facts/judgement.ts'
import { addDays } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import { accountOf, type MadeUpCompany, type Plan, withBookings } from '#lending/testing/made-up/company.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { anyCompany, planOf } from '#lending/testing/made-up/sound.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const bakery = (parts: Partial<Plan> = {}): MadeUpCompany =>
  fromPlan(planOf(kinds[0]!, 1, { monthlyEuros: 30_000, ownerEuros: 3_000, legalForm: 'eenmanszaak', ...parts }))

const today = '2026-11-21'

function judged(company: MadeUpCompany) {
  const account = accountOf(company)
  const { holder, kind } = company.plan
  const analysis = analyse([account], { today, companyNames: [holder], sbiCode: kind.sbiCode })
  const facts = judgeFacts(analysis, account.bookings)
  const of = (fact: FactName) => facts.find((one) => one.fact === fact)
  return { facts, of, account, analysis }
}
const dutch = (fact: ReturnType<ReturnType<typeof judged>['of']>) =>
  fact && factText({ ...fact, figures: { ...fact.figures } }, 'nl').replaceAll('\u00a0', ' ')
const one = (euros: number, counterpartyName: string, description: string, bookedOn = '2026-08-14'): Booking =>
  booking({
    amountCents: euros * 100,
    counterpartyName,
    counterpartyAccount: `NL${counterpartyName}`,
    description,
    bookedOn,
  })

describe('CORE-4 every fact is a sentence with a judgement and its bookings', () => {
  const { facts, of, account } = judged(bakery())

  test('of a sound bakery: each fact once, in one order, each booking of the account', () => {
    const names = facts.map(({ fact }) => fact)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(factNames.filter((name) => names.includes(name)))
    for (const name of [
      'core-turnover',
      'year-before',
      'incidental',
      'round-trips',
      'variable-costs',
      'fixed-costs',
      'costs-running',
      'tax-due',
      'owner-pay',
      'debt-service',
      'new-debt',
      'balance',
      'capacity',
    ] as const)
      expect(names, name).toContain(name)
    for (const { fact, bookings } of facts)
      for (const number of bookings) expect(account.bookings[number], fact).toBeDefined()
    expect(of('core-turnover')!.bookings.every((number) => account.bookings[number]!.amountCents > 0)).toBe(true)
    expect(of('fixed-costs')!.bookings.every((number) => account.bookings[number]!.amountCents < 0)).toBe(true)
    expect(of('fixed-costs')!.bookings.length).toBeGreaterThan(0)
  })

  test('growth is said with its share and called good, a fall is not', () => {
    const grown = judged(bakery({ growth: 0.06 })).of('year-before')
    expect(grown?.judgement).toBe('good')
    expect(dutch(grown)).toMatch(/^Je omzet groeit [1-9]\d?%, als we/)
    const fallen = judged(bakery({ growth: -0.06 })).of('year-before')
    expect(fallen?.judgement).toBe('normal')
    expect(dutch(fallen)).toMatch(/^Je omzet is [1-9]\d?% lager, als we/)
    expect(judged(bakery({ growth: -0.6 })).of('year-before')?.judgement).toBe('heavy')
  })

  test('own money, a new loan and stopped rent are named with their sum, their bookings and what they mean', () => {
    const deposit = judged(withBookings(bakery(), [one(40_000, 'A. de Eigenaar', 'Privé storting')])).of('incidental')
    expect(deposit).toMatchObject({
      judgement: 'caution',
      figures: { sumCents: 40_000_00 },
      bookings: [expect.any(Number)],
    })
    expect(dutch(deposit)).toContain('Er kwam € 40.000 binnen dat niet steeds terugkomt')
    const loan = judged(withBookings(bakery(), [one(20_000, 'Floryn B.V.', 'Uitbetaling lening')])).of('new-debt')
    expect(loan).toMatchObject({ judgement: 'heavy', figures: { sumCents: 20_000_00 } })
    const late = addDays(today, -120)
    const all = bakery()
    const bookings = all.bookings.filter((each) => !each.description.startsWith('Huur') || each.bookedOn < late)
    const stopped = judged({ ...all, bookings })
    expect(stopped.of('stopped-rent')?.judgement).toBe('heavy')
    expect(stopped.of('stopped-rent')?.bookings.length).toBeGreaterThan(2)
    expect(stopped.of('costs-running')).toBeUndefined()
  })
})

test('CORE-4 no sentence of forty companies has a gap in it, in either language', () => {
  for (const company of Array.from({ length: 40 }, (_, seed) => anyCompany(seed + 1))) {
    for (const fact of judged(company).facts) {
      const shown = { ...fact, figures: { ...fact.figures } }
      for (const locale of ['nl', 'en'] as const) {
        const text = factText(shown, locale)
        expect(text, fact.fact).toMatch(/^[A-Z€0-9].*\.$/)
        expect(text, fact.fact).not.toMatch(/undefined|NaN|null|Infinity|-€|€\s?-/)
      }
    }
  }
})

test('CORE-4 a contested fact is shown as the rules read it, with every booking of it', () => {
  const { of, account, analysis } = judged(bakery())
  const { holder, kind } = bakery().plan
  const contestedFacts = [{ fact: 'owner-pay', booking: null, isWholeParty: false } as const]
  const contested = analyse([account], { today, companyNames: [holder], sbiCode: kind.sbiCode, contestedFacts })
  expect(contested.lending.ownerPay.year.count).toBe(0)
  const shown = judgeFacts(contested, account.bookings)
  expect(shown.find(({ fact }) => fact === 'owner-pay')).toEqual(of('owner-pay'))
  expect(shown).toEqual(judgeFacts(analysis, account.bookings))
})

test('CORE-4 an analysis of before has no such facts and breaks nothing', () => {
  const { analysis, account } = judged(bakery())
  const { lending: _lending, ...older } = analysis
  expect(judgeFacts(older as typeof analysis, account.bookings)).toEqual([])
})

test('CORE-4 a judgement is the scorecard’s: its best bin is good, its worst weighs heavily', () => {
  const of = (lowestBalanceMonths: number | null) =>
    judgedByPoints('lowest-balance-months', { ...soundInput, lowestBalanceMonths }, ownPolicy)
  expect([of(1), of(0.3), of(0.05), of(-0.1), of(null)]).toEqual(['good', 'normal', 'caution', 'heavy', 'heavy'])
})

test('CORE-4 money for the owners says that the higher of two years counts, where that is the year before', () => {
  const owners = (part: number) => {
    const whole = bakery({ endsOn: '2026-11-20', isEven: true })
    const isLess = (one: Booking): boolean => one.counterpartyName === 'A. Jansen' && one.bookedOn > '2025-11-01'
    const bookings = whole.bookings.map((each) =>
      isLess(each) ? { ...each, amountCents: Math.round(each.amountCents * part) } : each,
    )
    return dutch(judged({ ...whole, bookings }).of('owner-pay'))
  }
  expect(owners(0.5)).toMatch(
    /met € 3\.000 per maand .* € 18\.000 opgenomen\. Het jaar daarvoor was het meer, en het hoogste/,
  )
  expect(owners(0)).toContain('dat je het laatste jaar iets opnam. Het jaar daarvoor was het meer')
  expect(owners(1)).not.toContain('jaar daarvoor')
  expect(owners(1.5)).not.toContain('jaar daarvoor')
})
