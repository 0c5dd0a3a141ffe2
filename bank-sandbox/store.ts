import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConnectionRecord, ConnectSession, ConsentRecord, CustomerRecord } from './aggregator/records.ts'

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

/** Everything that must survive a restart, as one JSON document. */
export interface StoredState {
  version: 1
  lastId: string
  callbackPrivateKey: string | null
  customers: CustomerRecord[]
  connections: ConnectionRecord[]
  consents: ConsentRecord[]
  sessions: ConnectSession[]
  mails: StoredMail[]
  lastMailId: number
}

export interface Store {
  state: StoredState
  /** The next id: a numeric text of nineteen digits, beyond what a JavaScript number holds exactly. */
  nextId(): string
  /** Reserves `count` ids in a row and returns the first. */
  reserveIds(count: number): string
  changed(): void
  /** Writes what changed, whole or not at all: a new file is renamed over the old one. */
  flush(): void
}

const FIRST_ID = 1_351_736_641_374_394_989n

export function openStore(dataDir: string | undefined): Store {
  const path = dataDir ? join(dataDir, 'bank-sandbox.json') : undefined
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const state = (path && readState(path)) || emptyState()
  let dirty = false
  const reserveIds = (count: number) => {
    const first = BigInt(state.lastId) + 1n
    state.lastId = String(first + BigInt(count) - 1n)
    dirty = true
    return String(first)
  }
  return {
    state,
    reserveIds,
    nextId: () => reserveIds(1 + 6), // Ids of a busy service are not neighbours.
    changed: () => {
      dirty = true
    },
    flush: () => {
      if (!dirty || !path) return
      dirty = false
      const fresh = `${path}.${process.pid}.new`
      writeFileSync(fresh, JSON.stringify(state), { mode: 0o600 }) // It holds the signing key.
      renameSync(fresh, path)
    },
  }
}

function emptyState(): StoredState {
  return {
    version: 1,
    lastId: String(FIRST_ID),
    callbackPrivateKey: null,
    customers: [],
    connections: [],
    consents: [],
    sessions: [],
    mails: [],
    lastMailId: 0,
  }
}

function readState(path: string): StoredState | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const state = JSON.parse(text) as StoredState
  if (state.version !== 1)
    throw new Error(`${path} was written by another version of the sandbox; remove it to start afresh`)
  return state
}
