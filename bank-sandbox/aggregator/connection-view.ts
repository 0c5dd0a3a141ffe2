import { isoSeconds } from '../clock.ts'
import { bankByProvider } from '../banks.ts'
import { stamp, type World } from '../world.ts'
import { consentOf, consentStatus } from './consents.ts'
import { isFinished } from './fetching.ts'
import type { AttemptRecord, ConnectionRecord } from '../records.ts'
import { companyOf } from './shared-data.ts'

const HOUR_MS = 3_600_000
const MOST_BACKGROUND_FETCHES = 4

/** When the next refresh is allowed: an hour after the last; after four unattended ones, a day after the first. */
function nextRefreshAt(connection: ConnectionRecord): string | null {
  if (connection.last_success_at === null) return null
  const hourLater = Date.parse(connection.last_success_at) + HOUR_MS
  const fourth = connection.backgroundFetches.at(-MOST_BACKGROUND_FETCHES)
  const dayLater = fourth === undefined ? 0 : Date.parse(fourth) + 24 * HOUR_MS
  return isoSeconds(new Date(Math.max(hourLater, dayLater)))
}

export function connectionView(
  world: World,
  connection: ConnectionRecord,
  withHolder: boolean,
): Record<string, unknown> {
  const bank = bankByProvider(connection.provider_code)
  const customer = world.store.state.customers.find((one) => one.customer_id === connection.customer_id)
  const consent = consentOf(world, connection)
  const isUsable = consent !== undefined && consentStatus(world, consent) === 'active'
  return {
    id: connection.id,
    customer_id: connection.customer_id,
    customer_identifier: customer?.identifier ?? null,
    provider_code: connection.provider_code,
    provider_name: bank?.name ?? connection.provider_code,
    country_code: 'NL',
    status: isUsable ? connection.status : connection.status === 'disabled' ? 'disabled' : 'inactive',
    categorization: connection.categorization,
    categorization_vendor: null,
    automatic_refresh: connection.automatic_refresh,
    store_credentials: connection.store_credentials,
    show_consent_confirmation: connection.show_consent_confirmation,
    last_success_at: connection.last_success_at,
    next_refresh_possible_at: isUsable ? nextRefreshAt(connection) : null,
    last_consent_id: connection.last_consent_id,
    last_attempt: attemptView(connection.attempt),
    created_at: connection.created_at,
    updated_at: connection.updated_at,
    ...(withHolder ? { holder_info: holderInfo(connection, consent?.scopes ?? []) } : {}),
  }
}

function holderInfo(connection: ConnectionRecord, scopes: readonly string[]): object | null {
  if (!scopes.includes('holder_info') || !connection.accountsReadable) return null
  const { company } = companyOf(connection)
  const shared = new Set(connection.accounts.map((account) => account.accountKey))
  const names = company.accounts.filter((account) => shared.has(account.key)).map((account) => account.holderName)
  const { street, number, postcode, city } = company.address
  return {
    names: [...new Set(names)],
    emails: [],
    phone_numbers: [],
    addresses: [{ city, state: null, street: `${street} ${number}`, country_code: 'NL', post_code: postcode }],
  }
}

function attemptView(attempt: AttemptRecord): Record<string, unknown> {
  const { stage, ...shown } = attempt
  return {
    ...shown,
    api_mode: 'service',
    api_version: '6',
    automatic_fetch: true,
    categorize: true,
    device_type: 'desktop',
    remote_ip: '127.0.0.1',
    exclude_accounts: [],
    include_natures: null,
    finished: isFinished(attempt),
    finished_recent: ['fetch_full', 'finish'].includes(stage.name),
    partial: false,
    show_consent_confirmation: true,
    store_credentials: true,
    last_stage: { id: stage.id, name: stage.name, created_at: stage.created_at, updated_at: stage.created_at },
  }
}

/** Why the connection may not be refreshed now, or nothing. */
export function refreshHindrance(world: World, connection: ConnectionRecord, unattended: boolean) {
  const consent = consentOf(world, connection)
  const status = consent && consentStatus(world, consent)
  if (status === 'revoked' || !consent) return 'ConsentRevoked' as const
  if (status === 'expired') return 'ConsentExpired' as const
  if (connection.status !== 'active') return 'ConnectionDisabled' as const
  if (!isFinished(connection.attempt)) return 'ConnectionAlreadyProcessing' as const
  const now = stamp(world)
  const dayAgo = Date.parse(now) - 24 * HOUR_MS
  const today = connection.backgroundFetches.filter((moment) => Date.parse(moment) > dayAgo)
  if (unattended && today.length >= MOST_BACKGROUND_FETCHES) return 'BackgroundFetchLimitExceeded' as const
  const next = nextRefreshAt(connection)
  return unattended && next !== null && now < next ? ('ConnectionCannotBeRefreshed' as const) : undefined
}
