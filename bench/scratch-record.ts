import { decide } from '#lending/scorecard/decide.ts'
import { soundInput } from '#lending/testing/score-input.ts'
import { firstYearServiceCents } from '#lending/offers/schedule.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
const d = (p: object) => decide({ ...soundInput, ...p }, '2026-11-21T10:00:00Z')
const r = d({})
console.log(r.basePoints, r.score, r.grade, r.bins.filter((b) => b.points).map((b) => [b.characteristic, b.bin, b.points].join('|')))
for (const p of [{ availableMonthlyCents: 100_00, privateWithdrawalsMonthlyCents: 0 }, { daysBelowZeroShare: 0.4, returnedDirectDebitsYear: 7, turnoverVariation: 0.9 }, { turnoverChange: null, turnoverVariation: null, daysBelowZeroShare: null, bufferDays: null, returnedDirectDebitsYear: 1, existingDebtServiceMonthlyCents: 1 }, { availableMonthlyCents: 140_00, gamblingCents: 21_600_00, gamblingShare: 0.06 }, { daysBelowZeroShare: 0.4, bufferDays: 2, returnedDirectDebitsYear: 7, turnoverVariation: 0.9, companyAgeMonths: 16 }, { availableMonthlyCents: 50_00 }, { taxArrearsCount: 1, newLoanCountLastThreeMonths: 2, gamblingShare: 0.06, gamblingCents: 1, yearlyTurnoverCents: 1 }]) {
  const x = d(p)
  console.log(JSON.stringify(p), x.outcome, x.grade, x.score, x.debtServiceCoverage, JSON.stringify(x.reasons), JSON.stringify(x.wayToYes?.changes))
}
console.log(firstYearServiceCents({ amountCents: 500000, termMonths: 60, yearlyRate: 0.137 }), firstYearServiceCents({ amountCents: 500000, termMonths: 60, yearlyRate: 0.179 }))
const o = makeOffers(r, { today: '2026-11-21', months: [], isOwnerLiable: false, hasPartner: false })
console.log(o.map((x) => [x.productType, x.termMonths, x.loanAmountCents, x.clientRate, x.totalInterestCents, x.firstInstalmentCents, x.lastInstalmentCents].join(' ')))
console.log(makeOffers(d({ requestedAmountCents: 200_000_00 }), { today: '2026-11-21', months: [], isOwnerLiable: false, hasPartner: false }).map((x) => [x.productType, x.termMonths, x.loanAmountCents, x.amountCappedBy, x.clientRate].join(' ')))
