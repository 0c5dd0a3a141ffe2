// Employees for tests: signed in without the login, which has its own tests.
import type { DeskRole } from '#lending/desk/roles.ts'
import { type DeskCallName, type DeskCalls, deskHeaders, deskTable } from '#contract/desk/calls.ts'
import type { Context } from '../context.ts'
import { beginDeskSession, findDeskSession } from '../store/session/desk-sessions.ts'
import { deskCookieName } from '../desk/desk-cookies.ts'
import { csrfTokenOf } from '../desk/guard.ts'
import { type CallAnswer, callOverHttp, type LooseInput } from './call-over-http.ts'

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

export type DeskVisitor = <Name extends DeskCallName>(
  name: Name,
  input?: LooseInput<DeskCalls[Name]>,
) => Promise<CallAnswer<DeskCalls[Name]>>

/** Makes calls at the desk of a test server as a signed-in employee's page does, by `headers` of `signIn`. */
export const deskVisitor =
  (context: Context, headers: Record<string, string>): DeskVisitor =>
  (name, input = {}) =>
    callOverHttp(deskTable, name, input, {
      fetch: (address, init) => fetch(`${context.settings.desk?.origin}${address}`, init),
      headers: () => headers,
    })

/** Signed in and ready to call. */
export const employeeAt = async (context: Context, id: EmployeeId): Promise<DeskVisitor> =>
  deskVisitor(context, await signIn(context, id))

/** As the desk's page puts in a file. */
export async function putPdf(
  context: Context,
  by: EmployeeId,
  caseId: string,
  content: Buffer,
  to: 'agreement' | 'documents' = 'agreement',
) {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(content)]), '../../overeenkomst.html')
  const { origin } = context.settings.desk!
  const address = `${origin}/api/desk/cases/${caseId}/${to}`
  const answer = await fetch(address, { method: 'POST', headers: await signIn(context, by), body })
  const text = await answer.text()
  return { status: answer.status, error: text === '' ? null : JSON.parse(text).error }
}

/** Each of them, by id. */
export async function allEmployeesAt(context: Context): Promise<Record<EmployeeId, DeskVisitor>> {
  const ids = Object.keys(employees) as EmployeeId[]
  const signedIn = await Promise.all(ids.map(async (id) => [id, await employeeAt(context, id)] as const))
  return Object.fromEntries(signedIn) as Record<EmployeeId, DeskVisitor>
}
