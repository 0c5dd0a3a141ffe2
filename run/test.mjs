// `npm test`: runs every kind of test, and ends with one line that counts them; `npm run check`: checks and pure.
// `npm test -- pure` (any group of test-parts.mjs, those on request too: browsers, release, upgrade, dates): one.
import { ensureInstalled } from './install.mjs'
import { checkRunningNode, nodeBinary } from './node-binary.mjs'
import { Explained, inRepository, runMain } from './paths.mjs'
import { inSeconds, runSideBySide } from './side-by-side.mjs'
import { stages } from './test-parts.mjs'
import { testResults } from './test-results.mjs'

const groups = [...new Set(stages.flat().map((part) => part.group))]
const slowestShown = 10

async function main() {
  checkRunningNode()
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((group) => !groups.includes(group))
  if (unknown) throw new Explained(`There is no group of tests "${unknown}". Choose from: ${groups.join(', ')}.`)
  await ensureInstalled()
  const isWanted = ({ group, isOnRequest }) => (wanted.length === 0 ? !isOnRequest : wanted.includes(group))
  const startedAt = Date.now()
  const done = await runStages(
    stages.map((parts) => parts.filter(isWanted)).filter((parts) => parts.length > 0),
    nodeBinary(),
  )
  printTimes(done, Date.now() - startedAt)
  const sum = (name) => done.reduce((total, part) => total + part[name], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** Stops after the first stage that fails: what follows would mostly fail for the same reason. */
async function runStages(chosen, node) {
  const done = []
  for (const [index, parts] of chosen.entries()) {
    done.push(...(await runSideBySide(parts, node)))
    const left = chosen.slice(index + 1).flat()
    if (left.length > 0 && done.some(({ failed }) => failed > 0)) {
      console.log(`\nNot run because of that: ${left.map(({ title }) => title).join('; ')}.`)
      break
    }
  }
  return done
}

function printTimes(done, totalMs) {
  console.log('\n=== Times ===\n')
  for (const { title, ms, failed } of done) printTime(ms, title + (failed > 0 ? ': FAILED' : ''))
  printTime(totalMs, 'in all; parts run side by side')
  const ran = new Set(done.map(({ group }) => group))
  const tests = testResults(inRepository('.build', 'test-reports')).tests.filter(({ group }) => ran.has(group))
  if (tests.length === 0) return
  console.log('\nThe slowest tests:\n')
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, slowestShown)
  for (const { ms, group, title } of slowest) printTime(ms, `${group} · ${title}`)
}

const printTime = (ms, what) => console.log(`${inSeconds(ms).padStart(9)}  ${what}`)

await runMain(main)
