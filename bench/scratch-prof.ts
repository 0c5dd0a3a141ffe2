import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { answer } from '#lending/testing/made-up/answer.ts'
import { accountOf } from '#lending/testing/made-up/company.ts'
import { analyse } from '#lending/analysis/analyse.ts'
import { makeLedger } from '#lending/analysis/ledger.ts'
import { lendingFacts } from '#lending/analysis/lending-facts.ts'
import { recurringPayments } from '#lending/analysis/facts/recurring.ts'
const cs = Array.from({ length: 64 }, (_, s) => anyCompany(s))
const time = (n: string, f: (c: any) => void) => { for (const c of cs) f(c); const t = performance.now(); for (let k = 0; k < 3; k++) for (const c of cs) f(c); console.log(n, ((performance.now() - t) / 192).toFixed(2)) }
time('tell', (c) => fromPlan(c.plan))
time('answer', (c) => answer(c))
const ctx = (c: any) => ({ today: '2026-11-21', companyNames: [c.plan.holder], sbiCode: c.plan.kind.sbiCode })
time('analyse', (c) => analyse([accountOf(c)], ctx(c)))
time('ledger', (c) => makeLedger([accountOf(c)], ctx(c)))
const ls = new Map(cs.map((c) => [c, makeLedger([accountOf(c)], ctx(c))]))
time('facts', (c) => lendingFacts(ls.get(c)!, null))
time('recurring', (c) => recurringPayments(ls.get(c)!))
console.log(cs.reduce((s, c) => s + c.transactions.length, 0) / 64)
