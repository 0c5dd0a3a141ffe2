import type { Defect } from '../defect.ts'

/** The lender's desk: one case, and what is decided on it. */
export const deskCase: readonly Defect[] = [
  {
    row: 'DESK-40',
    name: 'an assessor approves as much as a senior',
    file: 'lending/desk/authority.ts',
    from: 'assessor: 50_000_00',
    to: 'assessor: 100_000_00',
  },
  {
    row: 'DESK-41',
    name: 'a rule is set aside by one person',
    file: 'lending/desk/authority.ts',
    from: 'overrides.length > 0 || amountCents > authority[role]',
    to: 'amountCents > authority[role]',
  },
  {
    row: 'DESK-42',
    name: 'somebody seconds their own request',
    file: 'lending/desk/authority.ts',
    from: "if (second.id === first.id) return 'own_request'",
    to: '',
  },
  {
    row: 'DESK-43',
    name: 'a request is made that nobody could approve',
    file: 'lending/desk/authority.ts',
    from: "return isSecondable ? null : 'nobody_to_second'",
    to: 'return isSecondable ? null : null',
  },
  {
    row: 'DESK-44',
    name: 'an answer counts for data that came later',
    file: 'server/follow-up/propose-answer.ts',
    from: 'record.loanCase.data_version !== dataVersion || ',
    to: '',
  },
  {
    row: 'DESK-45',
    name: 'an account that somebody else holds is approved',
    file: 'lending/desk/authority.ts',
    from: "holderMatch !== 'NO_MATCH'",
    to: "holderMatch !== 'MATCH'",
  },
  {
    row: 'DESK-46',
    name: 'more is approved than was asked',
    file: 'lending/desk/person-offers.ts',
    from: 'amountCents > option.maxCents',
    to: 'amountCents < 0',
  },
  {
    row: 'DESK-47',
    name: 'a no is mailed without its reasons',
    file: 'server/mail/follow-up-letters.ts',
    from: '[first, ...offers, ...why,',
    to: '[first, ...offers,',
  },
  {
    row: 'DESK-48',
    name: 'a yes leaves nothing to choose',
    file: 'server/follow-up/answer-referral.ts',
    from: 'sealOffers(caseKey, answer.data_version, answer.offers)',
    to: 'sealOffers(caseKey, answer.data_version, [])',
  },
  {
    row: 'DESK-49',
    name: 'two who answer at once both answer',
    file: 'server/follow-up/propose-answer.ts',
    from: "|| refusalOf(followUp, 'answered') !== null)",
    to: ')',
  },
  {
    row: 'DESK-50',
    name: 'an answer is seconded in the name of another case',
    file: 'server/store/desk-decisions.ts',
    from: ".where('case_id', '=', caseKey.caseId)\n    .orderBy('first_at')",
    to: ".orderBy('first_at')",
  },
]
