import { bankNames } from '#contract/values.ts'
import type { bankDataCalls } from '#contract/bank-data.ts'
import type { AnswerOf, CallName } from '#contract/calls.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { journeyAnswersOf } from '../journey-answers.ts'
import { accountsOf, begunCase, caseOf, hasConsent, liveConnections, openCase, bookingsOf } from '../case-record.ts'
import { connectionDetails, fetchedCount, needsReconsent } from '../case-view.ts'
import { advance, openConnection, renewAfterReads } from '../collecting.ts'
import { effectOfCase } from '../decide-case.ts'
import { type HandlerInput, type MockHandlers, MockRefusal } from '../handler.ts'
import { bankPagePath } from '../bank-page.ts'
import type { MockCase, MockConnection, MockVisit } from '../mock-state.ts'
import { effectOf } from '../tester-inputs.ts'
import { takeStatements } from '../take-statements.ts'
import { takeBackDecision } from './application.ts'

type Who = Pick<HandlerInput<'reconnect'>, 'state' | 'session'>

function connectionOfSession(who: Who, connectionId: string): { loanCase: MockCase; connection: MockConnection } {
  const loanCase = caseOf(who)
  const connection = loanCase && liveConnections(loanCase).find((one) => one.connectionId === connectionId)
  if (!connection) throw new MockRefusal('connection_not_found')
  return { loanCase, connection }
}

/** The address of the mock bank's page for one visit (TEST-1): a page of the service worker, under our own origin. */
type Visited = Omit<MockVisit, 'beganAt' | 'choice'>

function beginVisit(
  asked: Pick<HandlerInput<'reconnect'>, 'newId' | 'origin' | 'now'>,
  loanCase: MockCase,
  visit: Visited,
): AnswerOf<'createConnectSession'> {
  const { origin } = asked
  if (new URL(visit.returnUrl).origin !== origin) throw new MockRefusal('return_url', ['returnUrl'])
  const state = asked.newId()
  loanCase.visits[state] = { ...visit, choice: null, beganAt: asked.now.toISOString() }
  return { connectUrl: `${origin}${bankPagePath}?state=${state}`, state }
}

function sharingCase(who: Who): MockCase {
  const loanCase = openCase(who)
  if (!mayVisit('transactions-upload', journeyAnswersOf(loanCase))) throw new MockRefusal('step_not_reached')
  return loanCase
}

function confirm({
  today,
  now,
  ...who
}: Pick<HandlerInput<'confirmFinancials'>, 'state' | 'session' | 'today' | 'now'>): null {
  const loanCase = openCase(who)
  if (loanCase.isConfirmed) return null
  const isEmpty = accountsOf(loanCase).every((account) => bookingsOf(account, today).length === 0)
  if (isEmpty) throw new MockRefusal('no_transactions')
  const isCollected = liveConnections(loanCase).every(
    ({ stage, accounts }) => stage === 'finished' || accounts.length === 0,
  )
  if (!isCollected || !mayVisit('transactions-collect', journeyAnswersOf(loanCase))) {
    throw new MockRefusal('step_not_reached')
  }
  Object.assign(loanCase, { isConfirmed: true, polls: 0, confirmedAt: now.toISOString() })
  return null
}

const psd2States = { finished: 'FINISHED', failed: 'FAILED' } as const

/** Bank link, statement upload and their results. */
export const bankDataHandlers: MockHandlers<keyof typeof bankDataCalls & CallName> = {
  giveConsent({ request, now, ...who }) {
    sharingCase(who).consents.push({
      given: request.consent,
      textVersion: request.textVersion,
      at: now.toISOString(),
    })
    return null
  },

  createConnectSession(asked) {
    const { request } = asked
    const loanCase = sharingCase(asked)
    if (!hasConsent(loanCase)) throw new MockRefusal('consent_required')
    if (effectOfCase(loanCase) === 'bank_unavailable') throw new MockRefusal('bank_unavailable')
    const visit = { kind: 'connect' as const, bank: request.bankToConnect, returnUrl: request.returnUrl }
    return beginVisit(asked, loanCase, { ...visit, connectionId: null })
  },

  reconnect(asked) {
    const { request } = asked
    const { loanCase, connection } = connectionOfSession(asked, request.connectionId)
    if (effectOf('reconsent', loanCase.company.kvkNumber) === 'bank_unavailable') {
      throw new MockRefusal('bank_unavailable')
    }
    const visit = { kind: 'reconnect' as const, bank: connection.bank, returnUrl: request.returnUrl }
    return { data: beginVisit(asked, loanCase, { ...visit, connectionId: connection.connectionId }) }
  },

  reportBankReturn({ request, now, today, ...who }) {
    const loanCase = begunCase(who)
    const visit = loanCase.visits[request.state]
    if (!visit) throw new MockRefusal('connection_not_found')
    const { connectionId, choice, bank } = visit
    if (!request.connectionId || connectionId === null) {
      return { outcome: 'cancelled', connectionId: null, errorKey: 'bank_cancelled' }
    }
    if (connectionId !== request.connectionId) throw new MockRefusal('connection_not_found')
    const isKnown = loanCase.connections.some((one) => one.connectionId === connectionId)
    if (!isKnown && choice !== null) {
      loanCase.connections.push(openConnection({ connectionId, bank, choice, loanCase, now, today }))
      takeBackDecision(loanCase)
    }
    return { outcome: 'connected', connectionId, errorKey: null }
  },

  listConnections({ state, session, now }) {
    const loanCase = caseOf({ state, session })
    if (!loanCase) return { connections: [] }
    for (const connection of liveConnections(loanCase)) renewAfterReads(connection, loanCase, now)
    return { connections: connectionDetails(loanCase, session, now) }
  },

  fetchTransactions({ request, ...who }) {
    const { loanCase, connection } = connectionOfSession(who, request.connectionId)
    if (loanCase.company.kvkNumber !== request.kvkNumber) throw new MockRefusal('connection_not_found')
    if (connection.stage === 'failed') Object.assign(connection, { stage: 'waiting', errorKey: null })
    return null
  },

  readConnectionProgress({ params, today, ...who }) {
    const { loanCase, connection } = connectionOfSession(who, params.id)
    advance(connection, effectOfCase(loanCase))
    const { stage, errorKey } = connection
    const finished = stage === 'finished' || stage === 'failed'
    return { finished, stage, fetchedCount: fetchedCount(connection, today), errorKey }
  },

  readBankStatus({ state, session }) {
    const loanCase = caseOf({ state, session })
    const accounts = (loanCase ? liveConnections(loanCase) : []).flatMap((connection) =>
      connection.accounts.map(({ iban, holder }) => ({
        iban,
        psd2StatusV1: psd2States[connection.stage as keyof typeof psd2States] ?? 'PENDING',
        username: holder,
        bank: bankNames[connection.bank],
        trackingId: connection.connectionId,
      })),
    )
    return { accounts }
  },

  fetchAccounts({ query, state, session, now }) {
    const loanCase = caseOf({ state, session })
    if (!loanCase) throw new MockRefusal('case_id_not_available')
    for (const connection of liveConnections(loanCase)) renewAfterReads(connection, loanCase, now)
    // A mailed link shows a tester all three kinds of consent, and a renewed one stays in its scope.
    const isWhole = query.inScopeForReconsent !== 'true' || session?.scope === 'reconsent'
    const inScope = new Set(
      liveConnections(loanCase)
        .filter(({ connectionId }) => query.connectionId === undefined || connectionId === query.connectionId)
        .filter((one) => isWhole || needsReconsent(one, now))
        .map(({ connectionId }) => connectionId),
    )
    const details = connectionDetails(loanCase, session, now)
    return { data: { connectionDetails: details.filter(({ connectionId }) => inScope.has(connectionId)) } }
  },

  validateAccounts({ state, session }) {
    const loanCase = caseOf({ state, session })
    const accounts = (loanCase ? accountsOf(loanCase) : []).map(({ iban, holder, match }) => ({
      iban,
      clientName: holder,
      matchState: match,
    }))
    const isIdle = (loanCase ? liveConnections(loanCase) : []).every(({ stage }) => stage in psd2States)
    return { validation: { complete: isIdle && accounts.length > 0, accounts } }
  },

  async uploadStatements(asked) {
    const loanCase = sharingCase(asked)
    if (!hasConsent(loanCase)) throw new MockRefusal('consent_required')
    if (asked.files.length === 0) throw new MockRefusal('file.empty')
    const answers = await takeStatements(loanCase, asked)
    if (answers.some(({ accepted }) => accepted)) takeBackDecision(loanCase)
    return { files: answers }
  },

  removeAccount({ request, today: _today, ...who }) {
    const loanCase = openCase(who)
    const isOther = ({ iban }: { iban: string }) => iban !== request.iban
    if (accountsOf(loanCase).every(isOther)) throw new MockRefusal('iban_unknown')
    loanCase.uploads = loanCase.uploads.filter(({ account }) => isOther(account))
    for (const one of loanCase.connections) one.accounts = one.accounts.filter(isOther)
    loanCase.connections = loanCase.connections.filter(({ accounts }) => accounts.length > 0)
    takeBackDecision(loanCase)
    return null
  },

  removeTransactions({ today: _today, ...who }) {
    const loanCase = openCase(who)
    Object.assign(loanCase, { connections: [], uploads: [], contests: [], factContests: [] })
    takeBackDecision(loanCase)
    return null
  },

  confirmFinancials: confirm,
  confirmTransactions: confirm,
}
