import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#lending/business-day.ts'
import { enterComplaint } from '../../tasks/enter-complaint.ts'
import { stopClockJobs } from '../../testing/clock-jobs.ts'
import { codeIn, linkIn, mailsTo, newestMail } from '../../testing/mailbox.ts'
import { startSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { testNow } from '../../testing/test-clock.ts'

const kvkNumber = '00900001'
const minute = 60_000
const { sandbox, server } = await startSite({ environment: { LOG_LEVEL: 'silent' } })
let shiftMs = 0
beforeAll(async () => {
  await stopClockJobs(server)
  server.context.now = () => testNow(shiftMs)
})

const freshAddress = () => `afzender-${randomInt(1e9)}@bedrijf.example`
const formsHeld = async () => (await server.context.pool.query('select from contact_request')).rowCount ?? 0

async function sendForm(email: string): Promise<void> {
  const request = { name: 'Wil', email, subject: 'Vraag', message: 'Kan ik ook later beginnen?' }
  expect((await server.visitor().call('sendContactForm', { request })).status).toBe(204)
}

async function applicant(): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.begin(kvkNumber)
  return visitor
}

async function mailedCode(visitor: Visitor, email: string): Promise<string> {
  const before = mailsTo(sandbox, email).length
  expect((await visitor.call('mailErasureCode', { request: { email } })).status).toBe(204)
  return codeIn(await newestMail(sandbox, email, before + 1))
}

const erase = async (visitor: Visitor, contactForms?: { email: string; code: string }) => {
  const { status, error } = await visitor.call('eraseCase', { request: contactForms ? { contactForms } : {} })
  return error ?? status
}

const other = (code: string, by = 1) => String((Number(code) + by) % 100_000_000).padStart(8, '0')

describe('contact forms of somebody else', () => {
  test('CORE-8 stay when a stranger names their address, in whatever way', async () => {
    const email = freshAddress()
    await sendForm(email)
    const held = await formsHeld()
    const naming = await applicant()
    expect((await naming.call('eraseCase', { request: { email } })).status).toBe(202)
    const saving = await applicant()
    await saving.call('saveForLater', { request: { email } })
    expect(await erase(saving)).toBe(202)
    const asking = await applicant()
    await asking.call('askPerson', { request: { email, question: 'Wat staat er van mij?' } })
    expect(await erase(asking)).toBe(202)
    expect(await formsHeld()).toBe(held)
  })

  test('CORE-8 stay with a code that was mailed to another address, or to another case, and so does the case', async () => {
    const [own, theirs] = [freshAddress(), freshAddress()]
    await sendForm(theirs)
    const held = await formsHeld()
    const [visitor, elsewhere] = [await applicant(), await applicant()]
    expect(await erase(visitor, { email: theirs, code: await mailedCode(visitor, own) })).toBe('erasure_code')
    expect(await erase(visitor, { email: theirs, code: await mailedCode(elsewhere, theirs) })).toBe('erasure_code')
    expect(await formsHeld()).toBe(held)
    expect((await visitor.call('readApplication')).status).toBe(200)
  })
})

describe('the code that shows whose an address is', () => {
  test('CORE-8 erases the forms from it with the case', async () => {
    const email = freshAddress()
    await sendForm(email)
    await sendForm(email)
    const held = await formsHeld()
    const visitor = await applicant()
    const code = await mailedCode(visitor, email)
    shiftMs += 10 * minute - 5_000
    expect(await erase(visitor, { email: email.toUpperCase(), code })).toBe(202)
    expect(await formsHeld()).toBe(held - 2)
  })

  test('CORE-8 DESK-35 erases complaints from it that are about no application, with their keys', async () => {
    const [email, another] = [freshAddress(), freshAddress()]
    const { context } = server
    const ids: string[] = []
    for (const sender of [email, another]) {
      const complaint = { name: 'Wil', email: sender, words: 'Te laat.', reference: null, language: 'nl' } as const
      const entered = await enterComplaint(context, 'staff:assessor-1', {
        ...complaint,
        receivedOn: businessDay(context.now()),
      })
      if (typeof entered === 'object') ids.push(entered.id)
    }
    const visitor = await applicant()
    expect(await erase(visitor, { email, code: await mailedCode(visitor, email) })).toBe(202)
    const left = await context.pool.query('select id from complaint where id = any($1)', [ids])
    const keys = await context.pool.query('select id from sealing_key where id = any($1)', [ids])
    expect([left.rows, keys.rows]).toEqual([[{ id: ids[1] }], [{ id: ids[1] }]])
  })

  test('CORE-8 dies at the fifth wrong try and after ten minutes, and five are mailed at most', async () => {
    const email = freshAddress()
    const visitor = await applicant()
    const code = await mailedCode(visitor, email)
    for (let wrong = 1; wrong <= 5; wrong++) {
      expect(await erase(visitor, { email, code: other(code, wrong) })).toBe('erasure_code')
    }
    expect(await erase(visitor, { email, code })).toBe('erasure_code')
    const late = await mailedCode(visitor, email)
    shiftMs += 10 * minute + 1_000
    expect(await erase(visitor, { email, code: late })).toBe('erasure_code')
    for (let sent = 3; sent <= 5; sent++) await mailedCode(visitor, email)
    expect((await visitor.call('mailErasureCode', { request: { email } })).error).toBe('too_many_requests')
  })

  test('CORE-8 FLOW-11 is not asked again for an address that a mailed code proved already', async () => {
    const email = freshAddress()
    await sendForm(email)
    const held = await formsHeld()
    await (await applicant()).call('saveForLater', { request: { email } })
    const { caseId, hash } = linkIn(await newestMail(sandbox, email, 1))
    const owner = server.visitor()
    await owner.call('startResume', { request: { caseId, hash, passphrase: kvkNumber } })
    const code = codeIn(await newestMail(sandbox, email, 2))
    await owner.call('confirmResume', { request: { caseId, hash, code } })
    expect(await erase(owner)).toBe(202)
    expect(await formsHeld()).toBe(held - 1)
  })
})
