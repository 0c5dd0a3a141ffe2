import type { Context } from '../context.ts'
import { shredKeys } from '../store/sealing/sealing-keys.ts'
import type { Worker } from '../store/job-queue.ts'

/** Clears the disk of keys that were thrown away. Follows each erasure; done twice it does no harm. */
export function shredKeysWorker(context: Context): Worker<'shred-keys'> {
  return {
    async step() {
      // Not in a transaction: PostgreSQL writes a table again outside of one only.
      await shredKeys(context.pool, context.log)
      return null
    },
  }
}
