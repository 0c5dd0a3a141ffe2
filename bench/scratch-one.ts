import { Chance } from '#lending/testing/made-up/chance.ts'
import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { answer, type Answer } from '#lending/testing/made-up/answer.ts'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
const s = Number(process.argv[2]), r = relations.find((x) => x.name.includes(process.argv[3]!))!
const c = anyCompany(s), own = r.of ? r.of(c) : c
const show = (a: Answer) => {
  const l = a.analysis.lending
  const { capacity: k, yearBefore } = l
  const inp = Object.fromEntries(Object.entries(a.record.input))
  return { kind: c.plan.kind.name, plan: [own.plan.months, own.plan.surplus, own.plan.growth], outcome: a.record.outcome, score: a.record.score, hits: a.record.policyHits.map((h) => h.rule).join(), bins: a.record.bins.map((b) => `${b.characteristic}=${b.points}`).join(' '), ...inp, cap: JSON.stringify(k), yb: JSON.stringify(yearBefore), stopped: JSON.stringify(l.stopped.map((x) => [x.kind, x.missingYearCents, x.missed.length])), tax: JSON.stringify({ ...l.tax, paid: 0 }), inc: l.incidental.sumCents, lenders: JSON.stringify(l.debt.lenders.map((x) => [x.name, x.monthlyCents, x.hasStopped])), cov: a.record.debtServiceCoverage, offers: a.offers.map((o) => o.loanAmountCents / 100 + '@' + o.clientRate).join(' ') }
}
const A = show(answer(own)) as Record<string, unknown>, B = show(answer(r.change(own, new Chance(s))!)) as Record<string, unknown>
for (const k of Object.keys(A)) if (JSON.stringify(A[k]) !== JSON.stringify(B[k]) || ['kind', 'plan', 'yb', 'bins','hits'].includes(k)) console.log(k, '\n   ', A[k], '\n   ', B[k])
