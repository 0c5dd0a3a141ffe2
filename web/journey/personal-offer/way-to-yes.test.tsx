import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { DecisionView } from '#contract/offers.ts'
import { WayToYes } from './way-to-yes.tsx'

const earlier = { code: 'noReturns', figures: { returnedDirectDebitsYearFrom: 6, returnedDirectDebitsYearTo: 0 } }
const less = { code: 'askLess', figures: { requestedAmountCentsFrom: 2_500_000, requestedAmountCentsTo: 1_250_000 } }

function wordsOf(outcome: DecisionView['outcome'], [change, ...otherChanges]: (typeof earlier | typeof less)[]) {
  const decision = { outcome, change, otherChanges, decidedAt: '2026-11-21T10:00:00Z' } as unknown as DecisionView
  const html = renderToStaticMarkup(
    <Router ssrPath="/persoonlijk-aanbod">
      <WayToYes decision={decision} />
    </Router>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test('FLOW-9 a refusal names the day on which time has mended it, and that one may always apply', () => {
  const words = wordsOf('refused', [earlier, less])
  expect(words).toContain('Dit zou het antwoord veranderen')
  expect(words).toContain('Vanaf 21 november 2027 kan dat in orde zijn. Aanvragen mag altijd.')
})

test('FLOW-9 a referral, which a person answers within days, names nothing that takes months', () => {
  const words = wordsOf('referred', [earlier, less])
  expect(words).toContain('Dit helpt ons om ja te zeggen')
  expect(words).toContain('Vraag € 12.500 of minder.')
  expect(words).not.toMatch(/2027|incasso/)
  expect(wordsOf('referred', [earlier])).toBe('')
})
