import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { ApplicantPanel } from './applicant-panel.tsx'

const applicant: DeskCaseView['applicant'] = {
  amountCents: 25_000_00,
  goal: 'equipment',
  register: { legalForm: 'Eenmanszaak', foundedOn: '2014-03-00', sector: 'Vervaardiging van meubels' },
  expensesCents: null,
  outcome: null,
  status: null,
  chosen: null,
  offers: [],
}

test('DESK-104 the case shows the goal of the loan and legal form, sector and age as the register has them', () => {
  const shown = renderToStaticMarkup(
    <Router ssrPath="/">
      <ApplicantPanel view={{ applicant } as DeskCaseView} />
    </Router>,
  )
  for (const words of ['Inventaris of machines', 'Eenmanszaak', '03-2014', 'Vervaardiging van meubels'])
    expect(shown).toContain(`<dd>${words}</dd>`)
})
