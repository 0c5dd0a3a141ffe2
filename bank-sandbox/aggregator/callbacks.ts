import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Faults } from '../faults/faults.ts'
import type { SandboxSettings } from '../settings.ts'
import type { Store } from '../store.ts'

export type CallbackKind = 'success' | 'fail' | 'notify' | 'destroy'

export interface CallbackData {
  connection_id?: string
  customer_id: string
  custom_fields?: Record<string, unknown>
  stage?: string
  error_class?: string
  error_message?: string
}

/** One delivery as the control page shows it. */
export interface Delivery {
  kind: CallbackKind
  connectionId: string | undefined
  stage: string | undefined
  note: 'sent' | 'lost' | 'forged' | 'duplicate' | 'replay' | 'held'
  tries: number
  status: number | null
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

interface Parcel {
  url: string
  body: string
  signature: string
  delivery: Delivery
}

const KEPT_DELIVERIES = 500
const ANSWER_WITHIN_MS = 10_000
const LATE_MS = 86_400_000
const SHUFFLE_STEP_MS = 120

export function callbackSender(
  settings: SandboxSettings,
  store: Store,
  faults: Faults,
  stamp: () => string,
): Callbacks {
  const privateKey = signingKey(settings, store)
  const strangerKey = lazily(() => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
  const deliveries: Delivery[] = []
  const busy = new Set<Promise<void>>()
  const chains = new Map<string, Promise<void>>()
  const timers = new Map<NodeJS.Timeout, () => void>()
  const held = new Set<NodeJS.Timeout>()
  let closed = false
  let shuffled = 0
  const retryAfterMs = settings.delays ? [1_000, 5_000, 30_000, 120_000] : [100, 300, 900, 2_700]

  const record = (delivery: Delivery) => {
    deliveries.push(delivery)
    if (deliveries.length > KEPT_DELIVERIES) deliveries.shift()
    return delivery
  }
  const track = (work: Promise<void>) => {
    busy.add(work)
    void work.finally(() => busy.delete(work))
    return work
  }
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, milliseconds)
      timers.set(timer, done)
      function done() {
        timers.delete(timer)
        clearTimeout(timer)
        resolve()
      }
    })
  const post = async (parcel: Parcel) => {
    for (const pause of [0, ...retryAfterMs]) {
      if (pause > 0) await wait(pause)
      if (closed) return
      parcel.delivery.tries += 1
      parcel.delivery.status = await postOnce(parcel)
      if (parcel.delivery.status !== null && parcel.delivery.status < 300) return
    }
  }
  // Callbacks of one connection leave in order; one that has to be tried again does not hold up the next.
  const enqueue = (chain: string, parcel: Parcel) => {
    const before = chains.get(chain) ?? Promise.resolve()
    let firstTry: Promise<void> = Promise.resolve()
    const work = before.then(() => {
      const whole = post(parcel)
      firstTry = Promise.race([whole, wait(retryAfterMs[0] ?? 0)])
      return whole
    })
    chains.set(
      chain,
      before.then(() => firstTry),
    )
    track(work)
    return work
  }

  const send: Callbacks['send'] = (kind, data) => {
    if (closed) return
    const occasion = { callback: kind, connectionId: data.connection_id, path: `/${kind}` }
    const url = `${settings.callbackUrl}/${kind}`
    const body = JSON.stringify({ data, meta: { version: '6', time: stamp() } })
    const signature = signed(url, body, privateKey)
    const parcel = (note: Delivery['note'], by = signature): Parcel => ({
      url,
      body,
      signature: by,
      delivery: record({ kind, connectionId: data.connection_id, stage: data.stage, note, tries: 0, status: null }),
    })
    const chain = data.connection_id ?? data.customer_id
    if (faults.strike('callback-forged', occasion)) enqueue(chain, parcel('forged', signed(url, body, strangerKey())))
    if (faults.strike('callback-lost', occasion)) return void parcel('lost')
    const late = faults.strike('callback-late', occasion)
    if (late) {
      const waiting = parcel('held')
      const timer = setTimeout(deliver, late.durationMs ?? LATE_MS)
      function deliver() {
        timers.delete(timer)
        held.delete(timer)
        clearTimeout(timer)
        enqueue(chain, waiting)
      }
      timers.set(timer, deliver)
      held.add(timer)
      return
    }
    if (faults.strike('callback-shuffled', occasion)) {
      // The first waits longest, so they arrive about back to front.
      const turn = shuffled++ % 6
      track(wait((6 - turn) * SHUFFLE_STEP_MS).then(() => post(parcel('sent'))))
      return
    }
    const first = enqueue(chain, parcel('sent'))
    if (faults.strike('callback-duplicated', occasion)) enqueue(chain, parcel('duplicate'))
    const replay = faults.strike('callback-replayed', occasion)
    if (replay) track(first.then(() => wait(replay.durationMs ?? 1_000)).then(() => post(parcel('replay'))))
  }

  return {
    publicKeyPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    send,
    deliveries,
    release: () => {
      const count = held.size
      for (const timer of [...held]) timers.get(timer)?.()
      return count
    },
    idle: async () => {
      while (busy.size > 0) await Promise.all(busy)
    },
    close: () => {
      closed = true
      for (const [timer, done] of [...timers]) {
        if (held.has(timer)) clearTimeout(timer)
        else done()
      }
    },
  }
}

/** base64 of RSA-SHA256 (PKCS#1 v1.5) over "address|body". */
function signed(url: string, body: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(`${url}|${body}`), key).toString('base64')
}

async function postOnce(parcel: Parcel): Promise<number | null> {
  try {
    const answer = await fetch(parcel.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature: parcel.signature },
      body: parcel.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
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
