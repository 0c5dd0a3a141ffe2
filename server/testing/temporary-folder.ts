import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TemporaryFolder = { path: string; remove(): void }

/** A folder of its own for a test. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'vlot-folder-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
