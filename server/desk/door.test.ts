import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DeskCall } from '#contract/desk/desk-call.ts'
import { deskApiPrefix, type DeskCallName, deskCalls, deskHeaders } from '#contract/desk/calls.ts'
import { calls } from '#contract/calls.ts'
import { deskRoles } from '#lending/desk/roles.ts'
import { startSite } from '../testing/site.ts'
import { deskCookieName } from './desk-cookies.ts'
import { deskVisitor, employeeAt, type EmployeeId, signIn } from '../testing/desk-staff.ts'

const { server } = await startSite({ environment: { LOG_LEVEL: 'silent' } })
const desk = server.context.settings.desk?.origin ?? ''

const all = Object.entries(deskCalls) as [DeskCallName, DeskCall][]
const writes = all.filter(([, { method }]) => method !== 'GET')
const idOfRole = { reader: 'reader-1', assessor: 'assessor-1', senior: 'senior-1', compliance: 'compliance-1' } as const
const anyId = '00000000-0000-4000-8000-000000000000'
const pathOf = (call: DeskCall) => `${deskApiPrefix}/${call.path.replace(/\{\w+\}/g, anyId)}`

/** Typed by hand, or a right that is widened would be asked about itself. */
const everybody = 'reader assessor senior compliance'
const [handlers, deciders] = ['assessor senior compliance', 'assessor senior']
const whoMay: Record<DeskCallName, string> = {
  readDeskSession: everybody,
  listStaff: everybody,
  signOut: everybody,
  listWork: everybody,
  readWork: everybody,
  readFigures: everybody,
  downloadFigures: everybody,
  tryConnections: everybody,
  readTeam: everybody,
  readDeliveries: everybody,
  replayDelivery: deciders,

  readDeskCase: everybody,
  listCaseBookings: everybody,
  claimWork: handlers,
  releaseWork: handlers,
  handOverWork: handlers,
  takeNextWork: handlers,
  closeWork: handlers,
  enterComplaint: handlers,
  setLeave: handlers,
  endLeave: handlers,
  findCases: handlers,
  openNames: handlers,
  openWork: handlers,
  endApplicantSessions: handlers,
  downloadFile: handlers,
  readPages: handlers,
  drawPage: handlers,
  askDocument: handlers,
  readChoices: deciders,
  priceWanted: deciders,
  answerReferral: deciders,
  secondAnswer: deciders,
  sendAnswerBack: deciders,
  finishCheck: deciders,
  tickCheck: handlers,
  proposeAct: handlers,
  secondAct: handlers,
  sendActBack: handlers,
  putAgreement: deciders,
  makeAgreement: deciders,
  countersign: deciders,
  exportContracts: handlers,
  sendAgreement: deciders,
  putDocument: deciders,
  recordStep: deciders,
  readPayouts: deciders,
  makePayoutFile: deciders,
  confirmPayoutFile: deciders,
  dropPayoutFile: deciders,
  downloadPayoutFile: deciders,
  readBankReport: deciders,
  correctCategory: deciders,
  judgeAccount: deciders,
  confirmAccount: deciders,
  sendAccountBack: deciders,
  reassessCase: deciders,
}

/** The call with a body that no schema may even get to see. */
async function statusOf(call: DeskCall, headers: Record<string, string>): Promise<number> {
  const isJson = call.body === 'json'
  const response = await fetch(desk + pathOf(call), {
    method: call.method,
    headers: { ...headers, ...(isJson ? { 'content-type': 'application/json' } : {}) },
    ...(isJson ? { request: '{}' } : {}),
  })
  await response.arrayBuffer()
  return response.status
}

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name))

describe('who calls', () => {
  test('DESK-4 a session says who it is, and lists who works here', async () => {
    const ask = await employeeAt(server.context, 'senior-1')
    const { answer } = await ask('readDeskSession')
    expect(answer.staff).toEqual({ id: 'senior-1', name: 'Sanne de Vries', role: 'senior' })
    const listed = await ask('listStaff')
    expect(listed.answer.staff).toContainEqual(answer.staff)
  })

  test.each(all)('DESK-4 %s is refused without a session, and with a forged one', async (_name, call) => {
    const name = deskCookieName('session', server.context.settings)
    const own = { origin: desk, 'sec-fetch-site': 'same-origin' }
    const forged = randomBytes(32).toString('base64url')
    expect(await statusOf(call, own)).toBe(401)
    for (const cookie of [`${name}=${forged}`, `${name}=`, `${name}=' or 1=1`]) {
      expect(await statusOf(call, { ...own, cookie })).toBe(401)
    }
  })

  test('DESK-4 an applicant’s session opens nothing at the desk, under the desk’s name neither', async () => {
    const visitor = server.visitor()
    await visitor.begin('00900001')
    const value = visitor.cookie?.split('=')[1] ?? ''
    const cookies = [visitor.cookie ?? '', `${deskCookieName('session', server.context.settings)}=${value}`]
    for (const cookie of cookies) {
      const headers = { cookie, authorization: `Bearer ${visitor.token}`, origin: desk }
      for (const [, call] of all) expect(await statusOf(call, headers)).toBe(401)
    }
  })

  test('DESK-4 an employee’s session opens no case on the site, under the site’s name neither', async () => {
    const headers = await signIn(server.context, 'senior-1')
    const value = headers['cookie']?.split('=')[1] ?? ''
    const siteName = server.visitor()
    await siteName.begin('00900001')
    const cookies = [headers['cookie'] ?? '', `${siteName.cookie?.split('=')[0]}=${value}`]
    const guarded = Object.values(calls).filter(({ scopes }) => !(scopes as readonly string[]).includes('public'))
    for (const cookie of cookies) {
      for (const { method, path } of guarded) {
        const sent = { cookie, origin: server.origin, authorization: `Bearer ${siteName.token}` }
        const response = await fetch(`${server.origin}/api/${path.replace(/\{\w+\}/g, anyId)}`, {
          method,
          headers: sent,
        })
        expect([method, path, response.status]).toEqual([method, path, 401])
      }
    }
  })

  test.each(all)('DESK-5 %s is open to its roles, and refused to every other', async (name, call) => {
    const open = []
    for (const role of deskRoles) {
      if ((await statusOf(call, await signIn(server.context, idOfRole[role]))) !== 403) open.push(role)
    }
    expect(open.join(' ')).toBe(whoMay[name])
  })
})

describe('what a write needs', () => {
  test.each(writes)(
    'DESK-6 %s is refused without the page’s token, and with that of another session',
    async (_n, call) => {
      const id: EmployeeId = idOfRole[call.roles[0] ?? 'senior']
      const headers = await signIn(server.context, id)
      const other = await signIn(server.context, id)
      expect(await statusOf(call, without(headers, deskHeaders.csrfToken))).toBe(403)
      const mixed = { ...headers, [deskHeaders.csrfToken]: other[deskHeaders.csrfToken] ?? '' }
      expect(await statusOf(call, mixed)).toBe(403)
    },
  )

  test.each(writes)('DESK-6 %s is refused from another site, the public one included', async (_name, call) => {
    const headers = await signIn(server.context, idOfRole[call.roles[0] ?? 'senior'])
    for (const origin of ['https://evil.example', server.origin, 'null']) {
      expect([origin, await statusOf(call, { ...headers, origin })]).toEqual([origin, 403])
    }
    expect(await statusOf(call, { ...headers, 'sec-fetch-site': 'same-site' })).toBe(403)
  })
})

describe('how long a session lasts', () => {
  const startedAt = new Date('2026-11-23T08:00:00Z')
  const at = (minutes: number) => {
    server.context.now = () => new Date(startedAt.getTime() + minutes * 60_000)
  }

  test('DESK-7 half an hour without a call ends it; calls keep it alive', async () => {
    const { now } = server.context
    try {
      at(0)
      const idle = await employeeAt(server.context, 'assessor-1')
      const busy = await employeeAt(server.context, 'assessor-2')
      at(29)
      expect((await busy('readDeskSession')).answer.endsAt).toBe('2026-11-23T08:59:00.000Z')
      at(30)
      expect((await idle('readDeskSession')).status).toBe(401)
      at(58)
      expect((await busy('readDeskSession')).status).toBe(200)
    } finally {
      server.context.now = now
    }
  })

  test('DESK-7 what a page asks by itself keeps nobody signed in', async () => {
    const { now } = server.context
    try {
      at(0)
      const ask = await employeeAt(server.context, 'assessor-1')
      const unattended = { headers: { [deskHeaders.unattended]: '1' } }
      at(29)
      expect((await ask('readDeskSession', unattended)).answer.endsAt).toBe('2026-11-23T08:30:00.000Z')
      at(30)
      expect((await ask('readDeskSession', unattended)).status).toBe(401)
    } finally {
      server.context.now = now
    }
  })

  test('DESK-13 DESK-15 signing out ends the session for good, takes the cookie away and is on record', async () => {
    const headers = await signIn(server.context, 'compliance-1')
    const ask = deskVisitor(server.context, headers)
    const { headers: answered } = await ask('signOut')
    expect(answered.getSetCookie()[0]).toMatch(/^(?:__Host-)?vlot_desk=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/)
    expect((await ask('readDeskSession')).status).toBe(401)
    const { rows } = await server.context.pool.query(
      `select action from audit_entry where actor = 'staff:compliance-1' order by sequence desc limit 1`,
    )
    expect(rows).toEqual([{ action: 'desk.signed-out' }])
  })
})
