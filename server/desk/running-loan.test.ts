import { expect, test } from 'vitest'
import { exportedContract } from '#contract/desk/contracts.ts'
import { chosenCase, takeSteps } from '../testing/chosen-case.ts'
import { startDesk } from '../testing/desk-site.ts'
import { linkIn, mailWith } from '../testing/mailbox.ts'
import { statusOf } from '../testing/referred-case.ts'
import { onStatusPage } from '../testing/status-page.ts'

const today = '2026-11-23'
const { sandbox, server, staff, chosen } = await startDesk(today)

async function paidOut() {
  const one = await chosen()
  await takeSteps(server, one, ['agreement', 'sent', 'signed', 'paid'])
  const { hash, caseId } = linkIn(await mailWith(sandbox, one.email, 'Het geld is overgemaakt'))
  return { one, visitor: await onStatusPage(server, { hash, caseId, passphrase: one.kvkNumber }) }
}

test('DESK-130 from the mail about the payout the loan is there: its instalments from that day on, to the cent of the offer', async () => {
  const { visitor } = await paidOut()
  const { loan, offer } = (await visitor.call('readStatus')).answer
  expect(loan).toMatchObject({ paidOn: today, withdrawUntil: '2026-12-07', asked: [] })
  expect(loan!.instalments).toHaveLength(offer!.termMonths)
  expect(loan!.instalments[0]).toMatchObject({ number: 1, on: '2026-12-23', totalCents: offer!.firstInstalmentCents })
  expect(loan!.instalments.at(-1)!.leftCents).toBe(0)
})

test('DESK-130 who cannot pay is answered by a person, in time and by mail, which names help', async () => {
  const { one, visitor } = await paidOut()
  const asking = { about: 'cannotPay', words: 'Een grote klant betaalt niet.' } as const
  const { asked } = (await visitor.call('askAboutLoan', { request: asking })).answer.loan!
  expect(asked).toEqual([{ about: 'cannotPay', answerBy: '2026-11-25', answer: null }])
  const receipt = await mailWith(sandbox, one.email, 'We hebben je vraag over je lening')
  for (const help of ['25 november 2026', 'Geldfit', '155']) expect(receipt.text).toContain(help)

  const noor = staff['assessor-1']
  const item = (await noor('listWork')).answer.items.find(
    ({ kind, caseId }) => kind === 'loanQuestion' && caseId === one.caseId,
  )!
  expect(item).toMatchObject({ reason: 'cannotPay', dueOn: '2026-11-25' })
  const params = { id: item.id }
  const { version } = (await noor('claimWork', { params, request: { version: item.version } })).answer
  await noor('openWork', { params, request: { reason: 'contact' } })
  expect((await noor('readWork', { params })).answer.asked).toMatchObject({ words: asking.words, topic: null })
  const closing = { version, outcome: 'answered', words: 'Je betaalt drie maanden later.' } as const
  expect((await noor('closeWork', { params, request: closing })).status).toBe(204)
  const answer = await mailWith(sandbox, one.email, 'Antwoord op je vraag over je lening')
  expect(answer.text).toContain(closing.words)
  expect((await statusOf(one)).loan!.asked[0]!.answer).toEqual({ on: today, words: closing.words })
})

test('DESK-130 nothing is asked of a loan before its payout, and nobody goes back on it after its days', async () => {
  const before = await chosenCase({ server, sandbox })
  const ask = { about: 'settle', words: 'Hoeveel nog?' }
  expect((await before.who.call('POST', 'vlot/v1/follow-up/loan/questions', ask)).body.error).toBe('step_not_reached')
  expect((await statusOf(before)).loan).toBeNull()
  const { one, visitor } = await paidOut()
  await server.context.pool.query(`update follow_up_step set done_on = '2026-11-08' where case_id = $1`, [one.caseId])
  expect((await visitor.call('readStatus')).answer.loan!.withdrawUntil).toBeNull()
  const withdrawing = await visitor.call('askAboutLoan', { request: { about: 'withdraw', words: 'Toch niet.' } })
  expect(withdrawing.error).toBe('step_not_reached')
  expect((await visitor.call('askAboutLoan', { request: { about: 'settle', words: ' ' } })).error).toBe('bad_request')
})

test('DESK-127 every contract goes to the lender’s systems, as JSON with its schema and as CSV, and that is in the trail', async () => {
  const { one } = await paidOut()
  const { reference, loan, offer } = (await statusOf(one)) as Required<Awaited<ReturnType<typeof statusOf>>>
  const exported = async (format: 'csv' | 'json') => {
    const { bytes, headers } = await staff['assessor-1']('exportContracts', { query: { format } })
    expect(headers.get('content-disposition')).toContain(`.${format}`)
    return bytes.toString()
  }
  const { schema, contracts } = JSON.parse(await exported('json'))
  const contract = contracts.find((found: { reference: string }) => found.reference === reference)
  expect(contract).toMatchObject({ kvkNumber: one.kvkNumber, paidOn: today, amountCents: offer!.loanAmount * 100 })
  const totals = contract.schedule.map(({ totalCents }: { totalCents: number }) => totalCents)
  expect(totals).toEqual(loan!.instalments.map(({ totalCents }) => totalCents))
  expect(schema.required.toSorted()).toEqual(Object.keys(contract).toSorted())
  expect(exportedContract.safeParse(contract).success).toBe(true)
  const [heads, ...lines] = (await exported('csv')).trim().split('\r\n')
  expect(heads).toMatch(/^"reference","kvkNumber","paidOn"/)
  expect(lines).toHaveLength(contracts.length)
  const { rows } = await server.context.pool.query(`select actor from audit_entry where action = 'contracts.exported'`)
  expect(rows).toEqual([{ actor: 'staff:assessor-1' }, { actor: 'staff:assessor-1' }])
})
