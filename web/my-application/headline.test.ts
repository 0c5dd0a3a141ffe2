import { expect, test } from 'vitest'
import type { FollowUpView } from '#contract/follow-up.ts'
import { headline } from './headline.ts'

type Stage = FollowUpView['stages'][number]
const names: readonly Stage['name'][] = ['received', 'checked', 'agreement', 'signed', 'paid']

function after(doneCount: number, more: Partial<FollowUpView> = {}): FollowUpView {
  const stateOf = (index: number) => (index < doneCount ? 'done' : index === doneCount ? 'now' : 'later')
  return {
    reference: 'VL-7K3M-9QXD',
    kind: 'choice',
    companyName: 'De Korenaar',
    offer: null,
    payoutTo: null,
    stages: names.map((name, index) => ({ name, state: stateOf(index), on: null, by: null })),
    answer: null,
    approved: null,
    review: null,
    stopReason: null,
    mayTakeBack: false,
    hasAgreement: false,
    acceptance: null,
    loan: null,
    asked: [],
    waitsUntil: null,
    ...more,
  }
}

const no = { isYes: false, words: null, reasons: [] }
const reviewed = (isUpheld: boolean) => ({ answerBy: '2026-12-09', answer: { on: '2026-12-04', isUpheld, words: 'x' } })
const approved = (isExpired: boolean) => ({ validUntil: '2026-12-23', isExpired, offers: [] })
const asked = (reason: 'annual-accounts' | 'signed-agreement') => [
  { id: '00000000-0000-4000-8000-000000000000', reason, words: null, until: '2026-12-07' },
]

test.each<[string, string, FollowUpView]>([
  ['Een medewerker controleert je aanvraag', 'Checking your application', after(1)],
  ['We maken je overeenkomst', 'Preparing your agreement', after(2)],
  ['Je overeenkomst staat klaar', 'Your agreement is ready', after(3, { hasAgreement: true })],
  ['Je overeenkomst staat klaar', 'Your agreement is ready', after(3, { asked: asked('signed-agreement') })],
  ['Je krijgt het geld', 'You receive the money', after(4, { hasAgreement: true })],
  ['Het geld is overgemaakt', 'The money has been transferred', after(5, { hasAgreement: true })],
  ['We hebben een document van je nodig', 'We need a document from you', after(1, { asked: asked('annual-accounts') })],
  ['Maak je aanvraag eerst af', 'Complete your application first', after(1, { stages: [] })],
  ['Het antwoord is ja', 'The answer is yes', after(1, { approved: approved(false) })],
  ['Je aanbod is verlopen', 'Your offer has expired', after(1, { approved: approved(true) })],
  ['We kunnen je nu geen lening aanbieden', 'We cannot offer you a loan at the moment', after(5, { answer: no })],
  [
    'We kijken opnieuw naar je aanvraag',
    'We are looking at your application again',
    after(5, { answer: no, review: { answerBy: '2026-12-09', answer: null } }),
  ],
  [
    'We kunnen je nu geen lening aanbieden',
    'We cannot offer you a loan at the moment',
    after(5, { answer: no, review: reviewed(true) }),
  ],
  ['We komen terug op ons besluit', 'We are changing our decision', after(5, { answer: no, review: reviewed(false) })],
])('CORE-5 FLOW-9 where an application stands begins with what there is to know: %s', (dutch, english, followUp) => {
  expect(headline(followUp, 'nl')).toBe(dutch)
  expect(headline(followUp, 'en')).toBe(english)
})
