// A worker process for queue.test.ts: it takes a job, says so, and never finishes it.
import pino from 'pino'
import { openStore } from '../store/pool.ts'
import { openJobQueue } from '../jobs/open-queue.ts'

const url = process.argv[2] ?? ''
const log = pino({ level: 'silent' })
const { database } = openStore(url, 4, log)
const queue = await openJobQueue({ databaseUrl: url, database, log })
const idle = { step: async () => null }
await queue.startWorkers({
  collect: idle,
  recheck: idle,
  'end-consent': idle,
  'forget-customer': idle,
  erase: idle,
  'shred-keys': idle,
  sweep: idle,
  remind: idle,
  refresh: idle,
  score: idle,
  offer: idle,
  'send-mail': idle,
  analyse: {
    step: ({ data }) => {
      process.send?.(data.caseId)
      return new Promise<null>(() => {})
    },
  },
})
process.send?.('ready')
