// `npm run analyse -- FILE…`: starts the command with a Node that runs TypeScript, in the folder where npm was called.
import { spawnSync } from 'node:child_process'
import { nodeBinary } from './node-binary.mjs'
import { ensureInstalled } from './install.mjs'
import { inRepository, runMain } from './paths.mjs'

await runMain(async () => {
  await ensureInstalled()
  const { status } = spawnSync(
    nodeBinary(),
    [inRepository('server', 'command-line', 'analyse.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', cwd: process.env.INIT_CWD ?? process.cwd() },
  )
  process.exitCode = status ?? 1
})
