// A lane's program that stays loaded between defects and takes one order at a time; its `{ fault }` is null on success.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { type Lane, laneEnvironment } from './lane.ts'

const kept = new Map<string, ChildProcess>()

/** The program could not do it. */
export class OrderFailed extends Error {}

/** Has the lane's `program` carry out the order; throws `OrderFailed` and drops the program, and another is started. */
export async function order(lane: Lane, program: string, env: Record<string, string>, what: object): Promise<void> {
  const key = join(lane.folder, program)
  const child = kept.get(key) ?? open(lane, key, env)
  child.channel?.ref()
  const fault = await new Promise<string | null>((settle) => {
    child.once('message', (answer: { fault: string | null }) => settle(answer.fault))
    child.once('exit', () => settle(`${program} ended.`))
    child.send(what)
  })
  child.removeAllListeners()
  child.channel?.unref()
  if (fault === null) return
  kept.delete(key)
  child.kill('SIGKILL')
  throw new OrderFailed(fault)
}

function open(lane: Lane, key: string, env: Record<string, string>): ChildProcess {
  const child = fork(key, { cwd: lane.folder, env: laneEnvironment(env) })
  child.unref()
  child.channel?.unref()
  kept.set(key, child)
  return child
}

/** In the program itself: carries out each order with `work`, and ends with the process that gave them. */
export function obeyOrders<T>(work: (order: T) => Promise<void>, end: () => void = () => undefined): void {
  process.on('message', (order: T) => {
    work(order).then(
      () => process.send?.({ fault: null }),
      (error: Error) => process.send?.({ fault: String(error.stack) }),
    )
  })
  process.on('disconnect', () => {
    end()
    process.exit(0)
  })
}
