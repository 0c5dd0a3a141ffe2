import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatEuros } from '#lending/money.ts'
import { agreementsAt } from '../testing/checked-case.ts'
import { startDesk } from '../testing/desk-site.ts'
import { putPdf } from '../testing/desk-staff.ts'
import { linkIn, mailWith } from '../testing/mailbox.ts'
import { readPdf, type Tag } from '../testing/read-pdf.ts'
import type { ReferredCase } from '../testing/referred-case.ts'
import { onStatusPage } from '../testing/status-page.ts'

const { sandbox, server, staff, viewOf, chosen } = await startDesk('2026-11-23')

const { made, send, check } = agreementsAt(staff)

async function checkedWith(signatories: string): Promise<ReferredCase> {
  const one = await chosen()
  await check(one, signatories)
  return one
}

async function readOnPage({ email, kvkNumber }: ReferredCase, subject: string) {
  const { hash, caseId } = linkIn(await mailWith(sandbox, email, subject))
  const visitor = await onStatusPage(server, { hash, caseId, passphrase: kvkNumber })
  const { agreement } = (await visitor.call('readAgreement')).answer
  const { base64 } = (await visitor.call('openAgreement')).answer
  return { agreement, pdf: Buffer.from(base64, 'base64') }
}

const cells = (tags: readonly Tag[]): string[] =>
  tags.flatMap((tag) => [...(tag.type === 'TD' ? [tag.text.replace(/\s/g, ' ').trim()] : []), ...cells(tag.children)])

test('DESK-122 an agreement is made of the checked choice, looked at, mailed, and read on the page with the figures of the card of money', async () => {
  const one = await checkedWith('A. Verhoeven, B. Bos')
  const { agreement: state, files, money } = await made(one)
  expect(state).toMatchObject({ isMaking: false, problem: null })
  expect(files).toMatchObject([{ kind: 'agreement', sentAt: null, endedAt: null }])
  const looked = await send(one, files[0]!.id)
  const { agreement, pdf } = await readOnPage(one, 'Je overeenkomst staat klaar')
  expect(pdf.equals(looked)).toBe(true)
  const rows = agreement!.sections.flatMap(({ table }) => table?.rows ?? []).flatMap(([, ...values]) => values)
  expect(cells((await readPdf(pdf)).tags)).toEqual(rows.map((cell) => cell.replace(/\s/g, ' ')))
  const [card] = money
  const euros = (cents: number) => formatEuros(cents, { decimals: 2 })
  const [figures, schedule] = agreement!.sections.flatMap(({ table }) => table ?? [])
  expect(Object.fromEntries(figures!.rows)).toMatchObject({
    Geleend: euros(card!.amountCents),
    'Alle kosten samen': euros(card!.totalCostCents),
    'Samen terug': euros(card!.totalToRepayCents),
  })
  const instalments = [card!.firstInstalmentCents, card!.lastInstalmentCents].map(euros)
  expect([schedule!.rows[0]![2], schedule!.rows.at(-1)![2]]).toEqual(instalments)
  expect(JSON.stringify(agreement)).toContain('A.\u00a0Verhoeven of B.\u00a0Bos')
  const row = await server.context.database
    .selectFrom('agreement')
    .select('sha256')
    .where('case_id', '=', one.caseId)
    .executeTakeFirstOrThrow()
  expect(row.sha256!.equals(createHash('sha256').update(pdf).digest())).toBe(true)
})

test('DESK-105 DESK-122 it is made again until the signature, and the one before opens no more', async () => {
  const one = await checkedWith('A. Verhoeven')
  const params = { caseId: one.caseId }
  const first = await send(one, (await made(one)).files[0]!.id)
  expect((await staff['assessor-1']('makeAgreement', { params, request: {} })).status).toBe(204)
  const draft = (await made(one)).files.find(({ sentAt }) => sentAt === null)
  await send(one, draft!.id)
  const { pdf } = await readOnPage(one, 'Je nieuwe overeenkomst staat klaar')
  expect(pdf.equals(first)).toBe(false)
  const signed = { step: 'signed', on: '2026-11-23', reference: 'HT-1', whyNoFile: 'Op papier.' }
  expect((await staff['assessor-1']('recordStep', { params, request: signed })).status).toBe(204)
  expect((await staff['assessor-1']('makeAgreement', { params, request: {} })).error).toBe('changed_meanwhile')
})

test.each([
  ['signatories', ' ,'],
  ['letters', 'Γιώργος Παπαδόπουλος'],
])(
  'DESK-122 where it cannot be made because of %s, the desk says so and puts one in by hand',
  async (problem, signatories) => {
    const one = await checkedWith(signatories)
    expect((await made(one)).agreement).toMatchObject({ isMaking: false, problem })
    const byHand = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n')
    expect((await putPdf(server.context, 'assessor-1', one.caseId, byHand)).status).toBe(204)
    const { files, agreement } = await viewOf(one)
    expect(agreement.problem).toBeNull()
    await send(one, files[0]!.id)
    expect((await readOnPage(one, 'Je overeenkomst staat klaar')).agreement).toBeNull()
  },
)
