// `npm run customer-check`: starts the command with a Node that runs TypeScript, on the database that `npm start` uses.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { childEnvironment, readPorts } from './local-settings.mjs'
import { nodeBinary } from './node-binary.mjs'
import { inRepository, runMain } from './paths.mjs'

await runMain(async () => {
  await ensureInstalled()
  const { status } = spawnSync(
    nodeBinary(),
    [inRepository('server', 'command-line', 'customer-check.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...childEnvironment(readPorts()), LOG_LEVEL: 'silent' } },
  )
  process.exitCode = status ?? 2
})
