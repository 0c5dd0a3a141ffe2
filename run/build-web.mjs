// Builds the site when its sources have changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkWritable } from './install.mjs'
import { Explained, inRepository, repository } from './paths.mjs'

const program = inRepository('site-build', 'build.ts')
const rooms = ['site-build', 'ui', 'web', 'desk', 'contract', 'lending', 'mock-api']
const sources = [...rooms, 'package.json', 'package-lock.json', 'tsconfig.base.json']
const isLeftOut = (name) => /^(build|node_modules|\..*)$|\.test\.tsx?$|\.tsbuildinfo$/.test(name)
const fingerprintFile = inRepository('build', '.fingerprint')
const patienceMs = 5 * 60_000

/** Builds when needed; `node` is the path of the Node to build with. Returns whether it built. */
export async function ensureBuilt(node, build = buildApart) {
  if (!existsSync(program)) return false
  const fingerprint = fingerprintOf(sources)
  if (isBuilt() && readFileSync(fingerprintFile, 'utf8') === fingerprint) return false
  checkWritable('build the site')
  console.log('Building the site …')
  await build(node)
  mkdirSync(dirname(fingerprintFile), { recursive: true })
  writeFileSync(fingerprintFile, fingerprint)
  return true
}

const isBuilt = () =>
  ['.fingerprint', 'client', 'desk', 'pages'].every((name) => existsSync(inRepository('build', name)))

/** Over names and contents: times of change say nothing after a checkout. */
function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) for (const file of filesBelow(inRepository(path))) addFile(hash, file)
  return hash.digest('hex')
}

function addFile(hash, file) {
  hash
    .update(`${file.slice(repository.length)}\0`)
    .update(readFileSync(file))
    .update('\0')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  const entries = readEntries(path)
  if (entries === undefined) return [path]
  return entries
    .filter((entry) => !isLeftOut(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}

function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return undefined
  }
}

async function buildApart(node) {
  const child = spawn(node, [program], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patienceMs,
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (words = (words + chunk).slice(-8_000)))
  const outcome = await new Promise((settle) => {
    child.on('error', (error) => settle(error.message))
    child.on('close', (code, signal) => settle(code === 0 ? undefined : `it ended with ${signal ?? code}`))
  })
  if (outcome !== undefined) throw new Explained(`The site could not be built (${outcome}):\n\n${words.trim()}`)
}
