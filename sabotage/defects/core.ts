import type { Defects } from '../defect.ts'

export default {
  'CORE-1 a name is not looked for in the register': [
    'server/company-register get',
    "(get) => (options, path, schema) => get(options, path.replace('naam=', 'handelsnaam='), schema)",
  ],
  'CORE-1 the profile is read at another address': [
    'server/company-register get',
    "(get) => (options, path, schema) => get(options, path.replace('basisprofielen', 'profielen'), schema)",
  ],
  'CORE-2 the second page of bookings is not read': [
    'server/bank readPages',
    '(read) => (fetchPage) => read(async (from) => ({ ...(await fetchPage(from)), nextId: null }), 1)',
  ],
  'CORE-2 a callback of half an hour ago is believed': ['server/routes/bank ageMaxMs', '() => 30 * 60_000'],
  'CORE-3 money in and out of CAMT are changed round': [
    'lending/statements signedCents',
    '(signed) => (...given) => -signed(...given)',
  ],
  'CORE-3 the sign of MT940 bookings is lost': [
    'lending/statements parseEntryLine',
    '(parse) => (lines, start, entry) => { parse(lines, start, entry); entry.amountCents = Math.abs(entry.amountCents) }',
  ],
  'CORE-4 a new provider brings nothing, though another stopped paying': ['lending replacedPart', '() => () => 0'],
  'CORE-4 a contest of all bookings of a party reaches one of them': [
    'lending isContestedBy',
    '(by) => (ledger, contests) => by(ledger, contests.map((one) => ({ ...one, isWholeParty: false })))',
  ],
  'CORE-5 a way to yes takes from the owners what is counted whatever they take': [
    'lending findWayToYes',
    '(find) => (input, judge, policy, levers) => find(input, judge, policy, levers.map((lever) => (from, by) => lever({ ...from, ownerFloorMonthlyCents: from.ownerFloorMonthlyCents && 1 }, by)))',
  ],
  'CORE-5 a grade B begins at 615 points': [
    'lending gradeBands',
    "(bands) => bands.map((band) => (band.grade === 'B' ? { ...band, from: 615 } : band))",
  ],
  'CORE-5 a person answers after twenty working days': ['lending dueTable.review.value', '() => 20'],
  'CORE-6 interest of a month is a thirteenth of a year': [
    'lending rateOf',
    '(rate) => (amount, yearly, parts = 1) => rate(amount, yearly, parts === 12 ? 13 : parts)',
  ],
  'CORE-6 the offer is good for a week': ['lending limitTable.offerValidDays.value', '() => 7'],
  'CORE-7 a key with another body is a conflict like any other': [
    'contract errorStatus.idempotency_conflict',
    '() => 409',
  ],
  'CORE-7 nobody is woken for a job that is tried again': ['server/jobs wakeWhenDue', '() => () => undefined'],
  'CORE-8 a code to erase may be guessed for ever': ['server codeTriesMax', '() => 5_000'],
  'CORE-8 a session of a mailed link exports the case': [
    'contract privacyCalls.exportCase',
    "(call) => ({ ...call, scopes: ['applicant', 'reconsent'] })",
  ],
  'CORE-9 a faulty row stops no start': [
    'server/settings readLenderFolder',
    '(read) => (folder) => ({ ...read(folder), problems: [] })',
  ],
  'CORE-9 policies of before are forgotten': [
    'server/store readPolicies',
    '(read) => async (...given) => (await read(...given)).slice(0, 1)',
  ],
  'CORE-10 a case without bookings counts as unchanged': [
    'server/rehearsal answerFromBookings',
    '(answer) => async (context, policies, past) => answerBefore(past.record, policies.before)',
  ],
  'CORE-10 the trail does not say that it was done': ['server/rehearsal noteRehearsal', '() => async () => undefined'],
  'CORE-11 two choices of one company do not wait for each other': ['server/store lockCompany', '() => async () => {}'],
  'CORE-11 a file in its name proves who is the company': ['server/store isHolderProven', '() => async () => true'],
} satisfies Defects
