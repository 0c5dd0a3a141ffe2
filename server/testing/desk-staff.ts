// Employees for tests: signed in without the login, which has its own tests.
import type { DeskRole } from '#lending/desk/roles.ts'
import {
  type DeskAnswerOf,
  deskApiPrefix,
  type DeskCallName,
  deskCalls,
  deskHeaders,
  type DeskParams,
  type DeskQueryOf,
} from '#contract/desk/calls.ts'
import type { DeskCall } from '#contract/desk/desk-call.ts'
import type { Failure } from '#contract/values.ts'
import type { Context } from '../context.ts'
import { beginDeskSession, findDeskSession } from '../store/session/desk-sessions.ts'
import { deskCookieName } from '../desk/desk-cookies.ts'
import { csrfTokenOf } from '../desk/guard.ts'

/** Those of the sandbox's login (bank-sandbox/login/employees.json). */
export const employees = {
  'assessor-1': { name: 'Noor Bakker', role: 'assessor' },
  'assessor-2': { name: 'Daan Visser', role: 'assessor' },
  'senior-1': { name: 'Sanne de Vries', role: 'senior' },
  'compliance-1': { name: 'Mila Jansen', role: 'compliance' },
  'reader-1': { name: 'Bram Smit', role: 'reader' },
} as const satisfies Record<string, { name: string; role: DeskRole }>

export type EmployeeId = keyof typeof employees

/** The headers of a page of the desk at which the employee is signed in. */
export async function signIn(context: Context, id: EmployeeId): Promise<Record<string, string>> {
  const now = context.now()
  const cookie = await beginDeskSession(
    context.database,
    { staffId: id, ...employees[id], providerSessionId: `sid-of-${id}` },
    now,
  )
  const session = await findDeskSession(context.pool, cookie, now)
  if (!session || !context.settings.desk) throw new Error('The test server serves no desk.')
  return {
    cookie: `${deskCookieName('session', context.settings)}=${cookie}`,
    origin: context.settings.desk.origin,
    'sec-fetch-site': 'same-origin',
    [deskHeaders.csrfToken]: csrfTokenOf(session, context),
  }
}

type DeskAnswer<Name extends DeskCallName> = {
  status: number
  /** The answer of a success; reading it after a refusal throws. */
  answer: DeskAnswerOf<Name>
  error: string | null
  headers: Headers
  bytes: Buffer
}

type Input<Name extends DeskCallName> = {
  params?: DeskParams<Name>
  query?: Partial<DeskQueryOf<Name>> | Record<string, string>
  /** Loose, so that a test can also send what the contract forbids. */
  body?: Record<string, unknown>
  /** Added to the usual ones; an empty value takes a header out. */
  headers?: Record<string, string>
}

export type DeskVisitor = <Name extends DeskCallName>(name: Name, input?: Input<Name>) => Promise<DeskAnswer<Name>>

/** Makes calls at the desk of a test server as a signed-in employee's page does, by `headers` of `signIn`. */
export function deskVisitor(context: Context, headers: Record<string, string>): DeskVisitor {
  return async (name, input = {}) => {
    const call: DeskCall = deskCalls[name]
    const params = (input.params ?? {}) as Record<string, string>
    const path = call.path.replace(/\{(\w+)\}/g, (_all, param: string) => encodeURIComponent(params[param] ?? ''))
    const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString()
    const sent = {
      ...headers,
      ...(call.body === 'json' ? { 'content-type': 'application/json' } : {}),
      ...input.headers,
    }
    const response = await fetch(`${context.settings.desk?.origin}${deskApiPrefix}/${path}${query && `?${query}`}`, {
      method: call.method,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
      ...(call.body === 'json' ? { body: JSON.stringify(input.body ?? {}) } : {}),
    })
    return read(response, name)
  }
}

async function read<Name extends DeskCallName>(response: Response, name: Name): Promise<DeskAnswer<Name>> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && bytes.length > 0
  const body: unknown = isJson ? JSON.parse(bytes.toString()) : null
  const failure = response.ok ? null : (body as Failure)
  return {
    status: response.status,
    get answer(): DeskAnswerOf<Name> {
      if (failure) throw new Error(`${name} was refused with ${response.status} ${failure.error}`)
      return body as DeskAnswerOf<Name>
    },
    error: failure?.error ?? null,
    headers: response.headers,
    bytes,
  }
}

/** Signed in and ready to call. */
export const employeeAt = async (context: Context, id: EmployeeId): Promise<DeskVisitor> =>
  deskVisitor(context, await signIn(context, id))

/** Each of them, by id. */
export async function allEmployeesAt(context: Context): Promise<Record<EmployeeId, DeskVisitor>> {
  const ids = Object.keys(employees) as EmployeeId[]
  const signedIn = await Promise.all(ids.map(async (id) => [id, await employeeAt(context, id)] as const))
  return Object.fromEntries(signedIn) as Record<EmployeeId, DeskVisitor>
}
