import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Worker } from 'node:worker_threads'
import { mt940File } from '../testing/statement-files.ts'
import { zipFile } from '../testing/zip-file.ts'
import type { ReadFile } from './statement-thread.ts'
import { type Budget, openUploadReader } from './upload-reader.ts'

const threads: Worker[] = []
const note = (worker: Worker) => void threads.push(worker)
beforeEach(() => void process.on('worker', note))
afterEach(() => {
  process.off('worker', note)
  threads.length = 0
})

const staying = () => new AbortController().signal
const statement = mt940File({ from: '2026-01-01', days: 200 })

async function read(bytes: Buffer, signal = staying(), budget?: Budget): Promise<(ReadFile | null)[]> {
  const files: (ReadFile | null)[] = []
  for await (const file of openUploadReader('a session', signal, budget).filesIn(bytes)) files.push(file)
  return files
}

/** MT940 of ten megabytes, which takes a thread a good part of a second. */
const long = () => Buffer.concat(Array.from({ length: Math.floor(9_900_000 / statement.length) }, () => statement))

describe('CORE-3 reading the files of an upload', () => {
  test('CORE-3 a zip of a hundred files is read in one thread, which the next upload uses again', async () => {
    const files = Array.from({ length: 100 }, (_, index) => ({
      name: `${index}.txt`,
      bytes: Buffer.from(`x ${index}`),
    }))
    const answers = await read(zipFile(files))
    expect(answers.map((file) => file && 'inner' in file && file.inner)).toEqual(files.map(({ name }) => name))
    await read(zipFile(files))
    expect(threads.length).toBeLessThanOrEqual(1)
  })

  test('a file and a zip of it have the same digest', async () => {
    const [alone] = await read(statement)
    const [packed] = await read(zipFile([{ name: 'map/a.940', bytes: statement }]))
    expect(alone).toMatchObject({ inner: null, read: { ok: true }, digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(packed).toEqual({ ...alone, inner: 'a.940' })
  })

  test.each([
    ['CPU', { ms: 60_000, cpuMs: 30 }],
    ['time', { ms: 30, cpuMs: 60_000 }],
  ])('a request that used up its budget of %s gets no more, and the thread ends', async (_what, budget) => {
    const reader = openUploadReader('a session', staying(), { ...budget })
    const files: (ReadFile | null)[] = []
    for (let part = 0; part < 3; part++) for await (const file of reader.filesIn(long())) files.push(file)
    expect(files).toEqual([null, null, null])
    expect(threads.length).toBeLessThanOrEqual(1)
    await expect.poll(() => threads.filter(({ threadId }) => threadId !== -1).length).toBe(0)
  })

  test('nothing goes on when the client has gone', async () => {
    const gone = new AbortController()
    const files: unknown[] = []
    for await (const file of openUploadReader('a session', gone.signal).filesIn(
      zipFile([
        { name: 'a', bytes: statement },
        ...Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, bytes: long().subarray(0, 1_000_000) })),
      ]),
    )) {
      files.push(file && 'inner' in file && file.inner)
      gone.abort()
    }
    expect(files).toEqual(['a', null])
    await expect.poll(() => threads.filter(({ threadId }) => threadId !== -1).length).toBe(0)
    await expect(read(statement, gone.signal)).rejects.toMatchObject({ key: 'unavailable', retryAfterSeconds: 5 })
  })
})
