import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import { handInLimits } from '#contract/file-limits.ts'
import { addDays } from '#lending/days.ts'
import {
  type Applicant,
  confirmAndWait,
  decidedApplicant,
  fillForm,
  must,
  newApplicant,
} from '../../testing/applicant.ts'
import { sweepWorker } from '../../jobs/sweep.ts'
import { askBookkeeper, handIn } from '../../testing/hand-in.ts'
import { mailsTo, mailWith } from '../../testing/mailbox.ts'
import { startSite } from '../../testing/site.ts'
import { camtFile, mt940File } from '../../testing/statement-files.ts'
import { testToday } from '../../testing/test-clock.ts'

const { sandbox, server } = await startSite({ environment: { LOG_LEVEL: 'silent' } })
const { pool } = server.context

const holder = 'Kadolijn Webwinkels B.V.'
const year = { name: 'jaar.xml', bytes: camtFile({ from: addDays(testToday, -360), days: 359, holder }) }
const firstHalf = { name: 'eerste.940', bytes: mt940File({ from: addDays(testToday, -360), days: 179 }) }
const secondHalf = { name: 'tweede.940', bytes: mt940File({ from: addDays(testToday, -180), days: 180 }) }

let count = 0
async function asked({ company = '00900003' } = {}) {
  const applicant = await newApplicant(server.origin)
  await fillForm(applicant, company)
  const email = `kantoor${++count}@boekhouders.example`
  return { applicant, email, hash: await askBookkeeper(sandbox, applicant, email) }
}

const view = async ({ call }: Applicant) =>
  (await must(call('GET', calls.readApplication.path), 'application')).body as AnswerOf<'readApplication'>
const waiting = async (applicant: Applicant) => (await view(applicant)).handIn?.files ?? []
const settle = async (applicant: Applicant, ids: readonly string[], isUsed: boolean) =>
  (await must(applicant.call('POST', calls.settleHandIn.path, { ids, isUsed }), 'settle')).body.files
const open = async (hash: string) => {
  const { status, error } = await server.visitor().call('openHandIn', { request: { hash } })
  return error ?? status
}
const send = async (hash: string, ...files: (typeof year)[]) => {
  const answer = await handIn(server.visitor(), hash, files)
  return answer.error ?? answer.answer.files.map(({ accepted, error }) => (accepted ? 'accepted' : error))
}
const rowsOf = async (table: 'handed_file' | 'account' | 'upload', { caseId }: Applicant) =>
  (await pool.query(`select from ${table} where case_id = $1`, [caseId])).rowCount

test('FLOW-6 a bookkeeper hands a year in by a mailed link; it counts only once the applicant has seen and used it', async () => {
  const { applicant, email, hash } = await asked()
  await must(applicant.call('POST', calls.saveForLater.path, { email: 'eigenaar@webwinkel.example' }), 'save')
  const mail = await mailWith(sandbox, email, `Bankafschriften voor ${holder}`)
  expect(mail.text).toContain('CAMT.053, MT940 en CSV')
  expect(mail.text).toMatch(/\/bestanden-aanleveren#hash=[\w-]{43}\n/)
  expect(mail.text).toContain('bel eerst je klant')
  const opened = await server.visitor().call('openHandIn', { request: { hash } })
  expect(opened.answer).toEqual({ company: holder, until: addDays(testToday, handInLimits.days) })
  expect(opened.headers.getSetCookie()).toEqual([])

  expect(await send(hash, { name: '<b>x</b>.pdf', bytes: Buffer.from('%PDF-1.7\n') })).toEqual(['file.unknown_format'])
  expect(await send(hash, year)).toEqual(['accepted'])
  expect(await send(hash, year)).toEqual(['accepted'])
  const [file, ...more] = await waiting(applicant)
  expect(more).toEqual([])
  expect(file).toMatchObject({ name: 'jaar.xml', accounts: [{ iban: 'NL91ABNA0417164300' }] })
  expect([await rowsOf('account', applicant), await rowsOf('upload', applicant)]).toEqual([0, 0])
  expect((await applicant.call('POST', calls.confirmFinancials.path)).body.error).toBe('no_transactions')
  const came = await mailWith(sandbox, 'eigenaar@webwinkel.example', 'Er zijn bestanden van je boekhouder')
  expect(came.text).toMatch(/\/verder-gaan#hash=/)
  expect(JSON.stringify(await applicant.call('GET', calls.exportCase.path))).toContain('jaar.xml')

  expect(await settle(applicant, [file!.id], true)).toMatchObject([{ accepted: true, format: 'camt053' }])
  expect([await rowsOf('handed_file', applicant), await rowsOf('account', applicant)]).toEqual([0, 1])
  const { decision } = await confirmAndWait(applicant)
  const alone = await newApplicant(server.origin)
  await fillForm(alone, '00900003')
  await alone.upload([year])
  expect(decision.facts).toEqual((await confirmAndWait(alone)).decision.facts)
  // The decision is made on the confirmed data, so an older link must not change it.
  expect(await open(hash)).toBe('magic_link')
  expect(await send(hash, secondHalf)).toBe('magic_link')
}, 60_000)

test('FLOW-6 ERR-3 halves that follow each other are judged together, and what is not used is deleted', async () => {
  const { applicant, hash } = await asked()
  expect(await send(hash, firstHalf)).toEqual(['transactions_not_recent'])
  expect(await send(hash, secondHalf)).toEqual(['accepted'])
  expect(await send(hash, firstHalf)).toEqual(['accepted'])
  const [second, first] = await waiting(applicant)
  expect(await settle(applicant, [first!.id], true)).toMatchObject([
    { accepted: false, error: 'transactions_not_recent' },
  ])
  expect(await waiting(applicant)).toHaveLength(2)
  expect(await settle(applicant, [second!.id], false)).toEqual([])
  expect((await waiting(applicant)).map(({ id }) => id)).toEqual([first!.id])
  expect(await rowsOf('account', applicant)).toBe(0)
  // Pressed twice, it is used once.
  expect(await send(hash, secondHalf)).toEqual(['accepted'])
  const both = (await waiting(applicant)).map(({ id }) => id)
  const used = await Promise.all([settle(applicant, both, true), settle(applicant, both, true)])
  expect(used.map((files) => files.length).toSorted()).toEqual([0, 2])
  expect([await rowsOf('account', applicant), await rowsOf('handed_file', applicant)]).toEqual([2, 0])
})

test('FLOW-6 CORE-8 what waits ends with its time, and with the company that the bookkeeper was asked for', async () => {
  const { applicant, hash } = await asked()
  expect(await send(hash, year)).toEqual(['accepted'])
  for (const [days, left] of [
    [13, 1],
    [15, 0],
  ] as const) {
    const context = { ...server.context, now: () => new Date(server.context.now().getTime() + days * 86_400_000) }
    const effects = await sweepWorker(context).step({ data: {}, attempt: 0, signal: AbortSignal.abort() })
    await server.context.database.transaction().execute(async (transaction) => effects?.(transaction))
    expect(await rowsOf('handed_file', applicant)).toBe(left)
  }
  const next = await asked()
  expect(await send(next.hash, year)).toEqual(['accepted'])

  await must(next.applicant.call('POST', calls.checkEligibility.path, { kvkNumber: '00900001' }), 'company')
  expect([await open(next.hash), await rowsOf('handed_file', next.applicant)]).toEqual(['magic_link', 0])
})

test('FLOW-6 CORE-7 CORE-8 a link opens nothing else, and none that was guessed, taken back, replaced or is over', async () => {
  const { applicant, email, hash } = await asked()
  const other = await asked()
  expect(await send(hash, year)).toEqual(['accepted'])
  const [file] = await waiting(applicant)
  // Neither another applicant nor the bookkeeper reaches the file.
  expect(await settle(other.applicant, [file!.id], true)).toEqual([])
  expect(await waiting(other.applicant)).toEqual([])
  expect(await waiting(applicant)).toHaveLength(1)
  const { caseId } = applicant
  const resume = { request: { caseId, hash, passphrase: '00900003' } }
  expect((await server.visitor().call('startResume', resume)).error).toBe('reconsent_kvk')
  expect((await server.visitor().call('openFollowUp', resume)).error).toBe('follow_up_link')
  for (const guess of ['', 'x'.repeat(43), caseId]) {
    expect([await open(guess), await send(guess, year)]).toEqual(['magic_link', 'magic_link'])
  }

  const next = await askBookkeeper(sandbox, applicant, email, 2)
  expect([await open(hash), await open(next)]).toEqual(['magic_link', 200])
  await must(applicant.call('POST', calls.askBookkeeper.path, { email: null }), 'end')
  expect([await open(next), await send(next, secondHalf)]).toEqual(['magic_link', 'magic_link'])
  expect((await view(applicant)).handIn).toMatchObject({ until: null, isMailed: false, files: [{ id: file!.id }] })

  await pool.query('update mailed_link set expires_at = $1 where case_id = $2', [
    server.context.now(),
    other.applicant.caseId,
  ])
  expect(await open(other.hash)).toBe('magic_link')
  const withdrawn = await asked()
  const no = { consent: false, textVersion: 'test-1' }
  await must(withdrawn.applicant.call('POST', calls.giveConsent.path, no), 'withdraw')
  expect(await open(withdrawn.hash)).toBe('magic_link')
  const erased = await asked()
  await must(erased.applicant.call('POST', calls.eraseCase.path, {}), 'erase')
  expect(await open(erased.hash)).toBe('magic_link')
})

test('FLOW-6 CORE-7 neither mails nor files without end, and none once the application has its answer', async () => {
  const { applicant, email, hash } = await asked()
  const again = () => applicant.call('POST', calls.askBookkeeper.path, { email })
  const mailed = []
  for (let turn = 0; turn < 5; turn++) mailed.push((await again()).status)
  expect(mailed).toEqual([204, 204, 204, 204, 429])
  expect(await open(hash)).toBe('magic_link')
  // The limit is per address: a second applicant cannot mail it more often.
  const bookkeepers = await asked()
  for (const _ of mailed) await bookkeepers.applicant.call('POST', calls.askBookkeeper.path, { email })
  expect(mailsTo(sandbox, email).length).toBeLessThanOrEqual(5)

  const { accountsPerApplicationMax: most } = server.context.settings.caseLimits
  const files = Array.from({ length: most + 1 }, (_, place) => ({
    name: `${place}.xml`,
    bytes: camtFile({ from: addDays(testToday, -200 - place), days: 199 + place, holder }),
  }))
  const busy = await asked()
  const answers = []
  for (const part of [files.slice(0, 11), files.slice(11)]) answers.push(...(await send(busy.hash, ...part)))
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(most)
  expect(answers.at(-1)).toBe('file.refused')
  expect(await waiting(busy.applicant)).toHaveLength(most)

  const decided = await decidedApplicant(server.origin, 'BUNQ', '00900003')
  const late = { email: 'laat@boekhouders.example' }
  expect((await decided.call('POST', calls.askBookkeeper.path, late)).body.error).toBe('step_not_reached')
}, 60_000)
