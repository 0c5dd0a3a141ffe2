import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offers.ts'
import { OfferFigures } from './offer-figures.tsx'

const common = {
  termMonths: 12,
  loanAmount: 10_000,
  clientRate: 7.5,
  yearlyCostPercentage: 8.08,
  firstInstalmentCents: 87_050,
  lastInstalmentCents: 83_865,
  totalCostCents: 41_234,
  totalToRepayCents: 1_041_234,
  schedule: Array.from({ length: 24 }, () => ({ totalCents: 43_000 })),
}
const loan = { ...common, productType: 'PBL' } as unknown as Offer
const credit = { ...common, productType: 'PBC', creditProvision: 25.5 } as unknown as Offer

/** The figures in a row, as they are read. */
function figuresOf(offer: Offer, path = '/persoonlijk-aanbod'): (string | undefined)[] {
  const html = renderToStaticMarkup(
    <Router ssrPath={path}>
      <OfferFigures offer={offer} isCurrent />
    </Router>,
  ).replaceAll('\u00a0', ' ')
  return [...html.matchAll(/<dd><strong>([^<]*)</g)].map(([, figure]) => figure)
}

test('FLOW-9 a loan shows what a month costs, what it costs in all and a year, each in its own unit', () => {
  expect(figuresOf(loan)).toEqual(['€ 871', '€ 412', '8,08%'])
  expect(figuresOf(loan, '/en/persoonlijk-aanbod')).toEqual(['€871', '€412', '8.08%'])
})

test('FLOW-9 a credit shows what having it costs a month in euros and cents, and what using it costs', () => {
  expect(figuresOf(credit)).toEqual(['€ 25,50', '7,50%', '8,08%'])
  expect(figuresOf(credit, '/en/persoonlijk-aanbod')).toEqual(['€25.50', '7.50%', '8.08%'])
})
