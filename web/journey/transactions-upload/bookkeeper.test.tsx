import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { readAnswer } from '#contract/answers/file-answer.ts'
import type { ApplicationView } from '#contract/application.ts'
import type { HandInView } from '#contract/hand-in.ts'
import { HandedFiles, UploadWay } from './bookkeeper.tsx'

const limits = { maximumBytes: 10_000_000, maximumFiles: 15, atLeastDays: 180 }
const shown = (screen: React.ReactNode, path = '/transacties-uploaden') =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath={path}>{screen}</Router>
    </QueryClientProvider>,
  )
const wayWith = (handIn: HandInView | null, dataConfirmed = false, path?: string) => {
  const application = { handIn, dataConfirmed } as ApplicationView
  return shown(<UploadWay application={application} limits={limits} onUploaded={() => undefined} />, path)
}

test('FLOW-6 the bookkeeper is asked on a press, until the data is confirmed', () => {
  const asked = wayWith(null)
  expect(asked).toContain('Staan je afschriften bij je boekhouder?')
  // One field for an address at a time, for who reads by ear.
  expect(asked).not.toContain('type="email"')
  expect(wayWith(null, true)).not.toContain('boekhouder?')
  expect(wayWith(null, false, '/en/transacties-uploaden')).toContain('Does your bookkeeper have your statements?')
})

test('FLOW-6 a link that works can be taken back; without an address for mails one is told to keep the page open', () => {
  const open = { until: '2026-12-06', isMailed: false, files: [] }
  expect(wayWith(open)).toMatch(
    /Hij werkt tot 6 december 2026\..*Laat deze pagina open.*Bewaar mijn aanvraag.*Link intrekken/,
  )
  const mailed = wayWith({ ...open, isMailed: true })
  expect(mailed).toContain('We mailen je zodra er bestanden zijn.')
  expect(mailed).not.toContain('Bewaar mijn aanvraag')
})

test('FLOW-6 a file that waits shows its name as text, its account and period, and both answers', () => {
  const file = { format: 'camt053', bank: null, statements: [], findings: [] } as const
  const read = readAnswer('<b>jaar</b>.xml', { ...file, statements: [], findings: [] })
  const account = { iban: 'NL91ABNA0417164300', transactionCount: 134, from: '2025-11-21', to: '2026-11-20' }
  const one = { ...read, id: 'a', accounts: [account] }
  const html = shown(<HandedFiles files={[one]} />)
  expect(html).toContain('&lt;b&gt;jaar&lt;/b&gt;.xml')
  expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(
    /134 transacties van .*1643.00, van 21 november 2025 tot en met 20 november 2026/,
  )
  expect(html).toMatch(/Niet gebruiken.*Gebruik dit bestand/)
  expect(shown(<HandedFiles files={[one, { ...one, id: 'b' }]} />)).toContain('Gebruik deze bestanden')
})
