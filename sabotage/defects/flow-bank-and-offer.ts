import type { Defects } from '../defect.ts'

/** The journey from sharing the bank to the chosen offer. */
export default {
  'FLOW-6 without BroadcastChannel no tab hears another': [
    'web/visitor openStorageChannel',
    '(open) => (name) => ({ ...open(name), postMessage: () => undefined })',
  ],
  'FLOW-6 Triodos and bunq cannot be chosen': ['contract bankKeys', '(keys) => keys.slice(0, 7)'],
  'FLOW-6 back from the bank leaves the banks dead': ['web/visitor whenShownAgain', '() => () => () => undefined'],
  'FLOW-6 a bank at work looks as if it were done': [
    'web/journey bankCards',
    "(cards) => (...given) => cards(...given).map((card) => ({ ...card, stage: 'done' }))",
  ],
  'FLOW-6 consent does not name how long it lasts': [
    'web/journey/transactions-upload consentTexts.nl.points',
    '(points) => points.slice(0, 2)',
  ],
  'FLOW-7 how many transactions came in is not said': [
    'web/journey ConnectionProgress',
    '(Progress) => (props) => Progress({ ...props, connection: { ...props.connection, fetchedCount: 0 } })',
  ],
  'FLOW-7 another name is said to match': [
    'web/journey/transactions-collect transactionsCollectTexts.nl.matches.NO_MATCH.label',
    "() => 'Naam klopt'",
  ],
  'FLOW-8 the waiting screen asks every five seconds': ['web/journey/get-offers quickIntervalMs', '() => 5_000'],
  'FLOW-8 the three parts stand in another order': [
    'web/journey stageNames',
    '([first, second, third]) => [second, first, third]',
  ],
  'FLOW-9 the yearly cost percentage is the rate': [
    'web/journey offerRows',
    '(rows) => (offer, ...given) => rows({ ...offer, yearlyCostPercentage: offer.clientRate }, ...given)',
  ],
  'FLOW-9 the longest loan stands first': [
    'web/journey rangesOf',
    '(ranges) => (...given) => ranges(...given).toReversed()',
  ],
  'FLOW-9 a referral is told to wait a year': ['web/journey/personal-offer mendedOn', '() => () => null'],
  'FLOW-10 four marks can be given': ['web/journey ratings', '(marks) => marks.slice(0, 4)'],
  'FLOW-10 the savings account is offered first': [
    'lending savingsLast',
    '(last) => (accounts) => last(accounts).toReversed()',
  ],
  'FLOW-17 a choice is taken back after the signature': ['lending/desk mayTakeBack', '() => () => true'],
} satisfies Defects
