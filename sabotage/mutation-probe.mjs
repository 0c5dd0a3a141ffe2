// Loaded into every Node of a run (`NODE_OPTIONS`): writes down which test file reaches which mutation.
import { appendFileSync } from 'node:fs'

const log = process.env.SABOTAGE_REACHED
const known = new Set()

function note(id) {
  const line = `${globalThis.__vitest_worker__?.filepath ?? ''}\t${id}\n`
  if (known.has(line)) return
  known.add(line)
  appendFileSync(log, line)
}

if (log) {
  const reached = new Proxy(
    {},
    {
      set(_target, id) {
        note(id)
        return true
      },
    },
  )
  globalThis.__stryker__ = { mutantCoverage: { static: reached, perTest: {} } }
}
