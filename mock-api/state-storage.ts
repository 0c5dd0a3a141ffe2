import type { StateStore } from './mock-backend.ts'
import type { MockState } from './mock-state.ts'

const databaseName = 'vlot-tester'
const storeName = 'kept'
const key = 'state'

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser’s database failed'))
  })
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName)
  return settled(request)
}

async function within<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open()
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

/** The state in the browser’s own database: a service worker lives for seconds, a journey for minutes (STATE-4). */
export const stateStorage: StateStore = {
  load: async () => ((await within('readonly', (store) => store.get(key))) as MockState | undefined) ?? null,
  save: async (state) => void (await within('readwrite', (store) => store.put(state, key))),
}

export const forgetState = async (): Promise<void> => void (await settled(indexedDB.deleteDatabase(databaseName)))
