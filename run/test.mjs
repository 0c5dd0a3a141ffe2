// `npm test`: does all that the tests need, then runs every kind, and ends with one line that counts them.
// `npm test -- pure` (or checks, hostile, real, durability, browser, conformance) runs one group; browsers runs only so.
import { ensureInstalled } from './install.mjs'
import { checkRunningNode, nodeBinary } from './node-binary.mjs'
import { Explained, runMain } from './paths.mjs'
import { parts } from './test-parts.mjs'

const groups = [...new Set(parts.map((part) => part.group))]

async function main() {
  checkRunningNode()
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((group) => !groups.includes(group))
  if (unknown) throw new Explained(`There is no group of tests "${unknown}". Choose from: ${groups.join(', ')}.`)
  await ensureInstalled()
  const node = nodeBinary()
  const total = await runParts(
    parts.filter((part) => (wanted.length === 0 ? !part.isOnRequest : wanted.includes(part.group))),
    node,
  )
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/** Stops after the first group that fails: what follows would mostly fail for the same reason. */
async function runParts(chosen, node) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const [index, part] of chosen.entries()) {
    const left = chosen.slice(index)
    if (total.failed > 0 && part.group !== chosen[index - 1].group) {
      console.log(`Not run because of that: ${left.map(({ title }) => title).join('; ')}.`)
      break
    }
    console.log(`\n=== ${part.title} ===\n`)
    const startedAt = Date.now()
    const { passed, failed, skipped } = await outcomeOf(part, node)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    console.log(
      `\n${part.title}: ${failed === 0 ? 'good' : 'FAILED'}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    )
  }
  return total
}

async function outcomeOf(part, node) {
  try {
    return await part.run(node)
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

await runMain(main)
