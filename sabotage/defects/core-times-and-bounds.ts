import type { LiteralDefect } from '../defect.ts'

/** Times, sizes and bounds, each on the side that was open: CORE. */
const coreTimesAndBounds: readonly LiteralDefect[] = [
  {
    row: 'CORE-7',
    name: 'a key with another body is a conflict like any other',
    file: 'contract/error-status.ts',
    from: 'idempotency_conflict: 422',
    to: 'idempotency_conflict: 409',
  },
  {
    row: 'CORE-7',
    name: 'a key whose process died is free after a minute',
    file: 'server/http/idempotency.ts',
    from: 'const abandonedAfterMs = 90_000',
    to: 'const abandonedAfterMs = 60_000',
  },
  {
    row: 'CORE-2',
    name: 'a visit to the bank comes back an hour later',
    file: 'server/routes/bank/bank-connect.ts',
    from: 'const attemptLivesMs = 30 * 60_000',
    to: 'const attemptLivesMs = 60 * 60_000',
  },
  {
    row: 'CORE-2',
    name: 'a visit to the bank is over after twenty minutes',
    file: 'server/routes/bank/bank-connect.ts',
    from: 'const attemptLivesMs = 30 * 60_000',
    to: 'const attemptLivesMs = 20 * 60_000',
  },
  {
    row: 'CORE-2',
    name: 'a callback of half an hour ago is believed',
    file: 'server/routes/bank/bank-callbacks.ts',
    from: 'const ageMaxMs = 5 * 60_000',
    to: 'const ageMaxMs = 30 * 60_000',
  },
  {
    row: 'CORE-3',
    name: 'reading the files of one upload may take a minute of the processor',
    file: 'server/uploads/reading-limits.ts',
    from: 'readingCpuMs: 10_000',
    to: 'readingCpuMs: 60_000',
  },
  {
    row: 'CORE-5',
    name: 'a buffer of less than ten days counts as less than five',
    file: 'lending/scorecard/points-table.ts',
    from: "{ bin: 'under 5', below: 5,",
    to: "{ bin: 'under 5', below: 10,",
  },
  {
    row: 'CORE-5',
    name: 'half a percent of gambling is looked at by a person',
    file: 'lending/scorecard/policy/conduct-rules.ts',
    from: 'gamblingShareReferFrom: 0.01',
    to: 'gamblingShareReferFrom: 0.005',
  },
  {
    row: 'CORE-5',
    name: 'one payment plan with the tax office is looked at by nobody',
    file: 'lending/scorecard/policy/conduct-rules.ts',
    from: 'taxArrearsReferFrom: 1',
    to: 'taxArrearsReferFrom: 2',
  },
  {
    row: 'CORE-8',
    name: 'what was read of a case is not in the security log',
    file: 'server/http/call-route.ts',
    from: '  if (!session?.caseId) return\n',
    to: "  if (!session?.caseId || call.startsWith('read')) return\n",
  },
  {
    row: 'CORE-8',
    name: 'a code to erase is too old after five minutes',
    file: 'server/store/mail/link-codes.ts',
    from: 'codeLivesMs = 10 * 60_000',
    to: 'codeLivesMs = 5 * 60_000',
  },
  {
    row: 'CORE-8',
    name: 'a session of a mailed link exports the case',
    file: 'contract/privacy.ts',
    from: "path: 'vlot/v1/privacy/export',",
    to: "path: 'vlot/v1/privacy/export',\n    scopes: ['applicant', 'reconsent'],",
  },
]

export default coreTimesAndBounds
