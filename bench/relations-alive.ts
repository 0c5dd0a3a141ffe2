// Puts each defect of sabotage/defects/core-relations.ts in a copy of the engine and shows that its relations break
// there. A relation that catches none, or has none, is over its limit.
// Run: node_modules/.bin/node bench/relations-alive.ts [companies]
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import { changedBy, type Defect, defectsOf } from '../sabotage/defect.ts'
import coreRelations from '../sabotage/defects/core-relations.ts'
import { counted, report, sizes } from './report.ts'

const [companyCount] = sizes([150, 20])
const repository = join(import.meta.dirname, '..')
const copy = join(repository, '.build', 'relations-alive')

/** The names of the relations that the defect breaks in a copy of the engine. */
function brokenBy({ name, breaks = '', ...defect }: Defect): string[] {
  cpSync(join(repository, 'lending'), join(copy, 'lending'), { recursive: true })
  cpSync(join(repository, 'package.json'), join(copy, 'package.json'))
  for (const one of ['metamorphic.ts', 'report.ts']) cpSync(join(repository, 'bench', one), join(copy, 'bench', one))
  const { file, source } = changedBy({ name, ...defect })
  writeFileSync(join(copy, file), source)
  const program = [join(copy, 'bench', 'metamorphic.ts'), `${companyCount}`, '0', breaks]
  const { stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', cwd: copy })
  if (stdout === '') throw new Error(`${name}: ${stderr}`)
  const lines = [...stdout.matchAll(/^(.+?) +(\d+) tried +([1-9]\d*) broken/gm)]
  for (const [, relation, tried, broken] of lines) console.log(`${relation}: ${broken} of ${tried} by: ${name}`)
  return lines.map(([, relation]) => relation!)
}

await report(() => {
  rmSync(copy, { recursive: true, force: true })
  const alive = new Set(defectsOf(coreRelations).flatMap(brokenBy))
  rmSync(copy, { recursive: true, force: true })
  const dead = relations.filter(({ name }) => !alive.has(name))
  return [
    counted('relations that catch a defect', alive.size, { least: 1 }),
    ...dead.map(({ name }) => counted(`defects caught by: ${name}`, 0, { least: 1 })),
  ]
})
