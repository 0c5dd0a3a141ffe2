import { useSyncExternalStore } from 'react'
import { bankKeys, type BankKey } from '#contract/values.ts'

/** Addresses of bank logos; empty when the lender uploaded none (docs/how-to/make-it-yours.md). */
type BankLogos = Readonly<Partial<Record<BankKey, string>>>

const none: BankLogos = {}
let logos = none
let loading: Promise<void> | null = null
const readers = new Set<() => void>()

/** Only our server's logo addresses, whatever an answer gives. */
export function logosIn(answer: unknown): BankLogos {
  if (typeof answer !== 'object' || answer === null) return none
  const found = Object.entries(answer).filter(
    ([key, address]) =>
      (bankKeys as readonly string[]).includes(key) && /^\/bank-logos\/[a-z]+\.(?:svg|png|webp)$/.test(String(address)),
  )
  return Object.fromEntries(found)
}

/** Without an answer, as on a site without a server, the tiles stay. */
async function load(): Promise<void> {
  const answer = await fetch('/bank-logos.json').catch(() => null)
  if (!answer?.ok) return
  logos = logosIn(await answer.json().catch(() => null))
  for (const read of readers) read()
}

function subscribe(read: () => void): () => void {
  readers.add(read)
  loading ??= load()
  return () => readers.delete(read)
}

/** Fetched once, when the first bank is on the screen. */
export const useBankLogos = (): BankLogos =>
  useSyncExternalStore(
    subscribe,
    () => logos,
    () => none,
  )
