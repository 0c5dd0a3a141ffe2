// `npm run promises`: what the texts of the site promise, and what keeps it, with a Node that runs TypeScript.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { nodeBinary } from './node-binary.mjs'
import { inRepository, runMain } from './paths.mjs'

await runMain(async () => {
  await ensureInstalled()
  const file = inRepository('server', 'command-line', 'promises.ts')
  process.exitCode = spawnSync(nodeBinary(), [file], { stdio: 'inherit' }).status ?? 2
})
