import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { ReadBooking } from '#contract/analysis.ts'
import { readBooking } from '../../../testing/read-booking.ts'
import { FactContestForm } from './fact-contest.tsx'

const bookingOf = (ofCounterparty: number): ReadBooking => ({
  ...readBooking,
  underFact: { ofCounterparty, contest: null },
})

/** The options, the current one marked first. */
function reachesIn(booking: ReadBooking | null): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/persoonlijk-aanbod">
        <FactContestForm fact="owner-pay" booking={booking} onCancel={() => undefined} />
      </Router>
    </QueryClientProvider>,
  )
  const inputs = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) => input)
  return inputs.map((input) => `${/value="([^"]*)"/.exec(input)?.[1]}${input.includes('checked') ? ' *' : ''}`)
}

test('FLOW-9 one booking is contested for itself unless its whole counterparty is chosen, and a fact without one as a whole', () => {
  expect(reachesIn(bookingOf(3))).toEqual(['booking *', 'counterparty'])
  expect(reachesIn(bookingOf(1))).toEqual([])
  expect(reachesIn(null)).toEqual([])
})
