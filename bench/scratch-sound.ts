import { soundCompany } from '#lending/testing/made-up/sound.ts'
import { answer } from '#lending/testing/made-up/answer.ts'
const n = Number(process.argv[2] ?? 48)
let ok = 0
const t = performance.now()
const why: Record<string, number> = {}
for (let s = 0; s < n; s++) {
  const c = soundCompany(s)
  const a = answer(c)
  if (a.record.outcome === 'approve') ok++
  for (const r of a.record.reasons) why[r.code] = (why[r.code] ?? 0) + 1
  const k = a.analysis.lending.capacity
  const e = (x: number) => Math.round(x / 100)
  if (n <= 64) console.log(s, c.plan.kind.name.padEnd(18), c.plan.legalForm.padEnd(11), c.plan.months, 'n', c.transactions.length, a.record.outcome, a.record.grade, a.record.score, 'T', Math.round(c.plan.monthlyEuros), 'core', e(k.coreMonthlyCents), 'sur', Math.round(c.plan.monthlyEuros * c.plan.surplus), 'avail', e(k.availableMonthlyCents), 'own', Math.round(c.plan.ownerEuros), e(k.ownerMonthlyCents), 'f', k.fallFactor.toFixed(2), 'inc', e(a.analysis.lending.incidental.sumCents), a.record.reasons.map((x) => x.code).join(','), a.offers.map((o) => o.loanAmountCents / 100000).join(' '))
}
console.log(ok, 'of', n, why, ((performance.now() - t) / n).toFixed(2), 'ms each')
