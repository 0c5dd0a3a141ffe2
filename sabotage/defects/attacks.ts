import type { Defect } from '../defect.ts'

/** What keeps strangers from stopping the site or sitting in another's case. */
export const attacks: readonly Defect[] = [
  {
    row: 'CORE-3',
    name: 'a file is read on when its visitor has left',
    file: 'server/uploads/upload-reader.ts',
    from: "  gone.addEventListener('abort', end, { once: true })\n  if (gone.aborted) end()\n",
    to: '',
  },
  {
    row: 'CORE-8',
    name: 'the account that serves may change the audit trail',
    file: 'server/store/runtime-role.ts',
    from: '    await client.query(`revoke update, delete, truncate on audit_entry from ${to}`)\n',
    to: '',
  },
  {
    row: 'CORE-8',
    name: 'a code of another address erases contact forms',
    file: 'server/store/erasure-codes.ts',
    from: 'where case_id = $1 and sender_hash = $2 and expires_at > $3',
    to: 'where case_id = $1 and $2::bytea is not null and expires_at > $3',
  },
  {
    row: 'CORE-8',
    name: 'a code to erase may be guessed for ever',
    file: 'server/store/erasure-codes.ts',
    from: 'and tries < ${codeTriesMax} returning',
    to: 'and tries < ${codeTriesMax * 1_000} returning',
  },
  {
    row: 'CORE-8',
    name: 'a code to erase never gets too old',
    file: 'server/store/erasure-codes.ts',
    from: 'expires_at: new Date(now.getTime() + codeLivesMs)',
    to: 'expires_at: new Date(now.getTime() + codeLivesMs * 1_000)',
  },
  {
    row: 'FLOW-11',
    name: 'one address may be mailed without end in a day',
    file: 'server/store/recipient-mails.ts',
    from: 'Number(ofHour) >= limit.perHour || Number(ofDay) >= limit.perDay',
    to: 'Number(ofHour) >= limit.perHour',
  },
  {
    row: 'FLOW-11',
    name: 'capitals make an address another recipient',
    file: 'server/store/recipient-mails.ts',
    from: 'recipient.trim().toLowerCase()',
    to: 'recipient.trim()',
  },
  {
    row: 'FLOW-11',
    name: 'mails asked for at once pass the limit of their recipient',
    file: 'server/store/recipient-mails.ts',
    from: '  await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE(0).toString()}::bigint)`.execute(transaction)\n',
    to: '',
  },
  {
    row: 'FLOW-6',
    name: 'bank visits asked for at once pass the limit of a day',
    file: 'server/routes/bank-connect.ts',
    from: '    await lockCase(transaction, caseId)\n    const { count } = await transaction',
    to: '    const { count } = await transaction',
  },
  {
    row: 'FLOW-4',
    name: 'what was made of a case that changed since is saved over the change',
    file: 'server/store/change-case.ts',
    from: '    .where(sql<boolean>`xmin = ${record.rowVersion}::xid`)\n',
    to: '',
  },
  {
    row: 'RECON-14',
    name: 'a renewal session reaches the other connections of its case',
    file: 'server/routes/bank-connect.ts',
    from: "session?.scope === 'reconsent' && session.reconsentConnectionId !== connectionId",
    to: "session?.scope === 'reconsent' && session.reconsentConnectionId === null",
  },
]
