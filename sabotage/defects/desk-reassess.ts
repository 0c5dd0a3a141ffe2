import type { LiteralDefect } from '../defect.ts'

/** The lender’s desk: deciding again, and a refusal that becomes a yes. */
const deskReassess: readonly LiteralDefect[] = [
  {
    row: 'DESK-80',
    name: 'a correction is kept and never read',
    file: 'server/case-thread/case-tasks.ts',
    from: 'sbiCode, contested, corrected, contestedFacts })',
    to: 'sbiCode, contested, contestedFacts })',
  },
  {
    row: 'DESK-80',
    name: 'a correction of one booking is of the whole counterparty',
    file: 'lending/analysis/correction.ts',
    from: 'if (correction.isWholeParty)',
    to: 'if (correction)',
  },
  {
    row: 'DESK-81',
    name: 'the applicant is shown what the engine makes of a correction',
    file: 'server/store/decision/reassessments.ts',
    from: 'if (!asked && !corrected) return null',
    to: 'if (asked || !asked) return null',
  },
  {
    row: 'DESK-81',
    name: 'the applicant is shown the reasons of a decision that nobody answered yet',
    file: 'server/case-thread/decided-case.ts',
    from: 'if (before?.record.outcome === outcome) return before',
    to: '',
  },
  {
    row: 'DESK-81',
    name: 'who read a booking otherwise says yes to it alone',
    file: 'server/desk/handlers/decide.ts',
    from: 'corrections.some(({ staffId }) => staffId === staff.id)',
    to: 'false',
  },
  {
    row: 'DESK-82',
    name: 'newer data is decided on by who saw another version',
    file: 'server/follow-up/reassess.ts',
    from: "if (record.loanCase.data_version !== dataVersion) throw new Refusal('changed_meanwhile')",
    to: '',
  },
  {
    row: 'DESK-82',
    name: 'newer bookings are counted and left out',
    file: 'server/store/bank/take-in-later.ts',
    from: 'const all = [...decided, ...later]',
    to: 'const all = [...decided]',
  },
  {
    row: 'DESK-82',
    name: 'a case is decided again although nothing came in',
    file: 'server/follow-up/reassess.ts',
    from: "if (bookings === 0) throw new Refusal('nothing_new')",
    to: '',
  },
  {
    row: 'DESK-83',
    name: 'a refusal is answered although nobody asked to look again',
    file: 'server/follow-up/open-question.ts',
    from: "(await isLookedAtAgain(database, loanCase.id)) ? 'review' : null",
    to: "'review'",
  },
  {
    row: 'DESK-83',
    name: 'who refused it makes it a yes',
    file: 'server/follow-up/propose-answer.ts',
    from: "throw new Refusal('work_own_decision')",
    to: 'return',
  },
  {
    row: 'DESK-83',
    name: 'who refused it sends every colleague’s yes back',
    file: 'server/follow-up/propose-answer.ts',
    from: '    if (second) await checkNotOwn(transaction, caseId, open.question, second)\n',
    to: '',
  },
  {
    row: 'DESK-83',
    name: 'what was proposed on a review still waits once the review is closed',
    file: 'server/desk/close-work.ts',
    from: '    if (record) await endUnasked(transaction, record, context.now())\n',
    to: '',
  },
  {
    row: 'DESK-42',
    name: 'who proposed a yes after a review claims that review',
    file: 'server/obligations/own-decision.ts',
    from: "o.kind in ('referral', 'review') and exists",
    to: "o.kind in ('referral') and exists",
  },
  {
    row: 'DESK-83',
    name: 'a yes after a review goes without words',
    file: 'server/follow-up/propose-answer.ts',
    from: "if (question === 'review' && words.words === null) throw new Refusal('words_missing')",
    to: '',
  },
  {
    row: 'DESK-84',
    name: 'a rule that reads bookings stands as its code',
    file: 'lending/desk/booking-words.ts',
    from: "  psp: ['herkend als betaaldienst', 'recognised as a payment service'],\n",
    to: '',
  },
]

export default deskReassess
