import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import type { FollowUpView } from '#contract/follow-up.ts'
import { ChoiceFacts, FollowUpNews, FollowUpStages } from './status.tsx'
import { ToDo } from './to-do.tsx'

const offer = {
  productType: 'PBL',
  termMonths: 12,
  loanAmount: 10_000,
  clientRate: 9.5,
  firstInstalmentCents: 91_250,
  totalInterestCost: 610,
  totalCostCents: 61_000,
  totalToRepayCents: 10_610_00,
  yearlyCostPercentage: 9.92,
  securities: 'none',
} as const
const followUp: FollowUpView = {
  reference: 'VL-7K3M-9QXD',
  kind: 'referral',
  companyName: 'De Korenaar',
  offer: null,
  payoutTo: null,
  stages: [{ name: 'received', state: 'done', on: '2026-10-01', by: null }],
  answer: { isYes: true, words: null, reasons: [] },
  approved: { validUntil: '2026-10-31', isExpired: false, offers: [offer] },
  review: null,
  stopReason: null,
  mayTakeBack: false,
  hasAgreement: false,
  acceptance: null,
  loan: null,
  asked: [],
  waitsUntil: null,
}

const newsOf = (changes: Partial<FollowUpView>, path: string): string =>
  renderToStaticMarkup(
    <Router ssrPath={path}>
      <ToDo followUp={{ ...followUp, ...changes }} isInCase={false} />
      <FollowUpNews followUp={{ ...followUp, ...changes }} isInCase={false} />
    </Router>,
  )

const statusOf = (isExpired: boolean, path: string): string =>
  newsOf({ approved: { ...followUp.approved!, isExpired } }, path)

test.each([
  ['/mijn-aanvraag', 'Dit kun je kiezen', 'Je kon kiezen tot en met', '31 oktober 2026', 'Doe een nieuwe aanvraag'],
  ['/en/my-application', 'What you can choose', 'You could choose until', '31 October 2026', 'Apply again'],
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

type Stage = FollowUpView['stages'][number]
const at = (name: Stage['name'], state: Stage['state'], day: string | null = null): Stage => ({
  name,
  state,
  on: state === 'done' ? day : null,
  by: state === 'done' ? null : day,
})
const chosen: Partial<FollowUpView> = {
  kind: 'choice',
  offer: { ...offer, securities: 'personal_guarantee' },
  payoutTo: '301',
  approved: null,
  answer: null,
}
const document = { id: 'a', reason: 'signed-agreement', words: null, until: '2026-12-07' } as const

test.each<[string, string, number, Partial<FollowUpView>]>([
  [
    'Je hoeft nu niets te doen',
    'Je krijgt uiterlijk 27 november 2026 een mail van ons.',
    0,
    { ...chosen, stages: [at('received', 'done', '2026-11-26'), at('checked', 'now', '2026-11-27')] },
  ],
  [
    'Wat je nu moet doen',
    'Lees je overeenkomst en teken hem. Dat kan tot en met 7 december 2026.',
    0,
    { ...chosen, hasAgreement: true, asked: [document], stages: [at('signed', 'now')] },
  ],
  [
    'Wat je nu moet doen',
    'Stuur ons het document dat we nodig hebben. Dat kan tot en met 7 december 2026.',
    0,
    { approved: null, answer: null, asked: [{ ...document, reason: 'annual-accounts' }] },
  ],
  ['Wat je nu moet doen', 'Kies je aanbod. Dat kan tot en met 31 oktober 2026, en je zit nog nergens aan vast.', 1, {}],
  ['Wat je nu moet doen', 'Maak hem eerst af', 1, { ...chosen, stages: [] }],
  [
    'Wat je nu kunt doen',
    'Vraag ons om nog een keer te kijken.',
    1,
    { approved: null, answer: { isYes: false, words: null, reasons: [] } },
  ],
  [
    'Je hoeft nu niets te doen',
    'Je aanvraag is gestopt.',
    0,
    { ...chosen, stages: [at('stopped', 'done', '2026-12-01')] },
  ],
  [
    'Je hoeft nu niets te doen',
    'Het geld is overgemaakt.',
    0,
    { ...chosen, stages: [at('paid', 'done', '2026-12-01')] },
  ],
])(
  'FLOW-21 the page begins with "%s", in one sentence (%s) with at most one button',
  (title, sentence, buttons, changes) => {
    const html = newsOf(changes, '/mijn-aanvraag').replaceAll('\u00a0', ' ')
    expect(html.startsWith('<section')).toBe(true)
    expect(html.indexOf(title)).toBeGreaterThan(0)
    expect(html.indexOf(sentence)).toBeGreaterThan(html.indexOf(title))
    expect(html.match(/class="button/g) ?? []).toHaveLength(buttons)
  },
)

test('FLOW-21 the choice is there in figures, with the end of the account and, once paid, the day of the first payment', () => {
  const shown = (stages: Stage[], path: string, offer = chosen.offer!) =>
    renderToStaticMarkup(
      <Router ssrPath={path}>
        <ChoiceFacts followUp={{ ...followUp, ...chosen, offer, stages }} />
      </Router>,
    ).replaceAll('\u00a0', ' ')
  const dutch = shown([at('paid', 'done', '2026-12-31')], '/mijn-aanvraag')
  for (const words of [
    'Kortlopende zakelijke lening, 12 maanden',
    ...['Geleend', 'Rente', 'Samen terug', 'Eerste maand', 'Alles samen, per jaar (JKP)'],
    ...['€ 10.000,00', '€ 610,00', '€ 10.610,00', '€ 912,50', '9,92%'],
    '<dt>Rente per jaar</dt><dd>9,50%</dd>',
    'Van de eigenaar vragen we een persoonlijke borg.',
    'je rekening die eindigt op 301',
    '<dt>Eerste betaling</dt><dd>31 januari 2027</dd>',
    'VL-7K3M-9QXD',
  ])
    expect(dutch).toContain(words)
  expect(shown([at('paid', 'now', '2026-12-31')], '/en/my-application')).not.toContain('First payment')
  expect(dutch).not.toContain('Hoogstens op te nemen')
  const credit = shown([], '/mijn-aanvraag', { ...chosen.offer!, productType: 'PBC' })
  for (const words of ['Hoogstens op te nemen', 'Rente als je alles meteen opneemt']) expect(credit).toContain(words)
})
