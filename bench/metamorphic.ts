// Made-up companies that break a relation promised by the credit policy (limit: none), and the share of the sound ones
// with a fair offer (at least four in five).
// Run: node_modules/.bin/node bench/metamorphic.ts [companies] [first seed] [names of relations, with | between]
import { answer, type Answer } from '#lending/testing/made-up/answer.ts'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import { anyCompany, soundSet } from '#lending/testing/made-up/sound.ts'
import { plainAnswer, tryRelation } from '#lending/testing/made-up/try-relation.ts'
import { counted, report, sizes, words } from './report.ts'

const [companyCount, firstSeed] = sizes([500, 20], [0, 0])
const names = (words[2] ?? '').split('|')
const wanted = relations.filter((relation) => names.some((name) => relation.name.includes(name)))
const examplesShown = 3

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

const sum = (of: (row: Row) => number): number => [...rows.values()].reduce((total, row) => total + of(row), 0)

await report(() => {
  for (let seed = firstSeed; seed < firstSeed + companyCount; seed++) tryAll(seed)
  for (const { name, tried, broken, examples } of rows.values())
    console.log(
      `${name.padEnd(50)} ${String(tried).padStart(7)} tried ${String(broken).padStart(4)} broken  ${examples.join(' | ')}`,
    )
  const sound = soundSet()
  const fair = sound.filter((company) =>
    answer(company).offers.some(
      ({ loanAmountCents }) => loanAmountCents >= Math.min(25_000, company.plan.monthlyEuros) * 100,
    ),
  )
  return [
    ...Object.entries(outcomes).map(([outcome, count]) => counted(`companies, ${outcome}`, count)),
    counted(
      'relations tried',
      sum(({ tried }) => tried),
      { least: 1 },
    ),
    counted(
      'relations broken',
      sum(({ broken }) => broken),
      { most: 0 },
    ),
    counted(`sound companies of ${sound.length} with a fair offer`, fair.length, { least: 72 }),
  ]
})
