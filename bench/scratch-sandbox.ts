import { COMPANIES } from '#bank-sandbox/companies/catalogue.ts'
import { histories } from '#bank-sandbox/histories.ts'
import { ibanOfAccount } from '#bank-sandbox/story/tell-story.ts'
import { analyse } from '#lending/analysis/analyse.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { decide } from '#lending/scorecard/decide.ts'
import { scoreInputFrom } from '#lending/scorecard/score-input-from.ts'
import { booking } from '#lending/testing/booking.ts'
const today = process.argv[2] ?? '2026-11-21'
const verbose = process.argv[3]
for (const c of COMPANIES) {
  if (verbose && c.kvkNumber !== verbose) continue
  const told = histories().of(c, today.slice(0, 7), today)
  const accounts = c.accounts.map((a) => ({
    iban: ibanOfAccount(c.kvkNumber, a), holder: a.holderName, bank: null,
    closing: { on: today, amountCents: told[a.key]!.closingCents },
    transactions: told[a.key]!.bookings.map((b) => booking({ bookedOn: b.date, amountCents: b.amountCents, currency: a.currency, counterpartyName: b.counterparty.name, counterpartyAccount: b.counterparty.iban ?? null, description: b.text, isReversal: b.kind === 'reversal' })),
  }))
  const analysis = analyse(accounts, { today, companyNames: [c.name, ...c.tradeNames], sbiCode: c.sbi[0]!.code })
  const input = scoreInputFrom(analysis, { requestedAmountCents: 2500000, expectedExpenses: { hasExpenses: false, knowsAmount: false, amountCents: null }, foundedOn: typeof c.began === 'string' ? c.began : '2025-12-01' })
  const r = decide(input, `${today}T10:00:00Z`)
  const offers = makeOffers(r, { today, months: analysis.months, isOwnerLiable: false, hasPartner: false })
  const k = analysis.lending.capacity
  const e = (x: number) => Math.round(x / 100)
  console.log(c.kvkNumber, c.name.slice(0, 26).padEnd(26), r.outcome, r.grade, r.score, 'avail', e(k.availableMonthlyCents), 'old', e(analysis.year.availableMonthlyCents), 'debt', e(analysis.lending.debt.monthlyCents), r.reasons.map((x) => x.code).join(','), offers.map((o) => `${o.productType}${o.termMonths}:${o.loanAmountCents / 100}@${o.clientRate}`).join(' '))
  if (verbose) {
    const { ...k2 } = k
    console.log(Object.fromEntries(Object.entries(k2).map(([n, v]) => [n, n === 'fallFactor' ? v : e(v)])))
    console.log(JSON.stringify({ inc: e(analysis.lending.incidental.sumCents), core: e(analysis.lending.coreTurnover.sumCents), rt: analysis.lending.roundTrips.count, owner: { ...analysis.lending.ownerPay, year: analysis.lending.ownerPay.year.sumCents, unshared: analysis.lending.ownerPay.unshared.sumCents }, tax: { ...analysis.lending.tax, paid: 0 }, yb: analysis.lending.yearBefore, stopped: analysis.lending.stopped.map((s) => [s.kind, s.missingYearCents]), bal: analysis.lending.balance, var: analysis.lending.turnoverVariation, conc: analysis.lending.concentrationPeak }))
    console.log(r.bins.map((b) => `${b.characteristic} ${b.bin} ${b.points}`).join('\n'))
    console.log(analysis.lending.incidental.bookings.slice(0,30).map((n) => { const t = accounts.flatMap((a) => a.transactions)[n]!; return `${t.bookedOn} ${t.amountCents / 100} ${t.counterpartyName} ${t.description}` }).join('\n'))
  }
}
