// Puts each defect of sabotage/defects/core-relation-*.ts in a copy of the engine and shows that the relations that it names break there.
// A relation that catches none, or has none, is over its limit.
// Run: node_modules/.bin/node bench/relations-alive.ts [companies]
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import { filesWith } from '../sabotage/defect.ts'
import { type RelationDefect, coreRelationFacts } from '../sabotage/defects/core-relation-facts.ts'
import { coreRelationFigures } from '../sabotage/defects/core-relation-figures.ts'
import { counted, report, sizes } from './report.ts'

const [companyCount] = sizes([150, 20])
const repository = join(import.meta.dirname, '..')
const copy = join(repository, '.build', 'relations-alive')

/** The lines of the bench in a copy with the defect, one a relation that the defect breaks. */
function benchWith(defect: RelationDefect): string[] {
  cpSync(join(repository, 'lending'), join(copy, 'lending'), { recursive: true })
  cpSync(join(repository, 'package.json'), join(copy, 'package.json'))
  for (const file of ['metamorphic.ts', 'report.ts']) cpSync(join(repository, 'bench', file), join(copy, 'bench', file))
  for (const [file, text] of filesWith(defect)) writeFileSync(join(copy, file), text)
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'bench', 'metamorphic.ts'), `${companyCount}`, '0', defect.breaks.join('|')],
    { encoding: 'utf8', cwd: copy },
  )
  if (stdout === '') throw new Error(`${defect.name}: ${stderr}`)
  return stdout.split('\n')
}

await report(() => {
  const alive = new Set<string>()
  rmSync(copy, { recursive: true, force: true })
  for (const defect of [...coreRelationFacts, ...coreRelationFigures]) {
    const lines = benchWith(defect)
    for (const name of defect.breaks) {
      const [, tried, broken] =
        /(\d+) tried +(\d+) broken/.exec(lines.find((line) => line.startsWith(`${name} `)) ?? '') ?? []
      if (Number(broken) > 0) alive.add(name)
      console.log(
        `${Number(broken) > 0 ? 'alive' : 'DEAD '}  ${name.padEnd(50)} ${broken} of ${tried} by: ${defect.name}`,
      )
    }
  }
  rmSync(copy, { recursive: true, force: true })
  const dead = relations.filter(({ name }) => !alive.has(name))
  return [
    counted('relations that catch a defect', alive.size, { least: 1 }),
    ...dead.map(({ name }) => counted(`defects caught by: ${name}`, 0, { least: 1 })),
  ]
})
