import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TemporaryFolder = { path: string; remove(): void }

/** An empty folder for a test. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'vlot-folder-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A built site that has this page, at each of these addresses. */
export function temporarySite(addresses: readonly string[], html: string): TemporaryFolder {
  const folder = temporaryFolder()
  for (const address of addresses) {
    mkdirSync(join(folder.path, address), { recursive: true })
    writeFileSync(join(folder.path, address, 'index.html'), html)
  }
  return folder
}
