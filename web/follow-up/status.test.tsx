import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { FollowUpView } from '#contract/follow-up.ts'
import { FollowUpStatus } from './status.tsx'

const offer = {
  productType: 'PBL',
  termMonths: 12,
  loanAmount: 10_000,
  clientRate: 9.5,
  totalCostCents: 61_000,
} as const
const followUp: FollowUpView = {
  reference: 'VL-7K3M-9QXD',
  kind: 'referral',
  companyName: 'De Korenaar',
  offer: null,
  stages: [{ name: 'received', state: 'done', on: '2026-10-01', by: null }],
  answer: { isYes: true, words: null, reasons: [] },
  approved: { validUntil: '2026-10-31', isExpired: false, offers: [offer] },
  review: null,
  hasAgreement: false,
  asked: null,
}

function statusOf(isExpired: boolean, path: string): string {
  const approved = { ...followUp.approved!, isExpired }
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <FollowUpStatus followUp={{ ...followUp, approved }} isInCase={false} />
    </Router>,
  )
}

test.each([
  ['/mijn-aanvraag', 'Dit kun je kiezen', 'Dit aanbod is verlopen', '31 oktober 2026', 'Doe een nieuwe aanvraag'],
  ['/en/my-application', 'What you can choose', 'This offer has expired', '31 October 2026', 'Apply again'],
])('DESK-37 a yes that is over says so, since when, and what one can do, at %s', (path, open, over, day, link) => {
  const valid = statusOf(false, path)
  expect(valid).toContain(open)
  expect(valid).not.toContain(over)
  const expired = statusOf(true, path)
  expect(expired).not.toContain(open)
  for (const words of [over, day, link]) expect(expired.replaceAll('\u00a0', ' ')).toContain(words)
})
