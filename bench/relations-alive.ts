// Puts each defect of sabotage/defects/core-relation-*.ts in a copy of the engine and shows that the relations that it names break there.
// Exit code 1 when one does not, or when a relation has no defect.
// Run: node_modules/.bin/node bench/relations-alive.ts [companies]
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import { filesWith } from '../sabotage/defect.ts'
import { type RelationDefect, coreRelationFacts } from '../sabotage/defects/core-relation-facts.ts'
import { coreRelationFigures } from '../sabotage/defects/core-relation-figures.ts'

const companyCount = process.argv[2] ?? '150'
const repository = join(import.meta.dirname, '..')
const copy = join(repository, '.build', 'relations-alive')

/** The lines of the bench in a copy with the defect, one a relation that the defect breaks. */
function benchWith(defect: RelationDefect): string[] {
  cpSync(join(repository, 'lending'), join(copy, 'lending'), { recursive: true })
  cpSync(join(repository, 'package.json'), join(copy, 'package.json'))
  cpSync(join(repository, 'bench', 'metamorphic.ts'), join(copy, 'bench', 'metamorphic.ts'))
  for (const [file, text] of filesWith(defect, repository)) writeFileSync(join(copy, file), text)
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'bench', 'metamorphic.ts'), companyCount, '0', defect.breaks.join('|')],
    { encoding: 'utf8', cwd: copy },
  )
  if (stdout === '') throw new Error(`${defect.name}: ${stderr}`)
  return stdout.split('\n')
}

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
const dead = relations.filter(({ name }) => !alive.has(name)).map(({ name }) => name)
console.log(`${alive.size} of ${relations.length} relations are alive; not shown: ${dead.join(', ') || 'none'}`)
process.exitCode = dead.length > 0 ? 1 : 0
