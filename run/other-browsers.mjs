// Finds Firefox and WebKit for `npm test -- browsers`, or installs Debian's, as root.
import { existsSync } from 'node:fs'
import { installDebianPackages, mayInstall } from './debian-packages.mjs'
import { Explained } from './paths.mjs'

const programs = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xauth']
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']

/** Resolves what is missing by Debian's packages; throws, explained, where that cannot be done. */
export function ensureOtherBrowsers() {
  if (missing().length > 0 && mayInstall()) installDebianPackages(packages)
  if (missing().length === 0) return
  throw new Explained(
    `These tests need Firefox ESR and WebKitGTK as Debian packs them. Not found: ${missing().join(', ')}.\n` +
      `On Debian, as root: "apt-get install -y --no-install-recommends ${packages.join(' ')}". On other systems they cannot be run.`,
  )
}

const missing = () => programs.filter((program) => !existsSync(program))
