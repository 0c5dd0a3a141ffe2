// `npm run verify-audit`: starts the command with a Node that runs TypeScript, on the database that `npm start` uses.
import { spawnSync } from 'node:child_process'
import { nodeBinary } from './node-binary.mjs'
import { ensureInstalled } from './install.mjs'
import { dataFolder, inRepository, runMain } from './paths.mjs'

await runMain(async () => {
  await ensureInstalled()
  const { status } = spawnSync(
    nodeBinary(),
    [inRepository('server', 'command-line', 'verify-audit.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataFolder() } },
  )
  process.exitCode = status ?? 2
})
