import { isoSeconds } from '../clock.ts'
import { stamp, type World } from '../world.ts'
import type { ConnectionRecord, ConnectRequest, ConsentRecord } from '../records.ts'

export function consentOf(world: World, connection: ConnectionRecord): ConsentRecord | undefined {
  return world.store.state.consents.find((consent) => consent.id === connection.last_consent_id)
}

/** Records the person's consent; it lasts as asked, or as long as the bank allows. */
export function giveConsent(
  world: World,
  ids: { connectionId: string; customerId: string },
  request: ConnectRequest,
): ConsentRecord {
  const now = stamp(world)
  const days = request.consent.period_days ?? world.settings.consentDays
  const consent: ConsentRecord = {
    id: world.store.nextId(),
    connection_id: ids.connectionId,
    customer_id: ids.customerId,
    scopes: request.consent.scopes,
    period_days: days,
    expires_at: isoSeconds(new Date(world.clock.now().getTime() + days * 86_400_000)),
    from_date: request.consent.from_date,
    to_date: request.consent.to_date,
    collected_by: 'saltedge',
    revoked_at: null,
    revoke_reason: null,
    created_at: now,
    updated_at: now,
  }
  world.store.state.consents.push(consent)
  world.store.changed(consent)
  return consent
}

export function consentStatus(world: World, consent: ConsentRecord): 'active' | 'expired' | 'revoked' {
  if (consent.revoked_at) return 'revoked'
  const isOver = consent.expires_at !== null && Date.parse(consent.expires_at) <= world.clock.now().getTime()
  return isOver ? 'expired' : 'active'
}

/** Ends a consent; the connection it is the last one of can no longer be refreshed. */
export function revokeConsent(world: World, consent: ConsentRecord, reason: 'client' | 'provider' | 'saltedge'): void {
  consent.revoked_at = stamp(world)
  consent.revoke_reason = reason
  consent.updated_at = consent.revoked_at
  const connection = world.store.state.connections.find((one) => one.last_consent_id === consent.id)
  if (connection) connection.status = 'inactive'
  world.store.changed(consent, ...(connection ? [connection] : []))
}
