// Finds a Chromium for the browser tests, or installs Debian's where that is possible.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installDebianPackages, mayInstall } from './debian-packages.mjs'
import { Explained } from './paths.mjs'

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellName = 'chromium-headless-shell'
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium. Installs Debian's package when none is found and we are root; else says what to do. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (mayInstall()) installDebianPackages(['chromium', 'fonts-liberation'])
  const installed = findChromium()
  if (installed) return installed
  throw new Explained(
    'The browser tests need Chromium, and none was found. Install it (on Debian: "apt-get install chromium" as root),\n' +
      'or name its program in CHROMIUM, for example: CHROMIUM=/opt/chromium/chrome npm test',
  )
}

/** The headless shell, at half the processor time, or else the whole browser. CHROMIUM, when set, is used for all. */
export function ensureChromiumShell() {
  if (process.env.CHROMIUM) return ensureChromium()
  const find = () => inPath(shellName)
  if (!find() && mayInstall()) installDebianPackages([shellName])
  return find() ?? ensureChromium()
}

function findChromium() {
  if (process.env.CHROMIUM) return isProgram(process.env.CHROMIUM) ? process.env.CHROMIUM : refuseSetting()
  return [...programNames.map(inPath), ...macApplications, ...downloadedByPlaywright()].find(
    (path) => path && isProgram(path),
  )
}

function refuseSetting() {
  throw new Explained(`CHROMIUM=${process.env.CHROMIUM} is not a program that can be run.`)
}

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function downloadedByPlaywright() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => ['chrome-linux', 'chrome-linux64'].map((folder) => join(cache, name, folder, 'chrome')))
}
