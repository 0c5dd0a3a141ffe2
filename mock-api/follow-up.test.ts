import { expect, test } from 'vitest'
import { mockVisitor as visitor, refusalOf } from './testing/mock-visitor.ts'

const details = { email: 'tess@voorbeeld.nl', mobile: '0612345678', name: 'Tess', role: 'owner' } as const

test('TEST-4 FLOW-10 contact details are confirmed by the code of tester mode, and where it stands is shown', async () => {
  const { ask, decided } = visitor()
  const { offers } = await decided()
  const give = (changes = {}) => ask('giveContactDetails', { request: { ...details, ...changes } })
  const confirm = (code: string) => ask('confirmContactDetails', { request: { code } })
  expect(await refusalOf(give())).toEqual([409, 'step_not_reached'])
  await ask('selectOffer', { request: { offerId: offers[0]!.id } })
  const { bankAccounts } = await ask('listDisbursementAccounts')
  await ask('chooseDisbursementAccount', { request: { iban: bankAccounts[0]!.iban } })
  expect(await ask('readFollowUp')).toEqual({ answers: null, contact: null, followUp: null })
  expect(await refusalOf(give({ mobile: '0201234567' }))).toEqual([400, 'bad_request'])
  expect(await give()).toEqual({ codeSentTo: 't•••@voorbeeld.nl' })
  expect(await refusalOf(confirm('00000000'))).toEqual([400, 'contact_code'])
  const own = await confirm('12345678')
  expect(own.contact).toEqual({ sentTo: 't•••@voorbeeld.nl', isConfirmed: true })
  expect(own.followUp).toMatchObject({ kind: 'choice', offer: { termMonths: offers[0]!.termMonths }, answer: null })
  expect(own.followUp?.stages.map(({ name, state, by }) => [name, state, by]).slice(0, 2)).toEqual([
    ['received', 'done', null],
    ['checked', 'now', '2026-11-23'],
  ])
  expect(await confirm('12345678')).toEqual(own)
  expect(await ask('readFollowUp')).toEqual(own)
})
