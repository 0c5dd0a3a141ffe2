import { Chance } from '#lending/testing/made-up/chance.ts'
import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { answer } from '#lending/testing/made-up/answer.ts'
import { relations } from '#lending/testing/made-up/relations.ts'
import { broken } from '#lending/testing/made-up/compare.ts'
const from = Number(process.argv[2] ?? 0), n = Number(process.argv[3] ?? 60), only = process.argv[4]
const t = performance.now()
const count: Record<string, [number, number, string[]]> = {}
const outcomes: Record<string, number> = {}
let k = 0
for (let s = from; s < from + n; s++) {
  const c = anyCompany(s)
  const before = answer(c)
  outcomes[before.record.outcome] = (outcomes[before.record.outcome] ?? 0) + 1
  for (const r of relations) {
    if (only && !r.name.includes(only)) continue
    const own = r.of ? r.of(c) : c
    const changed = r.change(own, new Chance(s))
    if (!changed) continue
    k++
    const after = answer(changed)
    const b = broken(r, r.of ? answer(own) : before, after)
    const row = (count[r.name] ??= [0, 0, []])
    row[0]++
    if (b.length) { row[1]++; if (row[2].length < 4) row[2].push(`${s}: ${b.slice(0, 2).join('; ')}`) }
  }
}
console.log(outcomes)
for (const [name, [a, b, e]] of Object.entries(count)) console.log(name.padEnd(40), a, b, e.join(' | '))
console.log(((performance.now() - t) / k).toFixed(2), 'ms each')
