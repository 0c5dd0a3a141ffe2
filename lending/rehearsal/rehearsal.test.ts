import { describe, expect, test } from 'vitest'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { boundsOf } from '#lending/policy/bounds.ts'
import type { Figure } from '#lending/policy/figure.ts'
import { lenderPolicy } from '#lending/policy/lender-policy.ts'
import { figureGroups, figureTable, ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { Rehearsal } from '#lending/rehearsal/rehearsal.ts'
import { rehearsalReport } from '#lending/rehearsal/rehearsal-report.ts'
import { answerBefore, answerUnder, needsBookings, type RehearsedCase } from '#lending/rehearsal/rehearsed-case.ts'
import { quickAnswer } from '#lending/testing/made-up/answer.ts'
import { Chance } from '#lending/testing/made-up/chance.ts'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import type { MadeUpCompany } from '#lending/testing/made-up/company.ts'
import { anyCompany } from '#lending/testing/made-up/sound.ts'

const policyOf = (file: object): Policy => lenderPolicy({ version: 'proef-1', ...file }).policy!
const companies = Array.from({ length: 40 }, (_, seed) => anyCompany(seed))
const answers = companies.map((company) => quickAnswer(company))
const red = policyOf({ grades: { A: 800, B: 800, C: 800, D: 800 }, score: { cutOff: 800 } })

function inputOf(company: MadeUpCompany, policy: Policy) {
  const { analysis } = quickAnswer(company, {}, policy)
  const expectedExpenses = { ...noExpenses, hasExpenses: true, amountCents: null }
  return scoreInputFrom(
    analysis,
    { requestedAmountCents: 25_000_00, expectedExpenses, foundedOn: '2016-03-01' },
    policy,
  )
}

const isPartly = ({ taxQuartersPaidShare: share }: ScoreInput) => share !== null && share > 0 && share < 1

const caseOf = (parts: Partial<RehearsedCase>): RehearsedCase => ({
  reference: 'VL-0000-0000',
  legalForm: 'bv',
  sector: '47',
  askedCents: 25_000_00,
  before: { outcome: 'approve', grade: 'B', mostCents: 20_000_00, yearlyRate: 0.1 },
  after: { outcome: 'approve', grade: 'B', mostCents: 20_000_00, yearlyRate: 0.1 },
  ...parts,
})
const no = { outcome: 'refuse', grade: 'E', mostCents: 0, yearlyRate: 0 } as const
const rehearsed = (...cases: Partial<RehearsedCase>[]): Rehearsal => {
  const rehearsal = new Rehearsal()
  for (const one of cases) rehearsal.add(caseOf(one))
  return rehearsal
}
const reportOf = (rehearsal: Rehearsal, fromBookings = 0) =>
  rehearsalReport(rehearsal, { version: 'proef-1', language: 'nl', fromBookings }).replaceAll('\u00a0', ' ')

describe('CORE-10 an answer under a policy', () => {
  test('is that of the engine, with its largest offer', () => {
    for (const { record, offers } of answers) {
      const most = Math.max(0, ...offers.map(({ loanAmountCents }) => loanAmountCents))
      expect(answerBefore(record, ownPolicy)).toMatchObject({ outcome: record.outcome, mostCents: most })
      expect(answerUnder(record.input, ownPolicy)).toEqual(answerBefore(record, ownPolicy))
      expect(answerUnder(record.input, red)).toMatchObject({ outcome: expect.stringMatching(/^ref/), mostCents: 0 })
    }
  })

  const rows = figureGroups.flatMap((group) =>
    Object.entries<Figure>(figureTable[group]).flatMap(([name, figure]) => {
      const [least, most] = boundsOf(`${group}.${name}`, figure)
      return [least, most].flatMap((value) => {
        const { policy } = lenderPolicy({ version: 'proef-1', [group]: { [name]: value } })
        return policy && value !== figure.value ? [{ row: `${group}.${name} ${value}`, policy }] : []
      })
    }),
  )

  test('rests on the bookings where a row changes what a decision rests on, so that no input of before hides it', () => {
    const input = answers[0]!.record.input
    const fromInput = rows.filter(({ policy }) => !needsBookings(policy, { before: ownPolicy, input }))
    expect(fromInput.length).toBeGreaterThan(60)
    expect(rows.length - fromInput.length).toBeGreaterThan(150)
    // Two whose taxes stop, so that some of their quarters are paid; each has expenses of an unknown amount.
    const { change } = relations.find(({ name }) => name === 'tax stops')!
    const partly = companies.slice(2, 30).flatMap((company) => change!(company, new Chance(1)) ?? [])
    const some = [
      ...partly.filter((company) => isPartly(inputOf(company, ownPolicy))).slice(0, 2),
      ...companies.slice(0, 2),
    ]
    expect(some).toHaveLength(4)
    const before = some.map((company) => JSON.stringify(inputOf(company, ownPolicy)))
    const changed = fromInput.filter(({ policy }) =>
      some.some((company, place) => JSON.stringify(inputOf(company, policy)) !== before[place]),
    )
    expect(changed.map(({ row }) => row)).toEqual([])
  })

  test('rests on them as well where the applicant contested some', () => {
    const input = { ...answers[0]!.record.input, contestedCount: 1 }
    expect(needsBookings(ownPolicy, { before: ownPolicy, input })).toBe(true)
  })
})

describe('CORE-10 the report of a rehearsal', () => {
  test('has answers old by new, sums and prices, and the cases that change most, first of all by their answer', () => {
    const cheaper = { outcome: 'approve', grade: 'A', mostCents: 25_000_00, yearlyRate: 0.08 } as const
    const report = reportOf(
      rehearsed(
        {},
        { reference: 'VL-1111-1111', after: cheaper },
        { reference: 'VL-2222-2222', after: no, sector: '56' },
      ),
      1,
    )
    expect(report).toContain('Opnieuw berekend: 3 van 3 aanvragen.')
    expect(report).toContain('Daarvan 1 vanaf de boekingen.')
    expect(report).toMatch(/^ +ja +2 +0 +1$/m)
    expect(report).toMatch(/^ +aanvragen met aanbod +3 +2$/m)
    expect(report).toMatch(/^ +samen +€ 60\.000 +€ 45\.000$/m)
    expect(report).toMatch(/^ +rente naar bedrag +10,00% +8,89%$/m)
    expect(report).toMatch(/^ +56 +1 +1 → 0 +0 → 0 +0 → 1 +€ 20\.000 → € 0 +10,00% → –$/m)
    expect(report).toMatch(/^ +tot € 25\.000 +3 /m)
    expect(report.slice(report.indexOf('Het meest veranderd')).match(/VL-\d{4}/g)).toEqual(['VL-2222', 'VL-1111'])
  })

  test('says that nothing changes only where that was computed', () => {
    expect(reportOf(rehearsed({}, {}))).toContain('Geen antwoord, bedrag of prijs verandert.')
    const half = reportOf(rehearsed({}, { after: 'bookings-gone' }, { after: 'old-model' }, { after: 'data-changed' }))
    expect(half).toContain('Opnieuw berekend: 1 van 4 aanvragen.')
    expect(half.match(/^Niet berekend: 1, /gm)).toHaveLength(3)
    const none = reportOf(rehearsed({ after: 'bookings-gone' }))
    expect(none).not.toContain('Geen antwoord')
    expect(none).toContain('Er is geen aanvraag die opnieuw berekend kan worden.')
  })

  test('keeps ten cases, however many change', () => {
    const many = Array.from({ length: 500 }, (_, place) => ({
      reference: `VL-${place}`,
      after: { outcome: 'approve', grade: 'B', mostCents: place * 100, yearlyRate: 0.1 } as const,
    }))
    const { mostChanged, whole } = rehearsed(...many)
    expect(whole.cases).toBe(500)
    expect(mostChanged.map(({ reference }) => reference)).toEqual(many.slice(0, 10).map(({ reference }) => reference))
  })
})
