import { randomUUID } from 'node:crypto'
import type { bankDataCalls } from '#contract/bank-data.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import type { Context } from '../../context.ts'
import type { HandlerInput, Handler, Handlers, Session } from '../../http/handler.ts'
import { answerTag } from '../../http/not-modified.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/audit.ts'
import { forgetContests } from '../../store/decision/category-contests.ts'
import { findCase, lockCase, touchCase } from '../../store/case/case-data.ts'
import { changeCase } from '../../store/case/change-case.ts'
import { bankNameOf, isCollected, journeyAnswersOf, shownAccountNumber } from '../../store/case/read-case.ts'
import { endPendingOf } from '../../store/bank/pending-connections.ts'
import { endConnection, removeAccounts } from '../../store/case/remove-accounts.ts'
import { startCollection } from '../../store/bank/start-collection.ts'
import { caseOf, createConnectSession, connectionOfSession, reconnect, reportBankReturn } from './bank-connect.ts'
import { connectionDetailsOf, needsReconsent } from './connection-details.ts'
import { uploadStatements } from './uploads.ts'
import { changeRows, insertRow } from '../../store/database/rows.ts'
import { isOtherConsent, noteConsent } from '../../store/bank/bank-consent.ts'
import type { ConnectionRow } from '../../store/bank/connections.ts'

const giveConsent: Handler<'giveConsent'> = async ({ context, request, session }) => {
  await changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    if (!mayVisit('transactions-upload', journeyAnswersOf(record))) throw new Refusal('step_not_reached')
    const at = context.now()
    const caseId = record.loanCase.id
    const given = { given: request.consent, text_version: request.textVersion, scope: 'transaction-analysis', at }
    await insertRow(transaction, 'consent', { id: randomUUID(), case_id: caseId, ...given })
    const action = request.consent ? 'consent.given' : 'consent.withdrawn'
    await appendAudit(transaction, action, { at, caseId, by: 'applicant' }, { textVersion: request.textVersion })
  })
  return null
}

/** The page asks every two seconds (RECON-13); the aggregator is asked less often, whatever number of pages waits. */
const lookEveryMs = 4_000

/**
 * Asks the aggregator itself about renewed consents, in case neither the visit nor a callback reported them. When it is
 * unreachable the known state is shown, and the page goes on waiting.
 */
async function checkConsents(context: Context, session: Session | null): Promise<void> {
  if (session?.scope !== 'reconsent' || session.caseId === null) return
  for (const row of await visitedConnections(context, session.caseId))
    if (needsReconsent(row, context.now(), session) && (await takeTurn(context, row))) await checkConsent(context, row)
}

async function checkConsent(context: Context, row: ConnectionRow): Promise<void> {
  try {
    const consent = await context.bank.readConsent(row.connection_id)
    if (!consent || !isOtherConsent(row, consent)) return
    await context.jobs.enqueue(context.database, 'recheck', { connectionId: row.connection_id }, { isFollowUp: true })
    await context.database.transaction().execute(async (transaction) => {
      if (!(await lockCase(transaction, row.case_id))) return
      await noteConsent(transaction, row, consent, context.now())
      await touchCase(transaction, row.case_id, context.now())
    })
  } catch (error) {
    context.log.warn({ reason: (error as Error).message }, 'A consent could not be looked at')
  }
}

/** Without a visit to the bank under way nothing can have changed. */
const visitedConnections = ({ database, now }: Context, caseId: string): Promise<ConnectionRow[]> =>
  database
    .selectFrom('bank_connection')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .where('connection_id', 'in', ({ selectFrom }) =>
      selectFrom('connect_attempt')
        .select((attempt) => attempt.ref('connection_id').$notNull().as('connection_id'))
        .where('case_id', '=', caseId)
        .where('kind', '=', 'reconnect')
        .where('expires_at', '>', now()),
    )
    .execute()

/** One process, one page at a time: who moves the moment on has the turn. */
async function takeTurn(context: Context, row: ConnectionRow): Promise<boolean> {
  const now = context.now()
  const turn = await context.database
    .updateTable('bank_connection')
    .set({ consent_looked_at: now })
    .where('id', '=', row.id)
    .where(({ or, eb }) =>
      or([eb('consent_looked_at', 'is', null), eb('consent_looked_at', '<', new Date(now.getTime() - lookEveryMs))]),
    )
    .returning('id')
    .executeTakeFirst()
  return turn !== undefined
}

/** RECON-13: the page that waits for a renewal asks this. */
const listConnections: Handler<'listConnections'> = async ({ context, session }) => {
  await checkConsents(context, session)
  const record = await recordOrNone({ context, session })
  return { connections: record ? connectionDetailsOf(record, session, context.now()) : [] }
}

async function recordOrNone({ context, session }: Pick<HandlerInput<'listConnections'>, 'context' | 'session'>) {
  try {
    return await caseOf(context, session)
  } catch (error) {
    // A session whose case has not begun has no connections, which is no error.
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Asked twice it starts once: one that is under way or complete is left as it is. */
const fetchTransactions: Handler<'fetchTransactions'> = async ({ context, request, session }) => {
  const row = await connectionOfSession(context, session, request.connectionId)
  if (session?.scope === 'reconsent' && (await isFinished(context, row.case_id))) return null
  await changeCase(context, row.case_id, async (transaction, record) => {
    if (record.loanCase.kvk_number !== request.kvkNumber) throw new Refusal('connection_not_found')
    const current = record.connections.find(({ id }) => id === row.id)
    if (!current) throw new Refusal('connection_not_found')
    if (current.stage === 'finished') return
    await startCollection(transaction, context, row.id)
  })
  return null
}

/** After a renewal the fetch began with the bank's return (bank-connect.ts); a finished case fetches nothing else. */
async function isFinished(context: Context, caseId: string): Promise<boolean> {
  const loanCase = await findCase(context.database, caseId)
  return loanCase !== null && loanCase.flow_finished_at !== null
}

const readConnectionProgress: Handler<'readConnectionProgress'> = async ({ context, params, session, http, reply }) => {
  const row = await connectionOfSession(context, session, params.id)
  const finished = row.stage === 'finished' || row.stage === 'failed'
  answerTag(http, reply, `progress-${row.id}-${row.stage}-${row.fetched_count}-${row.error_key ?? ''}`)
  return { finished, stage: row.stage, fetchedCount: row.fetched_count, errorKey: row.error_key }
}

const stateOfStage = {
  waiting: 'PENDING',
  connecting: 'PENDING',
  fetching: 'PENDING',
  finished: 'FINISHED',
  failed: 'FAILED',
} as const

const readBankStatus: Handler<'readBankStatus'> = async ({ context, session }) => {
  const record = await recordOrNone({ context, session })
  if (!record) return { accounts: [] }
  const accounts = record.connections.flatMap((connection) =>
    record.accounts
      .filter(({ row }) => row.bank_connection_id === connection.id)
      .map((account) => ({
        iban: shownAccountNumber(account),
        psd2StatusV1: stateOfStage[connection.stage],
        username: account.secret.holderName,
        bank: bankNameOf(record, account.row),
        trackingId: connection.connection_id,
      })),
  )
  return { accounts }
}

const fetchAccounts: Handler<'fetchAccounts'> = async ({ context, query, session }) => {
  await checkConsents(context, session)
  const { connectionId, inScopeForReconsent } = query
  // By a mailed link all are in scope: its overview shows what is valid too, and what it has renewed.
  const isWhole = inScopeForReconsent !== 'true' || session?.scope === 'reconsent'
  const details = connectionDetailsOf(await caseOf(context, session), session, context.now())
    .filter((one) => connectionId === undefined || one.connectionId === connectionId)
    .filter(({ needReconsent }) => isWhole || needReconsent)
  return { data: { connectionDetails: details } }
}

const validateAccounts: Handler<'validateAccounts'> = async ({ context, session }) => {
  const record = await recordOrNone({ context, session })
  const accounts = (record?.accounts ?? []).map((account) => ({
    iban: shownAccountNumber(account),
    clientName: account.secret.holderName,
    matchState: account.row.match_state,
  }))
  const isIdle = (record?.connections ?? []).every((row) => row.stage === 'finished' || row.stage === 'failed')
  return { validation: { complete: isIdle && accounts.length > 0, accounts } }
}

const removeAccount: Handler<'removeAccount'> = async ({ context, request, session }) => {
  await changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    const gone = record.accounts.filter((account) => shownAccountNumber(account) === request.iban)
    if (gone.length === 0) throw new Refusal('iban_unknown')
    const caseId = record.loanCase.id
    await removeAccounts(
      transaction,
      context,
      caseId,
      gone.map(({ row }) => row.id),
    )
    const fact = { at: context.now(), caseId, by: 'applicant' }
    await appendAudit(transaction, 'account.removed', fact, { accounts: gone.length })
  })
  return null
}

/** PROG-4: everything that came from banks and files goes, and with it what was computed from it. */
const removeTransactions: Handler<'removeTransactions'> = async ({ context, session }) => {
  await changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    const caseId = record.loanCase.id
    for (const connection of record.connections) await endConnection(transaction, context, connection.id)
    await endPendingOf(transaction, context, caseId)
    await removeAccounts(
      transaction,
      context,
      caseId,
      record.accounts.map(({ row }) => row.id),
    )
    await forgetContests(transaction, caseId)
    const fact = { at: context.now(), caseId, by: 'applicant' }
    await appendAudit(transaction, 'transactions.removed', fact, { accounts: record.accounts.length })
  })
  return null
}

/** The data is complete: the decision begins on exactly this version of it. Confirmed twice it begins once. */
async function confirm({
  context,
  session,
}: Pick<HandlerInput<'confirmFinancials'>, 'context' | 'session'>): Promise<null> {
  await changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    const { loanCase } = record
    if (loanCase.data_confirmed_version === loanCase.data_version) return
    if (!record.accounts.some(({ row }) => row.transaction_count > 0)) throw new Refusal('no_transactions')
    const isComplete = record.accounts.every((account) => isCollected(record, account))
    if (!isComplete || !mayVisit('transactions-collect', journeyAnswersOf(record)))
      throw new Refusal('step_not_reached')
    const dataVersion = loanCase.data_version
    await changeRows(transaction, 'loan_case', { id: loanCase.id }, { data_confirmed_version: dataVersion })
    await context.jobs.enqueue(transaction, 'analyse', { caseId: loanCase.id, dataVersion })
    const effectKey = `confirmed/${loanCase.id}/${dataVersion}`
    const fact = { at: context.now(), caseId: loanCase.id, by: 'applicant', effectKey }
    await appendAudit(transaction, 'data.confirmed', fact, { dataVersion })
  })
  return null
}

export const bankDataRoutes: Handlers<keyof typeof bankDataCalls> = {
  giveConsent,
  createConnectSession,
  reportBankReturn,
  listConnections,
  fetchTransactions,
  readConnectionProgress,
  readBankStatus,
  fetchAccounts,
  reconnect,
  validateAccounts,
  uploadStatements,
  removeAccount,
  removeTransactions,
  confirmFinancials: confirm,
  confirmTransactions: confirm,
}
