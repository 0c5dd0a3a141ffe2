import type { Defects } from '../defect.ts'

/** The lender's tasks and their owners: the list of work behind the promises of the site. */
export default {
  'DESK-20 a privacy request has the day of another promise': [
    'lending/desk dueTable.privacyRequest.value',
    '() => 38',
  ],
  'DESK-20 a referral may wait for three working days': ['lending/desk dueTable.referral.value', '() => 3'],
  'DESK-21 a step closes nothing of what it was owed': ['server/follow-up outcomeOf', "() => () => 'lapsed'"],
  'DESK-21 an application that was changed stays in the list of work': [
    'server/store endChanged',
    '() => async () => undefined',
  ],
  'DESK-22 what is late is shown as due': [
    'lending/desk dueDistance',
    '(f) => (due, today, locale) => (due < today ? f(today, due, locale) : f(due, today, locale))',
  ],
  'DESK-23 the last of two who claim at once has it': [
    'server/tasks change',
    `() => (database, { id }, { owner, claimedAt: claimed_at }) => {
      const claimed = database.updateTable('obligation').set({ owner, claimed_at }).where('id', '=', id)
      return claimed.returningAll().executeTakeFirst()
    }`,
  ],
  'DESK-24 anybody gives away what a colleague has': [
    'server/tasks passOn',
    '(original) => (database, seen, asked) => original(database, seen, { ...asked, mayTakeAway: true })',
  ],
  'DESK-24 who leads cannot take away what a colleague has': ['lending/desk rights.lead', '() => []'],
  'DESK-25 an answer without words is an answer': ['lending/desk isAnsweredInWords', '() => () => false'],
  'DESK-25 the answer is mailed and not shown': ['server/store/work openReviewAnswer', '() => () => null'],
  'DESK-26 a complaint is answered by the day on which it was typed in': [
    'server/tasks enterComplaint',
    '(f) => (context, by, asked) => f(context, by, { ...asked, receivedOn: businessDay(context.now()) })',
  ],
  'DESK-26 a complaint is answered within twenty working days': ['lending/desk dueTable.complaint.value', '() => 20'],
  'DESK-27 the digest goes whenever it is looked for': ['lending/desk isDigestDue', '() => () => true'],
  'DESK-27 what is late is not in the digest': [
    'lending/desk digestSection',
    '(original) => (work, today) => (work.dueOn < today ? null : original(work, today))',
  ],
  'DESK-28 bookings go while somebody has to look at them again': ['server/jobs isSettled', '() => () => sql`true`'],
  'DESK-28 the page names a day on which the bookings are still needed': [
    'lending keptUntil',
    '(original) => (age, times) => original({ ...age, settledOn: null }, times)',
  ],
  'DESK-29 what was erased stays in the list of work': ['server/store endErased', '() => async () => undefined'],
  'DESK-30 a mail that the server refused is nobody’s to see': [
    'server/mail reportUndelivered',
    '() => async () => undefined',
  ],
  'DESK-30 a code to a mistyped address is work': ['server/mail awaited', '() => /./'],
  'DESK-31 eight figures are looked for as a reference': [
    'lending/desk findBy',
    "(f) => (typed) => (/^\\d{8}$/.test(typed) ? { kind: 'reference', text: typed } : f(typed))",
  ],
  'DESK-31 a case is not found by its mail address': [
    'lending/desk findBy',
    "(original) => (typed) => (typed.includes('@') ? null : original(typed))",
  ],
  'DESK-32 a case counts at a step each time it is counted': [
    'server/store/work countTrail',
    `(original) => async (transaction) => {
      await original(transaction)
      await sql\`update desk_counted set sequence = 0\`.execute(transaction)
    }`,
  ],
  'DESK-32 an answer on the last day counts as late': [
    'server/store/work readAnswerTimes',
    '(original) => async (...given) => (await original(...given)).map((row) => ({ ...row, in_time: 0 }))',
  ],
  'DESK-33 a clock that is a minute off is well': ['server/desk clockDriftMaxMs', '() => 60_000'],
  'DESK-33 a fault is shown in the words of the upstream': ['server/desk faultOf', '() => (error) => String(error)'],
  'DESK-34 erasing takes what the law has the lender keep as well': [
    'server/store/follow-up outliveCase',
    '() => (to, caseId) => sql`delete from customer_check where case_id = ${caseId}`.execute(to)',
  ],
  'DESK-34 five years are a year short': ['lending retentionTable.customerCheckDays.value', '() => 1462'],
  'DESK-35 a complaint about no application is kept for ever': [
    'server/store/work removeComplaints',
    "(f) => (to, which, closing) => ('senders' in which ? f(to, which, closing) : 0)",
  ],
  'DESK-36 cases of before are found by their company alone': [
    'server/store/follow-up findsOf',
    '(original) => (...given) => original(...given).slice(0, 1)',
  ],
  'DESK-36 only the first piece of the older cases is looked at': [
    'server/jobs casesBehind',
    '(f) => async (database, after, limit) => (after === null ? f(database, after, limit) : [])',
  ],
  'DESK-37 a yes that is over can still be chosen, the page says': [
    'server/follow-up approvedAnswer',
    "(original) => (record) => original(record, '0000-01-01')",
  ],
  'DESK-37 what is over is shown as what can be chosen': [
    'web/follow-up standingOf',
    "(standing) => (followUp) => standing(followUp).replace('expired', 'choose')",
  ],
  'DESK-38 a key of the desk is free again once its call was answered': [
    'server/http onceForKey',
    '() => async (_request, _session, _context, { work }) => ({ ...(await work(null)), replayed: false })',
  ],
  'DESK-38 a complaint that two tabs enter is two': ['server/store/work findSameComplaint', '() => async () => null'],
  'DESK-39 who approved an offer checks it too': [
    'server/tasks isOwnDecision',
    "(f) => async (database, work, staffId) => work.kind !== 'chosenOffer' && f(database, work, staffId)",
  ],
  'DESK-39 next gives the check of one’s own offer': ['server/tasks isOwnWork', '() => () => sql`false`'],
  'DESK-70 a consent that has ended is nobody’s work': [
    'server/follow-up oweEndedConsents',
    '() => async () => undefined',
  ],
  'DESK-110 who claims a request reads who asked, without a look': [
    'server/store/work openedFor',
    "() => async () => 'assess'",
  ],
  'DESK-111 a list says only what the engine said': [
    'lending/desk caseStateOf',
    "() => ({ outcome }) => outcome ?? 'undecided'",
  ],
  'DESK-112 work is late while its applicant still has time': [
    'server/tasks waitForApplicant',
    '() => async () => null',
  ],
  'DESK-113 asking for something ends what was asked before': [
    'server/store/follow-up insertRequest',
    `(original) => async (transaction, caseKey, asking) => {
      await transaction.updateTable('document_request').set({ ended_at: asking.at }).where('case_id', '=', caseKey.caseId).execute()
      return original(transaction, caseKey, asking)
    }`,
  ],
  'DESK-114 a claim keeps nobody from deciding': ['server/tasks refuseWhileHeld', '() => async () => undefined'],
  'DESK-115 a colleague finds what was typed before': ['desk keepDraftsOf', '() => () => undefined'],
  'DESK-116 a complaint is of any day': ['lending/desk complaintDaysBack', '() => 100_000'],
  'DESK-117 a call in vain is the last': ['lending/desk callTriesMax', '() => 1'],
  'DESK-118 the list of a kind has every kind': ['server/tasks ofKind', '() => () => sql`true`'],
  'DESK-119 j goes to the one before': ['desk/shell move', '(original) => (by) => original(-by)'],
} satisfies Defects
