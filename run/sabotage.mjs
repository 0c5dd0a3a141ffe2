// `npm run sabotage`: breaks the product on purpose, one defect at a time, and shows which test notices (sabotage/main.ts).
import { spawnSync } from 'node:child_process'
import { ensureChromium, ensureChromiumShell } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { nodeBinary } from './node-binary.mjs'
import { inRepository, repository, runMain } from './paths.mjs'

await runMain(async () => {
  await ensureInstalled()
  const program = [inRepository('sabotage', 'main.ts'), ...process.argv.slice(2)]
  const env = { ...process.env, CHROMIUM: ensureChromium(), CHROMIUM_SHELL: ensureChromiumShell() }
  const { status } = spawnSync(nodeBinary(), program, { stdio: 'inherit', cwd: repository, env })
  process.exitCode = status ?? 1
})
