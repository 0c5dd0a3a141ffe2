import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { FindingsPanel } from './findings-panel.tsx'

const shown = (...findings: DeskCaseView['findings']): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <FindingsPanel view={{ findings }} />
    </Router>,
  ).replaceAll('\u00a0', ' ')

test('CORE-5 what does not add up in a file is named with its account, day and amount', () => {
  const finding = { code: 'chain_broken', accountEnd: '567', on: '2026-04-30', differenceCents: -50_000_00 } as const
  const page = shown(finding, { ...finding, code: 'sources_differ', on: null, differenceCents: null })
  expect(page).toContain('<li>Rekening …567, 30 april 2026, € 50.000,00: saldi sluiten niet op elkaar aan</li>')
  expect(page).toContain('<li>Rekening …567: staat in de ene bron en niet in de andere</li>')
  expect(shown()).toBe('')
})
