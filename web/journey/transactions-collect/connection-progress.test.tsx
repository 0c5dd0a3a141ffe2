import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { Connection } from '../collection.ts'
import { ConnectionProgress } from './connection-progress.tsx'

const retry = <button>Nog een keer</button>

function progressOf(changes: Partial<Connection>, path = '/transacties-ophalen'): string {
  const connection: Connection = {
    connectionId: '1',
    source: 'bank',
    bankName: 'ING',
    bank: 'ING',
    stage: 'fetching',
    errorKey: null,
    fetchedCount: 0,
    accounts: [],
    ...changes,
  }
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <ConnectionProgress connection={connection} matches={[]} companyName="" isWaitedFor onRetry={retry} />
    </Router>,
  )
}

/** The count of a bank at work. */
const countIn = (html: string) => /<p class="fetched">([^<]*)</.exec(html)?.[1] ?? null

test('FLOW-7 a bank at work shows how many transactions came in, from the first on, and one that has ended does not', () => {
  const counts = [0, 1, 1_240].map((fetchedCount) => countIn(progressOf({ fetchedCount })))
  expect(counts).toEqual([null, '1 transactie', '1.240 transacties'])
  expect(countIn(progressOf({ fetchedCount: 1_240 }, '/en/transacties-ophalen'))).toBe('1,240 transactions')
  for (const stage of ['finished', 'failed'] as const)
    expect(countIn(progressOf({ stage, fetchedCount: 1_240 }))).toBeNull()
})

test('a file says that it is one, and a bank does not', () => {
  expect(progressOf({ source: 'upload', stage: 'finished' })).toContain('uit je bestand')
  expect(progressOf({ stage: 'finished' })).not.toContain('uit je bestand')
})
