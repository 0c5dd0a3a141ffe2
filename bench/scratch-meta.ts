import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { plainAnswer, tryRelation } from '#lending/testing/made-up/try-relation.ts'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import type { Answer } from '#lending/testing/made-up/answer.ts'
const from = Number(process.argv[2] ?? 0), n = Number(process.argv[3] ?? 60), only = process.argv[4]
const t = performance.now()
const count: Record<string, [number, number, string[]]> = {}
const outcomes: Record<string, number> = {}
let k = 0
for (let s = from; s < from + n; s++) {
  const c = anyCompany(s)
  let a: Answer | undefined
  const plain = () => (a ??= plainAnswer(c))
  outcomes[plain().record.outcome] = (outcomes[plain().record.outcome] ?? 0) + 1
  for (const r of relations) {
    if (only && !r.name.includes(only)) continue
    const b = tryRelation(r, c, plain)
    if (!b) continue
    k++
    const row = (count[r.name] ??= [0, 0, []])
    row[0]++
    if (b.length) { row[1]++; if (row[2].length < 6) row[2].push(`${s}: ${b.slice(0, 2).join('; ')}`) }
  }
}
console.log(outcomes)
for (const [name, [a, b, e]] of Object.entries(count)) if (b || only) console.log(name.padEnd(40), a, b, e.join(' | '))
console.log(Object.keys(count).length, 'relations', k, 'tried', ((performance.now() - t) / k).toFixed(2), 'ms each')
