import { beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import { findCase, openKeyOf } from '../../store/case/case-data.ts'
import { openDecision } from '../../store/decision/decision-record.ts'
import { decidedApplicant, type Applicant } from '../../testing/applicant.ts'
import { startSite } from '../../testing/site.ts'

/** Companies' histories end today, so a fixed day makes them the same for ever: every figure here is written out. */
const today = '2026-11-21'

const { server } = await startSite({ today, environment: { HOST: 'localhost' } })

const read = async <T>(applicant: Applicant, path: string): Promise<T> => (await applicant.call('GET', path)).body as T
const offersOf = (applicant: Applicant) => read<AnswerOf<'listOffers'>>(applicant, 'dls-pbl-api/v3/offers')
const categoriesOf = (applicant: Applicant) =>
  read<AnswerOf<'listCategories'>>(applicant, 'vlot/v1/analysis/categories')

async function recordOf({ caseId }: Applicant) {
  const loanCase = (await findCase(server.context.database, caseId))!
  const row = await server.context.database
    .selectFrom('decision')
    .selectAll()
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return openDecision(openKeyOf(server.context.settings.operatorKeys, loanCase)!, row)
}

/** Count and sum of each category, in cents. */
const webshopCategories = {
  'payment-provider-payout': [816, 227_260_529],
  supplier: [1_343, -127_289_206],
  wages: [120, -25_797_833],
  'vat-payment': [8, -13_096_600],
  'private-withdrawal': [24, -10_809_974],
  'wage-tax': [24, -9_696_192],
  rent: [24, -6_156_955],
  marketing: [366, -7_678_116],
  software: [372, -7_623_344],
  'customer-receipt': [971, 5_252_449],
  reversal: [1_128, -4_396_055],
  pension: [24, -4_076_823],
  'corporate-tax': [24, -2_112_000],
  energy: [32, -1_631_577],
  dividend: [1, -3_300_000],
  accountancy: [48, -1_325_723],
  insurance: [24, -677_264],
  telecom: [24, -279_993],
  'bank-costs': [24, -71_976],
  'own-transfer': [48, 0],
}
const builderCategories = {
  'customer-receipt': [358, 177_215_193],
  supplier: [2_388, -87_009_898],
  wages: [168, -45_369_345],
  'wage-tax': [24, -14_218_445],
  'vat-payment': [8, -13_361_100],
  pension: [24, -5_978_236],
  rent: [24, -5_171_844],
  'loan-instalment': [24, -5_160_000],
  lease: [24, -3_410_954],
  'private-deposit': [6, 2_610_000],
  hospitality: [277, -1_960_693],
  fuel: [270, -1_890_782],
  energy: [32, -1_560_427],
  insurance: [24, -1_329_901],
  accountancy: [48, -1_178_262],
  reversal: [6, 589_551],
  'tax-refund': [1, 307_200],
  telecom: [24, -282_041],
  'bank-costs': [26, -268_378],
}

const table = ({ categories }: AnswerOf<'listCategories'>) =>
  Object.fromEntries(categories.map(({ category, count, sumCents }) => [category, [count, sumCents]]))

describe('a webshop whose year is known', () => {
  let applicant: Applicant
  beforeAll(async () => void (applicant = await decidedApplicant(server.origin, 'BUNQ', '00900003')))

  test('CORE-2 CORE-4 its bookings come from the bank link, each in its category', async () => {
    const summary = await categoriesOf(applicant)
    expect(summary).toMatchObject({ from: '2024-11-22', to: '2026-11-21', bookingCount: 5_445 })
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
      grade: 'C',
      points: 617,
      reasons: [],
    })
    const { basePoints, bins, policyHits } = await recordOf(applicant)
    expect([basePoints, policyHits]).toEqual([594, []])
    expect(bins.map(({ characteristic, bin, points }) => [characteristic, bin, points])).toEqual([
      ['company-age-months', '48 to 120', 0],
      ['turnover-change', '0.85 or more', 0],
      ['turnover-variation', 'under 0.20', 6],
      ['days-below-zero-share', 'none', 0],
      ['buffer-days', '40 or more', 7],
      ['lowest-balance-months', '0.5 or more', 6],
      ['returned-direct-debits', 'none', 6],
      ['customer-return-share', 'under 2 %', 0],
      ['margin', '0 to 5 %', -10],
      ['tax-quarters-paid', 'all', 0],
      ['largest-customer-share', 'under 15 %', 4],
      ['instalment-share', 'none', 4],
      ['asked-burden', '0.35 to 0.70', 0],
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
      ['PBL', 1, 13_500, 9.7, 0, 709.32, 1_125, 123_413, 113_409, 70_932, 1_420_932, 1_350_000, 10.14],
      ['PBL', 2, 24_500, 10.22, 0, 2_608.24, 1_020.83, 122_949, 102_960, 260_824, 2_710_824, 2_450_000, 10.71],
      ['PBL', 3, 25_000, 10.74, 0, 4_139.39, 694.44, 91_819, 70_082, 413_939, 2_913_939, 2_500_000, 11.28],
      ['PBL', 4, 25_000, 11.26, 0, 5_747.33, 520.83, 75_541, 52_588, 574_733, 3_074_733, 2_500_000, 11.86],
      ['PBL', 5, 25_000, 11.78, 0, 7_485.33, 416.66, 66_208, 42_115, 748_533, 3_248_533, 2_500_000, 12.44],
      ['PBC', 1, 13_500, 8.1, 303.75, 592.32, 1_125, 121_613, 113_259, 89_607, 1_439_607, 1_319_625, 13.19],
    ])
    const [shortest] = offers
    expect(shortest?.schedule[0]).toEqual({
      number: 1,
      dueOn: '2026-12-21',
      principalCents: 112_500,
      interestCents: 10_913,
      totalCents: 123_413,
      outstandingCents: 1_237_500,
    })
    expect(shortest?.schedule.at(-1)).toMatchObject({ number: 12, dueOn: '2027-11-21', outstandingCents: 0 })
    expect(shortest?.stress).toEqual({
      monthlyRoomCents: 405_969,
      monthlyRoomStressedCents: -257_539,
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
      yearlyTurnoverCents: 79_409_311,
      averageMonthlyTurnoverCents: 6_617_443,
      availableMonthlyCents: -1_446_821,
      existingDebtServiceMonthlyCents: 691_403,
      returnedDirectDebitsYear: 6,
      daysBelowZeroShare: 59.45,
      taxPaymentCount: 14,
      largestCustomerShare: 33.09,
      coverageDays: 730,
      companyAgeMonths: 209,
    })
  })

  test('CORE-5 it is red below the cut-off, with reasons and their own figures, and a person can be asked', async () => {
    const { decision, scoreIsRed, isEligibleForDls, offers } = await offersOf(applicant)
    expect({ scoreIsRed, isEligibleForDls, offers }).toEqual({ scoreIsRed: true, isEligibleForDls: false, offers: [] })
    expect(decision).toMatchObject({ outcome: 'refused', grade: 'E', points: 476 })
    expect(decision.reasons.map(({ code }) => code)).toEqual([
      'INCOME_DOES_NOT_COVER',
      'RETURNED_DIRECT_DEBITS',
      'OFTEN_OVERDRAWN',
      'THIN_MARGIN',
    ])
    expect(decision.reasons[0]?.figures).toMatchObject({
      availableMonthlyCents: -1_446_821,
      debtServiceMonthlyCents: 706_511,
    })
    const { bins, policyHits } = await recordOf(applicant)
    expect(policyHits.map(({ rule, outcome }) => [rule, outcome])).toEqual([
      ['coverage-below-one', 'refuse'],
      ['some-returned-direct-debits', 'refer'],
      ['often-overdrawn', 'refer'],
    ])
    expect(bins.map(({ characteristic, bin, points }) => [characteristic, bin, points])).toEqual([
      ['company-age-months', '120 or more', 7],
      ['turnover-change', '0.60 to 0.85', -13],
      ['turnover-variation', 'under 0.20', 6],
      ['days-below-zero-share', '25 % or more', -26],
      ['buffer-days', 'under 5', -17],
      ['lowest-balance-months', 'below zero', -9],
      ['returned-direct-debits', '6 or more', -29],
      ['customer-return-share', 'under 2 %', 0],
      ['margin', 'under 0', -26],
      ['tax-quarters-paid', 'all', 0],
      ['largest-customer-share', '15 to 40 %', 0],
      ['instalment-share', '5 to 12 %', -7],
      ['asked-burden', '0.70 or more', -4],
      ['cash-share', 'under 25 %', 0],
      ['gambling-share', 'under 0.2 %', 0],
    ])
    const asked = await applicant.call('POST', 'vlot/v1/decision/review', { email: 'baas@bouw.example' })
    expect(asked.body.reviewAnswerBy).toBe('2026-12-04')
  })
})
