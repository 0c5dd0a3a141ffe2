import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '#bank-sandbox/sandbox.ts'
import type { AnswerOf } from '#contract/calls.ts'
import { findCase, openKeyOf } from '../store/case-data.ts'
import { openDecision } from '../store/decision-record.ts'
import { decidedApplicant, type Applicant } from '../testing/applicant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** The companies' histories end today, so a fixed day makes them the same for ever: every figure here is written out. */
const today = '2026-11-21'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today })
  server = await startTestServer({ sandbox, environment: { HOST: 'localhost', CLOCK_TODAY: today } })
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
})

const read = async <T>(applicant: Applicant, path: string): Promise<T> => (await applicant.call('GET', path)).body as T
const offersOf = (applicant: Applicant) => read<AnswerOf<'listOffers'>>(applicant, 'dls-pbl-api/v3/offers')
const categoriesOf = (applicant: Applicant) =>
  read<AnswerOf<'listCategories'>>(applicant, 'vlot/v1/analysis/categories')

/** What is kept of the decision, opened with the case's key. */
async function recordOf({ caseId }: Applicant) {
  const loanCase = (await findCase(server.context.database, caseId))!
  const row = await server.context.database
    .selectFrom('decision')
    .selectAll()
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return openDecision(openKeyOf(server.context.settings.operatorKey, loanCase)!, row)
}

/** Count and sum of each category, in cents. */
const webshopCategories = {
  'payment-provider-payout': [407, 121_380_073],
  supplier: [1_479, -74_545_525],
  wages: [60, -13_096_769],
  'vat-payment': [4, -6_786_700],
  'private-withdrawal': [12, -5_437_443],
  'wage-tax': [12, -4_919_744],
  marketing: [200, -4_241_225],
  rent: [12, -4_238_415],
  'customer-receipt': [515, 2_787_821],
  pension: [12, -2_068_535],
  dividend: [1, -1_500_000],
  'corporate-tax': [12, -1_056_000],
  energy: [16, -824_832],
  accountancy: [24, -671_046],
  insurance: [12, -342_813],
  telecom: [12, -143_041],
  'bank-costs': [12, -35_988],
  'own-transfer': [24, 0],
}
const builderCategories = {
  'customer-receipt': [160, 78_699_742],
  supplier: [1_189, -39_282_180],
  wages: [84, -22_965_014],
  'wage-tax': [12, -7_214_285],
  'vat-payment': [4, -5_709_400],
  pension: [12, -3_033_292],
  rent: [12, -2_617_846],
  'private-deposit': [6, 2_610_000],
  'loan-instalment': [12, -2_580_000],
  lease: [12, -1_726_533],
  hospitality: [135, -958_169],
  fuel: [131, -886_659],
  energy: [16, -790_219],
  insurance: [12, -673_161],
  accountancy: [24, -596_406],
  reversal: [6, 589_551],
  'bank-costs': [14, -226_438],
  telecom: [12, -143_323],
}

const table = ({ categories }: AnswerOf<'listCategories'>) =>
  Object.fromEntries(categories.map(({ category, count, sumCents }) => [category, [count, sumCents]]))

describe('a webshop whose year is known', () => {
  let applicant: Applicant
  beforeAll(async () => void (applicant = await decidedApplicant(server.origin, 'BUNQ', '00900003')))

  test('CORE-2 CORE-4 its bookings come from the bank link, each in its category', async () => {
    const summary = await categoriesOf(applicant)
    expect(summary).toMatchObject({ from: '2025-11-22', to: '2026-11-21', bookingCount: 2_826 })
    expect(table(summary)).toEqual(webshopCategories)
    const months = summary.categories.find(({ category }) => category === 'payment-provider-payout')?.months
    expect(months?.slice(0, 2)).toEqual([
      { month: '2026-11', count: 24, sumCents: 11_389_232 },
      { month: '2026-10', count: 35, sumCents: 11_180_215 },
    ])
  })

  test('CORE-5 its points add up to a grade, characteristic by characteristic', async () => {
    const { decision, scoreIsRed } = await offersOf(applicant)
    expect({ scoreIsRed, ...decision }).toMatchObject({
      scoreIsRed: false,
      outcome: 'approved',
      grade: 'B',
      points: 614,
      reasons: [],
    })
    const { basePoints, bins, policyHits } = await recordOf(applicant)
    expect([basePoints, policyHits]).toEqual([585, []])
    expect(bins.map(({ characteristic, bin, points }) => [characteristic, bin, points])).toEqual([
      ['company-age-months', '48 to 120', 0],
      ['turnover-change', '1.15 or more', 6],
      ['turnover-variation', '0.20 to 0.45', 0],
      ['days-below-zero-share', 'none', 9],
      ['buffer-days', '40 or more', 10],
      ['returned-direct-debits', 'none', 6],
      ['customer-return-share', 'under 2 %', 0],
      ['margin', '0 to 5 %', -10],
      ['tax-regularity', 'regular', 0],
      ['largest-customer-share', 'under 15 %', 4],
      ['instalment-share', 'none', 4],
      ['cash-share', 'under 25 %', 0],
      ['gambling-share', 'under 0.2 %', 0],
    ])
  })

  test('CORE-6 its offers are these amounts, to the cent', async () => {
    const { offers } = await offersOf(applicant)
    expect(
      offers.map((one) => [
        one.productType,
        one.term,
        one.loanAmount,
        one.clientRate,
        one.creditProvision,
        one.totalInterestCost,
        one.linearMonthlyAmortization,
        one.firstInstalmentCents,
        one.lastInstalmentCents,
        one.totalCostCents,
        one.totalToRepayCents,
        one.netPayoutCents,
        one.yearlyCostPercentage,
      ]),
    ).toEqual([
      ['PBL', 1, 25_000, 8.9, 0, 1_205.21, 2_083.33, 226_875, 209_882, 120_521, 2_620_521, 2_500_000, 9.27],
      ['PBL', 2, 25_000, 9.1, 0, 2_369.81, 1_041.66, 123_124, 104_972, 236_981, 2_736_981, 2_500_000, 9.49],
      ['PBL', 3, 25_000, 9.3, 0, 3_584.4, 694.44, 88_819, 69_998, 358_440, 2_858_440, 2_500_000, 9.71],
      ['PBL', 4, 25_000, 9.5, 0, 4_848.98, 520.83, 71_875, 52_511, 484_898, 2_984_898, 2_500_000, 9.92],
      ['PBL', 5, 25_000, 9.7, 0, 6_163.68, 416.66, 61_874, 42_043, 616_368, 3_116_368, 2_500_000, 10.14],
      ['PBC', 1, 25_000, 7.7, 562.5, 1_042.71, 2_083.33, 224_375, 209_674, 160_521, 2_660_521, 2_443_750, 12.74],
    ])
    const [shortest] = offers
    expect(shortest?.schedule[0]).toEqual({
      number: 1,
      dueOn: '2026-12-21',
      principalCents: 208_333,
      interestCents: 18_542,
      totalCents: 226_875,
      outstandingCents: 2_291_667,
    })
    expect(shortest?.schedule.at(-1)).toMatchObject({ number: 12, dueOn: '2027-11-21', outstandingCents: 0 })
    expect(shortest?.stress).toEqual({
      monthlyRoomCents: 479_985,
      monthlyRoomStressedCents: -1_589_480,
      coversInstalment: true,
      coversInstalmentStressed: false,
    })
  })
})

describe('a builder whose year is known', () => {
  let applicant: Applicant
  beforeAll(async () => void (applicant = await decidedApplicant(server.origin, 'ABN', '00900004')))

  test('CORE-4 debt service, reversals and the balance below zero are seen', async () => {
    expect(table(await categoriesOf(applicant))).toEqual(builderCategories)
    const { decision } = await offersOf(applicant)
    const facts = Object.fromEntries(decision.facts.map(({ code, value }) => [code, value]))
    expect(facts).toMatchObject({
      yearlyTurnoverCents: 78_699_744,
      averageMonthlyTurnoverCents: 6_558_312,
      availableMonthlyCents: -410_303,
      existingDebtServiceMonthlyCents: 215_000,
      returnedDirectDebitsYear: 6,
      daysBelowZeroShare: 65.21,
      taxPaymentCount: 16,
      largestCustomerShare: 28.31,
      coverageDays: 365,
      companyAgeMonths: 209,
    })
  })

  test('CORE-5 it is red below the cut-off, with reasons and their own figures, and a person can be asked', async () => {
    const { decision, scoreIsRed, isEligibleForDls, offers } = await offersOf(applicant)
    expect({ scoreIsRed, isEligibleForDls, offers }).toEqual({ scoreIsRed: true, isEligibleForDls: false, offers: [] })
    expect(decision).toMatchObject({ outcome: 'refused', grade: 'E', points: 484 })
    expect(decision.reasons.map(({ code }) => code)).toEqual([
      'INCOME_DOES_NOT_COVER',
      'RETURNED_DIRECT_DEBITS',
      'OFTEN_OVERDRAWN',
      'THIN_MARGIN',
    ])
    expect(decision.reasons[0]?.figures).toMatchObject({
      availableMonthlyCents: -410_303,
      debtServiceMonthlyCents: 228_594,
    })
    const { bins, policyHits } = await recordOf(applicant)
    expect(policyHits.map(({ rule, outcome }) => [rule, outcome])).toEqual([
      ['coverage-below-one', 'refuse'],
      ['some-returned-direct-debits', 'refer'],
    ])
    expect(bins.map(({ characteristic, bin, points }) => [characteristic, bin, points])).toEqual([
      ['company-age-months', '120 or more', 7],
      ['turnover-change', '0.60 to 0.85', -10],
      ['turnover-variation', '0.20 to 0.45', 0],
      ['days-below-zero-share', '25 % or more', -26],
      ['buffer-days', 'under 5', -17],
      ['returned-direct-debits', '6 or more', -29],
      ['customer-return-share', 'under 2 %', 0],
      ['margin', 'under 0', -26],
      ['tax-regularity', 'regular', 0],
      ['largest-customer-share', '15 to 40 %', 0],
      ['instalment-share', 'under 5 %', 0],
      ['cash-share', 'under 25 %', 0],
      ['gambling-share', 'under 0.2 %', 0],
    ])
    const asked = await applicant.call('POST', 'vlot/v1/decision/review', { email: 'baas@bouw.example' })
    expect(asked.body.reviewAnswerBy).toBe('2026-12-21')
  })
})
