import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Faults } from '../faults.ts'
import type { SandboxSettings } from '../settings.ts'
import type { Store } from '../store.ts'
import { courier, type CallbackKind, type Delivery, type Parcel } from './delivery.ts'

interface CallbackData {
  connection_id?: string
  customer_id: string
  custom_fields?: Record<string, unknown>
  stage?: string
  error_class?: string
  error_message?: string
}

export interface Callbacks {
  publicKeyPem: string
  send(kind: CallbackKind, data: CallbackData): void
  deliveries: readonly Delivery[]
  /** Delivers at once what the fault "late" holds back; returns how many. */
  release(): number
  /** Resolves when nothing is being delivered; held ones do not count. */
  idle(): Promise<void>
  close(): void
}

const KEPT_DELIVERIES = 500
const LATE_MS = 86_400_000
const REPLAY_MS = 1_000
const SHUFFLE_STEP_MS = 120
const SHUFFLED_AT_ONCE = 6
const RETRY_AFTER_MS = { lifelike: [1_000, 5_000, 30_000, 120_000], quick: [100, 300, 900, 2_700] }

/** Signs and sends callbacks; the callback faults strike here. `stamp` is the moment they say they were sent. */
export function callbackSender(
  settings: SandboxSettings,
  store: Store,
  faults: Faults,
  stamp: () => string,
): Callbacks {
  const privateKey = signingKey(settings, store)
  const strangerKey = lazily(() => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
  const deliveries: Delivery[] = []
  const post = courier(settings.delays ? RETRY_AFTER_MS.lifelike : RETRY_AFTER_MS.quick)
  let shuffled = 0

  const send: Callbacks['send'] = (kind, data) => {
    const occasion = { callback: kind, connectionId: data.connection_id, path: `/${kind}` }
    const url = `${settings.callbackUrl}/${kind}`
    const body = JSON.stringify({ data, meta: { version: '6', time: stamp() } })
    const signature = signed(url, body, privateKey)
    const parcel = (note: Delivery['note'], by = signature): Parcel => {
      const delivery = { kind, connectionId: data.connection_id, stage: data.stage, note, tries: 0, status: null }
      deliveries.push(delivery)
      if (deliveries.length > KEPT_DELIVERIES) deliveries.shift()
      return { url, body, signature: by, delivery }
    }
    const chain = data.connection_id ?? data.customer_id
    if (faults.strike('callback-forged', occasion)) {
      void post.enqueue(chain, parcel('forged', signed(url, body, strangerKey())))
    }
    if (faults.strike('callback-lost', occasion)) return void parcel('lost')
    const late = faults.strike('callback-late', occasion)
    if (late) return post.hold(late.durationMs ?? LATE_MS, chain, parcel('held'))
    if (faults.strike('callback-shuffled', occasion)) {
      // The first waits longest, so they arrive back to front.
      const turn = SHUFFLED_AT_ONCE - (shuffled++ % SHUFFLED_AT_ONCE)
      return post.sendLater(turn * SHUFFLE_STEP_MS, parcel('sent'))
    }
    const first = post.enqueue(chain, parcel('sent'))
    if (faults.strike('callback-duplicated', occasion)) void post.enqueue(chain, parcel('duplicate'))
    const replay = faults.strike('callback-replayed', occasion)
    if (replay) post.sendAfter(first, replay.durationMs ?? REPLAY_MS, parcel('replay'))
  }

  const publicKeyPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  return { publicKeyPem, send, deliveries, release: post.release, idle: post.idle, close: post.close }
}

/** base64 of RSA-SHA256 (PKCS#1 v1.5) over "address|body". */
function signed(url: string, body: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(`${url}|${body}`), key).toString('base64')
}

function signingKey(settings: SandboxSettings, store: Store): KeyObject {
  const fixed = settings.callbackPrivateKey ?? store.state.callbackPrivateKey
  if (fixed) return createPrivateKey(fixed)
  const made = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  store.state.callbackPrivateKey = made.export({ type: 'pkcs8', format: 'pem' }).toString()
  store.changed()
  return made
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
