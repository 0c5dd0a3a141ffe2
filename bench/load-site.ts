// The product's server in its own process, for load-server.ts.
import { benchDay } from './bench-day.ts'
import { startTestServer } from '../server/testing/test-server.ts'

process.once('message', (sandbox: { origin: string; smtpPort: number }) => {
  void (async () => {
    const server = await startTestServer({ sandbox, environment: { LOG_LEVEL: 'warn', CLOCK_TODAY: benchDay } })
    const found = await server.context.pool.query<{ name: string }>('select current_database() as name')
    process.send?.({ origin: server.origin, database: found.rows[0]!.name })
    process.once('disconnect', () => void server.stop().finally(() => process.exit(0)))
  })()
})
