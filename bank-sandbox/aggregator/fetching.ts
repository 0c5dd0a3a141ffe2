import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '../story/calendar.ts'
import { stamp, type World } from '../world.ts'
import { consentOf, revokeConsent } from './consents.ts'
import type { AttemptRecord, ConnectionRecord, ConnectRequest, StageName } from '../records.ts'

const STAGES: readonly StageName[] = ['connect', 'fetch_accounts', 'fetch_recent', 'fetch_full', 'finish']
const RECENT_DAYS = 90

/** How long a stage takes when waiting is lifelike. */
const STAGE_MS: Partial<Record<StageName, number>> = {
  connect: 600,
  fetch_accounts: 1_200,
  fetch_recent: 1_600,
  fetch_full: 3_000,
}

export function newAttempt(
  world: World,
  consentId: string,
  request: ConnectRequest,
  userPresent: boolean,
): AttemptRecord {
  const now = stamp(world)
  const { attempt } = request
  return {
    id: world.store.nextId(),
    consent_id: consentId,
    automatic_refresh: request.automaticRefresh,
    custom_fields: attempt.custom_fields,
    fetch_scopes: attempt.fetch_scopes,
    fetch_from_date: attempt.fetch_from_date,
    fetch_to_date: attempt.fetch_to_date,
    locale: attempt.locale,
    return_to: attempt.return_to,
    user_present: userPresent,
    interactive: userPresent,
    created_at: now,
    updated_at: now,
    success_at: null,
    fail_at: null,
    fail_error_class: null,
    fail_message: null,
    stage: { id: world.store.nextId(), name: 'start', created_at: now },
  }
}

export function isFinished(attempt: AttemptRecord): boolean {
  return attempt.success_at !== null || attempt.fail_at !== null
}

/** Fetches the connection's data, stage by stage. Without lifelike waiting all is done before this returns. */
export function startFetch(world: World, connection: ConnectionRecord): void {
  const work = runFetch(world, connection)
    .catch((error: unknown) => {
      console.error(error)
      failFetch(world, connection, 'InternalServerError', 'Something went wrong.')
      return world.store.whenWritten()
    })
    .finally(() => world.underWay.delete(work))
  world.underWay.add(work)
}

/** After a restart: fetches that were under way go on where they were. */
export function resumeFetches(world: World): void {
  for (const connection of world.store.state.connections) {
    if (!isFinished(connection.attempt)) startFetch(world, connection)
  }
}

async function runFetch(world: World, connection: ConnectionRecord): Promise<void> {
  const attempt = connection.attempt
  const begun = Math.max(0, STAGES.indexOf(attempt.stage.name))
  for (const stage of STAGES.slice(begun)) {
    enterStage(world, connection, stage)
    if (world.settings.delays) {
      await world.store.whenWritten()
      await pause(STAGE_MS[stage] ?? 0)
    }
    // Deleted, renewed or shut down in the meantime: someone else has the word.
    if (world.closing || connection.attempt !== attempt || !isKnown(world, connection)) return
    const trouble = troubleIn(world, connection, stage)
    if (trouble) {
      failFetch(world, connection, trouble.errorClass, trouble.message)
      break
    }
    completeStage(world, connection, stage)
  }
  await world.store.whenWritten()
}

function isKnown(world: World, connection: ConnectionRecord): boolean {
  return world.store.state.connections.includes(connection)
}

function enterStage(world: World, connection: ConnectionRecord, stage: StageName): void {
  const now = stamp(world)
  connection.attempt.stage = { id: world.store.nextId(), name: stage, created_at: now }
  connection.attempt.updated_at = now
  world.store.changed(connection)
  if (stage !== 'finish') world.callbacks.send('notify', { ...idsOf(connection), stage })
}

function troubleIn(world: World, connection: ConnectionRecord, stage: StageName) {
  const occasion = { connectionId: connection.id }
  if (stage === 'fetch_recent' && world.faults.strike('consent-revoked-during-fetch', occasion)) {
    const consent = consentOf(world, connection)
    if (consent) revokeConsent(world, consent, 'provider')
  }
  const consent = consentOf(world, connection)
  if (consent?.revoked_at) return { errorClass: 'ConsentRevoked', message: 'The consent was revoked.' }
  if (stage !== 'connect') return undefined
  const fault = world.faults.strike('fetch-fails', occasion)
  return fault && { errorClass: fault.errorClass ?? 'ProviderUnavailable', message: 'The bank did not answer.' }
}

function completeStage(world: World, connection: ConnectionRecord, stage: StageName): void {
  const { attempt } = connection
  const until = earlier(attempt.fetch_to_date, world.clock.today())
  if (stage === 'fetch_accounts') {
    connection.accountsReadable = true
    world.callbacks.send('success', { ...idsOf(connection), stage })
  }
  const reads = attempt.fetch_scopes.includes('transactions')
  if (stage === 'fetch_recent' && reads) {
    // A first fetch shows the last months before the rest; a later one keeps what was readable before.
    const recent = later(attempt.fetch_from_date, addDays(until, -RECENT_DAYS))
    connection.readableFrom = connection.readableFrom === null ? recent : earlier(connection.readableFrom, recent)
    connection.readableUntil = connection.readableUntil === null ? until : later(connection.readableUntil, until)
    if (world.faults.strike('changed-ids', { connectionId: connection.id })) connection.generation += 1
  }
  if (stage === 'fetch_full' && reads && connection.readableFrom !== null) {
    connection.readableFrom = earlier(connection.readableFrom, attempt.fetch_from_date)
  }
  if (stage === 'finish') finishFetch(world, connection)
  world.store.changed(connection)
}

function finishFetch(world: World, connection: ConnectionRecord): void {
  const now = stamp(world)
  connection.attempt.success_at = now
  connection.attempt.updated_at = now
  connection.last_success_at = now
  connection.updated_at = now
  world.callbacks.send('success', { ...idsOf(connection), stage: 'finish' })
}

function failFetch(world: World, connection: ConnectionRecord, errorClass: string, message: string): void {
  const now = stamp(world)
  Object.assign(connection.attempt, {
    fail_at: now,
    fail_error_class: errorClass,
    fail_message: message,
    updated_at: now,
  })
  connection.updated_at = now
  world.store.changed(connection)
  world.callbacks.send('fail', { ...idsOf(connection), error_class: errorClass, error_message: message })
}

export function idsOf(connection: ConnectionRecord) {
  return {
    connection_id: connection.id,
    customer_id: connection.customer_id,
    custom_fields: connection.attempt.custom_fields,
  }
}

function earlier(one: string | null, other: string): string {
  return one !== null && one < other ? one : other
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
