import type { Defects } from '../defect.ts'

/** The lender’s desk: deciding again, and a refusal that becomes a yes. */
export default {
  'DESK-80 a correction is kept and never read': ['lending/facts placeCorrections', '() => () => new Map()'],
  'DESK-80 a correction of one booking is of the whole counterparty': [
    'lending/facts placeCorrections',
    '(f) => (accounts, all) => f(accounts, all.map((one) => ({ ...one, isWholeParty: true })))',
  ],
  'DESK-81 the applicant is shown the reasons of a decision that nobody answered yet': [
    'server/case-thread shownBefore',
    '() => async () => null',
  ],
  'DESK-81 who read a booking otherwise says yes to it alone': [
    'lending/desk needsSecond',
    '(original) => (first, asked) => original(first, { ...asked, isOwnReading: false })',
  ],
  'DESK-82 newer bookings are counted and left out': [
    'server/store/bank joinLater',
    `(original) => async (transaction, record, { connection, ...joining }) =>
      (await original(transaction, record, { ...joining, connection: { ...connection, later_generation: null } })) || 1`,
  ],
  'DESK-82 a case is decided again although nothing came in': [
    'server/store/bank takeInLater',
    '(original) => async (...given) => (await original(...given)) || 1',
  ],
  'DESK-83 a refusal is answered although nobody asked to look again': [
    'server/follow-up isLookedAtAgain',
    '() => async () => true',
  ],
  'DESK-83 who refused it makes it a yes': ['server/follow-up checkNotOwn', '() => async () => undefined'],
  'DESK-84 a rule that reads bookings stands as its code': [
    'lending/desk families',
    '({ nl: { psp, ...nl }, en }) => ({ nl, en })',
  ],
} satisfies Defects
