import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BankKey } from '#contract/values.ts'
import { addDays } from '#lending/days.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { failureOfClass, failureOfError } from '../../bank/bank-failure.ts'
import type { BankConnection, BankConsent } from '../../bank-data.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import type { Handler, Session } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/audit.ts'
import { noteConsent } from '../../store/bank/bank-consent.ts'
import { lockCase, touchCase, type CaseRow } from '../../store/case/case-data.ts'
import { adoptConnection, findConnection } from '../../store/bank/connections.ts'
import { type CaseRecord, journeyAnswersOf, readCase } from '../../store/case/read-case.ts'
import type { RowOf, Transaction } from '../../store/schema.ts'
import { startCollection, type CollectionPurpose } from '../../store/bank/start-collection.ts'
import { changeRows, findRow, insertNew, insertRow } from '../../store/database/rows.ts'
import { mayRenew } from './connection-details.ts'

const returnPaths = new Set(['/transaction-success', '/redirection'])
const attemptLivesMs = 30 * 60_000
const attemptsPerDayMax = 40
const day = 24 * 60 * 60_000

/** The address to connect a bank. Its return is bound to this session by an unguessable state. */
export const createConnectSession: Handler<'createConnectSession'> = async ({ context, request, session }) => {
  const record = await openRecord(context, session)
  if (!record.consentGiven) throw new Refusal('consent_required')
  const returnUrl = checkedReturnUrl(context, request.returnUrl)
  const customerId = await bankCustomer(context, record.loanCase.id)
  const state = await beginAttempt(context, session, {
    bank: request.bankToConnect,
    kind: 'connect',
    connectionId: null,
  })
  const connectUrl = await asking(context, () =>
    context.bank.connect({
      customerId,
      bank: request.bankToConnect,
      ...consentInput(context, record, returnUrl, state),
    }),
  )
  return { connectUrl, state }
}

/** The address at which the consent of one connection is renewed; a session of a mailed link may renew its case's. */
export const reconnect: Handler<'reconnect'> = async ({ context, request, session }) => {
  const row = await connectionOfSession(context, session, request.connectionId)
  const record = await caseOf(context, session)
  const returnUrl = checkedReturnUrl(context, request.returnUrl)
  const attempt = { bank: row.bank ?? 'ING', kind: 'reconnect' as const, connectionId: row.connection_id }
  const state = await beginAttempt(context, session, attempt)
  const connectUrl = await asking(context, () =>
    context.bank.reconnect({ connectionId: row.connection_id, ...consentInput(context, record, returnUrl, state) }),
  )
  return { data: { connectUrl, state } }
}

/** The popup's result is only a hint: the aggregator is asked, and only its answer counts. */
export const reportBankReturn: Handler<'reportBankReturn'> = async ({ context, request, session }) => {
  const attempt = await ownAttempt(context, session, request.state)
  if (!request.connectionId) {
    const { key } = failureOfClass(request.errorClass ?? 'UserCancelled')
    const isCancelled = key === 'bank_cancelled'
    await noteOutcome(context, attempt, isCancelled ? 'cancelled' : 'failed')
    return { outcome: isCancelled ? 'cancelled' : 'failed', connectionId: null, errorKey: key }
  }
  if (attempt.kind === 'reconnect' && attempt.connection_id !== request.connectionId) {
    throw new Refusal('connection_not_found')
  }
  const found = await readOwn(context, attempt.case_id, request.connectionId)
  if (found.failure && attempt.kind === 'connect') return failedReturn(context, attempt, found)
  const consent = await calling(() => context.bank.readConsent(found.connectionId))
  if (found.failure && !(await isRenewed(context, attempt, consent))) return failedRenewal(context, attempt, found)
  const back = { attempt, found, consent }
  await context.database.transaction().execute((transaction) => takeConnection(context, transaction, back))
  return { outcome: 'connected', connectionId: found.connectionId, errorKey: null }
}

/** A connection that never worked is no use to keep; its consent is ended as well. */
async function failedReturn(context: Context, attempt: RowOf<'connect_attempt'>, found: BankConnection) {
  const { key } = failureOfClass(found.failure?.errorClass ?? '')
  const outcome = key === 'bank_cancelled' ? ('cancelled' as const) : ('failed' as const)
  await noteOutcome(context, attempt, outcome)
  await context.jobs.enqueue(context.database, 'end-consent', { connectionId: found.connectionId })
  return { outcome, connectionId: null, errorKey: key }
}

/** A failed visit to the bank renewed nothing, unless the aggregator has another consent since. */
async function isRenewed(context: Context, attempt: RowOf<'connect_attempt'>, consent: BankConsent | null) {
  const row = await findConnection(context.database, attempt.case_id, attempt.connection_id ?? '')
  return consent?.status === 'active' && consent.consentId !== row?.consent_id
}

/** The consent there is lives on: only the aggregator ends or renews it. */
async function failedRenewal(context: Context, attempt: RowOf<'connect_attempt'>, { failure }: BankConnection) {
  const { key } = failureOfClass(failure?.errorClass ?? '')
  const outcome = key === 'bank_cancelled' ? ('cancelled' as const) : ('failed' as const)
  await noteOutcome(context, attempt, outcome)
  return { outcome, connectionId: attempt.connection_id, errorKey: key }
}

export async function caseOf(context: Context, session: Session | null): Promise<CaseRecord> {
  const { database, settings } = context
  const record = session?.caseId ? await readCase(database, settings.operatorKeys, session.caseId) : null
  if (!record) throw new Refusal('case_id_not_available')
  return record
}

async function openRecord(context: Context, session: Session | null): Promise<CaseRecord> {
  const record = session?.caseId
    ? await readCase(context.database, context.settings.operatorKeys, session.caseId)
    : null
  if (!record) throw new Refusal('step_not_reached')
  if (record.loanCase.flow_finished_at !== null) throw new Refusal('flow_finished')
  if (!mayVisit('transactions-upload', journeyAnswersOf(record))) throw new Refusal('step_not_reached')
  return record
}

/** A connection that this session may touch; anything else is not found, whether it exists or not. */
export async function connectionOfSession(context: Context, session: Session | null, connectionId: string) {
  const row = session?.caseId ? await findConnection(context.database, session.caseId, connectionId) : null
  if (!row || (session?.scope === 'reconsent' && !mayRenew(row))) throw new Refusal('connection_not_found')
  return row
}

/** Only our own origin and the two pages that a bank may lead back to (docs/security.md, "The bank's window"). */
function checkedReturnUrl(context: Context, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOurs =
    url !== null && url.origin === context.settings.publicOrigin && url.username === '' && url.password === ''
  if (!isOurs || !returnPaths.has(url.pathname)) throw new Refusal('return_url', { fields: ['returnUrl'] })
  return new URL(url.pathname, context.settings.publicOrigin)
}

function consentInput(context: Context, record: CaseRecord, returnUrl: URL, state: string) {
  returnUrl.searchParams.set('state', state)
  return {
    returnTo: returnUrl.href,
    fromDate: addDays(businessDay(context.now()), 1 - context.settings.bank.historyDays),
    locale: record.loanCase.locale === 'en' ? 'en' : 'nl',
    customFields: { case_id: record.loanCase.id },
  }
}

async function bankCustomer(context: Context, caseId: string): Promise<string> {
  const known = await customerOf(context.database, caseId)
  if (known !== null) return known
  // The aggregator can not be asked for a customer by our name for it, so a name is never used twice.
  const customerId = await calling(() => context.bank.createCustomer(`vlot-${randomUUID()}`))
  const kept = await context.database.transaction().execute(async (transaction) => {
    const isThere = (await lockCase(transaction, caseId).catch(() => null)) !== null
    if (isThere) await insertNew(transaction, 'bank_customer', { case_id: caseId, customer_id: customerId })
    const its = isThere ? await customerOf(transaction, caseId) : null
    // The case was erased or another's while the aggregator was asked, or another request was first: known only here.
    if (its !== customerId)
      await context.jobs.enqueue(transaction, 'forget-customer', { customerId }, { isFollowUp: true })
    return its
  })
  if (kept === null) throw new Refusal('step_not_reached')
  return kept
}

async function customerOf(database: Context['database'] | Transaction, caseId: string): Promise<string | null> {
  const row = await findRow(database, 'bank_customer', { case_id: caseId }, ['customer_id'])
  return row?.customer_id ?? null
}

type NewAttempt = { bank: BankKey; kind: 'connect' | 'reconnect'; connectionId: string | null }

const hashOfState = (state: string): Buffer => createHash('sha256').update(`bank-return/${state}`).digest()

/** Under the case's lock, so that visits asked for at once are counted one after another. */
async function beginAttempt(context: Context, session: Session | null, fresh: NewAttempt): Promise<string> {
  const caseId = session?.caseId ?? null
  if (!session || caseId === null) throw new Refusal('step_not_reached')
  const now = context.now()
  const state = randomBytes(32).toString('base64url')
  await context.database.transaction().execute(async (transaction) => {
    if (!(await lockCase(transaction, caseId))) throw new Refusal('step_not_reached')
    const { count } = await transaction
      .selectFrom('connect_attempt')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('case_id', '=', caseId)
      .where('created_at', '>', new Date(now.getTime() - day))
      .executeTakeFirstOrThrow()
    if (Number(count) >= attemptsPerDayMax) throw new Refusal('too_many_requests', { retryAfterSeconds: 3_600 })
    await insertRow(transaction, 'connect_attempt', {
      state_hash: hashOfState(state),
      case_id: caseId,
      session_id: session.id,
      bank: fresh.bank,
      kind: fresh.kind,
      connection_id: fresh.connectionId,
      created_at: now,
      expires_at: new Date(now.getTime() + attemptLivesMs),
    })
  })
  return state
}

async function ownAttempt(context: Context, session: Session | null, state: string): Promise<RowOf<'connect_attempt'>> {
  const attempt = await findRow(context.database, 'connect_attempt', { state_hash: hashOfState(state) })
  const isOfCase = attempt && session && attempt.case_id === session.caseId
  const isOwn = isOfCase && (attempt.session_id === session.id || (await isResumed(context, session)))
  if (!isOwn || attempt.expires_at <= context.now()) throw new Refusal('connection_not_found')
  return attempt
}

/** A session resumed by a mailed code continues the work of the one before it, a visit to the bank included. */
async function isResumed({ database }: Context, session: Session): Promise<boolean> {
  const link = await findRow(database, 'mailed_link', { session_id: session.id, purpose: 'resume' }, ['id'])
  return link !== undefined
}

async function noteOutcome(context: Context, attempt: RowOf<'connect_attempt'>, outcome: string): Promise<void> {
  await changeRows(context.database, 'connect_attempt', { state_hash: attempt.state_hash, outcome: null }, { outcome })
}

async function readOwn(context: Context, caseId: string, connectionId: string): Promise<BankConnection> {
  const customerId = await customerOf(context.database, caseId)
  const found = await calling(() => context.bank.readConnection(connectionId))
  if (customerId === null || found.customerId !== customerId) {
    context.log.warn({ caseId }, 'A bank return named a connection of another customer')
    throw new Refusal('connection_not_found')
  }
  return found
}

type BankReturn = { attempt: RowOf<'connect_attempt'>; found: BankConnection; consent: BankConsent | null }

/** The full history is pulled right after consent, since later only 90 days may be had (PSD2, RTS art. 10a). */
async function takeConnection(
  context: Context,
  transaction: Transaction,
  { attempt, found, consent }: BankReturn,
): Promise<void> {
  const loanCase = await lockCase(transaction, attempt.case_id)
  const row = loanCase && (await adoptConnection(transaction, attempt.case_id, found, context.now()))
  if (!loanCase || !row) throw new Refusal('connection_not_found')
  const changed = { outcome: 'connected', connection_id: found.connectionId } as const
  await changeRows(transaction, 'connect_attempt', { state_hash: attempt.state_hash }, changed)
  const purpose = purposeOf(loanCase, attempt.kind)
  if (attempt.outcome === null && purpose !== null) await startCollection(transaction, context, row.id, { purpose })
  if (consent) await noteConsent(transaction, row, consent, context.now())
  await touchCase(transaction, attempt.case_id, context.now())
  await appendAudit(
    transaction,
    attempt.kind === 'reconnect' ? 'bank.reconnected' : 'bank.connected',
    {
      at: context.now(),
      caseId: attempt.case_id,
      by: 'applicant',
      effectKey: `bank-return/${attempt.state_hash.toString('hex')}`,
    },
    { bankConnectionId: row.id },
  )
}

/** Data behind a decision is not fetched again under it; after a renewal new bookings join the ledger of a loan. */
function purposeOf(loanCase: CaseRow, kind: RowOf<'connect_attempt'>['kind']): CollectionPurpose | null {
  const { flow_finished_at: finishedAt, data_confirmed_version: confirmed, selected_offer_id: selected } = loanCase
  if (finishedAt === null && confirmed === null) return 'decision'
  return kind === 'reconnect' && (finishedAt !== null || selected !== null) ? 'ledger' : null
}

/** Believes only a connect URL on an allowed origin (docs/security.md, "The bank's window"). */
async function asking(context: Context, ask: () => Promise<{ connectUrl: string }>): Promise<string> {
  const { connectUrl } = await calling(ask)
  const url = URL.canParse(connectUrl) ? new URL(connectUrl) : null
  const isAllowed = url !== null && context.settings.bank.pageOrigins.includes(url.origin)
  if (!isAllowed || !['https:', 'http:'].includes(url.protocol)) {
    context.log.error('The aggregator gave a connect address that is not on the list of allowed origins')
    throw new Refusal('bank_unavailable')
  }
  return connectUrl
}

/** An upstream's failure as the refusal that the applicant sees. */
async function calling<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const failure = failureOfError(error)
    if (!failure) throw error
    throw new Refusal(failure.key === 'bank_cancelled' ? 'bank_unavailable' : failure.key)
  }
}
