import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { BesidePanel } from './beside-panel.tsx'

const shown = (beside: DeskCaseView['beside']): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <BesidePanel view={{ beside } as DeskCaseView} />
    </Router>,
  ).replaceAll('\u00a0', ' ')

test('CORE-11 what runs beside a case is shown with its reference, which leads to it, and what is owed', () => {
  const loan = { caseId: 'one', reference: 'VL-7K3M-9QXD', monthlyCents: 900_00, owedCents: 10_000_00, isPaidOut: true }
  const draft = { ...loan, caseId: 'two', reference: null, isPaidOut: false }
  const [paid, unpaid] = shown([loan, draft]).match(/<li>.*?<\/li>/g)!
  expect(paid).toBe('<li><a href="/zaak/one">VL-7K3M-9QXD</a>: € 900 per maand, nog € 10.000 open, uitbetaald</li>')
  expect(unpaid).toContain('<a href="/zaak/two">aanvraag zonder kenmerk</a>')
  expect(unpaid).toContain('nog niet uitbetaald')
  expect(shown([])).toBe('')
})
