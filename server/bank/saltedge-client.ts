import { createPrivateKey } from 'node:crypto'
import * as z from 'zod'
import type { Booking } from '#lending/statements/statement.ts'
import { parseExactJson } from '../outgoing/exact-json.ts'
import { isRefusedWith, UpstreamError } from '../outgoing/upstream-error.ts'
import type { Upstream } from '../outgoing/upstream.ts'
import type { BankAccount, BankData, ConnectInput, ReconnectInput } from '../bank-data.ts'
import { readPages } from './read-pages.ts'
import { signRequest } from './saltedge-signature.ts'
import {
  listOf,
  one,
  providerAccount,
  providerBank,
  providerConnection,
  providerConnectSession,
  providerConsent,
  providerCustomer,
  providerError,
  providerTransaction,
} from './saltedge-types.ts'
import {
  type BankDirectory,
  readAccount,
  readConnection,
  readConsents,
  readDirectory,
  readBooking,
} from './translate.ts'

type SaltEdgeOptions = {
  upstream: Upstream
  /** For lists of accounts and bookings: apart, so that they never delay visits to a bank. */
  upstreamOfPages: Upstream
  appId: string
  secret: string
  /** PEM; live clients sign every request. */
  privateKey: string | null
  /** Whether the providers of the aggregator's own test country are wanted as well. */
  includeSandboxes: boolean
  now: () => Date
}

const pageSize = 1_000
/** 200,000 bookings, the same bound as for a statement file. */
const maxBookingPages = 200
const maxAccountPages = 5
const directoryKeptMs = 60 * 60_000
const scopes = ['accounts', 'transactions', 'holder_info']
const unattendedScopes = ['accounts', 'balance', 'transactions']
const fetchScopes = ['accounts', 'balance', 'transactions', 'holder_info']

/** Bank data through the Salt Edge Account Information API, version 6. */
export function openSaltEdge(options: SaltEdgeOptions): BankData {
  const call = makeCaller(options, options.upstream)
  const callForPage = makeCaller(options, options.upstreamOfPages)
  const directory = cachedDirectory(call, options)

  return {
    createCustomer: (identifier) => createCustomer(call, identifier),
    connect: (input) => connect(call, directory, input),
    reconnect: (input) => reconnect(call, input),
    async readConnection(connectionId) {
      const { data } = await call('GET', `/connections/${checkedId(connectionId)}`, one(providerConnection))
      return readConnection(data, await directory())
    },
    async readConsent(connectionId) {
      const path = `/consents?connection_id=${checkedId(connectionId)}`
      const { data } = await call('GET', path, listOf(providerConsent))
      return readConsents(data.filter((consent) => consent.connection_id === connectionId))
    },
    readAccounts: (connectionId) => readAccounts(callForPage, connectionId),
    readBookings: (connectionId, accountId) => readBookings(callForPage, connectionId, accountId),
    async refresh({ connectionId, fromDate }) {
      // Not repeated: each of these is a fetch at the bank, of which there are only four a day.
      const attempt = { fetch_scopes: unattendedScopes, fetch_from_date: fromDate }
      await call('POST', `/connections/${checkedId(connectionId)}/background_refresh`, z.unknown(), { attempt })
    },
    async removeConnection(connectionId) {
      try {
        await call('DELETE', `/connections/${checkedId(connectionId)}`, z.unknown())
      } catch (error) {
        if (!isRefusedWith(error, 'ConnectionNotFound')) throw error
      }
    },
    async removeCustomer(customerId) {
      try {
        await call('DELETE', `/customers/${checkedId(customerId)}`, z.unknown())
      } catch (error) {
        if (!isRefusedWith(error, 'CustomerNotFound')) throw error
      }
    },
  }
}

type Caller = <Schema extends z.ZodType>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: Schema,
  data?: object,
  /** A POST is repeated only where doing it twice does no harm: an address to log in at may be made twice. */
  isHarmlessTwice?: boolean,
) => Promise<z.output<Schema>>

function makeCaller(options: SaltEdgeOptions, upstream: Upstream): Caller {
  const privateKey = options.privateKey === null ? null : createPrivateKey(options.privateKey)
  return (method, path, schema, data, isHarmlessTwice = false) => {
    const body = data === undefined ? undefined : JSON.stringify({ data })
    const headers = (url: string) => ({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'App-id': options.appId,
      Secret: options.secret,
      // By the machine's clock, like the aggregator's, also under CLOCK_TODAY.
      ...(privateKey ? signRequest(privateKey, { method, url, body: body ?? '', nowMs: Date.now() }) : {}),
    })
    return upstream.send({
      method,
      path,
      headers,
      ...(body === undefined ? {} : { body }),
      isRepeatable: method !== 'POST' || isHarmlessTwice,
      read: (text) => schema.parse(text === '' ? null : parseExactJson(text)),
      readCode: readErrorClass,
    })
  }
}

function readErrorClass(body: string): string | null {
  try {
    const error = providerError.parse(JSON.parse(body))
    return 'error' in error ? error.error.class : error.error_class
  } catch {
    return null
  }
}

/** Ids become part of an address, so only their alphabet passes; they came from the aggregator or the database. */
function checkedId(id: string): string {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) throw new UpstreamError('bank', 'refused', { code: 'IdInvalid' })
  return id
}

async function createCustomer(call: Caller, identifier: string): Promise<string> {
  const { data } = await call('POST', '/customers', one(providerCustomer), { identifier })
  const id = data.customer_id ?? data.id
  if (id === undefined) throw new UpstreamError('bank', 'unreadable')
  return id
}

async function connect(
  call: Caller,
  directory: () => Promise<BankDirectory>,
  input: ConnectInput,
): Promise<{ connectUrl: string }> {
  const code = (await directory()).codeOf.get(input.bank)
  if (code === undefined) throw new UpstreamError('bank', 'refused', { code: 'ProviderNotFound' })
  const asked = {
    customer_id: checkedId(input.customerId),
    ...consentAndAttempt(input),
    widget: { allowed_countries: ['NL'], skip_provider_selection: true, show_consent_confirmation: true },
    provider: { code },
    automatic_refresh: false,
  }
  const { data } = await call('POST', '/connections/connect', one(providerConnectSession), asked, true)
  return { connectUrl: data.connect_url }
}

async function reconnect(call: Caller, input: ReconnectInput): Promise<{ connectUrl: string }> {
  const path = `/connections/${checkedId(input.connectionId)}/reconnect`
  const { data } = await call('POST', path, one(providerConnectSession), consentAndAttempt(input), true)
  return { connectUrl: data.connect_url }
}

const consentAndAttempt = (input: ReconnectInput | ConnectInput) => ({
  consent: { scopes, from_date: input.fromDate },
  attempt: {
    return_to: input.returnTo,
    fetch_scopes: fetchScopes,
    fetch_from_date: input.fromDate,
    locale: input.locale,
    custom_fields: input.customFields,
  },
  return_connection_id: true,
  return_error_class: true,
})

async function readAccounts(call: Caller, connectionId: string): Promise<BankAccount[]> {
  const accounts: BankAccount[] = []
  const fetchPage = async (fromId: string | null) => {
    const path = `/accounts?connection_id=${checkedId(connectionId)}&per_page=${pageSize}${cursor(fromId)}`
    const page = await call('GET', path, listOf(providerAccount))
    return { items: page.data, nextId: page.meta?.next_id ?? null }
  }
  for await (const page of readPages(fetchPage, maxAccountPages)) {
    for (const account of page) if (account.connection_id === connectionId) accounts.push(readAccount(account))
  }
  return accounts
}

async function* readBookings(call: Caller, connectionId: string, accountId: string): AsyncIterable<Booking[]> {
  const base = `/transactions?connection_id=${checkedId(connectionId)}&account_id=${checkedId(accountId)}`
  const fetchPage = async (fromId: string | null) => {
    const page = await call('GET', `${base}&per_page=${pageSize}${cursor(fromId)}`, listOf(providerTransaction))
    return { items: page.data, nextId: page.meta?.next_id ?? null }
  }
  for await (const page of readPages(fetchPage, maxBookingPages)) {
    const booked: Booking[] = []
    for (const item of page) {
      if (item.account_id !== accountId) throw new UpstreamError('bank', 'unreadable', { code: 'OtherAccount' })
      const booking = readBooking(item)
      if (booking === 'unreadable') throw new UpstreamError('bank', 'unreadable', { code: 'UnreadableTransaction' })
      if (typeof booking === 'object') booked.push(booking)
    }
    yield booked
  }
}

const cursor = (fromId: string | null): string => (fromId === null ? '' : `&from_id=${checkedId(fromId)}`)

/** The list of banks changes rarely; an older one is used while a fresh one cannot be had. */
function cachedDirectory(call: Caller, options: SaltEdgeOptions): () => Promise<BankDirectory> {
  let kept: { directory: BankDirectory; untilMs: number } | null = null
  let loading: Promise<BankDirectory> | null = null
  const load = async () => {
    const found = await loadProviders(call, options.includeSandboxes)
    const directory = readDirectory(found)
    kept = { directory, untilMs: options.now().getTime() + directoryKeptMs }
    return directory
  }
  return async () => {
    if (kept && options.now().getTime() < kept.untilMs) return kept.directory
    loading ??= load().finally(() => (loading = null))
    return loading.catch((error: unknown) => {
      if (kept) return kept.directory
      throw error
    })
  }
}

async function loadProviders(call: Caller, includeSandboxes: boolean) {
  const providers: z.output<typeof providerBank>[] = []
  const sandboxes = includeSandboxes ? '&include_sandboxes=true' : ''
  const fetchPage = async (fromId: string | null) => {
    const path = `/providers?country_code=NL&per_page=${pageSize}${sandboxes}${cursor(fromId)}`
    const page = await call('GET', path, listOf(providerBank.extend({ id: z.optional(z.string()) })))
    return { items: page.data.map((item) => ({ ...item, id: item.code })), nextId: page.meta?.next_id ?? null }
  }
  for await (const page of readPages(fetchPage, maxAccountPages)) providers.push(...page)
  return providers
}
