// Finds Firefox and WebKit for `npm test -- browsers`, or installs Debian's, as root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Explained } from './paths.mjs'

const programs = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xauth']
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']
const installPatienceMs = 10 * 60_000

/** Resolves what is missing by Debian's packages; throws, explained, where that cannot be done. */
export function ensureOtherBrowsers() {
  if (missing().length === 0) return
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Explained(
      `These tests need Firefox ESR and WebKitGTK as Debian packs them. Not found: ${missing().join(', ')}.\n` +
        `On Debian, as root: "${command}". On other systems they cannot be run.`,
    )
  }
  console.log('Installing Firefox ESR and WebKitGTK of the Debian packages …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const outcomes = [['update'], ['install', '-y', '--no-install-recommends', ...packages]].map((words) =>
    spawnSync('apt-get', ['-q', ...words], { env, encoding: 'utf8', timeout: installPatienceMs }),
  )
  if (missing().length === 0) return
  const said = outcomes.map(({ stderr, error }) => stderr || String(error ?? '')).join('')
  throw new Explained(`"${command}" did not bring ${missing().join(', ')}.\n${said}`)
}

const missing = () => programs.filter((program) => !existsSync(program))
