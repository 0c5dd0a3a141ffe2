// oxlint-disable typescript/no-explicit-any -- answers are read as each test needs them; their shape is what is tested
import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { startSandbox, type Sandbox } from '../sandbox.ts'
import type { SandboxSettings } from '../settings.ts'

// For the sandbox's own tests: a started sandbox, an HTTP client for it, a listener for callbacks.

export const TODAY = '2026-11-20'

export interface HeardCallback {
  path: string
  body: string
  signature: string
}

export interface CallbackListener {
  url: string
  heard: HeardCallback[]
  /** Statuses to answer with, one per call; 200 when it is empty. */
  answers: number[]
  close(): Promise<void>
}

export async function listenForCallbacks(): Promise<CallbackListener> {
  const heard: HeardCallback[] = []
  const answers: number[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const signature = String(request.headers['signature'])
      heard.push({ path: request.url ?? '', body: Buffer.concat(parts).toString(), signature })
      response.statusCode = answers.shift() ?? 200
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/callbacks`,
    heard,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

// Making one takes longer than everything else a start does.
const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

export async function startQuietSandbox(options: Partial<SandboxSettings> = {}): Promise<Sandbox> {
  return startSandbox({
    port: 0,
    smtpPort: 0,
    delays: false,
    today: TODAY,
    maxHistoryDays: 731,
    // A closed port: deliveries are refused and recorded.
    callbackUrl: 'http://127.0.0.1:9/callbacks',
    // Kept state brings its own key.
    callbackPrivateKey: options.dataDir === undefined ? signingKey : undefined,
    ...options,
  })
}

interface Answer {
  status: number
  body: any
  headers: Headers
}

export function apiClient(sandbox: Sandbox, headers: Record<string, string> = {}) {
  const call = async (method: string, path: string, data?: unknown): Promise<Answer> => {
    const answer = await fetch(`${sandbox.origin}/api/v6${path}`, {
      method,
      headers: { 'app-id': 'sandbox-app-id', secret: 'sandbox-secret', 'content-type': 'application/json', ...headers },
      body: data === undefined ? undefined : JSON.stringify({ data }),
    })
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data?: unknown) => call('POST', path, data),
    put: (path: string, data?: unknown) => call('PUT', path, data),
    delete: (path: string) => call('DELETE', path),
  }
}

export async function control(sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<any> {
  const answer = await fetch(`${sandbox.origin}/control${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return answer.json()
}

/** A person at the bank page: follows no redirect but shows where each answer leads. */
export function visitor(sandbox: Sandbox, connectUrl: string) {
  const token = new URL(connectUrl).searchParams.get('token') ?? ''
  const read = async (answer: Response) => ({
    status: answer.status,
    location: answer.headers.get('location'),
    page: await answer.text(),
    headers: answer.headers,
  })
  const post = async (path: string, fields: [string, string][]) => {
    const body = new URLSearchParams([['token', token], ...fields])
    return read(await fetch(`${sandbox.origin}${path}`, { method: 'POST', body, redirect: 'manual' }))
  }
  const get = async (path: string) =>
    read(await fetch(`${sandbox.origin}${path}?token=${token}`, { redirect: 'manual' }))
  return {
    look: () => get('/connect'),
    wait: () => get('/connect/wait'),
    chooseBank: (code: string) => post('/connect/bank', [['provider', code]]),
    logIn: (user: string, pin = '1234') =>
      post('/connect/login', [
        ['user', user],
        ['pin', pin],
      ]),
    approve: (...accounts: string[]) =>
      post(
        '/connect/approve',
        accounts.map((key) => ['account', key]),
      ),
    cancel: () => post('/connect/cancel', []),
  }
}

export const RETURN_TO = 'https://app.example/transaction-success?state=abc'

let customers = 0

/** A customer with a started session at a bank, as a client would begin. */
export async function begin(sandbox: Sandbox, providerCode: string, more: Record<string, unknown> = {}) {
  const api = apiClient(sandbox)
  const customer = await api.post('/customers', { identifier: `customer-${++customers}` })
  const customerId: string = customer.body.data.customer_id
  const connect = await api.post('/connections/connect', {
    customer_id: customerId,
    consent: { scopes: ['accounts', 'transactions', 'holder_info'], from_date: '2024-11-20' },
    attempt: { return_to: RETURN_TO, locale: 'nl', custom_fields: { application: 'a-1' } },
    widget: { skip_provider_selection: true },
    provider: { code: providerCode },
    return_connection_id: true,
    return_error_class: true,
    ...more,
  })
  return { api, customerId, connect }
}

/** The same, through the bank page to an approved connection. */
export async function connected(
  sandbox: Sandbox,
  kvkNumber: string,
  providerCode: string,
  accounts: string[] = ['current'],
  more: Record<string, unknown> = {},
) {
  const begun = await begin(sandbox, providerCode, more)
  const person = visitor(sandbox, begun.connect.body.data.connect_url)
  await person.logIn(kvkNumber)
  await person.approve(...accounts)
  const { location } = await person.wait()
  const connectionId = new URL(location ?? RETURN_TO).searchParams.get('connection_id') ?? ''
  return { ...begun, person, connectionId, location }
}

/** Every transaction of a connection, page after page. */
export async function allTransactions(
  sandbox: Sandbox,
  connectionId: string,
  query = '',
  perPage = 1000,
): Promise<any[]> {
  const api = apiClient(sandbox)
  const rows: any[] = []
  let from = ''
  for (let pages = 0; pages < 100; pages++) {
    const answer = await api.get(`/transactions?connection_id=${connectionId}&per_page=${perPage}${query}${from}`)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    rows.push(...answer.body.data)
    if (answer.body.meta.next_id === null) return rows
    from = `&from_id=${answer.body.meta.next_id}`
  }
  throw new Error('More than 100 pages')
}
