// Installs the packages when they are absent or package-lock.json has changed, and otherwise costs a few milliseconds.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { userInfo } from 'node:os'
import { Explained, inRepository, repository } from './paths.mjs'

const packages = inRepository('node_modules')
const previousPackages = inRepository('node_modules.previous')
const stateFile = inRepository('node_modules', '.vlot-install.json')
const patienceMs = 15 * 60_000

/** Makes sure that what is installed is what package-lock.json says. */
export async function ensureInstalled() {
  const state = wantedState()
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state) return
  if (!isInstalledByHand()) await install()
  rememberState(state)
}

/** The install depends on the kind of machine too: a folder moved to another one is installed again. */
function wantedState() {
  const lock = createHash('sha256')
    .update(readFileSync(inRepository('package-lock.json')))
    .digest('hex')
  return JSON.stringify({ lock, platform: `${process.platform}-${process.arch}` })
}

function rememberState(state) {
  try {
    writeFileSync(stateFile, state)
  } catch {
    // Installed by another account: then the comparison is simply made again at the next start.
  }
}

/** True after a manual npm run with every package at the version of the lock file. */
function isInstalledByHand() {
  const installedList = inRepository('node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return false
  const wanted = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '' || (optional && !installed[path])) return true
    return installed[path]?.version === version && existsSync(inRepository(path, 'package.json'))
  })
}

/** Says what is wrong before something fails half-way. */
export function checkWritable(purpose) {
  try {
    accessSync(repository, constants.W_OK)
  } catch {
    throw new Explained(
      `This folder must be written to ${purpose}, but ${accountName()} may not write it (it belongs to the account ` +
        `with number ${statSync(repository).uid}).\nRun the command as its owner, or make a copy of your own:\n` +
        `  ${repository}`,
    )
  }
}

function accountName() {
  try {
    return `"${userInfo().username}"`
  } catch {
    return `account ${process.getuid?.()}`
  }
}

/** The former packages are kept aside until the new ones are complete, and put back when that fails. */
async function install() {
  checkWritable('install the packages')
  console.log('Installing the packages. This is done once and takes about half a minute …')
  const isKeptAside = existsSync(packages) && setAside()
  const failure = await runNpmCi()
  if (failure === undefined) return rmSync(previousPackages, { recursive: true, force: true })
  if (isKeptAside) {
    rmSync(packages, { recursive: true, force: true })
    renameSync(previousPackages, packages)
  }
  throw new Explained(
    `The packages could not be installed${isKeptAside ? '; the former ones were put back' : ''}. npm said:\n\n${failure}\n\n` +
      'Check the network and the disk, then run the same command again.',
  )
}

function setAside() {
  try {
    rmSync(previousPackages, { recursive: true, force: true })
    renameSync(packages, previousPackages)
    return true
  } catch {
    return false
  }
}

/** Returns nothing when all went well, else what npm said. */
function runNpmCi() {
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn('npm', ['ci', ...options, '--progress=false'], {
    cwd: repository,
    env: { ...process.env, PATH: pathWithoutOurPackages(), NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    timeout: patienceMs,
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (words = (words + chunk).slice(0, 1_500)))
  return new Promise((settle) => {
    child.on('error', (error) => settle(`npm could not be started: ${error.message}`))
    child.on('close', (code, signal) =>
      settle(code === 0 ? undefined : words.trim() || `npm ended with ${signal ?? code}`),
    )
  })
}

/** npm puts our own packages first in PATH; npm itself must not run on a Node that it is about to replace. */
const pathWithoutOurPackages = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(packages))
    .join(delimiter)
