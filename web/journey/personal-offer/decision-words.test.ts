import { expect, test } from 'vitest'
import { helpersFor } from './help-links.ts'
import { canConnectForIt, changeSentences, reasonSentences } from './decision-words.ts'
import { decisionAnswer } from '#contract/answers/decision-answer.ts'
import { decide } from '#lending/decision/decide.ts'
import { formatEuros } from '#lending/money.ts'
import { soundInput } from '#lending/testing/score-input.ts'

test('CORE-5 a reason is shown with the applicant’s figures, in both languages', () => {
  const reasons = [{ code: 'DATA_TOO_SHORT', figures: { coverageDays: 92, requiredDays: 180 } }]
  expect(reasonSentences(reasons, 'nl')[0]).toMatch(/92 dagen.*180/)
  expect(reasonSentences(reasons, 'en')[0]).toMatch(/92 days.*180/)
})

test('CORE-5 coming short each month is said once', () => {
  const short = {
    code: 'INCOME_DOES_NOT_COVER',
    figures: { availableMonthlyCents: -416_300, debtServiceMonthlyCents: 20_000, coverage: -1, required: 1 },
  }
  const thin = { code: 'THIN_MARGIN', figures: { share: -0.2 } }
  expect(reasonSentences([short, thin], 'nl')).toHaveLength(1)
  expect(reasonSentences([thin], 'nl')).toHaveLength(1)
})

test('FLOW-9 help fits the reasons, at most three, and a missing paper needs none', () => {
  const of = (...codes: string[]) => helpersFor(codes.map((code) => ({ code })))
  expect(of('COMPANY_YOUNG')).toEqual(['qredits', 'kvk'])
  expect(of('INCOME_DOES_NOT_COVER', 'TAX_ARREARS')).toEqual(['geldfit', 'bbz', '155'])
  expect(of('DATA_TOO_SHORT', 'HOLDER_NOT_MATCHED')).toEqual([])
})

test('CORE-5 a figure that is not known does not show as one', () => {
  const [sentence] = reasonSentences([{ code: 'DATA_TOO_OLD', figures: { maxDays: 7 } }], 'nl')
  expect(sentence).not.toMatch(/undefined|null/)
})

test('CORE-5 every change that leads to yes is shown, from its pair of figures', () => {
  const change = {
    code: 'gamblingCents',
    figures: {
      gamblingCentsFrom: 90_000,
      gamblingCentsTo: 0,
      gamblingShareFrom: 0.02,
      gamblingShareTo: 0,
      companyAgeMonthsFrom: 18,
      companyAgeMonthsTo: 24,
      points: 512,
    },
  }
  const sentences = changeSentences(change, 'nl')
  expect(sentences).toHaveLength(2)
  expect(sentences.join(' ')).toMatch(/kansspelen.*24 maanden/)
})

test('CORE-5 a way to yes and the coverage reach the page with the amount and the loan that they are of', () => {
  const record = decide(
    { ...soundInput, availableMonthlyCents: 1_500_00, ownerFloorMonthlyCents: 1_800_00 },
    '2026-11-21T10:00:00Z',
  )
  const { change, reasons, facts } = decisionAnswer(record, null, [])
  const amount = formatEuros(record.wayToYes!.amountCents!)
  expect(changeSentences(change!, 'nl').at(-1)).toContain(`Dan is ons antwoord ja, voor ${amount}.`)
  expect(reasonSentences(reasons, 'en').join(' ')).toContain('our smallest loan (€5,000 over 60 months)')
  expect(facts.slice(-2).map(({ value }) => value)).toEqual([5_000_00, 60])
})

test('CORE-5 the bank can be connected for what it shows itself, and not for what takes a year', () => {
  const changeOf = (figures: Record<string, string | number>) => ({ code: 'change', figures })
  expect(canConnectForIt(changeOf({ holderMatchFrom: 'COULD_NOT_MATCH', holderMatchTo: 'MATCH' }))).toBe(true)
  expect(canConnectForIt(changeOf({ holderMatchFrom: 'NO_MATCH', holderMatchTo: 'MATCH' }))).toBe(false)
  expect(canConnectForIt(changeOf({ coverageDaysFrom: 92, coverageDaysTo: 180, gamblingCentsTo: 0 }))).toBe(true)
  expect(canConnectForIt(changeOf({ companyAgeMonthsFrom: 18, companyAgeMonthsTo: 24 }))).toBe(false)
})
