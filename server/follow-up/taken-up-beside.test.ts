import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import { addDays } from '#lending/days.ts'
import {
  type Applicant,
  confirmAndWait,
  decidedApplicant,
  fillForm,
  newApplicant,
  until,
} from '../testing/applicant.ts'
import { takeSteps, takeUp } from '../testing/chosen-case.ts'
import { asEngine, startDesk } from '../testing/desk-site.ts'
import { withDocument } from '../testing/received-document.ts'
import { changeOffers } from '../testing/changed-offers.ts'
import { reach } from '../testing/referred-case.ts'
import { camtFile } from '../testing/statement-files.ts'
import { findableBy, forgetFinds, lockCompany } from '../store/case/case-find.ts'

const today = '2026-11-21'
const webshop = '00900003'
const { server, sandbox, staff, viewOf, versionOf, referred } = await startDesk(today)
const { database, settings, pool } = server.context

const accounts = 'dls-pbl-api/v3/accounts/disbursement'
const at = { offers: 'dls-pbl-api/v3/offers', select: 'dls-offer/v3/termsheet/offers/select' }
const decided = () => decidedApplicant(server.origin, 'BUNQ', webshop)
const offersOf = async ({ call }: Applicant) => (await call('GET', at.offers)).body as AnswerOf<'listOffers'>
const choose = async (who: Applicant) => {
  const { offers } = await offersOf(who)
  const { status, body } = await who.call('POST', at.select, { offerId: offers[0]!.id })
  return [status, body?.error]
}
const again = (who: Applicant) =>
  until(60_000, async () => ((await who.call('GET', at.offers)).status === 200 ? offersOf(who) : null))
const reasonsOf = ({ decision }: AnswerOf<'listOffers'>) => decision.reasons.map(({ code }) => code)
const instalments = ({ decision }: AnswerOf<'listOffers'>) =>
  decision.facts.find(({ code }) => code === 'existingDebtServiceMonthlyCents')?.value
const takeBack = ({ caseId }: Applicant) =>
  pool.query('update loan_case set selected_offer_id = null, disbursement_account_id = null where id = $1', [caseId])

afterEach(() => pool.query('delete from case_find'))

const decidedView = (of: { caseId: string }, version: number) =>
  until(60_000, async () => {
    const { engine, dataVersion, isDeciding } = await viewOf(of)
    return dataVersion === version && !isDeciding ? engine : null
  })

/** As if what this case took up were another company's, or nobody's any more. */
const moveTo = (caseId: string, kvkNumber: string | null) =>
  database.transaction().execute(async (transaction) => {
    await forgetFinds(transaction, caseId, 'kvk')
    if (kvkNumber !== null)
      await findableBy(transaction, settings.operatorKeys, caseId, { kind: 'kvk', text: kvkNumber })
  })

describe('an application of a company that took up an offer here', () => {
  test('CORE-11 counts it at once, as chosen and as paid out, names it, and no longer once it was taken back', async () => {
    const first = await decided()
    const free = await offersOf(first)
    expect(free.decision.outcome).toBe('approved')
    const [offer] = free.offers
    expect(await choose(first)).toEqual([204, undefined])

    const second = await offersOf(await decided())
    expect(second.decision.outcome).not.toBe('approved')
    expect(second.decision.reasons).toContainEqual({
      code: 'RUNNING_HERE',
      figures: { monthlyCents: offer!.firstInstalmentCents, owedCents: offer!.loanAmount * 100 },
    })
    expect(instalments(second)).toBe(instalments(free)! + offer!.firstInstalmentCents)

    const { bankAccounts } = (await first.call('GET', accounts)).body
    await first.call('POST', accounts, { iban: bankAccounts[0].iban })
    await reach(first, sandbox)
    await takeSteps(server, first, ['agreement', 'sent', 'signed', 'paid'])
    const third = await decided()
    expect(reasonsOf(await offersOf(third))).toContain('RUNNING_HERE')
    const { beside } = await viewOf(third)
    expect(beside).toMatchObject([{ caseId: first.caseId, reference: expect.stringMatching(/^VL-/), isPaidOut: true }])

    await takeBack(first)
    const after = await offersOf(await decided())
    expect([after.decision.outcome, instalments(after)]).toEqual(['approved', instalments(free)])
  })

  test('CORE-11 FLOW-10 two that choose at the same moment get one offer: the other is told why and decided again', async () => {
    const both = [await decided(), await decided()]
    expect((await Promise.all(both.map(offersOf))).map(({ decision }) => decision.outcome)).toEqual([
      'approved',
      'approved',
    ])
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`
    const answers = await database.transaction().execute(async (transaction) => {
      await lockCompany(transaction, settings.operatorKeys, webshop)
      const choosing = both.map(choose)
      await until(20_000, async () => ((await waiting.execute(transaction)).rows.length === 2 ? true : null))
      return { choosing }
    })
    const chosen = await Promise.all(answers.choosing)
    expect(chosen.toSorted()).toEqual([
      [204, undefined],
      [409, 'decided_again'],
    ])
    const late = both[chosen.findIndex(([status]) => status === 409)]!
    const { decision, offers } = await again(late)
    expect([decision.outcome, offers]).toEqual(['referred', []])
    expect(reasonsOf({ decision } as AnswerOf<'listOffers'>)).toContain('RUNNING_HERE')
  })
})

test('CORE-11 CORE-8 a stranger with a file in the company’s name hears of no loan: a person looks, and the desk sees it', async () => {
  const owner = await decided()
  await choose(owner)
  const stranger = await newApplicant(server.origin)
  await fillForm(stranger, webshop)
  const bytes = camtFile({ from: addDays(today, -730), days: 729, holder: 'Kadolijn Webwinkels B.V.' })
  expect((await stranger.upload([{ name: 'afschrift.xml', bytes }])).status).toBeLessThan(300)
  const beside: AnswerOf<'listOffers'> = await confirmAndWait(stranger)
  expect([beside.decision.outcome, reasonsOf(beside)]).toEqual(['referred', ['HOLDER_NOT_MATCHED']])
  expect(instalments(beside)).toBe(0)
  const { body } = await stranger.call('GET', 'vlot/v1/privacy/export')
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`runningHere|RUNNING_HERE|${owner.caseId}`))
  const { beside: seen, hasNewer, dataVersion } = await viewOf(stranger)
  expect([seen.map(({ caseId }) => caseId), hasNewer]).toEqual([[owner.caseId], false])

  await reach(stranger, sandbox)
  const params = { caseId: stranger.caseId }
  const yes = { params, request: { ...asEngine, dataVersion } }
  expect((await staff['senior-1']('answerReferral', yes)).error).toBe('running_beside')
  const { accountId, fileId } = await withDocument(server.context, stranger.caseId)
  const judged = { dataVersion, accountId, fileId, holderIs: 'company', reason: 'Het uittreksel noemt het nummer.' }
  expect((await staff['assessor-1']('judgeAccount', { params, request: judged })).status).toBe(204)
  const verdictId = (await viewOf(stranger)).accounts[0]!.verdict!.id
  await staff['senior-1']('confirmAccount', { params: { ...params, verdictId }, request: { dataVersion } })
  expect((await decidedView(stranger, dataVersion + 1)).reasons.map(({ code }) => code)).toContain('RUNNING_HERE')
})

test('CORE-11 DESK-45 a yes by a person, the check and the payout wait for a decision that counts what was taken up since', async () => {
  const one = await referred()
  const { caseId } = one
  const owner = await decided()
  await choose(owner)
  await moveTo(owner.caseId, one.kvkNumber)
  const params = { caseId }
  const request = async () => ({ ...asEngine, dataVersion: await versionOf(one) })
  expect((await staff['senior-1']('answerReferral', { params, request: await request() })).error).toBe('running_beside')
  const before = await viewOf(one)
  expect(before).toMatchObject({ hasNewer: true, beside: [{ caseId: owner.caseId, isPaidOut: false }] })
  const asked = { params, request: { dataVersion: before.dataVersion } }
  expect((await staff['senior-1']('reassessCase', asked)).status).toBe(200)
  const { reasons } = await decidedView(one, before.dataVersion + 1)
  expect(reasons.map(({ code }) => code)).toContain('RUNNING_HERE')
  expect((await viewOf(one)).hasNewer).toBe(false)
  expect((await staff['senior-1']('answerReferral', { params, request: await request() })).error).not.toBe(
    'running_beside',
  )
})

test('CORE-11 of two chosen offers, neither of which counts the other, the later is not checked', async () => {
  const [earlier, later] = [await decided(), await decided()]
  for (const who of [earlier, later]) {
    await takeUp({ who })
    await reach(who, sandbox)
    await moveTo(who.caseId, null)
  }
  for (const { caseId } of [earlier, later]) await moveTo(caseId, webshop)
  await pool.query("update offer_selection set at = at + interval '1 second' where case_id = $1", [later.caseId])
  await expect(takeSteps(server, later, ['agreement'])).rejects.toThrow('running_beside')
  await takeSteps(server, earlier, ['agreement', 'sent', 'signed', 'paid'])
})

test('CORE-11 a choice without an account ends with its offer: it no longer counts, and none can be chosen for it', async () => {
  const [first, second] = [await decided(), await referred()]
  await choose(first)
  await moveTo(first.caseId, second.kvkNumber)
  expect((await viewOf(second)).beside).toHaveLength(1)
  const { bankAccounts } = (await first.call('GET', accounts)).body
  await changeOffers(server.context, first.caseId, { validUntil: '2026-11-20' })
  expect((await viewOf(second)).beside).toEqual([])
  const { status, body } = await first.call('POST', accounts, { iban: bankAccounts[0].iban })
  expect([status, body.error]).toEqual([409, 'offer_expired'])
})
