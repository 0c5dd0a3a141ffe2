import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ConnectionRecord, ConnectSession, ConsentRecord, CustomerRecord } from './records.ts'

export interface StoredMail {
  id: number
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string | null
  headers: { key: string; value: string }[]
}

/** Everything that must survive a restart. Mails, which can be large, are their own document. */
interface StoredState extends StoredBank, StoredMails {}

interface StoredBank {
  version: 1
  lastId: string
  callbackPrivateKey: string | null
  customers: CustomerRecord[]
  connections: ConnectionRecord[]
  consents: ConsentRecord[]
  sessions: ConnectSession[]
}

type StoredRecord = CustomerRecord | ConnectionRecord | ConsentRecord | ConnectSession

interface StoredMails {
  version: 1
  mails: StoredMail[]
  lastMailId: number
}

export interface Store {
  state: StoredState
  /** The next id: a numeric text of nineteen digits, beyond what a JavaScript number holds exactly. */
  nextId(): string
  /** Reserves `count` ids in a row and returns the first. */
  reserveIds(count: number): string
  /** These records are other than they were, are new or are gone; the others are written as they were before. */
  changed(...records: readonly StoredRecord[]): void
  mailsChanged(): void
  /** Writes what changed, whole or not: a new file is renamed over the old one. */
  flush(): void
  /** Resolves when changes are on disk. Slow writes are shared, for at most a fifth of a second. */
  whenWritten(): Promise<void>
}

/** A write of 1 ms is followed by 10 ms without one, so that writing never takes more than a tenth of the time. */
const REST_PER_WRITE = 10
const LONGEST_REST_MS = 150

const FIRST_ID = 1_351_736_641_374_394_989n

export function openStore(dataDir: string | undefined): Store {
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const bankFile = dataDir ? join(dataDir, 'bank-sandbox.json') : undefined
  const mailFile = dataDir ? join(dataDir, 'mails.json') : undefined
  const state: StoredState = {
    ...(read<StoredBank>(bankFile) ?? emptyBank()),
    ...(read<StoredMails>(mailFile) ?? { version: 1, mails: [], lastMailId: 0 }),
  }
  let isBankDirty = false
  let areMailsDirty = false
  let restedAtMs = 0
  let nextWrite: Promise<void> | null = null
  const texts = new WeakMap<StoredRecord, string>()
  const textOf = (record: StoredRecord): string => {
    const known = texts.get(record) ?? JSON.stringify(record)
    texts.set(record, known)
    return known
  }
  const flush = () => {
    if (!isBankDirty && !areMailsDirty) return
    const startedAtMs = performance.now()
    const { mails, lastMailId, ...bank } = state
    if (isBankDirty) write(bankFile, bankText(bank, textOf))
    if (areMailsDirty) write(mailFile, JSON.stringify({ version: 1, mails, lastMailId } satisfies StoredMails))
    isBankDirty = false
    areMailsDirty = false
    const endedAtMs = performance.now()
    restedAtMs = endedAtMs + Math.min(LONGEST_REST_MS, REST_PER_WRITE * (endedAtMs - startedAtMs))
  }
  const writeAfterRest = async () => {
    await pause(restedAtMs - performance.now())
    nextWrite = null
    flush()
  }
  const reserveIds = (count: number) => {
    const first = BigInt(state.lastId) + 1n
    state.lastId = String(first + BigInt(count) - 1n)
    isBankDirty = true
    return String(first)
  }
  return {
    state,
    reserveIds,
    // Ids of a busy service are not neighbours.
    nextId: () => reserveIds(7),
    changed: (...records) => {
      for (const record of records) texts.delete(record)
      isBankDirty = true
    },
    mailsChanged: () => {
      areMailsDirty = true
    },
    flush,
    whenWritten: async () => {
      if (!isBankDirty && !areMailsDirty) return
      if (performance.now() >= restedAtMs) return flush()
      await (nextWrite ??= writeAfterRest())
    },
  }
}

function emptyBank(): StoredBank {
  return {
    version: 1,
    lastId: String(FIRST_ID),
    callbackPrivateKey: null,
    customers: [],
    connections: [],
    consents: [],
    sessions: [],
  }
}

/** The document as JSON; only what changed is made into text again. */
function bankText(
  { customers, connections, consents, sessions, ...rest }: StoredBank,
  textOf: (record: StoredRecord) => string,
): string {
  const lists = Object.entries({ customers, connections, consents, sessions })
  const written = lists.map(([name, records]) => `"${name}":[${(records as StoredRecord[]).map(textOf).join(',\n')}]`)
  return `${JSON.stringify(rest).slice(0, -1)},${written.join(',')}}`
}

function write(path: string | undefined, document: string): void {
  if (!path) return
  const fresh = `${path}.${process.pid}.new`
  // It holds the signing key, so it is for its owner's eyes.
  writeFileSync(fresh, document, { mode: 0o600 })
  renameSync(fresh, path)
}

function read<Document extends { version: 1 }>(path: string | undefined): Document | undefined {
  if (!path) return undefined
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const document = JSON.parse(text) as Document
  if (document.version === 1) return document
  throw new Error(`${path} was written by another version of the sandbox; remove it to start afresh`)
}
