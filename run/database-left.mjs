// The server stops its embedded database itself, but not when it was killed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, repository } from './paths.mjs'

const patienceMs = 30_000

export function stopLeftDatabase(node) {
  if (process.env.DATABASE_URL || !isDatabaseLeft()) return
  const code =
    "import('#server/embedded-postgres/embedded-postgres.ts').then((it) => it.stopLeftPostgres(process.argv[1]))"
  spawnSync(node, ['--eval', code, dataFolder()], { cwd: repository, stdio: 'ignore', timeout: patienceMs })
}

function isDatabaseLeft() {
  const moved = join(dataFolder(), 'postgres-location.txt')
  const folder = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : join(dataFolder(), 'postgres')
  return existsSync(join(folder, 'cluster', 'postmaster.pid'))
}
