import { expect, test } from 'vitest'
import type { PrivacyView } from '#contract/privacy.ts'
import { startDesk } from '../../testing/desk-site.ts'
import { linkIn, newestMail } from '../../testing/mailbox.ts'
import { referredCase } from '../../testing/referred-case.ts'
import { onStatusPage } from '../../testing/status-page.ts'
import { readCase } from '../../store/case/read-case.ts'
import { privacyViewOf } from '../privacy/privacy-view.ts'

const { sandbox, server, staff } = await startDesk('2026-11-23')
const at = { privacy: 'vlot/v1/privacy', end: 'vlot/v1/privacy/sessions/end' }

/** An application in the browser that began it, and in another one by the link of its mail. */
async function twice() {
  const one = await referredCase({ server, sandbox })
  const { caseId, hash } = linkIn(await newestMail(sandbox, one.email, 2))
  const page = await onStatusPage(server, { caseId, hash, passphrase: one.kvkNumber })
  const sessions = async () => ((await one.who.call('GET', at.privacy)).body as PrivacyView).sessions
  return { ...one, page, sessions }
}
const shown = (sessions: PrivacyView['sessions']) => sessions.map(({ by, isThis }) => [by, isThis])

test('AUTH-5 own sessions are listed with how they began, and one or all others are ended, of this application alone', async () => {
  const [one, other] = [await twice(), await twice()]
  expect(shown(await one.sessions())).toEqual([
    ['journey', true],
    ['status', false],
  ])
  const [, theirs] = await other.sessions()
  await one.who.call('POST', at.end, { id: theirs!.id })
  expect((await other.page.call('readStatus')).status).toBe(200)
  const [own, status] = await one.sessions()
  await one.who.call('POST', at.end, { id: own!.id })
  expect((await one.who.call('POST', at.end, { id: status!.id })).status).toBe(204)
  expect((await one.page.call('readStatus')).status).toBe(401)
  expect((await other.who.call('POST', at.end, { id: null })).status).toBe(204)
  expect((await other.page.call('readStatus')).status).toBe(401)
  for (const { sessions } of [one, other]) expect(shown(await sessions())).toEqual([['journey', true]])
  const { rows } = await server.context.pool.query(
    `select actor, detail from audit_entry where case_id = $1 and action = 'session.others-ended'`,
    [one.caseId],
  )
  expect(rows).toEqual([{ actor: 'applicant', detail: { ended: 1 } }])
})

test('DESK-95 an employee ends every session of an applicant with a reason, which the trail has and the applicant reads', async () => {
  const { who, caseId, page } = await twice()
  const asked = { params: { caseId }, request: { reason: 'stranger' } } as const
  expect((await staff['reader-1']('endApplicantSessions', asked)).status).toBe(403)
  expect((await who.call('GET', at.privacy)).status).toBe(200)
  expect((await staff['assessor-1']('endApplicantSessions', asked)).status).toBe(204)
  expect((await who.call('GET', at.privacy)).status).toBe(401)
  expect((await page.call('readStatus')).status).toBe(401)
  const { context } = server
  const view = await privacyViewOf(context, (await readCase(context.database, context.settings.operatorKeys, caseId))!)
  expect([view.sessions, view.sessionsEnded]).toMatchObject([[], [{ reason: 'stranger' }]])
  const { rows } = await context.pool.query(
    `select actor, detail from audit_entry where case_id = $1 and action = 'session.ended-at-desk'`,
    [caseId],
  )
  expect(rows).toEqual([{ actor: 'staff:assessor-1', detail: { reason: 'stranger', ended: 2 } }])
})
