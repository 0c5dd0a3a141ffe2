import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { syncFolder } from '../sync-folder.ts'
import type { Transaction } from '../store/schema.ts'

/** `unneeded`: all of a case that its running contract does not need. `sender`: forms and complaints of an address. */
export type Erased = { kind: 'case' | 'unneeded' | 'sender'; id: string }

/** Any fixed number. A backup takes it alone, an erasure beside others (`erasuresEnded`). */
const lock = 7_140_215

/** Waits, on one connection, until no erasure is under way, and holds up new ones until `erasuresGoOn`. */
export const erasuresEnded = `select pg_advisory_lock(${lock})`
export const erasuresGoOn = `select pg_advisory_unlock(${lock})`
const underWay: RawBuilder<unknown> = sql`select pg_advisory_xact_lock_shared(${sql.lit(lock)})`

/** Several servers may share the folder, also over a network, where appending to one file is not safe. */
const fileIn = (folder: string): string => join(folder, `${hostname()}.log`)

/** Makes this server's file, since a log that is missing and one that is empty must differ. */
export const startErasureLog = (folder: string): Promise<void> => append(folder, '')

/**
 * On disk before the transaction can commit. One that is rolled back leaves its lines, which count only for a backup
 * made before: its person had asked, or its time was over.
 */
export async function logErasure(
  transaction: Transaction,
  folder: string,
  erased: readonly Erased[],
  at: Date,
): Promise<void> {
  if (erased.length === 0) return
  await underWay.execute(transaction)
  // Led by a line end, so that a line which was cut off by a crash or a full disk spoils none after it.
  await append(folder, erased.map(({ kind, id }) => `\n${at.toISOString()} ${kind} ${id}\n`).join(''))
}

async function append(folder: string, lines: string): Promise<void> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
  const file = await open(fileIn(folder), 'a', 0o600)
  try {
    const isFirst = (await file.stat()).size === 0
    await file.appendFile(lines)
    await file.sync()
    if (isFirst) syncFolder(folder)
    if (isNew) syncFolder(join(folder, '..'))
  } finally {
    await file.close()
  }
}

const shape = /^\S{24} (case|unneeded|sender) ([0-9a-f]{64}|[0-9a-f-]{36})$/

/** A line's erasure; null for one that was cut off, whose transaction has not committed. */
export function erasureOf(line: string): Erased | null {
  const [, kind, id = ''] = shape.exec(line) ?? []
  return kind === undefined ? null : { kind: kind as Erased['kind'], id }
}

/** Every line of every server's file, each once; null where the folder has none. */
export async function readErasureLog(folder: string): Promise<Set<string> | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.log'))
  if (names.length === 0) return null
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Set(texts.flatMap((text) => text.split('\n').filter((line) => erasureOf(line) !== null)))
}
