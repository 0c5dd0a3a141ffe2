import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

export type TemporaryFolder = { path: string; remove(): void }

/** An empty folder for a test. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'vlot-folder-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The folder of a site that has this page at each of these addresses, until the tests of the file have run. */
export function temporarySite(addresses: readonly string[], html: string): string {
  const folder = temporaryFolder()
  afterAll(folder.remove)
  for (const address of addresses) {
    mkdirSync(join(folder.path, address), { recursive: true })
    writeFileSync(join(folder.path, address, 'index.html'), html)
  }
  return folder.path
}
