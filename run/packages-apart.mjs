// Installs the packages of a folder's own lock file, when they are absent or that file has changed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Explained, inRepository } from './paths.mjs'

const patienceMs = 5 * 60_000

/** Apart from the product's packages, so that running the site installs no scanner or peers of a bench. */
export function ensurePackagesApart(...path) {
  const folder = inRepository(...path)
  const stateFile = join(folder, 'node_modules', '.installed-lock.json')
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === lock) return
  try {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false']
    execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'pipe', timeout: patienceMs })
  } catch (error) {
    throw new Explained(
      `The packages of ${path.join('/')} could not be installed. npm said:\n\n${error.stderr ?? error}`,
    )
  }
  writeFileSync(stateFile, lock)
}
