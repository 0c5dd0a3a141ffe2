// `npm run customer-check` and its like: starts a command of server/command-line with a Node that runs TypeScript.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { childEnvironment, readPorts } from './local-settings.mjs'
import { nodeBinary } from './node-binary.mjs'
import { dataFolder, inRepository, runMain } from './paths.mjs'

const environments = {
  'customer-check': () => ({ ...childEnvironment(readPorts()), LOG_LEVEL: 'silent' }),
  'verify-audit': () => ({ ...process.env, DATA_DIR: dataFolder() }),
}

await runMain(async () => {
  await ensureInstalled()
  const [name, ...words] = process.argv.slice(2)
  const { status } = spawnSync(nodeBinary(), [inRepository('server', 'command-line', `${name}.ts`), ...words], {
    stdio: 'inherit',
    env: environments[name]?.() ?? process.env,
    // Files to analyse are named from the folder where npm was called.
    cwd: name === 'analyse' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd(),
  })
  process.exitCode = status ?? 2
})
