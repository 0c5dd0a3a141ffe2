import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { DeskCaseView, EngineView } from '#contract/desk/case.ts'
import { EnginePanel } from './engine-panel.tsx'

const engine: EngineView = {
  outcome: 'referred',
  grade: 'B',
  points: 590,
  modelVersion: 'scorecard-2026-11-2',
  canReplay: false,
  priceTableVersion: 'prices-2026-11',
  inputHash: '',
  decidedAt: '2026-11-24T10:00:00Z',
  coverage: 1.3,
  coverageOf: { amountCents: 5_000_00, termMonths: 60 },
  rules: [],
  reasons: [],
  bins: [],
}
const shown = (parts: Partial<EngineView>): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <EnginePanel view={{ engine: { ...engine, ...parts } } as DeskCaseView} />
    </Router>,
  )

test('CORE-5 a decision whose model is no longer in the code is shown as recorded, and says so', () => {
  expect(shown({})).toContain('590 punten, klasse B')
  expect(shown({})).toContain('Dit rekenmodel is niet meer na te rekenen.')
  expect(shown({ canReplay: true })).not.toContain('na te rekenen')
})

test('DESK-100 the coverage of a decision says of which amount and term it is', () => {
  expect(shown({})).toContain(
    '<dt>Dekking van de aflossing</dt><dd>1,30 bij € 5.000 over 60 maanden</dd>'.replace('€ ', '€\u00a0'),
  )
  expect(shown({ coverageOf: null })).toContain('<dd>1,30</dd>')
})
