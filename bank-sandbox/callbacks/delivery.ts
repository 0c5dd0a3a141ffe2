// Brings callbacks to the client: in order per connection, tried again when they are not taken.

export type CallbackKind = 'success' | 'fail' | 'notify' | 'destroy'

/** One delivery as the control page shows it. */
export interface Delivery {
  kind: CallbackKind
  connectionId: string | undefined
  stage: string | undefined
  note: 'sent' | 'lost' | 'forged' | 'duplicate' | 'replay' | 'held'
  tries: number
  status: number | null
}

export interface Parcel {
  url: string
  body: string
  signature: string
  delivery: Delivery
}

interface Courier {
  /** Leaves after what was sent to the same connection before; resolves when taken or given up. */
  enqueue(chain: string, parcel: Parcel): Promise<void>
  /** Leaves after a while, whatever else is on its way, but for one whose while was over before. */
  sendLater(milliseconds: number, parcel: Parcel): void
  /** Leaves some while after other work is done. */
  sendAfter(work: Promise<void>, milliseconds: number, parcel: Parcel): void
  /** Kept back until released, or until the time is over; does not count as under way. */
  hold(milliseconds: number, chain: string, parcel: Parcel): void
  release(): number
  idle(): Promise<void>
  close(): void
}

const ANSWER_WITHIN_MS = 10_000
/** No id of a connection or customer: those are digits. */
const laterChain = 'later'

export function courier(retryAfterMs: readonly number[]): Courier {
  const clock = stoppableTimers()
  const busy = new Set<Promise<void>>()
  const chains = new Map<string, Promise<boolean>>()

  const track = (work: Promise<void>) => {
    busy.add(work)
    void work.finally(() => busy.delete(work))
    return work
  }
  /** False when it has to be tried again. */
  const tryOnce = async (parcel: Parcel): Promise<boolean> => {
    if (clock.isStopped()) return true
    parcel.delivery.tries += 1
    parcel.delivery.status = await postOnce(parcel)
    return parcel.delivery.status !== null && parcel.delivery.status < 300
  }
  const tryAgain = async (parcel: Parcel) => {
    for (const pause of retryAfterMs) {
      await clock.wait(pause)
      if (await tryOnce(parcel)) return
    }
  }
  const post = async (parcel: Parcel) => {
    if (!(await tryOnce(parcel))) await tryAgain(parcel)
  }
  const enqueue = (chain: string, parcel: Parcel) => {
    // The next leaves once this was answered, whatever the answer: one that has to be tried again does not hold it up.
    const firstTry = (chains.get(chain) ?? Promise.resolve(true)).then(() => tryOnce(parcel))
    chains.set(chain, firstTry)
    void firstTry.finally(() => {
      if (chains.get(chain) === firstTry) chains.delete(chain)
    })
    return track(firstTry.then((isTaken) => (isTaken ? undefined : tryAgain(parcel))))
  }
  return {
    enqueue,
    sendLater: (milliseconds, parcel) => void track(clock.wait(milliseconds).then(() => enqueue(laterChain, parcel))),
    sendAfter: (work, milliseconds, parcel) => {
      void track(work.then(() => clock.wait(milliseconds)).then(() => post(parcel)))
    },
    hold: (milliseconds, chain, parcel) => clock.hold(milliseconds, () => void enqueue(chain, parcel)),
    release: clock.release,
    idle: async () => {
      while (busy.size > 0) await Promise.all(busy)
    },
    close: clock.stop,
  }
}

/** Waits that end at once when everything stops, and held actions that are dropped then. */
function stoppableTimers() {
  const waiting = new Map<NodeJS.Timeout, () => void>()
  const held = new Map<NodeJS.Timeout, () => void>()
  let stopped = false
  return {
    isStopped: () => stopped,
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        if (stopped) return resolve()
        const timer = setTimeout(done, milliseconds)
        waiting.set(timer, done)
        function done() {
          clearTimeout(timer)
          waiting.delete(timer)
          resolve()
        }
      }),
    hold: (milliseconds: number, act: () => void) => {
      const timer = setTimeout(go, milliseconds)
      held.set(timer, go)
      function go() {
        clearTimeout(timer)
        held.delete(timer)
        act()
      }
    },
    release: () => {
      const count = held.size
      for (const go of [...held.values()]) go()
      return count
    },
    stop: () => {
      stopped = true
      for (const timer of held.keys()) clearTimeout(timer)
      for (const done of [...waiting.values()]) done()
    },
  }
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
