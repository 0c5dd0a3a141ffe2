import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { answer } from '#lending/testing/made-up/answer.ts'
const c = anyCompany(Number(process.argv[2])), a = answer(c)
const m = new Map<string, number>()
c.transactions.forEach((t, n) => { const k = a.analysis.bookings[n]!.category + ' | ' + (t.counterpartyName ?? '').replace(/\d+$/, '') + ' | ' + t.description.replace(/[\d-]+$/, ''); m.set(k, (m.get(k) ?? 0) + t.amountCents / 100) })
console.log([...m].map(([k, v]) => k + ' ' + Math.round(v)).join('\n'))
