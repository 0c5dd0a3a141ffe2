import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { ReadBooking } from '#contract/analysis.ts'
import { readBooking } from '../../../testing/read-booking.ts'
import { BookingCard } from './booking-card.tsx'

const cardOf = (changes: Partial<ReadBooking>, mayContest = true) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/persoonlijk-aanbod">
        <BookingCard booking={{ ...readBooking, ...changes }} mayContest={mayContest} />
      </Router>
    </QueryClientProvider>,
  ).replaceAll('\u00a0', ' ')

test('FLOW-9 a booking shows its day with what the bank wrote, and the day alone where it wrote nothing', () => {
  expect(cardOf({})).toContain('<p class="small">28-10-2026 · Factuur 118</p>')
  expect(cardOf({ description: '' })).toContain('<p class="small">28-10-2026</p>')
})

test('FMT-2 another currency keeps its name, and euros their sign', () => {
  expect(cardOf({})).toContain('<span class="booking-amount">€ -125,50</span>')
  expect(cardOf({ currency: 'USD' })).toContain('<span class="booking-amount">USD -125,50</span>')
})

test('FLOW-9 what an employee read otherwise, and what is closed, has no button to change it', () => {
  const correction = { from: 'rent', role: 'senior', at: '2026-11-02T10:00:00Z', reason: 'Inkoop.' } as const
  expect(cardOf({})).toContain('<button')
  expect(cardOf({}, false)).not.toContain('<button')
  const corrected = cardOf({ correction })
  expect(corrected).not.toContain('<button')
  expect(corrected).toContain('Inkoop.')
})
