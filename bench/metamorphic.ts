// How many made-up companies break a relation that the credit policy promises (limit: none), and how many of the sound ones are offered
// a fair amount (at least three in four). Exit code 1 when one is broken.
// Run: node_modules/.bin/node bench/metamorphic.ts [companies] [first seed] [names of relations, with | between]
import { answer, type Answer } from '#lending/testing/made-up/answer.ts'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import { anyCompany, soundCompany } from '#lending/testing/made-up/sound.ts'
import { plainAnswer, tryRelation } from '#lending/testing/made-up/try-relation.ts'

const companyCount = Math.min(Number(process.argv[2] ?? 500), 1_000_000)
const firstSeed = Number(process.argv[3] ?? 0)
const names = (process.argv[4] ?? '').split('|')
const wanted = relations.filter((relation) => names.some((name) => relation.name.includes(name)))
const examplesShown = 3
const soundCount = 48

type Row = { name: string; tried: number; broken: number; examples: string[] }
const rows = new Map<string, Row>(wanted.map(({ name }) => [name, { name, tried: 0, broken: 0, examples: [] }]))
const outcomes = { approve: 0, refer: 0, refuse: 0 }

function tryAll(seed: number): void {
  const company = anyCompany(seed)
  let known: Answer | null = null
  const plain = (): Answer => (known ??= plainAnswer(company))
  outcomes[plain().record.outcome] += 1
  for (const relation of wanted) {
    const wrong = tryRelation(relation, company, plain)
    if (wrong === null) continue
    const row = rows.get(relation.name)!
    row.tried += 1
    if (wrong.length === 0) continue
    row.broken += 1
    if (row.examples.length < examplesShown) row.examples.push(`${seed}: ${wrong[0]}`)
  }
}

const start = performance.now()
for (let seed = firstSeed; seed < firstSeed + companyCount; seed++) tryAll(seed)
const seconds = (performance.now() - start) / 1_000

for (const { name, tried, broken, examples } of rows.values())
  console.log(
    `${name.padEnd(50)} ${String(tried).padStart(7)} tried ${String(broken).padStart(4)} broken  ${examples.join(' | ')}`,
  )
const sound = Array.from({ length: soundCount }, (_, seed) => ({
  company: soundCompany(seed),
  ...answer(soundCompany(seed)),
}))
const fair = sound.filter(({ company: { plan }, offers }) =>
  offers.some(({ loanAmountCents }) => loanAmountCents >= Math.min(25_000, plan.monthlyEuros) * 100),
).length
const sum = (of: (row: Row) => number): number => [...rows.values()].reduce((total, row) => total + of(row), 0)
console.log(`${companyCount} companies from seed ${firstSeed}: ${JSON.stringify(outcomes)}`)
console.log(
  `${rows.size} relations, ${sum(({ tried }) => tried)} tried, ${sum(({ broken }) => broken)} broken, ${seconds.toFixed(0)} s`,
)
console.log(`${fair} of ${soundCount} sound companies are offered a fair amount (at least 36)`)
process.exitCode = sum(({ broken }) => broken) > 0 || fair < 36 ? 1 : 0
