import { randomBytes } from 'node:crypto'
import { isoSeconds } from '../clock.ts'
import { stamp, type World } from '../world.ts'
import { consentOf, giveConsent, revokeConsent } from './consents.ts'
import { idsOf, newAttempt, startFetch } from './fetching.ts'
import { Problem } from './problem.ts'
import type { ConnectionRecord, ConnectRequest, ConnectSession } from '../records.ts'
import { companyOf, IDS_PER_ACCOUNT } from './shared-data.ts'

const SESSION_MS = 3_600_000
const MOST_SESSIONS = 5_000

export function connectionById(world: World, id: string | undefined): ConnectionRecord {
  const connection = world.store.state.connections.find((one) => one.id === id)
  if (!connection) throw new Problem('ConnectionNotFound', 'There is no such connection.')
  return connection
}

/** Opens a session for the bank page; its token is the page's address. Old sessions make room. */
export function openSession(
  world: World,
  session: Pick<
    ConnectSession,
    'customer_id' | 'connectionId' | 'purpose' | 'providerCode' | 'providerFixed' | 'request'
  >,
): ConnectSession {
  const { state } = world.store
  const opened: ConnectSession = {
    ...session,
    token: randomBytes(32).toString('hex'),
    expires_at: isoSeconds(new Date(world.clock.now().getTime() + SESSION_MS)),
    loggedInAs: null,
    failedLogins: 0,
    outcome: 'open',
    resultConnectionId: null,
  }
  state.sessions = [...state.sessions.slice(-(MOST_SESSIONS - 1)), opened]
  world.store.changed(opened)
  return opened
}

export function sessionByToken(world: World, token: string | undefined): ConnectSession | undefined {
  if (!token) return undefined
  return world.store.state.sessions.find((session) => session.token === token)
}

export function isExpired(world: World, session: ConnectSession): boolean {
  return Date.parse(session.expires_at) <= world.clock.now().getTime()
}

/**
 * The person said yes at the bank page: a new connection, or an existing one with a new consent. A new consent
 * ends the former one of the same connection, as recurring consents of one user do.
 */
export function approve(world: World, session: ConnectSession, accountKeys: readonly string[]): ConnectionRecord {
  const existing = session.connectionId ? connectionById(world, session.connectionId) : undefined
  const connection = existing ?? newConnection(world, session)
  const former = existing && consentOf(world, existing)
  if (session.purpose !== 'refresh' || !former) {
    const ids = { connectionId: connection.id, customerId: connection.customer_id }
    const consent = giveConsent(world, ids, session.request)
    connection.last_consent_id = consent.id
    if (former && !former.revoked_at) revokeConsent(world, former, 'client')
  }
  shareAccounts(world, connection, accountKeys)
  connection.status = 'active'
  connection.automatic_refresh = session.request.automaticRefresh
  connection.updated_at = stamp(world)
  connection.attempt = newAttempt(world, connection.last_consent_id, session.request, true)
  session.outcome = 'approved'
  session.resultConnectionId = connection.id
  world.store.changed(connection, session)
  startFetch(world, connection)
  return connection
}

function newConnection(world: World, session: ConnectSession): ConnectionRecord {
  if (!session.providerCode || !session.loggedInAs) throw new Problem('InternalServerError', 'Nobody is logged in.')
  const now = stamp(world)
  const connection: ConnectionRecord = {
    id: world.store.nextId(),
    customer_id: session.customer_id,
    provider_code: session.providerCode,
    kvkNumber: session.loggedInAs,
    anchorMonth: world.clock.today().slice(0, 7),
    accounts: [],
    readableFrom: null,
    readableUntil: null,
    accountsReadable: false,
    status: 'active',
    automatic_refresh: session.request.automaticRefresh,
    store_credentials: session.request.attempt.store_credentials,
    categorization: session.request.categorization,
    show_consent_confirmation: true,
    last_success_at: null,
    last_consent_id: '',
    created_at: now,
    updated_at: now,
    attempt: newAttempt(world, '', session.request, true),
    backgroundFetches: [],
    generation: 0,
  }
  world.store.state.connections.push(connection)
  return connection
}

/** Accounts shared before keep their ids; those no longer ticked are taken off. */
function shareAccounts(world: World, connection: ConnectionRecord, accountKeys: readonly string[]): void {
  const { company, bank } = companyOf(connection)
  const here = company.accounts.filter((account) => account.bank === bank.key && accountKeys.includes(account.key))
  connection.accounts = here.map(
    (account) =>
      connection.accounts.find((shared) => shared.accountKey === account.key) ?? {
        id: world.store.nextId(),
        accountKey: account.key,
        firstTransactionId: world.store.reserveIds(IDS_PER_ACCOUNT),
      },
  )
}

/** A fetch of data with the consent there is, by the client's call. */
export function refresh(
  world: World,
  connection: ConnectionRecord,
  request: ConnectRequest,
  userPresent: boolean,
): void {
  connection.attempt = newAttempt(world, connection.last_consent_id, request, userPresent)
  if (!userPresent) connection.backgroundFetches = [...connection.backgroundFetches.slice(-9), stamp(world)]
  connection.updated_at = stamp(world)
  world.store.changed(connection)
  startFetch(world, connection)
}

export function removeConnection(world: World, connection: ConnectionRecord): void {
  const consent = consentOf(world, connection)
  if (consent && !consent.revoked_at) revokeConsent(world, consent, 'client')
  const { state } = world.store
  state.connections = state.connections.filter((one) => one !== connection)
  world.store.changed(connection)
  world.callbacks.send('destroy', idsOf(connection))
}
