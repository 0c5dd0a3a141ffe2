import { createSessionStore, type KeyValueStorage } from '../visitor/storage.ts'

/** A storage that lives in memory, for tests: the browser's interface over a map. */
export function memoryStorage(): KeyValueStorage & { values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** A session store over such a storage. */
export function memorySession() {
  const storage = memoryStorage()
  return { storage, session: createSessionStore(() => storage) }
}

/** An unsigned JWT that ends at a moment, as far as a browser can read one. */
export function tokenEndingAt(milliseconds: number): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${part({ alg: 'none' })}.${part({ exp: milliseconds / 1000 })}.x`
}
