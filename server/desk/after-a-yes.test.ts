import { expect, test } from 'vitest'
import { takeUp } from '../testing/chosen-case.ts'
import { asEngine, overridden, startDesk } from '../testing/desk-site.ts'
import type { EmployeeId } from '../testing/desk-staff.ts'
import { changeOffers } from '../testing/changed-offers.ts'
import { statusOf } from '../testing/referred-case.ts'

const today = '2026-11-23'
const { server, staff, viewOf, versionOf, confirming, referred, chosen, tickAll } = await startDesk(today)

test('DESK-37 a yes can be taken up on its last day; from the next on the page says that it is over, and it is refused', async () => {
  const one = await referred()
  const { caseId, who } = one
  const request = { ...asEngine, dataVersion: await versionOf(one) }
  expect((await staff['assessor-1']('answerReferral', { params: { caseId }, request })).status).toBe(200)
  await changeOffers(server.context, caseId, { validUntil: today })
  expect((await statusOf(one)).approved).toMatchObject({ validUntil: today, isExpired: false })
  await changeOffers(server.context, caseId, { validUntil: '2026-11-22' })
  const { approved, answer } = await statusOf(one)
  expect([answer?.isYes, approved?.isExpired, approved?.validUntil]).toEqual([true, true, '2026-11-22'])
  const { offers } = (await who.call('GET', 'dls-pbl-api/v3/offers')).body
  const choosing = await who.call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId: offers[0].id })
  expect([choosing.status, choosing.body.error]).toEqual([409, 'offer_expired'])
  expect((await statusOf(one)).approved?.isExpired).toBe(true)
})

test('DESK-39 an offer is checked by another person than who said yes to it first, and that of the engine by anybody', async () => {
  const { caseId, who } = await referred('garage')
  const dataVersion = await versionOf({ caseId })
  const proposal = { ...overridden, dataVersion }
  const { answerId } = (await staff['assessor-1']('answerReferral', { params: { caseId }, request: proposal })).answer
  const seconding = { params: { caseId, answerId }, request: await confirming({ caseId }) }
  expect((await staff['assessor-2']('secondAnswer', seconding)).status).toBe(200)
  await takeUp({ who })

  const { items } = (await staff['assessor-1']('listWork')).answer
  const { id, version } = items.find((item) => item.kind === 'chosenOffer')!
  const claiming = { params: { id }, request: { version } }
  expect((await staff['assessor-1']('claimWork', claiming)).error).toBe('work_own_decision')
  expect((await staff['assessor-1']('takeNextWork')).answer.item).toBeNull()
  expect((await staff['assessor-1']('finishCheck', { params: { caseId }, request: { dataVersion } })).error).toBe(
    'work_own_decision',
  )
  const mayCheck = async (by: EmployeeId) => (await viewOf({ caseId }, by)).mayMove.check
  expect([await mayCheck('assessor-1'), await mayCheck('assessor-2')]).toEqual([false, true])
  expect((await staff['assessor-2']('takeNextWork')).answer.item?.id).toBe(id)
  await tickAll({ caseId }, 'assessor-1')
  expect((await staff['assessor-2']('finishCheck', { params: { caseId }, request: { dataVersion } })).status).toBe(204)

  const ofEngine = await chosen()
  const request = { dataVersion: await versionOf(ofEngine) }
  await tickAll(ofEngine, 'assessor-2')
  expect((await staff['assessor-1']('finishCheck', { params: { caseId: ofEngine.caseId }, request })).status).toBe(204)
})
