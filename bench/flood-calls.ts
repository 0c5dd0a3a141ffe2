// The thread of a session that does in a moment all that its limits allow in a minute, for beside-a-flood.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { rateLimits } from '../server/http/rate-limits.ts'
import { type Applicant, decidedApplicant } from '../server/testing/applicant.ts'

const { origin } = workerData as { origin: string }
const flood = await decidedApplicant(origin, 'RABOBANK', '00900001')
parentPort?.postMessage('ready')
parentPort?.on('message', () => void everything(flood).then((statuses) => parentPort?.postMessage(statuses)))

async function everything({ call }: Applicant): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  const times = (count: number, one: (place: number) => ReturnType<Applicant['call']>) =>
    Array.from({ length: count }, async (_none, place) => {
      const status = await one(place).then((answer) => `${answer.status}`, String)
      statuses[status] = (statuses[status] ?? 0) + 1
    })
  await Promise.all([
    ...times(rateLimits.read.perSession, (place) => call('GET', `vlot/v1/analysis/bookings?page=${1 + (place % 50)}`)),
    ...times(rateLimits.pricing.perSession, () => call('GET', 'vlot/v1/offers/range')),
    ...times(rateLimits.right.perSession, () => call('GET', 'vlot/v1/privacy/export')),
  ])
  return statuses
}
