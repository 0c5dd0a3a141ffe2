import { actions } from './store.ts'

/** STATE-2: a call after which nothing of the screen stands. The screen is covered until it is answered. */
export async function coverScreen<Value>(call: () => Promise<Value>): Promise<Value> {
  actions.setGlobalLoading(true)
  try {
    return await call()
  } finally {
    actions.setGlobalLoading(false)
  }
}
