import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import {
  confirmAndWait,
  connectBank,
  fillForm,
  newApplicant,
  until,
  untilCollected,
  type Applicant,
} from '../../testing/applicant.ts'
import { verifyAudit } from '../../store/audit.ts'
import { filesWith, tracesInFiles, tracesInTables } from '../../testing/readable-traces.ts'
import { codeIn, mailWith } from '../../testing/mailbox.ts'
import { camtFile } from '../../testing/statement-files.ts'
import { startSite } from '../../testing/site.ts'

/** All data about one person that this test leaves; each must be gone from every table and every byte. */
const canary = {
  kvkNumber: '00900003',
  goal: 'Kanariegeel verbouwen van de volière',
  explanation: 'Toelichting van kanarie Zwartwit',
  correction: 'Mijn kanarienaam klopt niet helemaal',
  question: 'Vraag van de kanarie over bewaren',
  email: 'pietje.kanarie@volierebedrijf.example',
  contactName: 'Pietje Kanarie-Vinkenbosch',
  contactMessage: 'Bericht uit de kooi over een lening',
  phone: '0687654309',
  mobile: '+31698765401',
  detailsName: 'Pieternel Kanarie-Zwartwit',
  fileName: 'kanarie-afschrift-2026.xml',
  holder: 'Vogelkooi Vinkenbosch',
  fileIban: 'NL91ABNA0417164300',
  fileCounterparty: 'Vastgoed Laan B.V.',
} as const

let applicant: Applicant
/** The bank's and the register's words about the person. */
let result: string[] = []
const uploadFolders = mkdtempSync(join(tmpdir(), 'vlot-erasure-'))
const formerTemporaryFolder = process.env['TMPDIR']

const today = '2026-11-21'
// The database that comes with the packages, with all its files below one folder; and every line that can be logged.
const environment = { DATABASE_URL: '', LOG_LEVEL: 'trace', HOST: 'localhost' }
const { sandbox, server } = await startSite({ today, environment })

beforeAll(async () => {
  mkdirSync(uploadFolders, { recursive: true })
  process.env['TMPDIR'] = uploadFolders
  applicant = await livedThrough()
}, 180_000)
afterAll(() => {
  if (formerTemporaryFolder === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = formerTemporaryFolder
  rmSync(uploadFolders, { recursive: true, force: true })
})

async function ask<T>(who: Applicant, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await who.call(method, path, body)
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as T
}

/** An application from the search to the last step, with everything a person can leave on the way. */
async function livedThrough(): Promise<Applicant> {
  const person = await newApplicant(server.origin)
  await ask(person, 'GET', `dls-company-search/v1/company/search?query=${canary.kvkNumber}`)
  await fillForm(person, canary.kvkNumber)
  await ask(person, 'POST', 'dls-pbl-api/v3/loan-goal', { loanGoal: 'other', description: canary.goal })
  await ask(person, 'POST', 'vlot/v1/application/save', { email: canary.email })
  await untilCollected(person, await connectBank(person, server.origin, 'BUNQ', canary.kvkNumber))
  const file = camtFile({ iban: canary.fileIban, holder: canary.holder, from: '2025-11-20', days: 366 })
  const uploaded = await person.upload([{ name: canary.fileName, bytes: file }])
  expect(uploaded.body.files[0]).toMatchObject({ accepted: true, name: canary.fileName })
  await confirmAndWait(person)
  const review = { email: canary.email, explanation: canary.explanation }
  await ask(person, 'POST', 'vlot/v1/decision/review', review)
  const details = { email: canary.email, mobile: canary.mobile, name: canary.detailsName, role: 'owner' }
  await ask(person, 'POST', 'vlot/v1/contact-details', details)
  const code = codeIn(await mailWith(sandbox, canary.email, 'Je code om je gegevens te bevestigen'))
  await ask(person, 'POST', 'vlot/v1/contact-details/code', { code })
  const booking = (await ask<AnswerOf<'listBookings'>>(person, 'GET', 'vlot/v1/analysis/bookings?category=supplier'))
    .bookings[0]
  await ask(person, 'POST', 'vlot/v1/privacy/corrections', {
    subject: 'company',
    explanation: canary.correction,
    email: canary.email,
  })
  await ask(person, 'POST', 'vlot/v1/privacy/questions', { question: canary.question, email: canary.email })
  const form = { name: canary.contactName, email: canary.email, subject: 'Vraag', message: canary.contactMessage }
  await ask(person, 'POST', 'dls-contact-details/v1/contact-form', form)
  const call = { name: canary.contactName, phone: canary.phone, preferredMoment: 'any' }
  await ask(person, 'POST', 'dls-contact-details/v1/request-contact', call)
  const view = await ask<AnswerOf<'readApplication'>>(person, 'GET', 'vlot/v1/application')
  const ibans = view.connections.flatMap(({ accounts }) => accounts.map(({ iban }) => iban))
  result = [view.companyName ?? '', ...ibans, booking?.counterparty ?? '', booking?.description ?? '']
  return person
}

const everything = (): string[] => [...new Set([...Object.values(canary), ...result])].filter((text) => text.length > 5)

function folderOfDatabase(): string {
  const { dataDir } = server.context.settings
  const moved = join(dataDir, 'postgres-location.txt')
  return existsSync(moved) ? dirname(readFileSync(moved, 'utf8').trim()) : join(dataDir, 'postgres')
}

/** The account that serves may make no table. */
async function asOwner(statements: string): Promise<void> {
  const read = (name: string) => readFileSync(join(folderOfDatabase(), name), 'utf8').trim()
  const connectionString = `postgres://vlot:${read('password')}@127.0.0.1:${read('port')}/postgres`
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statements)
  await client.end()
}

async function traces(): Promise<string[]> {
  // Flushes the memory of the database to its files.
  await server.context.pool.query('checkpoint')
  const { dataDir } = server.context.settings
  const inLogs = everything().filter((text) => server.logLines.join('').toLowerCase().includes(text.toLowerCase()))
  return [
    ...(await tracesInTables(server.context.pool, everything())),
    ...[folderOfDatabase(), dataDir, uploadFolders].flatMap((folder) => tracesInFiles(folder, everything())),
    ...inLogs.map((text) => `log: ${text}`),
  ]
}

describe('a person whose data is everywhere', () => {
  test('CORE-8 the search for traces finds what does stand readable, in a table and in the files', async () => {
    const { pool } = server.context
    const leak = 'A leak that this test made itself'
    await asOwner(`create table leak as select '${leak}' as words; grant select on leak to public`)
    await asOwner(`create table sealed_leak as select '${leak}'::bytea as words; grant select on sealed_leak to public`)
    await pool.query('checkpoint')
    expect((await tracesInTables(pool, [leak])).toSorted()).toEqual([
      `public.leak: ${leak}`,
      `public.sealed_leak: ${leak}`,
    ])
    expect(tracesInFiles(folderOfDatabase(), [leak]).length).toBeGreaterThan(0)
    expect(tracesInFiles(folderOfDatabase(), ['Nobody ever wrote this down'])).toEqual([])
    await asOwner('drop table leak; drop table sealed_leak')
  })

  test('CORE-8 what the person left and what was collected comes out in the export', async () => {
    const answer = await applicant.call('GET', 'vlot/v1/privacy/export')
    expect(answer.status).toBe(200)
    const text = JSON.stringify(answer.body)
    // A file's name is shown and never kept; contact forms belong to no case.
    const { fileName, contactName, contactMessage, phone, ...inCase } = canary
    for (const word of [...Object.values(inCase), ...result])
      expect(text, word).toContain(JSON.stringify(word).slice(1, -1))
    for (const word of [fileName, contactName, contactMessage, phone]) expect(text, word).not.toContain(word)
  })

  test('CORE-8 even before erasure nothing of it is readable in any table, file or log', async () => {
    expect(result.length).toBeGreaterThan(3)
    expect(await traces()).toEqual([])
  })

  test('CORE-8 within a minute of erasing, no row, key or byte of it is left, and the banks have been informed', async () => {
    const { pool } = server.context
    const caseId = applicant.caseId
    const { rows } = await pool.query<{ key: Buffer }>('select wrapped_key as key from sealing_key where id = $1', [
      caseId,
    ])
    const keys = rows.map(({ key }) => key)
    await pool.query('checkpoint')
    expect(filesWith(folderOfDatabase(), keys).length, 'the key is found while it is there').toBeGreaterThan(0)
    expect(sandbox.store.state.connections).toHaveLength(1)
    await ask(applicant, 'POST', 'vlot/v1/privacy/erase/code', { email: canary.email })
    const codeMail = await mailWith(sandbox, canary.email, 'Je code om je berichten te wissen')
    const contactForms = { email: canary.email, code: codeIn(codeMail) }
    const startedAt = performance.now()
    const erased = await applicant.call('POST', 'vlot/v1/privacy/erase', { contactForms })
    expect(erased.status).toBe(202)
    expect(erased.headers.get('set-cookie')).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i)
    expect((await applicant.call('GET', 'vlot/v1/application')).status).toBe(401)
    await until(55_000, async () => ((await tablesNaming(caseId)).length === 2 ? true : null))
    const { state } = sandbox.store
    await until(55_000, async () => (state.connections.length + state.customers.length === 0 ? true : null))
    await until(55_000, async () => (filesWith(folderOfDatabase(), keys).length === 0 ? true : null))
    // How long the search for traces takes is not the server's.
    const tookMs = performance.now() - startedAt
    expect(await traces()).toEqual([])
    expect(tookMs).toBeLessThan(60_000)
    // The trail keeps its own record of what happened, and the security log its year, both by the case's id alone.
    expect(await tablesNaming(caseId)).toEqual(['public.access_log', 'public.audit_entry'])
    // A telephone number cannot be shown to be one's own here, so a person erases what came from it.
    const forms = await pool.query('select kind from contact_request')
    expect(forms.rows).toEqual([{ kind: 'call' }])
    const { rows: actions } = await pool.query<{ action: string }>(
      'select action from audit_entry where case_id = $1 order by sequence desc limit 2',
      [caseId],
    )
    expect(actions.map(({ action }) => action)).toEqual(['case.erased', 'case.erasure-asked'])
    expect(await verifyAudit(server.context.database)).toMatchObject({ brokenAt: null })
  })

  test('CORE-8 the lender is mailed which case to clear from its own mailbox, and nothing else of it', async () => {
    type Received = { subject: string; text: string }
    const mail = await until(60_000, async () => {
      const { mails } = (await (await fetch(`${sandbox.origin}/control/mails`)).json()) as { mails: Received[] }
      return mails.find(({ subject }) => subject.startsWith('Een aanvraag is gewist')) ?? null
    })
    expect(mail.text).toContain(applicant.caseId)
    for (const word of everything()) expect(mail.text).not.toContain(word)
  })
})

/** Every table with the case's id. A finished job is kept for a day with the ids it carried. */
async function tablesNaming(caseId: string): Promise<string[]> {
  const found = await tracesInTables(server.context.pool, [caseId])
  const tables = found.map((trace) => trace.split(':')[0] ?? '')
  return tables.filter((table) => !table.startsWith('job_queue.')).toSorted()
}
