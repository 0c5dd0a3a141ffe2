// oxlint-disable typescript/no-explicit-any -- answers are read as each test needs them; their shape is what is tested
// A person who applies, as a client over HTTP: what the browser would send, with its cookie and token.
import { randomInt } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'

export type Answer = { status: number; body: any; headers: Headers }
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

export type Applicant = {
  call: Call
  token: string
  caseId: string
  /** Reads an answer without keeping it; returns how many bytes it had. */
  download(path: string): Promise<number>
  /** `halfway` is done when half of the bytes have left; the rest waits for it. `leaving` breaks the upload off. */
  upload(
    files: { name: string; bytes: Uint8Array }[],
    halfway?: (() => Promise<unknown>) | null,
    leaving?: AbortSignal,
  ): Promise<Answer>
}

/** A session as in the browser: its values, and the cookie as sent. */
export type Session = { token: string; caseId: string; cookie: string }

/** Opens a session at the server. `address` is the client's by a trusted proxy. */
export async function newApplicant(origin: string, publicOrigin = origin, address?: string): Promise<Applicant> {
  const nobody = { token: '', caseId: '', cookie: '' }
  const session = await applicantIn(nobody, origin, publicOrigin, address).call(
    'POST',
    'dls-authentication/v3/sessions',
    {},
  )
  if (session.status !== 200) throw new Error(`No session: ${session.status} ${JSON.stringify(session.body)}`)
  const cookie = cookieIn(session) ?? ''
  return applicantIn({ ...session.body.data, cookie }, origin, publicOrigin, address)
}

const cookieIn = ({ headers }: Pick<Answer, 'headers'>) => headers.getSetCookie()[0]?.split(';')[0]

/** Goes on in a session that was opened elsewhere. */
export function applicantIn(session: Session, origin: string, publicOrigin = origin, address?: string): Applicant {
  const { token, caseId } = session
  let { cookie } = session
  const ask = (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${origin}/api/${path}`, {
      method,
      ...init,
      headers: {
        origin: publicOrigin,
        'x-client-key': 'vlot-web-1',
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(init.headers as Record<string, string> | undefined),
      },
      signal: init.signal ?? AbortSignal.timeout(60_000),
    })

  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await ask(method, path, init)
    cookie = cookieIn(answer) ?? cookie
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers }
  }
  const call: Call = (method, path, body) =>
    send(
      method,
      path,
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    )
  return {
    call,
    token,
    caseId,
    async download(path) {
      const answer = await ask('GET', path)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      let bytes = 0
      for await (const piece of answer.body ?? []) bytes += piece.length
      return bytes
    },
    async upload(files, halfway, leaving) {
      const form = new FormData()
      for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name)
      const sending = halfway ? await inHalves(form, halfway) : { body: form }
      return send('POST', 'dls-pbl-api/v3/financials/statements', leaving ? { ...sending, signal: leaving } : sending)
    },
  }
}

async function inHalves(form: FormData, halfway: () => Promise<unknown>): Promise<RequestInit> {
  const whole = new Response(form)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const middle = bytes.length >> 1
  async function* halves() {
    yield bytes.subarray(0, middle)
    await halfway()
    yield bytes.subarray(middle)
  }
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
  return { body: ReadableStream.from(halves()), headers, duplex: 'half' } as RequestInit
}

export async function must(answer: Promise<Answer>, what: string): Promise<Answer> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${what} answered ${status} ${JSON.stringify(body)}`)
  return answer
}

/** Everything before the transactions: company, amount, goal, expenses, consent. */
export async function fillForm(applicant: Applicant, kvkNumber: string, loanAmount = 25_000): Promise<void> {
  const { call } = applicant
  const eligibility = await must(call('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber }), 'eligibility')
  if (!eligibility.body.eligible) throw new Error(`Not eligible: ${JSON.stringify(eligibility.body.errors)}`)
  await must(call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount }), 'loan amount')
  await must(call('POST', 'dls-pbl-api/v3/loan-goal', { loanGoal: 'inventory' }), 'loan goal')
  await must(call('POST', 'dls-pbl-api/v3/expected-expenses', { hasExpenses: false }), 'expenses')
  const consent = { consent: true, textVersion: 'test-1' }
  await must(call('POST', 'dls-transaction-processing/v1/financials/consent', consent), 'consent')
}

/** Visits the bank's own pages; returns the address that they redirect back to. */
export async function visitBank(connectUrl: string, kvkNumber: string, accounts?: readonly string[]): Promise<URL> {
  const { origin, searchParams } = new URL(connectUrl)
  const token = searchParams.get('token') ?? ''
  const post = (path: string, fields: [string, string][]) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams([['token', token], ...fields]),
    })
  await (
    await post('/connect/login', [
      ['user', kvkNumber],
      ['pin', '1234'],
    ])
  ).text()
  const page = await (await fetch(`${origin}/connect?token=${token}`)).text()
  const offered = [...page.matchAll(/name="account" value="([^"]+)"/g)].map((match) => match[1] ?? '')
  await (
    await post(
      '/connect/approve',
      (accounts ?? offered).map((key) => ['account', key]),
    )
  ).text()
  for (let look = 0; look < 100; look++) {
    const answer = await fetch(`${origin}/connect/wait?token=${token}`, { redirect: 'manual' })
    await answer.text()
    const location = answer.headers.get('location')
    if (location) return new URL(location)
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error('The bank page never sent the visitor back')
}

/** Connects a bank as the site does: connect URL, bank pages, report. Returns the connection's id. */
export async function connectBank(
  applicant: Applicant,
  publicOrigin: string,
  bank: string,
  kvkNumber: string,
  accounts?: readonly string[],
): Promise<string> {
  const wanted = { returnUrl: `${publicOrigin}/transaction-success`, caseId: applicant.caseId, bankToConnect: bank }
  const path = 'dls-pbl-api/v3/transactions/psd2/create-session'
  const created = await must(applicant.call('POST', path, { ...wanted, needFutureConsent: true }), 'connect session')
  const back = await visitBank(created.body.connectUrl, kvkNumber, accounts)
  const report = { state: back.searchParams.get('state'), connectionId: back.searchParams.get('connection_id') }
  const reported = await must(applicant.call('POST', 'vlot/v1/bank-return', report), 'bank return')
  const { connectionId } = reported.body
  await must(
    applicant.call('POST', 'dls-pbl-api/v3/transactions/saltedge/fetch-transactions', { kvkNumber, connectionId }),
    'fetch transactions',
  )
  return connectionId
}

let numbers = randomInt(8_000)

/** The same company of the sandbox under another number, so that nothing of it runs here yet. */
export const another = (kvkNumber: string): string => `00${1_000 + (numbers++ % 8_000)}${kvkNumber.slice(-2)}`

type Progress = { finished: boolean; stage: string; fetchedCount: number; errorKey: string | null }

export async function untilCollected(
  applicant: Applicant,
  connectionId: string,
  patienceMs = 60_000,
): Promise<Progress> {
  return until(patienceMs, async () => {
    const { body } = await applicant.call('GET', `dls-psd2-aggregator/v1/fetch/connection/${connectionId}`)
    return body?.finished ? (body as Progress) : null
  })
}

/** Confirms the data and waits until offers, or the decision without any, can be read. */
export async function confirmAndWait(applicant: Applicant, patienceMs = 60_000): Promise<any> {
  await must(applicant.call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm'), 'confirm')
  await until(patienceMs, async () => {
    const { body } = await applicant.call('GET', 'dls-pbl-api/v3/case-state')
    return body?.journeyBlocks?.OFFERS_AVAILABLE === 'SUCCESS' ? true : null
  })
  return (await must(applicant.call('GET', 'dls-pbl-api/v3/offers'), 'offers')).body
}

export async function until<T>(patienceMs: number, look: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (performance.now() > deadline) throw new Error(`Nothing came within ${patienceMs} ms`)
    await new Promise((resume) => setTimeout(resume, 60))
  }
}

/** An applicant with a filled-in form, this bank connected, and the offers read. */
export async function decidedApplicant(origin: string, bank: string, kvkNumber: string): Promise<Applicant> {
  const applicant = await newApplicant(origin)
  await fillForm(applicant, kvkNumber)
  await untilCollected(applicant, await connectBank(applicant, origin, bank, kvkNumber))
  await confirmAndWait(applicant)
  return applicant
}

/** An offer, to be paid to the applicant's own account. */
export async function chooseOffer({ call }: Applicant, offerId: string): Promise<void> {
  await must(call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId }), 'offer')
  const { body } = await call('GET', 'dls-pbl-api/v3/accounts/disbursement')
  const own = body.bankAccounts.find((account: { allowed: boolean }) => account.allowed)
  await must(call('POST', 'dls-pbl-api/v3/accounts/disbursement', { iban: own.iban }), 'account')
}

/** From nothing to a loan: decided, chosen, paid to its own account. Contact details (`reach`) finish it. */
export async function takeLoan(applicant: Applicant, publicOrigin: string, bank: string, kvkNumber: string) {
  await fillForm(applicant, kvkNumber)
  const connectionId = await connectBank(applicant, publicOrigin, bank, kvkNumber)
  await untilCollected(applicant, connectionId)
  const { offers } = await confirmAndWait(applicant)
  await chooseOffer(applicant, offers[0].id)
  return { connectionId }
}
