import { analyse } from '#lending/analysis/analyse.ts'
import { decide } from '#lending/scorecard/decide.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { scoreInputFrom } from '#lending/scorecard/score-input-from.ts'
import { company } from '#lending/testing/healthy-company.ts'
const run = (accounts: any, amt = 25_000_00, exp: any = { hasExpenses: false, knowsAmount: false, amountCents: null }) => {
  const analysis = analyse(accounts, { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] })
  const r = decide(scoreInputFrom(analysis, { requestedAmountCents: amt, expectedExpenses: exp, foundedOn: '2018-03-01' }), '2026-11-21T10:00:00Z')
  const o = makeOffers(r, { today: '2026-11-21', months: analysis.months, isOwnerLiable: false, hasPartner: false })
  console.log(r.outcome, r.grade, r.score, r.input.availableMonthlyCents, r.reasons.map((x) => x.code).join(), o.map((x) => x.loanAmountCents / 100 + x.amountCappedBy[0]!).join(' '), JSON.stringify(o.at(-2)?.stress))
  return { analysis, r }
}
const { r, analysis } = run([company()])
console.log(JSON.stringify(analysis.lending.capacity), JSON.stringify(r.bins.map((b) => b.points)), JSON.stringify(analysis.lending.tax.quartersPaid), analysis.lending.balance.lowestCents)
run([company()], 250_000_00)
run([company({ supplierShare: 0.66, closingBalanceCents: 15_000_00 })])
run([company()], 25_000_00, { hasExpenses: true, knowsAmount: true, amountCents: 101_000_00 })
run([company()], 25_000_00, { hasExpenses: true, knowsAmount: false, amountCents: null })
run([company({ months: 3 })])
run([company({ monthlyTurnoverCents: 3_000_00, monthlyWagesCents: 0, monthlyRentCents: 500_00 })])
