import { expect, test } from 'vitest'
import { takeSteps, takeUp } from '../testing/chosen-case.ts'
import { startDesk } from '../testing/desk-site.ts'
import { onStatusPage } from '../testing/status-page.ts'
import { linkIn, mailsTo, mailWith } from '../testing/mailbox.ts'
import { statusOf } from '../testing/referred-case.ts'
import { until } from '../testing/applicant.ts'
import { insertFile } from '../store/follow-up/case-files.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'

const { server, sandbox, chosen, owed, viewOf } = await startDesk('2026-11-23')
const { context } = server
const path = 'vlot/v1/follow-up/choice/taken-back'

test('FLOW-17 FLOW-10 a choice is taken back until the signature, once: work ends, the agreement is void, both are mailed, and it can be chosen again', async () => {
  const one = await chosen()
  const { who, email, caseId } = one
  const { reference, mayTakeBack } = await statusOf(one)
  expect(mayTakeBack).toBe(true)
  await takeSteps(server, one, ['agreement', 'sent'])
  const caseKey = (await openKey(context.database, context.settings.operatorKeys, caseId))!
  const now = context.now()
  const file = { kind: 'agreement', type: 'application/pdf', bytes: Buffer.from('%PDF'), at: now, sentAt: now } as const
  await context.database.transaction().execute((transaction) => insertFile(transaction, caseKey, file))
  expect((await statusOf(one)).hasAgreement).toBe(true)
  const ended = { status: 409, body: { error: 'flow_finished' } }
  expect(await who.call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 30_000 })).toMatchObject(ended)

  const answers = await Promise.all([who.call('POST', path, {}), who.call('POST', path, {})])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  const after = await statusOf(one)
  expect(after).toMatchObject({ reference, mayTakeBack: false, hasAgreement: false, asked: [], offer: null })
  expect(after.stages.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'received done',
    'checked done',
    'agreement done',
    'takenBack done',
  ])
  expect(after.approved?.isExpired).toBe(false)
  const tasks = await owed(one, ['kind', 'outcome', 'closed_by'])
  expect(tasks.at(-1)).toEqual({ kind: 'agreement', outcome: 'sent', closed_by: 'staff:assessor-1' })
  expect(tasks.every(({ outcome }) => outcome !== null)).toBe(true)
  const mail = await mailWith(sandbox, email, 'Je hebt je keuze teruggenomen')
  expect(mail.text).toContain('Dat kost je niets.')
  const link = { ...linkIn(mail), passphrase: one.kvkNumber }
  expect((await (await onStatusPage(server, link)).call('openAgreement')).error).toBe('no_agreement')
  const inbox = await until(
    60_000,
    async () =>
      mailsTo(sandbox, 'inbox@vlot.example').filter(
        ({ subject }) => subject === `Keuze teruggenomen: ${reference}`,
      )[0] ?? null,
  )
  expect(inbox.text).not.toMatch(/Wendelmoet|00900003|Kadolijn/)
  const { steps, applicant } = await viewOf(one)
  expect([steps.at(-1)?.step, applicant.chosen]).toEqual(['takenBack', null])

  await takeUp(one)
  expect(await statusOf(one)).toMatchObject({ reference, kind: 'choice', mayTakeBack: true })
  expect((await owed(one, ['kind', 'outcome'])).at(-1)).toEqual({ kind: 'chosenOffer', outcome: null })
  await takeSteps(server, one, ['agreement', 'signed'])
  expect((await statusOf(one)).mayTakeBack).toBe(false)
  expect(await who.call('POST', path, {})).toMatchObject({ status: 409, body: { error: 'choice_settled' } })
})
