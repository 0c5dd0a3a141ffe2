// Installs packages of Debian for tests that need them, as root on Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const installPatienceMs = 10 * 60_000

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Shows what apt-get said where it failed; whether the packages are there is for the caller to look. */
export function installDebianPackages(packages) {
  console.log(`Installing ${packages[0]} of the Debian packages …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const outcome = spawnSync('apt-get', ['-q', ...words], { env, encoding: 'utf8', timeout: installPatienceMs })
    if (outcome.status !== 0) console.error(`apt-get ${words[0]} failed:\n${outcome.stderr || outcome.error}`)
  }
}
