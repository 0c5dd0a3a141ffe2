// Tries the rules of docs/alerts.yml with Prometheus' own promtool, taken out of Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from './paths.mjs'

const folder = inRepository('.build', 'promtool')
const kept = join(folder, 'promtool')
const run = (program, words, cwd = folder) => spawnSync(program, words, { cwd, encoding: 'utf8', timeout: 120_000 })

/** The path of a promtool, or null. Fetches Debian's package (19 MB) once, and installs nothing of it. */
function findPromtool() {
  if (run('promtool', ['--version'], inRepository()).status === 0) return 'promtool'
  if (existsSync(kept)) return kept
  mkdirSync(folder, { recursive: true })
  const download = () => run('apt-get', ['-q', 'download', 'prometheus']).status === 0
  // Without lists of packages, which root alone may fetch.
  if (!download() && !(run('apt-get', ['-q', 'update']).status === 0 && download())) return null
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
  const unpacked = file && run('sh', ['-c', `dpkg-deb --fsys-tarfile '${file}' | tar xf - ./usr/bin/promtool`])
  if (unpacked?.status !== 0) return null
  renameSync(join(folder, 'usr', 'bin', 'promtool'), kept)
  for (const name of readdirSync(folder)) if (name !== 'promtool') rmSync(join(folder, name), { recursive: true })
  return kept
}

/** Counts as one test; where there is no promtool it says so and counts as none. */
export async function tryAlertRules(_node, write) {
  const promtool = findPromtool()
  if (promtool === null) {
    write('NOT RUN: there is no promtool, and Debian’s package "prometheus" could not be fetched.\n')
    return { passed: 0, failed: 0, skipped: 0 }
  }
  const docs = inRepository('docs')
  const outcomes = [
    run(promtool, ['check', 'rules', 'alerts.yml'], docs),
    run(promtool, ['test', 'rules', 'alerts.test.yml'], docs),
  ]
  for (const { stdout, stderr } of outcomes) write(`${stdout}${stderr}`)
  const isGood = outcomes.every(({ status }) => status === 0)
  return { passed: Number(isGood), failed: Number(!isGood), skipped: 0 }
}
