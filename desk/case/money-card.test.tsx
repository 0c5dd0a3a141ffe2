import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test, vi } from 'vitest'
import type { Money } from '#contract/desk/money.ts'
import { madeAccount, madeMoney } from '../testing/made-money.ts'
import { MoneyCard } from './money-card.tsx'

// The client of the desk listens to the window from its first line on.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

const shown = (money: Money[], mayOpenNames = true, path = '/') =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath={path}>
        <MoneyCard money={money} view={{ caseId: 'c', mayOpenNames }} reason="payout" />
      </Router>
    </QueryClientProvider>,
  ).replaceAll('\u00a0', ' ')

test('DESK-100 the card says amount, term, instalment, coverage, months, fall in turnover and security of one offer', () => {
  const card = shown([madeMoney()])
  for (const words of [
    'Lening, € 60.000, 24 maanden',
    '€ 58.650,05',
    '€ 2.880 in de eerste maand, daalt tot € 2.516',
    '0,58 bij € 60.000 over 24 maanden',
    'In 5 van de 12 maanden hield het bedrijf genoeg over',
    'Te krap bij 15% minder omzet: € 1.200 per maand over, € 2.795 per maand te betalen',
    'geen onderpand, wel een persoonlijke borg van de eigenaar',
  ])
    expect(card).toContain(words)
  const credit = shown([
    madeMoney({ productType: 'PBC', stress: { fall: 0.1, leftMonthlyCents: 9, paidMonthlyCents: 9 } }),
  ])
  expect(credit).not.toContain('Over te maken')
  expect(credit).toContain('in de eerste maand als alles is opgenomen, daalt tot')
  expect(credit).toContain('Past ook bij 10% minder omzet')
  expect(shown([madeMoney(), madeMoney({ termMonths: 12 })])).toContain('Lening, € 60.000, 12 maanden</option>')
})

test('DESK-101 a closed account shows its last three figures and match, an open one number, holder and a way to copy', () => {
  const closed = shown([madeMoney({ accounts: [madeAccount], isAccountChosen: true })])
  expect(closed).toContain('Eindigt op 789, Rabobank')
  expect(closed).toContain('naam past bij het bedrijf. Opgehaald bij de bank.')
  expect(closed).toContain('Toon nummer en naam')
  expect(closed).not.toContain('Kopieer')
  const open = { ...madeAccount, number: 'NL91RABO0123456789', holder: 'Bakkerij De Krakeling B.V.' }
  const opened = shown([madeMoney({ accounts: [open], isAccountChosen: true })], true, '/en')
  for (const words of ['NL 91 RABO 0123 4567 89', 'Bakkerij De Krakeling B.V.', 'Copy']) expect(opened).toContain(words)
  expect(opened).not.toContain('Show number and name')
  expect(shown([madeMoney({ accounts: [madeAccount] })], false)).not.toContain('Toon nummer en naam')
  expect(shown([madeMoney({ accounts: [madeAccount] })])).toContain('Nog te kiezen. Kan naar:')
})
