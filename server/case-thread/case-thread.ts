// The thread in which a case's bookings are worked on, one task after another; see run-case-task.ts.
import '../settings/this-lender.ts'
import { parentPort } from 'node:worker_threads'
import { caseTasks } from './case-tasks.ts'

type TaskMessage = { name: keyof typeof caseTasks; input: never }

parentPort?.on('message', ({ name, input }: TaskMessage) => {
  try {
    parentPort?.postMessage({ result: caseTasks[name](input) })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' })
  }
})
