// The thread that makes other visitors' calls during a bench's heavy work: the bench's own costs, such as making files,
// would else count as waiting.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { fillForm, must, newApplicant } from '../server/testing/applicant.ts'

const pauseMs = 10
const { origin, kvkNumber } = workerData as { origin: string; kvkNumber: string }

const other = await newApplicant(origin)
await fillForm(other, kvkNumber)
let waitsMs: number[] = []
parentPort?.on('message', () => {
  parentPort?.postMessage(waitsMs)
  waitsMs = []
})
for (let turn = 0; ; turn++) {
  const start = performance.now()
  if (turn % 4 === 0) await must(other.call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 25_000 }), 'amount')
  else await must(other.call('GET', turn % 2 ? 'dls-pbl-api/v3/case-state' : 'vlot/v1/application'), 'read')
  waitsMs.push(performance.now() - start)
  await sleep(pauseMs)
}
