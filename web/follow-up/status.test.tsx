import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { FollowUpView } from '#contract/follow-up.ts'
import { FollowUpNews, FollowUpStages } from './status.tsx'

const offer = {
  productType: 'PBL',
  termMonths: 12,
  loanAmount: 10_000,
  clientRate: 9.5,
  totalCostCents: 61_000,
  securities: 'none',
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
  mayTakeBack: false,
  hasAgreement: false,
  asked: [],
  waitsUntil: null,
}

const newsOf = (changes: Partial<FollowUpView>, path: string): string =>
  renderToStaticMarkup(
    <Router ssrPath={path}>
      <FollowUpNews followUp={{ ...followUp, ...changes }} isInCase={false} />
    </Router>,
  )

const statusOf = (isExpired: boolean, path: string): string =>
  newsOf({ approved: { ...followUp.approved!, isExpired } }, path)

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

test.each([
  ['/mijn-aanvraag', 'Waarom het een nee is'],
  ['/en/my-application', 'Why it is a no'],
])('FLOW-11 reasons stand below a heading, and without any there is none, at %s', (path, heading) => {
  const no = { isYes: false, words: null, reasons: [] }
  expect(newsOf({ approved: null, answer: no }, path)).not.toContain(heading)
  const reasons = [{ code: 'DATA_TOO_OLD', figures: { ageDays: 40 } }]
  const html = newsOf({ approved: null, answer: { ...no, reasons } }, path)
  expect(html.indexOf(heading)).toBeGreaterThan(0)
  expect(html.slice(html.indexOf(heading))).toMatch(/<ul class="reasons"><li>[^<]+<\/li><\/ul>/)
})

test.each([
  [
    '/mijn-aanvraag',
    'Van de eigenaar vragen we een persoonlijke borg.',
    'De eigenaar tekent ook een persoonlijke borg.',
  ],
  ['/en/my-application', 'We ask the owner for a personal guarantee.', 'The owner also signs a personal guarantee.'],
])(
  'DESK-93 what is to be signed beside the agreement is said before the choice and until it is signed, at %s',
  (path, asked, toSign) => {
    const approvedWith = (securities: 'none' | 'personal_liability' | 'personal_guarantee') =>
      newsOf({ approved: { ...followUp.approved!, offers: [{ ...offer, securities }] } }, path)
    expect(approvedWith('personal_guarantee')).toContain(asked)
    for (const other of ['none', 'personal_liability'] as const) expect(approvedWith(other)).not.toContain(asked)
    const stagesWith = (securities: 'none' | 'personal_guarantee', state: 'now' | 'done') =>
      renderToStaticMarkup(
        <Router ssrPath={path}>
          <FollowUpStages
            followUp={{
              ...followUp,
              offer: { ...offer, securities },
              stages: [{ name: 'signed', state, on: state === 'done' ? '2026-10-02' : null, by: null }],
            }}
          />
        </Router>,
      )
    expect(stagesWith('personal_guarantee', 'now')).toContain(toSign)
    expect(stagesWith('none', 'now')).not.toContain(toSign)
    expect(stagesWith('personal_guarantee', 'done')).not.toContain(toSign)
  },
)
