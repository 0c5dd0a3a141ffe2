import type { LiteralDefect } from '../defect.ts'

/** The errors that a caller gets and a visitor reads. */
const err: readonly LiteralDefect[] = [
  {
    row: 'ERR-1',
    name: 'a body that is no JSON is answered with 500',
    file: 'server/http/failure-answer.ts',
    from: "status >= 400 && status < 500 ? 'bad_request' : 'generic'",
    to: "status >= 400 && status < 400 ? 'bad_request' : 'generic'",
  },
  {
    row: 'ERR-1',
    name: 'a body that is too large is answered with 400',
    file: 'server/http/failure-answer.ts',
    from: "if (status === 413) return 'file.too_big'",
    to: "if (status === 413) return 'bad_request'",
  },
  {
    row: 'ERR-1',
    name: 'a fault is answered with 503',
    file: 'contract/error-status.ts',
    from: 'generic: 500',
    to: 'generic: 503',
  },
  {
    row: 'ERR-1',
    name: 'bad_request is answered with 422',
    file: 'contract/error-status.ts',
    from: 'bad_request: 400',
    to: 'bad_request: 422',
  },
  {
    row: 'ERR-2',
    name: 'a search without a letter or digit finds nothing instead of saying so',
    file: 'server/routes/application/eligibility.ts',
    from: "throw new Refusal('alphanumeric')",
    to: "throw new Refusal('no_match')",
  },
  {
    row: 'ERR-2',
    name: 'no match has another number',
    file: 'contract/call.ts',
    from: 'no_match: 9999',
    to: 'no_match: 9998',
  },
  {
    row: 'ERR-3',
    name: 'a file that is too old has the number of one that is too short',
    file: 'lending/statements/check-statements.ts',
    from: "return [{ code: 5003, key: 'transactions_not_recent',",
    to: "return [{ code: 5004 as 5003, key: 'transactions_not_recent',",
  },
  {
    row: 'ERR-3',
    name: 'a file that is too short is taken',
    file: 'lending/limits.ts',
    from: 'statementCoverageMinDays: { value: 180,',
    to: 'statementCoverageMinDays: { value: 18,',
  },
  {
    row: 'ERR-3',
    name: 'a file over too many days is taken',
    file: 'lending/statements/check-statements.ts',
    from: 'if (coveredDays <= limits.statementSpanMaxDays) return []',
    to: 'if (coveredDays <= 10 * limits.statementSpanMaxDays) return []',
  },
  {
    row: 'ERR-3',
    name: 'a file of several accounts is taken',
    file: 'lending/limits.ts',
    from: 'statementAccountsPerFileMax: { value: 1,',
    to: 'statementAccountsPerFileMax: { value: 2,',
  },
  {
    row: 'ERR-3',
    name: 'a file of several accounts has another number',
    file: 'lending/statements/check-statements.ts',
    from: "[{ code: 5031, key: 'multiple_accounts', accounts",
    to: "[{ code: 5030 as 5031, key: 'multiple_accounts', accounts",
  },
  {
    row: 'ERR-4',
    name: 'a file that is too big has the generic words',
    file: 'contract/error-text.ts',
    from: "'Dit bestand is te groot. Het mag hoogstens {maximumMegabytes} MB zijn. Kies een kortere periode en download het opnieuw bij je bank.'",
    to: "'Er ging iets mis. Probeer het opnieuw.'",
  },
  {
    row: 'ERR-4',
    name: 'the English of a broken link is Dutch',
    file: 'contract/error-text.ts',
    from: "magic_link: 'The link is not complete. Open the link from our latest email again.'",
    to: "magic_link: 'De link is niet compleet. Open de link uit onze laatste mail opnieuw.'",
  },
  {
    row: 'ERR-4',
    name: 'files of several accounts have no words',
    file: 'lending/statements/words/rule-words.ts',
    from: "'In dit bestand staan meer rekeningen. We zien er {accountCount}. Download voor elke rekening een eigen bestand.'",
    to: "'Fout 5031.'",
  },
  {
    row: 'ERR-2',
    name: 'a company that is not found is a bad request',
    file: 'contract/error-status.ts',
    from: 'no_match: 404',
    to: 'no_match: 400',
  },
  {
    row: 'ERR-3',
    name: 'a file that nobody knows is answered with 415',
    file: 'contract/error-status.ts',
    from: "'file.unknown_format': 400",
    to: "'file.unknown_format': 415",
  },
]

export default err
