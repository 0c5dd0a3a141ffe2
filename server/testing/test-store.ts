import { pino } from 'pino'
import { openStore, type Store } from '../store/database/pool.ts'
import { startMigratedDatabase } from './test-database.ts'

/** `url` is for connections of a test's own. */
export type TestStore = Store & { url: string; stop(): Promise<void> }

/** A store on its own database, brought up to date. */
export async function startTestStore(connectionsMax = 4): Promise<TestStore> {
  const database = await startMigratedDatabase()
  const store = openStore(database.url, connectionsMax, pino({ level: 'silent' }))
  return {
    ...store,
    url: database.url,
    async stop() {
      await store.database.destroy()
      await database.stop()
    },
  }
}
