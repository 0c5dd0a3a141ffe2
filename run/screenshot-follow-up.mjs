// Applications at every stage after the choice, as the server would answer them.
const stage = (name, state, on, by) => ({ name, state, on, by })

const reference = 'VL-7K3M-9QXD'
const companyName = 'Kadolijn Webwinkels B.V.'
const offer = { productType: 'PBL', termMonths: 12, loanAmount: 14_500 }
const received = stage('received', 'done', '2026-11-20', null)
const later = (...names) => names.map((name) => stage(name, 'later', null, null))
const ways = {
  choice: ['checked', 'agreement', 'signed', 'paid'],
  referral: ['answered', 'choose', 'agreement', 'signed', 'paid'],
}

/** How far a way has come: the stages with a day are done, the next one is to be ready by `by`. */
function stagesOf(kind, days, by) {
  const names = ways[kind]
  const now = names[days.length]
  return [
    received,
    ...days.map((on, index) => stage(names[index], 'done', on, null)),
    ...(now ? [stage(now, 'now', null, by)] : []),
    ...later(...names.slice(days.length + 1)),
  ]
}

const view = (kind, days, by, more = {}) => ({
  reference,
  kind,
  companyName,
  offer: kind === 'choice' ? offer : null,
  stages: stagesOf(kind, days, by),
  answer: null,
  approved: null,
  review: null,
  hasAgreement: false,
  asked: null,
  ...more,
})

const lower = { productType: 'PBL', clientRate: 9.9 }
const approvedBelow = {
  validUntil: '2026-12-23',
  isExpired: false,
  offers: [
    { ...lower, termMonths: 12, loanAmount: 9_000, totalCostCents: 48_264 },
    { ...lower, termMonths: 24, loanAmount: 12_500, totalCostCents: 128_906 },
  ],
}
const words = 'De omzet van dit najaar draagt het hele bedrag nog niet. Vraag gerust opnieuw aan na het voorjaar.'
const refused = {
  isYes: false,
  words,
  reasons: [
    { code: 'OFTEN_OVERDRAWN', figures: { daysBelowZeroShare: 0.31 } },
    { code: 'RETURNED_DIRECT_DEBITS', figures: { count: 6, countLastThreeMonths: 4 } },
  ],
}
const noFurther = [received, stage('answered', 'done', '2026-11-23', null)]
const review = (answer) => ({ answerBy: '2026-12-09', answer })
const asked = (reason, words) => ({ reason, words, until: '2026-12-07' })

/** By the name of the picture; each is what `/mijn-aanvraag` shows. */
export const standings = {
  checking: view('choice', [], '2026-11-25'),
  agreement: view('choice', ['2026-11-23'], '2026-11-25'),
  'document-asked': view('choice', [], '2026-11-25', {
    asked: asked('account-holder', 'Het gaat om de rekening die eindigt op 300.'),
  }),
  'to-sign': view('choice', ['2026-11-23', '2026-11-24'], null, {
    hasAgreement: true,
    asked: asked('signed-agreement', null),
  }),
  signed: view('choice', ['2026-11-23', '2026-11-24', '2026-11-26'], '2026-11-27', { hasAgreement: true }),
  paid: view('choice', ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'], null, { hasAgreement: true }),
  referred: view('referral', [], '2026-11-25'),
  'approved-below': view('referral', ['2026-11-23'], null, {
    answer: { isYes: true, words, reasons: [] },
    approved: approvedBelow,
  }),
  expired: view('referral', ['2026-11-23'], null, {
    answer: { isYes: true, words: null, reasons: [] },
    approved: { ...approvedBelow, validUntil: '2026-11-22', isExpired: true },
  }),
  refused: view('referral', [], null, { stages: noFurther, answer: refused }),
  'review-asked': view('referral', [], null, { stages: noFurther, answer: refused, review: review(null) }),
  upheld: view('referral', [], null, {
    stages: noFurther,
    answer: refused,
    review: review({
      on: '2026-12-04',
      isUpheld: true,
      words: 'We hebben de nieuwe afschriften bekeken.\nHet saldo staat nog te vaak onder nul.',
    }),
  }),
  changed: view('choice', [], null, { stages: [] }),
}

/** As the case's own session sees it. */
export const followed = {
  contact: { sentTo: 't•••@example.nl', isConfirmed: true },
  followUp: standings.agreement,
}
