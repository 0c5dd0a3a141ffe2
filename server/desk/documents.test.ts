import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { remindWorker } from '../jobs/remind.ts'
import { openClamd } from '../outgoing/clamd.ts'
import { startFakeClamd } from '../testing/fake-clamd.ts'
import { takeSteps } from '../testing/chosen-case.ts'
import { startDesk } from '../testing/desk-site.ts'
import type { EmployeeId } from '../testing/desk-staff.ts'
import { drawnPdf } from '../testing/drawn-pdf.ts'
import { linkIn, mailsTo, mailWith, newestMail } from '../testing/mailbox.ts'
import { statusOf, type ReferredCase } from '../testing/referred-case.ts'
import { onStatusPage, sendFile, type StatusLink } from '../testing/status-page.ts'
import { tracesInTables } from '../testing/readable-traces.ts'

const today = '2026-11-23'
const { sandbox, server, staff, viewOf, referred, chosen, owed, erase } = await startDesk(today)

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\ntrailer\n%%EOF\n`)

/** The link of the mail with this subject, and what else opens the case with it. */
async function linkOf({ email, kvkNumber }: ReferredCase, subject: string) {
  const { hash, caseId } = linkIn(await mailWith(sandbox, email, subject))
  return { hash, caseId, passphrase: kvkNumber }
}

const send = async (link: StatusLink, content: Buffer, sending?: Parameters<typeof sendFile>[3]) =>
  sendFile(await onStatusPage(server, link), server.origin, content, sending)

/** The open work of a case: kind, day, what it waits for and whose it is. */
const lines = async ({ caseId }: { caseId: string }) =>
  (await viewOf({ caseId })).work
    .map(({ kind, dueOn, waitsUntil, owner }) => [kind, dueOn, waitsUntil, owner?.id ?? null])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))

describe('a document', () => {
  const ask = async (one: ReferredCase) => {
    const request = { reason: 'account-holder', words: 'Graag van dit jaar.' }
    const result = await staff['assessor-1']('askDocument', { params: { caseId: one.caseId }, request })
    expect(result.status).toBe(204)
    return linkOf(one, 'We hebben een document van je nodig')
  }

  test('DESK-58 DESK-59 is asked with a reason, mailed, sent behind the link once, sealed, and becomes work', async () => {
    const one = await referred()
    const link = await ask(one)
    const mail = await newestMail(sandbox, one.email, 3)
    expect(mail.text).toContain('Een bewijs van je bank')
    expect(mail.text).toContain('Graag van dit jaar.')
    expect(mail.text).toContain('uiterlijk 7 december 2026')
    expect((await statusOf(one)).asked).toMatchObject([
      { reason: 'account-holder', words: 'Graag van dit jaar.', until: '2026-12-07' },
    ])
    for (const wrong of ['<script>alert(1)</script>', 'PK\u0003\u0004', '%PDF-1.4 half'])
      expect(await send(link, Buffer.from(wrong), { name: 'bewijs.pdf' })).toMatchObject({
        status: 415,
        error: 'document_kind',
      })
    // One byte over ten megabytes; with that byte less it is looked at, and is no document.
    for (const [more, status] of [
      [1, 413],
      [0, 415],
    ] as const)
      expect(await send(link, Buffer.alloc(10 * 1024 * 1024 + more), { name: 'groot.pdf' })).toMatchObject({ status })
    const words = 'rekening op naam van mevrouw Zeepsop'
    const answers = await Promise.all([send(link, pdf(words)), send(link, pdf(words))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.view.asked).toEqual([])
    expect(await tracesInTables(server.context.pool, [words])).toEqual([])
    const { files, requests } = await viewOf(one)
    expect(files).toMatchObject([{ kind: 'document', type: 'application/pdf' }])
    expect(requests).toMatchObject([{ reason: 'account-holder', fileId: files[0]!.id }])
    expect((await owed(one, ['kind'])).filter(({ kind }) => kind === 'document')).toHaveLength(1)
    const { data } = (await one.who.call('GET', 'vlot/v1/privacy/export')).body
    expect(Buffer.from(data.case_file[0].content.base64, 'base64')).toEqual(pdf(words))
    expect(data.document_request).toMatchObject([{ reason: 'account-holder', words: 'Graag van dit jaar.' }])
    await erase(one)
    const { rowCount } = await server.context.pool.query('select from case_file where case_id = $1', [one.caseId])
    expect(rowCount).toBe(0)
  })

  test('DESK-58 is scanned where there is a scanner, and not kept when something is found, or when it gives no answer', async () => {
    const one = await referred()
    const link = await ask(one)
    const daemon = await startFakeClamd('X-TEST-SIGNATURE')
    const { context } = server
    const another = await startFakeClamd('X-TEST-SIGNATURE')
    try {
      context.documentScanner = openClamd(daemon.address)
      const bad = await send(link, pdf('a X-TEST-SIGNATURE in it'))
      expect([bad.status, bad.error]).toEqual([422, 'document_infected'])
      await daemon.close()
      expect((await send(link, pdf('good'))).status).toBe(503)
      expect((await viewOf(one)).files).toEqual([])
      context.documentScanner = openClamd(another.address)
      expect((await send(link, pdf('good'))).status).toBe(200)
      expect((await viewOf(one)).files).toMatchObject([{ scannedAt: expect.any(String) as string }])
    } finally {
      context.documentScanner = null
      await another.close()
    }
  })

  test('DESK-60 DESK-92 DESK-110 it is work, is downloaded as a file that runs nothing, on record, and by nobody of another case or without the right', async () => {
    const one = await referred()
    const other = await referred()
    // A PDF, a page of the web and an archive at once, under the name of a page.
    const page = '<!doctype html><script>fetch("/api/desk/session")</script>'
    const archive = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')
    const several = Buffer.concat([Buffer.from(`%PDF-1.7\n% ${page}\ntrailer\n%%EOF\n`), archive])
    await send(await ask(one), several, { name: 'bewijs.pdf.html' })
    const { files, work } = await viewOf(one)
    expect(work.map(({ kind }) => kind).toSorted()).toEqual(['document', 'referral'])
    const params = { caseId: one.caseId, fileId: files[0]!.id }
    expect((await staff['assessor-1']('downloadFile', { params })).error).toBe('names_closed')
    await staff['assessor-1']('openNames', { params, request: { reason: 'assess' } })
    const result = await staff['assessor-1']('downloadFile', { params })
    expect(result.bytes).toEqual(several)
    expect(result.headers.get('content-type')).toBe('application/pdf')
    expect(result.headers.get('content-disposition')).toMatch(/^attachment; filename="vlot-[0-9a-f]{8}\.pdf"$/)
    expect(result.headers.get('x-content-type-options')).toBe('nosniff')
    expect(result.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await viewOf(one)).trail[0]).toMatchObject({ action: 'desk.file-opened' })
    const { looks } = (await one.who.call('GET', 'vlot/v1/privacy')).body
    expect(looks[0]).toMatchObject({ role: 'assessor', reason: 'assess', isDocument: true })
    const kept = await owed(one, ['kind', 'closed_by', 'outcome'])
    expect(kept.at(-1)).toEqual({ kind: 'document', closed_by: 'staff:assessor-1', outcome: 'done' })
    expect((await staff['reader-1']('downloadFile', { params })).status).toBe(403)
    const elsewhere = { ...params, caseId: other.caseId }
    expect((await staff['assessor-1']('downloadFile', { params: elsewhere })).status).toBe(404)
  })

  test('DESK-60 DESK-110 its pages are looked at as pictures that the server drew, on record', async () => {
    const one = await referred()
    await send(await ask(one), drawnPdf(['1 0 0', '0 0 1']))
    const params = { caseId: one.caseId, fileId: (await viewOf(one)).files[0]!.id }
    const readPages = (which = params) => staff['assessor-1']('readPages', { params: which })
    const drawPage = (page: string, who: EmployeeId = 'assessor-1') =>
      staff[who]('drawPage', { params, query: { page } })
    expect((await readPages()).error).toBe('names_closed')
    await staff['assessor-1']('openNames', { params, request: { reason: 'assess' } })
    // Open names are not enough: the file itself is opened on record first.
    expect((await drawPage('1')).error).toBe('names_closed')
    const sizes = Array.from({ length: 2 }, () => ({ width: 200, height: 400 }))
    expect((await readPages()).answer).toEqual({ pageCount: 2, sizes })
    const { bytes, headers } = await drawPage('1')
    expect(headers.get('content-type')).toBe('image/png')
    expect([...PNG.sync.read(Buffer.from(bytes)).data.subarray(0, 3)]).toEqual([0, 0, 255])
    const { trail, looks, work } = await viewOf(one)
    expect(trail.filter(({ action }) => action === 'desk.file-opened')).toHaveLength(1)
    expect(looks[0]).toMatchObject({ reason: 'assess', isDocument: true })
    expect(work.map(({ kind }) => kind)).toEqual(['referral'])
    await staff['assessor-2']('openNames', { params, request: { reason: 'assess' } })
    expect((await drawPage('1', 'assessor-2')).error).toBe('names_closed')
    for (const page of ['-1', '30', 'x']) expect((await drawPage(page)).status).toBe(400)
    expect((await drawPage('2')).error).toBe('file_not_drawn')
    const other = await referred()
    await send(await ask(other), pdf('no page'))
    const damaged = { caseId: other.caseId, fileId: (await viewOf(other)).files[0]!.id }
    await staff['assessor-1']('openNames', { params: damaged, request: { reason: 'assess' } })
    expect(await readPages(damaged)).toMatchObject({ status: 422, error: 'file_not_drawn' })
  })

  test('DESK-86 DESK-113 what is asked for and has not come is not asked for again; others are asked for beside it, up to five', async () => {
    const one = await referred()
    await ask(one)
    const asking = (who: EmployeeId, reason: string, words: string | null) =>
      staff[who]('askDocument', { params: { caseId: one.caseId }, request: { reason, words } })
    const refused = { status: 409, error: 'document_asked' }
    expect(await asking('assessor-1', 'account-holder', 'Graag van dit jaar.')).toMatchObject(refused)
    expect(await asking('assessor-2', 'account-holder', null)).toMatchObject(refused)
    expect((await viewOf(one)).requests).toHaveLength(1)
    const both = await Promise.all([asking('assessor-1', 'other', 'Huur.'), asking('assessor-2', 'other', 'Huur.')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    for (const words of ['Pacht.', 'Erfpacht.', 'Lease.'])
      expect((await asking('assessor-1', 'other', words)).status).toBe(204)
    expect((await viewOf(one)).requests.filter(({ endedAt }) => endedAt === null)).toHaveLength(5)
    expect(await asking('assessor-1', 'other', 'Nog meer.')).toMatchObject({ status: 409, error: 'documents_open' })
  })

  test('DESK-61 DESK-112 who sends nothing is reminded once and asked no more after two weeks, which becomes work', async () => {
    const one = await referred()
    await ask(one)
    const { now } = server.context
    const lookOn = async (day: string) => {
      server.context.now = () => new Date(`${day}T09:00:00Z`)
      const { signal } = new AbortController()
      const run = { data: {}, attempt: 0, signal }
      await remindWorker(server.context)
        .step(run)
        .finally(() => (server.context.now = now))
    }
    const documents = async () => (await owed(one, ['kind'])).filter(({ kind }) => kind === 'document')
    await lookOn('2026-11-26')
    for (const day of ['2026-11-27', '2026-11-27', '2026-11-30', '2026-12-07']) await lookOn(day)
    expect((await newestMail(sandbox, one.email, 4)).subject).toBe('We wachten nog op een document van je')
    expect(mailsTo(sandbox, one.email)).toHaveLength(4)
    expect(await documents()).toEqual([])
    expect((await statusOf(one)).asked).toHaveLength(1)
    expect((await lines(one))[0]).toEqual(['referral', '2026-12-09', '2026-12-07', null])
    for (const day of ['2026-12-08', '2026-12-09']) await lookOn(day)
    expect((await statusOf(one)).asked).toEqual([])
    expect(await documents()).toHaveLength(1)
    expect(await lines(one)).toEqual([
      ['document', '2026-12-09', null, 'assessor-1'],
      ['referral', '2026-12-10', null, 'assessor-1'],
    ])
    expect(mailsTo(sandbox, one.email)).toHaveLength(4)
  })

  test('DESK-112 what waits on the applicant is no work meanwhile: both see the days, and what comes in is of who asked', async () => {
    const one = await referred()
    expect((await lines(one))[0]).toEqual(['referral', '2026-11-25', null, null])
    const link = await ask(one)
    const asked = await mailWith(sandbox, one.email, 'We hebben een document van je nodig')
    expect(asked.text).toContain('Daarna gaan we verder, uiterlijk 9 december 2026')
    const waiting = await statusOf(one)
    expect(waiting).toMatchObject({
      waitsUntil: '2026-12-07',
      stages: expect.arrayContaining([expect.objectContaining({ state: 'now', by: '2026-12-09' })]),
    })
    const listed = async (view: 'waiting' | 'free') =>
      (await staff['assessor-2']('listWork', { query: { view } })).answer.items.filter(
        ({ caseId }) => caseId === one.caseId,
      )
    expect(await listed('waiting')).toMatchObject([{ dueOn: '2026-12-09', waitsUntil: '2026-12-07' }])
    expect(await listed('free')).toEqual([])
    await send(link, pdf('bewijs'))
    expect(await lines(one)).toEqual([
      ['document', '2026-11-24', null, 'assessor-1'],
      ['referral', '2026-11-25', null, 'assessor-1'],
    ])
    expect(await statusOf(one)).toMatchObject({
      waitsUntil: null,
      stages: expect.arrayContaining([expect.objectContaining({ state: 'now', by: '2026-11-25' })]),
    })
    const received = await mailWith(sandbox, one.email, 'Je document is binnen')
    expect(received.text).toContain('Je hoort uiterlijk 25 november 2026 van ons.')
  })

  test('DESK-113 the signature stays asked for beside something else, each is answered by itself, with several files', async () => {
    const one = await chosen()
    const params = { caseId: one.caseId }
    await takeSteps(server, one, ['agreement'])
    const files = [new File([new Uint8Array(pdf('overeenkomst'))], 'overeenkomst.pdf')]
    await staff['assessor-1']('putAgreement', { params, files })
    const fileId = (await viewOf(one)).files[0]!.id
    await staff['assessor-1']('downloadFile', { params: { ...params, fileId } })
    await staff['assessor-1']('sendAgreement', { params, request: { fileId } })
    const link = await ask(one)
    const { asked } = await statusOf(one)
    expect(asked.map(({ reason }) => reason)).toEqual(['signed-agreement', 'account-holder'])
    const [signature, proof] = asked.map(({ id }) => id)
    expect(await send(link, pdf('zes'), { asked: proof!, times: 6 })).toMatchObject({ status: 400 })
    const { view } = await send(link, pdf('bewijs'), { asked: proof!, times: 2 })
    expect(view.asked.map(({ id }) => id)).toEqual([signature])
    expect(await send(link, pdf('nog eens'), { asked: proof! })).toMatchObject({ error: 'document_not_asked' })
    expect((await send(link, pdf('getekend'), { asked: signature! })).view.asked).toEqual([])
    const kept = await viewOf(one)
    expect(kept.files.map(({ requestId }) => requestId)).toEqual([signature, proof, proof, null])
  })

  test('DESK-59 another one’s link, a guess, and a file that nobody asked for are refused', async () => {
    const one = await referred()
    const unasked = await linkOf(one, 'Een medewerker kijkt naar je aanvraag bij Vlot')
    expect(await send(unasked, pdf('x'))).toMatchObject({ status: 409, error: 'document_not_asked' })
    const other = await referred()
    const link = await ask(other)
    for (const wrong of [
      { ...link, caseId: one.caseId },
      { ...link, passphrase: '00900001' },
      { ...link, hash: 'x'.repeat(43) },
    ])
      await expect(send(wrong, pdf('x'))).rejects.toThrow('follow_up_link')
    expect(mailsTo(sandbox, other.email)).toHaveLength(3)
  })
})
