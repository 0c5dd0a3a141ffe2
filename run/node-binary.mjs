// Which Node runs our TypeScript: the server is started from its sources, which needs Node 22.22 or newer.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Explained, inRepository } from './paths.mjs'

const wanted = [22, 22]

/** The path of a Node that can run the server: the one among the packages where it works, else the running one. */
export function nodeBinary() {
  const packaged = inRepository('node_modules', '.bin', 'node')
  if (existsSync(packaged) && isNewEnough(versionOf(packaged))) return packaged
  if (isNewEnough(process.version)) return process.execPath
  throw new Explained(
    `This is Node ${process.version}, and the newer one that comes with the packages does not run on this machine.\n` +
      `Install Node ${wanted.join('.')} or newer and try again.`,
  )
}

/** Ends early on a Node too old even for installing. */
export function checkRunningNode() {
  const [major, minor] = numbersOf(process.version)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Explained(`Vlot needs Node 20.19 or newer to start; this is ${process.version}.`)
}

const versionOf = (binary) =>
  spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim() ?? ''

const numbersOf = (version) => version.replace(/^v/, '').split('.').map(Number)

function isNewEnough(version) {
  const [major, minor] = numbersOf(version)
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1])
}
