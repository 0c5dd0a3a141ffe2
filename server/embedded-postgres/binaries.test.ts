import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installedPostgres, readyBinaries } from './binaries.ts'

let home = ''
let folder = ''

/** A package after an npm install without scripts: without its library links. */
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'vlot-binaries-'))
  chmodSync(home, 0o755)
  folder = join(home, 'package')
  cpSync(installedPostgres().folder, folder, { recursive: true, verbatimSymlinks: true })
  const libraries = join(folder, 'native', 'lib')
  for (const name of readdirSync(libraries))
    if (lstatSync(join(libraries, name)).isSymbolicLink()) rmSync(join(libraries, name))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const installedAt = () => ({ folder, version: '1.2.3' })
const postgresVersion = (bin: string, account = {}) =>
  execFileSync(join(bin, 'postgres'), ['--version'], { ...account, encoding: 'utf8' })

describe('the programs of PostgreSQL', () => {
  test('run where they are once their library links are made', () => {
    const bin = readyBinaries(home, {}, () => {}, installedAt())
    expect(bin).toBe(join(folder, 'native', 'bin'))
    expect(postgresVersion(bin)).toMatch(/^postgres \(PostgreSQL\) 18/)
  })

  test.runIf(process.getuid?.() === 0)('are copied for an account that cannot enter their folder, once', () => {
    const account = { uid: 65534, gid: 65534 }
    chmodSync(folder, 0o700)
    const answer: string[] = []
    const report = (message: string) => answer.push(message)
    const bin = readyBinaries(home, account, report, installedAt())
    expect(bin).toBe(join(home, 'postgres-programs-1.2.3', 'native', 'bin'))
    expect(postgresVersion(bin, account)).toMatch(/^postgres \(PostgreSQL\) 18/)
    expect(readyBinaries(home, account, report, installedAt())).toBe(bin)
    expect(answer).toHaveLength(1)
    expect(readdirSync(home).sort()).toEqual(['package', 'postgres-programs-1.2.3'])
  })
})
