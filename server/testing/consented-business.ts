// A business with a bank connection whose consent begins and ends on demand, and the server's check of it.
import { randomUUID } from 'node:crypto'
import type { Language } from '#lending/language.ts'
import { businessClock } from '../business-clock.ts'
import { remindWorker } from '../jobs/remind.ts'
import { noteConsent } from '../store/bank/bank-consent.ts'
import { saveContact } from '../store/case/case-contact.ts'
import { lockCase, openKeyOf } from '../store/case/case-data.ts'
import type { ConnectionRow } from '../store/bank/connections.ts'
import type { TestServer } from './test-server.ts'

export const kvkNumber = '00900001'
export const day = 24 * 60 * 60_000

/** A server, and the clock that the test moves. */
type Stage = { server: TestServer; clock: { now: Date } }

export type Business = { caseId: string; email: string; connection: string; connectionId: string }

/** A case with a connection whose consent begins now, as the aggregator would give it. */
export async function consentedBusiness(
  { server, clock }: Stage,
  locale: Language = 'nl',
  consentDays = 180,
): Promise<Business> {
  const visitor = server.visitor()
  const session = await visitor.call('createSession', { request: {} })
  await visitor.call('checkEligibility', { request: { kvkNumber }, headers: { 'x-language': locale } })
  const { caseId } = session.answer.data
  const made = { id: randomUUID(), connectionId: String(BigInt(`0x${randomUUID().slice(0, 8)}`)) }
  const email = `${made.connectionId}@bedrijf.example`
  const { database, settings } = server.context
  await database.transaction().execute(async (transaction) => {
    const loanCase = await lockCase(transaction, caseId)
    const caseKey = loanCase && openKeyOf(settings.operatorKeys, loanCase)
    if (!caseKey) throw new Error('No case')
    await saveContact(transaction, { operatorKeys: settings.operatorKeys, caseKey, kvkNumber, email, now: clock.now })
    await transaction
      .insertInto('bank_connection')
      .values({
        id: made.id,
        case_id: caseId,
        connection_id: made.connectionId,
        bank: 'RABOBANK',
        bank_name: 'Rabobank & <Zonen>',
        consent_id: null,
        consent_expires_at: null,
        error_key: null,
        collecting_generation: null,
        collect_started_at: null,
        collected_at: null,
        created_at: clock.now,
        updated_at: clock.now,
        removed_at: null,
      })
      .execute()
  })
  const { connectionId } = made
  const found = { caseId, email, connection: made.id, connectionId }
  await renewConsent({ server, clock }, found, new Date(clock.now.getTime() + consentDays * day))
  return found
}

export function connectionRow(server: TestServer, connection: string): Promise<ConnectionRow> {
  return server.context.database
    .selectFrom('bank_connection')
    .selectAll()
    .where('id', '=', connection)
    .executeTakeFirstOrThrow()
}

/** The connection has a new consent from now on. */
export async function renewConsent({ server, clock }: Stage, { connection }: Business, expiresAt: Date): Promise<void> {
  const consent = { consentId: randomUUID(), status: 'active' as const, expiresAt }
  const row = await connectionRow(server, connection)
  await server.context.database
    .transaction()
    .execute((transaction) => noteConsent(transaction, row, consent, clock.now))
}

/** One check of all consents, as the server makes every ten minutes. */
export async function lookAtConsents(server: TestServer): Promise<void> {
  const { signal } = new AbortController()
  await remindWorker(server.context).step({ data: {}, attempt: 0, signal })
}

/** The sent reminders, oldest first, as `moment day hour` on the business's clock. */
export async function remindersOf(server: TestServer, { connection }: Business): Promise<string[]> {
  const { rows } = await server.context.pool.query(
    'select moment, at from reminder where bank_connection_id = $1 order by at',
    [connection],
  )
  return rows.map(({ moment, at }: { moment: string; at: Date }) => {
    const { today, hour } = businessClock(at)
    return `${moment} ${today} ${hour}h`
  })
}
