import { readingLimits } from './reading-limits.ts'

type Limits = {
  ofAddress: number
  ofAll: number
  /** Part of `ofAll` that only addresses holding at most `firstOfAddress` may use. */
  keptForFirst?: number
  firstOfAddress?: number
}

/** Counts the bytes of files in memory, to limit all uploads together and those of one address. */
export function makeBytesHeld({ ofAddress, ofAll, keptForFirst = 0, firstOfAddress = 0 }: Limits) {
  const byAddress = new Map<string, number>()
  const receiving = new Set<Receiving>()
  let all = 0
  const change = (address: string, bytes: number): void => {
    all += bytes
    const left = (byAddress.get(address) ?? 0) + bytes
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }
  const hasRoom = (own: number, bytes: number) =>
    all + bytes <= (own + bytes > firstOfAddress ? ofAll - keptForFirst : ofAll)
  /** Ends the body that made no progress for the longest time; false if none is slow. */
  const endSlowest = (): boolean => {
    const [slowest] = [...receiving].toSorted((one, other) => one.progressAtMs - other.progressAtMs)
    if (!slowest || performance.now() - slowest.progressAtMs < readingLimits.slowMs) return false
    slowest.end()
    return true
  }
  return {
    /** The bytes of one request; `add` returns false, and adds nothing, above the limit. */
    of(address: string) {
      let held = 0
      let current: Receiving | null = null
      const release = () => {
        change(address, -held)
        held = 0
      }
      const received = () => {
        clearTimeout(current?.timer)
        if (current) receiving.delete(current)
        current = null
      }
      return {
        /** Until `received` is called, the body is ended by `end` if it makes too little progress. */
        receive(end: () => void): void {
          const endIt = () => {
            received()
            release()
            end()
          }
          const timer = setTimeout(endIt, readingLimits.progressMs).unref()
          current = { progressAtMs: performance.now(), sinceThen: 0, timer, end: endIt }
          receiving.add(current)
        },
        received,
        add(bytes: number): boolean {
          const own = byAddress.get(address) ?? 0
          if (own + bytes > ofAddress) return false
          while (!hasRoom(own, bytes)) if (!endSlowest()) return false
          if (current && (current.sinceThen += bytes) >= readingLimits.progressBytes) {
            Object.assign(current, { progressAtMs: performance.now(), sinceThen: 0 })
            current.timer.refresh()
          }
          change(address, bytes)
          held += bytes
          return true
        },
        release,
      }
    },
    get total(): number {
      return all
    },
  }
}

type Receiving = { progressAtMs: number; sinceThen: number; timer: NodeJS.Timeout; end: () => void }
export type Holding = ReturnType<ReturnType<typeof makeBytesHeld>['of']>
