export type IdempotencyKeys = {
  /** The same key for the same call with the same body, until `forget`: sending again after a lost answer counts once. */
  keyOf: (callName: string, request: unknown) => string
  /** After success: the same answer given once more, later, is a new one. */
  forget: () => void
}

/** Keys for the calls of one form. `createKey` gives a fresh unique text. */
export function createIdempotencyKeys(createKey: () => string): IdempotencyKeys {
  const keys = new Map<string, string>()
  return {
    keyOf(callName, request) {
      const content = `${callName} ${JSON.stringify(request)}`
      const known = keys.get(content) ?? createKey()
      keys.set(content, known)
      return known
    },
    forget: () => keys.clear(),
  }
}
