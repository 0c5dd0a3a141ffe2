import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes a folder's names survive a power cut: syncing a file saves its bytes, not its later name. */
export function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
