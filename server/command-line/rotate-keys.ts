// Everything that an older operator's key wraps, wrapped by the newest. Run: npm run rotate-keys
import '../settings/this-lender.ts'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { hashContactsAgain } from '../store/case/case-contact.ts'
import { lockCase } from '../store/case/case-data.ts'
import { enterFinds } from '../store/follow-up/enter-finds.ts'
import { readCase } from '../store/case/read-case.ts'
import { changeRows } from '../store/database/rows.ts'
import { hashCheckAgain } from '../store/follow-up/customer-checks.ts'
import type { Transaction } from '../store/schema.ts'
import { keyIdOf, type KeyRing, wrapCaseKey, wrapPrefix } from '../store/sealing/seal.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'
import { hashComplainantsAgain } from '../store/work/complaints.ts'
import { hashSenderAgain } from '../store/work/contact-requests.ts'
import { inContext, runCommand } from './in-context.ts'

const firstId = '00000000-0000-0000-0000-000000000000'
const perPage = 100

/**
 * Wraps every key by the newest operator's key, and hashes again what is found by it, while servers work that know both
 * the newest and the older ones. Each key is a transaction, so that it may end anywhere and run again.
 */
async function rotateKeys({ database, settings, jobs, now }: Context): Promise<number> {
  const { operatorKeys } = settings
  const operatorKeyId = keyIdOf(operatorKeys[0]).toString('hex')
  const failed: string[] = []
  let rotated = 0
  for (let after = firstId; ;) {
    const { rows } = await sql<{ id: string }>`
      select id from sealing_key where id > ${after} and substring(wrapped_key for 5) <> ${wrapPrefix(operatorKeys[0])}
      order by id limit ${perPage}`.execute(database)
    for (const { id } of rows) {
      const rotating = database.transaction().execute((transaction) => rotateKey(transaction, operatorKeys, id))
      await rotating.then(
        () => (rotated += 1),
        (error: Error) => failed.push(`${id}: ${error.message}`),
      )
    }
    if (rows.length < perPage) break
    after = rows.at(-1)!.id
  }
  if (rotated > 0)
    await database.transaction().execute(async (transaction) => {
      const fact = { at: now(), caseId: null, by: 'operator' }
      await appendAudit(transaction, 'keys.rotated', fact, { operatorKeyId, rotated })
      // The disk still has what the older key wrapped.
      await jobs.enqueue(transaction, 'shred-keys', {}, { isFollowUp: true })
    })
  console.log(`Wrapped again, by the operator key ${operatorKeyId}: ${rotated} keys.`)
  if (failed.length > 0) console.error(`Not wrapped: ${failed.length} keys.\n${failed.join('\n')}`)
  return failed.length === 0 ? 0 : 1
}

/** The case is locked first, as by everything that changes what it is found by. */
async function rotateKey(transaction: Transaction, operatorKeys: KeyRing, id: string): Promise<void> {
  const isCase = (await lockCase(transaction, id)) !== null
  const key = await openKey(transaction, operatorKeys, id)
  if (key === null) return
  const record = isCase ? await readCase(transaction, operatorKeys, id) : null
  if (record) {
    await hashContactsAgain(transaction, operatorKeys, record)
    await transaction.deleteFrom('case_find').where('case_id', '=', id).execute()
    await enterFinds(transaction, operatorKeys, record)
  }
  for (const hashAgain of [hashCheckAgain, hashSenderAgain, hashComplainantsAgain])
    await hashAgain(transaction, operatorKeys, key)
  await changeRows(transaction, 'sealing_key', { id }, { wrapped_key: wrapCaseKey(operatorKeys, key) })
}

await runCommand(() => inContext(rotateKeys), 'rotate keys')
