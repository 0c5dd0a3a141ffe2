// Finds a text as on a stolen disk: every table as text, and every byte of every file.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** The tables that hold one of the texts, as `table: text`. */
export async function tracesInTables(pool: pg.Pool, texts: readonly string[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Hexadecimal output would hide text in bytes, and sealed bytes would match a number of eight digits by chance.
    await client.query(`set bytea_output = 'escape'`)
    return await tracesSeenBy(client, texts)
  } finally {
    await client.query('reset bytea_output')
    client.release()
  }
}

async function tracesSeenBy(client: pg.PoolClient, texts: readonly string[]): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'job_queue')`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    for (const text of texts) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${name} t where position(lower($1) in lower(t::text)) > 0`,
        [text],
      )
      if ((rows[0]?.count ?? 0) > 0) found.push(`${name}: ${text}`)
    }
  }
  return found
}

/** The files below a folder that hold one of the texts, as `file: text`; UTF-8 and UTF-16, hexadecimal and base64. */
export function tracesInFiles(folder: string, texts: readonly string[]): string[] {
  const needles = texts.flatMap((text) => formsOf(text).map((bytes) => ({ text, bytes })))
  const found: string[] = []
  for (const path of filesBelow(folder)) {
    const bytes = readWhatIsThere(path)
    for (const needle of needles) if (bytes.includes(needle.bytes)) found.push(`${path}: ${needle.text}`)
  }
  return [...new Set(found)]
}

/** The files below a folder that contain one of these bytes. */
export function filesWith(folder: string, needles: readonly Buffer[]): string[] {
  return [...filesBelow(folder)].filter((path) => {
    const bytes = readWhatIsThere(path)
    return needles.some((needle) => bytes.includes(needle))
  })
}

function formsOf(text: string): Buffer[] {
  const plain = Buffer.from(text)
  return [
    plain,
    Buffer.from(text.toLowerCase()),
    Buffer.from(text.toUpperCase()),
    Buffer.from(text, 'utf16le'),
    Buffer.from(plain.toString('hex')),
    // In the middle of a longer text only the part that falls on its own three bytes looks the same.
    ...[0, 1, 2].map((shift) => Buffer.from(middleOfBase64(plain, shift))),
  ].filter((bytes) => bytes.length >= 6)
}

const middleOfBase64 = (plain: Buffer, shift: number): string =>
  Buffer.concat([Buffer.alloc(shift), plain])
    .toString('base64')
    .slice(shift === 0 ? 0 : 4, -4)

function* filesBelow(folder: string): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}

/** PostgreSQL may remove a file while we look. */
function readWhatIsThere(path: string): Buffer {
  try {
    return statSync(path).size === 0 ? Buffer.alloc(0) : readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}
