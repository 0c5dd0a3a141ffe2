// Installs the scanner of the MDN HTTP Observatory beside its test, when it is absent or its lock file has changed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Explained, inRepository } from './paths.mjs'

const folder = inRepository('e2e', 'observatory')
const stateFile = inRepository('e2e', 'observatory', 'node_modules', '.installed-lock.json')
const patienceMs = 5 * 60_000

/** It has a folder and packages apart, so that nobody who runs the site installs a scanner. */
export function ensureObservatory() {
  const lock = readFileSync(inRepository('e2e', 'observatory', 'package-lock.json'), 'utf8')
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === lock) return
  try {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false']
    execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'pipe', timeout: patienceMs })
  } catch (error) {
    throw new Explained(`The scanner of e2e/observatory could not be installed. npm said:\n\n${error.stderr ?? error}`)
  }
  writeFileSync(stateFile, lock)
}
