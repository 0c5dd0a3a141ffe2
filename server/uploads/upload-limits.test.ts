import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caseLimits } from '#lending/case-limits.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import { statementRefusalCodes } from '#lending/statements/refusal.ts'
import { uploadRefusalCodes } from '#contract/answers/file-answer.ts'
import * as fileLimits from '#contract/file-limits.ts'
import { rateLimits } from '../http/rate-limits.ts'
import { readingLimits } from './reading-limits.ts'
import { zipLimits } from './unpack-zip.ts'

const page = readFileSync(new URL('../../docs/upload-limits.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| [^|]+ \| ([^|]*)\|$/gm)]

test('CORE-3 the table of the limits of an upload is that of the code', () => {
  const { windowSeconds, isShared: _, ...counts } = rateLimits.upload
  const ofStatements = Object.entries(lendingLimits).filter(([name]) => name.startsWith('statement'))
  const { documentLimits, handInLimits, ...ofFiles } = fileLimits
  const { accountsPerApplicationMax, bookingsPerApplicationMax } = caseLimits
  expect(windowSeconds).toBe(60)
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, Number(value)]))).toEqual({
    ...ofFiles,
    documentFilesMax: documentLimits.filesMax,
    documentBytesMax: documentLimits.bytesMax,
    handInDays: handInLimits.days,
    handInBookingsMax: handInLimits.bookingsMax,
    ...counts,
    ...readingLimits,
    ...zipLimits,
    ...statementLimits,
    ...Object.fromEntries(ofStatements),
    accountsPerApplicationMax,
    bookingsPerApplicationMax,
  })
})

test('each reason in the table is one that a visitor is shown', () => {
  const reasons = rows.flatMap(([, , , beyond]) => [...(beyond ?? '').matchAll(/`([\w.]+)`/g)].map(([, code]) => code))
  expect(reasons.length).toBeGreaterThan(10)
  for (const reason of reasons)
    expect([...statementRefusalCodes, ...uploadRefusalCodes, 'file.too_big']).toContain(reason)
})
