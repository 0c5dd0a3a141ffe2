import { z } from 'zod'
import faultWords from './fault-words.json' with { type: 'json' }

export type FaultName = keyof typeof faultWords

/** The faults that can be switched on; `fault-words.json` explains each to a tester, in both languages. */
export const FAULT_NAMES = Object.keys(faultWords) as FaultName[]

/** Body of POST /control/faults. Left out: everywhere, for ever. */
export const faultRequest = z.object({
  fault: z.enum(FAULT_NAMES),
  /** How often it strikes before it is gone. */
  times: z.int().min(1).max(100_000).optional(),
  /** Strikes only after this many spared chances. */
  after: z.int().min(0).max(100_000).optional(),
  /** Only requests whose path contains this, e.g. "/api/v6/transactions" or "/kvk". */
  path: z.string().max(200).optional(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  connectionId: z.string().max(40).optional(),
  /** Only this kind of callback. */
  callback: z.enum(['success', 'fail', 'notify', 'destroy']).optional(),
  /** How long it lasts or waits, where that means something; at most 24 hours and a bit. */
  durationMs: z.int().min(0).max(90_000_000).optional(),
  retryAfterSeconds: z.int().min(0).max(86_400).optional(),
  /** Clock skew: positive is ahead. */
  skewMinutes: z.int().min(-100_000).max(100_000).optional(),
  errorClass: z.string().max(60).optional(),
})

export type FaultRequest = z.infer<typeof faultRequest>

export interface ActiveFault extends FaultRequest {
  id: number
  left: number
  spared: number
  struck: number
}

/** Where a fault could strike now. */
interface Occasion {
  path?: string
  method?: string
  connectionId?: string
  callback?: string
}

export interface Faults {
  add(request: FaultRequest): ActiveFault
  list(): readonly ActiveFault[]
  clear(fault?: string): number
  /** The fault if it is on and fits the occasion; uses up one of its times. */
  strike(name: FaultName, occasion: Occasion): ActiveFault | undefined
  /** The same without using it up. */
  isOn(name: FaultName, occasion: Occasion): ActiveFault | undefined
  skewMs(): number
}

const MOST_FAULTS = 100

export function faultBoard(): Faults {
  let faults: ActiveFault[] = []
  let lastId = 0
  const find = (name: FaultName, occasion: Occasion) => faults.find((one) => one.fault === name && fits(one, occasion))
  return {
    add: (request) => {
      if (faults.length >= MOST_FAULTS) throw new Error(`No more than ${MOST_FAULTS} faults at once`)
      lastId += 1
      const fault = { ...request, id: lastId, left: request.times ?? Infinity, spared: 0, struck: 0 }
      faults.push(fault)
      return fault
    },
    list: () => faults,
    clear: (name) => {
      const before = faults.length
      faults = name === undefined ? [] : faults.filter((one) => one.fault !== name && String(one.id) !== name)
      return before - faults.length
    },
    strike: (name, occasion) => {
      const fault = find(name, occasion)
      if (!fault) return undefined
      if (fault.spared < (fault.after ?? 0)) {
        fault.spared += 1
        return undefined
      }
      fault.struck += 1
      fault.left -= 1
      if (fault.left <= 0) faults = faults.filter((one) => one !== fault)
      return fault
    },
    isOn: find,
    skewMs: () => (find('clock-skew', {})?.skewMinutes ?? 0) * 60_000,
  }
}

function fits(fault: ActiveFault, occasion: Occasion): boolean {
  return (
    (!fault.path || (occasion.path ?? '').includes(fault.path)) &&
    (!fault.method || fault.method === occasion.method) &&
    (!fault.connectionId || fault.connectionId === occasion.connectionId) &&
    (!fault.callback || fault.callback === occasion.callback)
  )
}
