import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { syncFolder } from '../sync-folder.ts'
import { keyRing } from './values.ts'

type Keys = z.infer<typeof keyRing>

/**
 * The keys in `folder/name`, one made at the first start, readable only by its owner. Each process links its draft to
 * the name, which only one can. Synced first: nothing is sealed with a key that a power cut could lose.
 */
export function generatedKey(folder: string, name: string): Keys {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const file = join(folder, name)
  const existing = readKeys(file)
  if (existing) return existing
  const draft = join(folder, `.${name}.${process.pid}.${randomBytes(4).toString('hex')}`)
  writeFileSync(draft, randomBytes(32).toString('base64') + '\n', { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(folder)
  const key = readKeys(file)
  if (!key) throw new Error(`The key in ${file} could not be read back.`)
  return key
}

/** The keys of a file; null where there is none. Throws where it holds something else. */
export function readKeys(file: string): Keys | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const { data } = keyRing.safeParse(text)
  if (!data) throw new Error(`${file} does not hold a 32-byte key; what it sealed needs the right one.`)
  return data
}
