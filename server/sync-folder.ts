import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes the names in a folder last through a power cut: syncing a file keeps its bytes, not the name it was given later. */
export function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
