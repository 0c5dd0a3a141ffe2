// A worker process for queue.test.ts: it takes a job, reports it, and never finishes it.
import pino from 'pino'
import { openStore } from '../store/database/pool.ts'
import { openJobQueue } from '../jobs/open-queue.ts'
import { idleWorkers } from './idle-workers.ts'

const url = process.argv[2] ?? ''
const log = pino({ level: 'silent' })
const { database } = openStore(url, 4, log)
const queue = await openJobQueue({ databaseUrl: url, database, log })
await queue.startWorkers({
  ...idleWorkers,
  analyse: {
    step: ({ data }) => {
      process.send?.(data.caseId)
      return new Promise<null>(() => {})
    },
  },
})
process.send?.('ready')
