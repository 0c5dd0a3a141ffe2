import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
// @ts-expect-error -- a plain script
import { rotate } from './child.mjs'

test('a log that is too large begins again while the process writes on, and one before it is kept', () => {
  const folder = temporaryFolder()
  const log = join(folder.path, 'server.log')
  rotate(log, 10)
  const process = openSync(log, 'a')
  try {
    writeSync(process, 'short\n')
    rotate(log, 10)
    expect(readFileSync(log, 'utf8')).toBe('short\n')
    writeSync(process, 'too long\n')
    rotate(log, 10)
    writeSync(process, 'goes on\n')
    expect([log, `${log}.1`].map((file) => readFileSync(file, 'utf8'))).toEqual(['goes on\n', 'short\ntoo long\n'])
  } finally {
    closeSync(process)
    folder.remove()
  }
})
