// `npm run release`: a folder for a server. There `npm ci --omit=dev` and `npm start` (docs/how-to/go-live.md).
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { checkRunningNode, nodeBinary } from './node-binary.mjs'
import { inRepository, repository, runMain } from './paths.mjs'

const rooms = ['server', 'contract', 'lending']
const commands = ['customer-check', 'policy', 'promises', 'rehearse', 'verify-audit']
const isLeftOut = (path) => /^(?:testing|tsconfig\.json)$|\.test\.ts$/.test(basename(path))

/** Writes all but the built site into the folder. */
export function writeRelease(folder) {
  rmSync(folder, { recursive: true, force: true })
  for (const room of rooms)
    cpSync(inRepository(room), join(folder, room), { recursive: true, filter: (path) => !isLeftOut(path) })
  cpSync(inRepository('package-lock.json'), join(folder, 'package-lock.json'))
  const run = commands.map((name) => [name, `node server/command-line/${name}.ts`])
  const scripts = { start: 'node server/main.ts', ...Object.fromEntries(run) }
  const described = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...described, scripts }, null, 2)}\n`)
  writeFileSync(join(folder, 'sbom.json'), billOfMaterials())
}

/** The packages that production runs, each with its licence and integrity (CycloneDX). */
function billOfMaterials() {
  const asked = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  return execFileSync('npm', asked, { cwd: repository, shell: process.platform === 'win32', maxBuffer: 64_000_000 })
}

async function main() {
  checkRunningNode()
  await ensureInstalled()
  await ensureBuilt(nodeBinary())
  const folder = inRepository('build', 'release')
  writeRelease(folder)
  const built = readdirSync(inRepository('build')).filter((name) => !['demo', 'release'].includes(name))
  for (const name of built) cpSync(inRepository('build', name), join(folder, 'build', name), { recursive: true })
  console.log(`The release is in ${folder}. Where it runs: npm ci --omit=dev, then npm start.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runMain(main)
