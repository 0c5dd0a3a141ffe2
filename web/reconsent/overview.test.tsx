import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import type { ConnectionDetails } from '#contract/bank-data.ts'

// The switch of the sheet is a constant that is off; here it is on, in modules loaded again.
vi.resetModules()
vi.doMock('./connection-card.tsx', async (load) => ({ ...(await load<object>()), isCompletionSheetOn: true }))
const { Overview } = await import('./overview.tsx')
afterAll(() => {
  vi.doUnmock('./connection-card.tsx')
  vi.resetModules()
})

beforeEach(() => void vi.stubGlobal('location', { hash: '', pathname: '/reconsent/NL' }))
afterEach(() => void vi.unstubAllGlobals())

const connection = (needReconsent: boolean): ConnectionDetails => ({
  connectionId: '77',
  consentId: '1',
  bankName: 'Rabobank',
  consentExpiresAt: '2027-05-25T10:00:00Z',
  expireAt: '2027-05-25T10:00:00Z',
  needReconsent,
  accounts: [{ clientName: 'De Korenaar', iban: `${'*'.repeat(15)}300`, matchState: 'MATCH' }],
})

/** The overview once its connections are fetched. */
function overviewOf(connections: readonly ConnectionDetails[], path: string): string {
  const client = new QueryClient()
  client.setQueryData(['reconsent-connections'], connections)
  client.setQueryData(['reconsent-bank-origin'], null)
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <QueryClientProvider client={client}>
        <Overview isAfterForm={false} onSessionEnded={() => undefined} />
      </QueryClientProvider>
    </Router>,
  )
}

/** The dialog that has words in it: a closed one is empty. */
const openDialog = (html: string) =>
  /<dialog class="([^"]*)"[^>]*><div class="dialog-content">(.*?)<\/dialog>/.exec(html)?.slice(1) ?? []

test('RECON-10 switched on, a sheet from the bottom edge says that all is done, in both languages', () => {
  for (const [path, ...words] of [
    [
      '/reconsent/NL',
      'Alles is bijgewerkt',
      'Al je koppelingen zijn weer geldig. Je hoeft nu niets meer te doen.',
      'Sluiten',
    ],
    ['/reconsent/EN', 'Everything is up to date', 'All your connections are valid again, so you are all set.', 'Close'],
  ] as const) {
    const [look, said] = openDialog(overviewOf([connection(false)], path))
    expect(look, 'at most 80 % high and at the bottom edge is how a sheet looks (UI-5)').toBe('dialog dialog-sheet')
    for (const part of words) expect(said).toContain(part)
  }
})

test('RECON-10 switched on, there is no sheet while one connection needs consent', () => {
  expect(openDialog(overviewOf([connection(true)], '/reconsent/NL'))).toEqual([])
})
