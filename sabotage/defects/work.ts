import type { Defect } from '../defect.ts'

/** What the lender owes, and who does it: the list of work behind the promises of the site. */
export const work: readonly Defect[] = [
  {
    row: 'DESK-20',
    name: 'a review is promised and nobody has it to do',
    file: 'server/routes/offers.ts',
    from: "      kind: 'review',\n      caseId,\n",
    to: "      kind: 'document',\n      caseId,\n",
  },
  {
    row: 'DESK-20',
    name: 'a privacy request has the day of another promise',
    file: 'lending/desk/due-times.ts',
    from: "privacyRequest: { value: 28, unit: 'days'",
    to: "privacyRequest: { value: 38, unit: 'days'",
  },
  {
    row: 'DESK-21',
    name: 'a step closes nothing of what it was owed',
    file: 'server/follow-up/move-case.ts',
    from: '{ outcome: outcomeOf(taken), by })\n',
    to: "{ outcome: 'lapsed', by })\n",
  },
  {
    row: 'DESK-21',
    name: 'an application that was changed stays in the list of work',
    file: 'server/store/case-data.ts',
    from: '  await endChanged(transaction, caseId, now)\n',
    to: '',
  },
  {
    row: 'DESK-22',
    name: 'what is late is shown as due',
    file: 'lending/desk/obligation-words.ts',
    from: '    return left > 0 ? `over ${days} dagen` :',
    to: '    return days > 0 ? `over ${days} dagen` :',
  },
  {
    row: 'DESK-23',
    name: 'the last of two who claim at once has it',
    file: 'server/obligations/claim-obligation.ts',
    from: "    .where('version', '=', version)\n",
    to: '',
  },
  {
    row: 'DESK-24',
    name: 'next is the newest, and not what is due first',
    file: 'server/obligations/claim-obligation.ts',
    from: "      .orderBy('due_on')\n",
    to: "      .orderBy('due_on', 'desc')\n",
  },
  {
    row: 'DESK-24',
    name: 'anybody gives away what a colleague has',
    file: 'server/obligations/claim-obligation.ts',
    from: 'row.owner !== from && !mayTakeAway',
    to: 'row.owner === from && !mayTakeAway',
  },
  {
    row: 'DESK-28',
    name: 'bookings go while somebody has to look at them again',
    file: 'server/jobs/sweep.ts',
    from: 'o.case_id = c.id and (o.closed_at is null or o.closed_at >= ${since})',
    to: 'o.case_id = c.id and o.closed_at >= ${since}',
  },
  {
    row: 'DESK-28',
    name: 'the page names a day on which the bookings are still needed',
    file: 'lending/retention.ts',
    from: 'const from = later(age.lastUsedOn, age.settledOn)',
    to: 'const from = age.lastUsedOn',
  },
  {
    row: 'DESK-29',
    name: 'what was erased stays in the list of work',
    file: 'server/erasure/erasure.ts',
    from: '  await endErased(transaction, caseId, now)\n',
    to: '',
  },
]
