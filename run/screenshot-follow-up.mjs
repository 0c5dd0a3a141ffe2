// An application half way to its money, as the server would answer it.
const stage = (name, state, on, by) => ({ name, state, on, by })

export const followed = {
  contact: { sentTo: 't•••@example.nl', isConfirmed: true },
  followUp: {
    reference: 'VL-7K3M-9QXD',
    kind: 'choice',
    companyName: 'Kadolijn Webwinkels B.V.',
    offer: { productType: 'PBL', termMonths: 12, loanAmount: 14_500 },
    stages: [
      stage('received', 'done', '2026-11-20', null),
      stage('checked', 'done', '2026-11-23', null),
      stage('agreement', 'now', null, '2026-11-25'),
      stage('signed', 'later', null, null),
      stage('paid', 'later', null, null),
    ],
    answer: null,
    approved: null,
    review: null,
    hasAgreement: false,
    asked: null,
  },
}
