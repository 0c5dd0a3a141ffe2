import type { Defect } from '../defect.ts'

/** What keeps strangers from stopping the site or sitting in another's case. */
export const attacks: readonly Defect[] = [
  {
    row: 'CORE-3',
    name: 'a file is read on when its visitor has left',
    file: 'server/routes/bank/uploads.ts',
    from: '    if (!raw.writableFinished) gone.abort()\n',
    to: '',
  },
  {
    row: 'CORE-8',
    name: 'the account that serves may change the audit trail',
    file: 'server/store/database/runtime-role.ts',
    from: '    await client.query(`revoke update, delete, truncate on audit_entry from ${to}`)\n',
    to: '',
  },
  {
    row: 'CORE-8',
    name: 'any code erases contact forms',
    file: 'server/store/privacy/erasure-codes.ts',
    from: 'return held !== undefined && timingSafeEqual(held.code_hash, hashOf(claim, sender, code))',
    to: 'return held !== undefined',
  },
  {
    row: 'CORE-8',
    name: 'a code to erase may be guessed for ever',
    file: 'server/store/privacy/erasure-codes.ts',
    from: 'and tries < ${codeTriesMax} returning',
    to: 'and tries < ${codeTriesMax * 1_000} returning',
  },
  {
    row: 'CORE-8',
    name: 'a code to erase never gets too old',
    file: 'server/store/privacy/erasure-codes.ts',
    from: 'expires_at: new Date(now.getTime() + codeLivesMs)',
    to: 'expires_at: new Date(now.getTime() + codeLivesMs * 1_000)',
  },
]
