import { beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import { addMonths } from '#lending/days.ts'
import { businessDay } from '#lending/business-day.ts'
import { decidedApplicant, must, type Applicant } from '../testing/applicant.ts'
import { stopClockJobs } from '../testing/clock-jobs.ts'
import { lookAtConsents } from '../testing/consented-business.ts'
import { codeIn, mailWith, newestMail } from '../testing/mailbox.ts'
import { startSite } from '../testing/site.ts'

/** Its worker also sends; the test looks at the clock. */
const { sandbox, server } = await startSite({ environment: { LOG_LEVEL: 'warn' } })
await stopClockJobs(server)
const { now } = server.context
beforeEach(() => {
  server.context.now = now
})

const address = 'vlot/v1/decision/reminder'
const reminderOf = async ({ call }: Applicant) =>
  ((await must(call('GET', 'dls-pbl-api/v3/offers'), 'offers')).body as AnswerOf<'listOffers'>).reminder

/** The builder, refused for what a year without it mends. */
const builder = () => decidedApplicant(server.origin, 'ABN', '00900004')
const mailsTo = async (caseId: string) =>
  (await server.context.pool.query(`select key from mail where case_id = $1 and key like 'reminder/%'`, [caseId])).rows

async function lookOn(day: string): Promise<void> {
  server.context.now = () => new Date(`${day}T09:00:00Z`)
  await lookAtConsents(server)
}

test('CORE-5 who is refused for what time mends is mailed on that day, once, at the address that was confirmed', async () => {
  const applicant = await builder()
  const on = addMonths(businessDay(now()), 12)
  expect(await reminderOf(applicant)).toEqual({ on, isAsked: false })
  const email = 'bouw@bedrijf.example'
  const asked = await must(applicant.call('POST', address, { email }), 'reminder')
  expect(asked.body.codeSentTo).toBe('b•••@bedrijf.example')
  expect(await reminderOf(applicant)).toEqual({ on, isAsked: true })
  const code = codeIn(await newestMail(sandbox, email))
  await must(applicant.call('POST', 'vlot/v1/contact-details/code', { code }), 'code')

  await lookOn(addMonths(on, -1))
  expect(await mailsTo(applicant.caseId)).toEqual([])
  await lookOn(on)
  await lookOn(on)
  expect(await mailsTo(applicant.caseId)).toHaveLength(1)
  const mail = await mailWith(sandbox, email, 'Je wilde vandaag een mail van ons')
  expect(mail.text).toContain('Een ja is niet zeker')
  expect(mail.text).toMatch(/\/afmelden#token=\S+/)
  expect(new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value])).has('list-unsubscribe-post')).toBe(
    true,
  )
})

test('CORE-5 a claim gets no reminder, nor does who wants none any more, and the wish ends with its day', async () => {
  const [claiming, leaving] = [await builder(), await builder()]
  await must(claiming.call('POST', address, { email: 'vreemde@bedrijf.example' }), 'reminder')
  const email = 'weg@bedrijf.example'
  await must(leaving.call('POST', address, { email }), 'reminder')
  const code = codeIn(await newestMail(sandbox, email))
  await must(leaving.call('POST', 'vlot/v1/contact-details/code', { code }), 'code')
  const { pool } = server.context
  await pool.query('update case_contact set unsubscribed_at = $1 where case_id = $2', [now(), leaving.caseId])
  await lookOn((await reminderOf(claiming))!.on)
  for (const { caseId } of [claiming, leaving]) expect(await mailsTo(caseId)).toEqual([])
  expect((await pool.query('select from mend_reminder')).rowCount).toBe(0)
})

test('CORE-5 where waiting mends nothing there is nothing to be reminded of', async () => {
  const webshop = await decidedApplicant(server.origin, 'BUNQ', '00900003')
  expect(await reminderOf(webshop)).toBeNull()
  const { status, body } = await webshop.call('POST', address, { email: 'winkel@bedrijf.example' })
  expect([status, body.error]).toEqual([409, 'step_not_reached'])
})
