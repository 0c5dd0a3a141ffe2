import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { OfferRange } from '#contract/offers.ts'
import { OfferControls } from './offer-controls.tsx'

const loan = (years: number, maxAmount = 30_000): OfferRange => ({
  productType: 'PBL',
  termMonths: years * 12,
  minAmount: 5_000,
  maxAmount,
  limitedBy: 'debt-service',
})

type Asked = { wished?: number; maxAmount?: number; isGuaranteeAsked?: boolean }

function controlsOf(years: readonly number[], path: string, asked: Asked = {}): string {
  const { wished = 25_000, maxAmount = 30_000, isGuaranteeAsked = true } = asked
  const ranges = {
    requestedAmount: 25_000,
    step: 500,
    ranges: years.map((count) => loan(count, maxAmount)),
    outOfReach: [],
    months: [],
    stressTried: { fall: 0.12, leftMonthlyCents: 90_000 },
  }
  const choice = { productType: 'PBL', termMonths: years[0]! * 12, amount: 25_000 } as const
  const wish = { productType: 'PBL', termMonths: choice.termMonths, amounts: { PBL: wished, PBC: wished } } as const
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <OfferControls {...{ ranges, wish, choice, isGuaranteeAsked }} setWish={() => undefined} />
    </Router>,
  ).replaceAll('\u00a0', ' ')
}

/** Each slider's value text, and whether it can be moved. */
const slidersOf = (html: string) =>
  [...html.matchAll(/<input[^>]*type="range"[^>]*>/g)].map(([slider]) => ({
    says: /aria-valuetext="([^"]*)"/.exec(slider)?.[1],
    isDisabled: slider.includes('disabled'),
  }))

test.each([
  ['/persoonlijk-aanbod', 'Van 1 tot 3 jaar.', 'Alleen 2 jaar.', ['€ 25.000', '1 jaar', '2 jaar']],
  ['/en/persoonlijk-aanbod', 'From 1 to 3 years.', 'Only 2 years.', ['€25,000', '1 year', '2 years']],
])('FLOW-9 at %s the terms that can be had are named, and a single one cannot be moved', (path, all, one, said) => {
  const [amount, first, second] = said
  const several = controlsOf([1, 2, 3], path)
  expect(several).toContain(all)
  expect(slidersOf(several)).toEqual([
    { says: amount, isDisabled: false },
    { says: first, isDisabled: false },
  ])
  const single = controlsOf([2], path)
  expect(single).toContain(one)
  expect(single).not.toContain(all)
  expect(slidersOf(single)).toEqual([
    { says: amount, isDisabled: false },
    { says: second, isDisabled: true },
  ])
})

test.each([
  [
    '/persoonlijk-aanbod',
    '€ 200.000 kan niet. We rekenen met € 25.000.',
    'Boven € 50.000 staat de eigenaar persoonlijk borg.',
  ],
  [
    '/en/persoonlijk-aanbod',
    '€200,000 isn’t possible here, so we use €25,000.',
    'Above €50,000 the owner gives a personal guarantee.',
  ],
])(
  'FLOW-9 at %s an amount that was changed is said, and from which amount on a guarantee is asked',
  (path, changed, mark) => {
    const asked = controlsOf([1, 2], path, { wished: 200_000, maxAmount: 89_000 })
    expect(asked).toContain(changed)
    expect(asked).toContain(mark)
    // 45,000 above the least of 84,000.
    expect(asked).toContain('x1="53.57')
    for (const none of [
      controlsOf([1, 2], path),
      controlsOf([1, 2], path, { maxAmount: 89_000, isGuaranteeAsked: false }),
    ]) {
      expect(none).not.toContain(changed)
      expect(none).not.toContain(mark)
    }
  },
)
