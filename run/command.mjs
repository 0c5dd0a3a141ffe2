// Starts a command of server/command-line, or one below, with a Node that runs TypeScript: `npm run customer-check`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { ensureBuilt } from './build-web.mjs'
import { ensureChromium, ensureChromiumShell } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { childEnvironment, readPorts } from './local-settings.mjs'
import { nodeBinary } from './node-binary.mjs'
import { dataFolder, inRepository, runMain } from './paths.mjs'

const browsers = () => ({ CHROMIUM: ensureChromium(), CHROMIUM_SHELL: ensureChromiumShell() })

/** In the database that the server uses. */
const ofServer = () => ({ env: { ...childEnvironment(readPorts()), LOG_LEVEL: 'silent' } })
const inDataFolder = () => ({ env: { DATA_DIR: dataFolder() } })
/** They are given files, named from the folder where npm was called. */
const givenFiles = ['analyse', 'lender', 'policy', 'rehearse']

/** By name: the environment, and the program where it is not in server/command-line. */
const commands = {
  'customer-check': ofServer,
  lender: () => ({ env: { DATA_DIR: dataFolder() } }),
  rehearse: ofServer,
  backup: inDataFolder,
  restore: inDataFolder,
  'rotate-keys': ofServer,
  'verify-audit': inDataFolder,
  /** Breaks the product on purpose, one defect at a time, and shows which test notices. */
  sabotage: () => ({ env: browsers(), program: [inRepository('sabotage', 'main.ts')] }),
  screenshots,
}

/** Pictures in the ignored folder screenshots/, by all browser tests that take some, or by `-- look/screens`. */
async function screenshots(words) {
  await ensureBuilt(nodeBinary())
  const files = readdirSync(inRepository('e2e'), { recursive: true }).filter((file) => file.endsWith('.e2e.ts'))
  const isTaken = (file) => /\b(?:audit|picture)\(/.test(readFileSync(inRepository('e2e', file), 'utf8'))
  const cli = inRepository('node_modules', '@playwright', 'test', 'cli.js')
  const config = ['--config', inRepository('e2e', 'playwright.config.ts')]
  return {
    env: { E2E_WORKERS: process.env.E2E_WORKERS || '2', SCREENSHOTS: inRepository('screenshots'), ...browsers() },
    program: [cli, 'test', ...config, ...(words.length === 0 ? files.filter(isTaken) : [])],
  }
}

await runMain(async () => {
  await ensureInstalled()
  const [name, ...words] = process.argv.slice(2)
  const { env, program = [inRepository('server', 'command-line', `${name}.ts`)] } =
    (await commands[name]?.(words)) ?? {}
  const { status } = spawnSync(nodeBinary(), [...program, ...words], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    cwd: givenFiles.includes(name) ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd(),
  })
  process.exitCode = status ?? 2
})
