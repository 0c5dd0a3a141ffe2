import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { beginReconsent } from './jump-to-step.ts'
import { connectRequest, visitMockBank } from './testing/mock-applicant.ts'
import { mockOrigin } from './testing/mock-fetch.ts'
import { mockNow, mockVisitor, refusalOf } from './testing/mock-visitor.ts'
import { type TesterEffect, type TesterInput, testerInputs } from './tester-inputs.ts'

/** The outcome of a typed value, by an applicant's calls. */
type Proof = (value: string) => Promise<void>

const never = async (asked: Promise<unknown>) => {
  const settled = vi.fn()
  void asked.then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(settled).not.toHaveBeenCalled()
}

const refusedAtCheck =
  (status: number, key: string): Proof =>
  async (value) =>
    expect(await refusalOf(mockVisitor().begin(value))).toEqual([status, key])

const notEligible =
  (...codes: string[]): Proof =>
  async (value) => {
    const { eligible, errors } = await mockVisitor().begin(value)
    expect([eligible, errors]).toEqual([false, codes])
  }

const company: Partial<Record<TesterEffect, Proof>> = {
  sector_refused: notEligible('SBI_CODE_INVALID'),
  legal_form_refused: notEligible('SBI_CODE_INVALID', 'LEGAL_STRUCTURE_INVALID'),
  too_young: notEligible('FOUNDATION_DATE_CHECK'),
  bad_request: refusedAtCheck(400, 'bad_request'),
  too_big: refusedAtCheck(413, 'file.too_big'),
  server_error: refusedAtCheck(500, 'generic'),
  no_match: refusedAtCheck(404, 'no_match'),
  async unauthorised(value) {
    const { begin, ask } = mockVisitor()
    expect(await refusalOf(begin(value))).toEqual([401, 'unauthorised'])
    expect(await refusalOf(ask('renewToken'))).toEqual([401, 'unauthorised'])
  },
  no_answer: (value) => never(mockVisitor().begin(value)),
  async bank_unavailable(value) {
    const { fillForm, ask, held } = mockVisitor()
    await fillForm(value)
    const asked = ask('createConnectSession', { request: connectRequest(held.caseId, 'ING') })
    expect(await refusalOf(asked)).toEqual([503, 'bank_unavailable'])
  },
  async other_holder(value) {
    const { decision } = await mockVisitor().decided(value)
    expect([decision.outcome, decision.reasons.map(({ code }) => code)]).toEqual(['referred', ['HOLDER_NOT_MATCHED']])
  },
  async no_bookings(value) {
    const { fillForm, connect, ask } = mockVisitor()
    await fillForm(value)
    await connect()
    expect(await refusalOf(ask('confirmTransactions'))).toEqual([409, 'no_transactions'])
  },
  async red_score(value) {
    const { scoreIsRed, offers, decision } = await mockVisitor().decided(value)
    expect([scoreIsRed, offers]).toEqual([true, []])
    expect(decision.reasons.length).toBeGreaterThan(0)
  },
}

const decidedAt = (value: string) => mockVisitor().decided('00900001', Number(value))

const amount: Partial<Record<TesterEffect, Proof>> = {
  async red_score(value) {
    expect(await decidedAt(value)).toMatchObject({ scoreIsRed: true, offers: [], decision: { outcome: 'refused' } })
  },
  async referred(value) {
    expect(await decidedAt(value)).toMatchObject({ scoreIsRed: false, offers: [], decision: { outcome: 'referred' } })
  },
  async no_offers(value) {
    expect(await decidedAt(value)).toMatchObject({
      isEligibleForDls: true,
      offers: [],
      decision: { outcome: 'approved' },
    })
  },
  async offers_fail(value) {
    expect(await refusalOf(decidedAt(value))).toEqual([500, 'generic'])
  },
  async decision_fails(value) {
    const { ask, ...visitor } = mockVisitor()
    await refusalOf(visitor.decided('00900001', Number(value)))
    const { journeyBlocks } = await ask('readCaseState')
    expect(journeyBlocks).toMatchObject({ TRANSACTION_ANALYSIS: 'SUCCESS', OFFERS_AVAILABLE: 'FAILED' })
  },
  async decision_never_comes(value) {
    const { ask, ...visitor } = mockVisitor()
    await refusalOf(visitor.decided('00900001', Number(value)))
    for (let poll = 0; poll < 240; poll++) {
      expect((await ask('readCaseState')).journeyBlocks.OFFERS_AVAILABLE).toBe('PENDING')
    }
  },
}

/** A mailed link, answered with what was typed. */
async function typedInLink(kvkNumber: string) {
  const { mock, ask, held } = mockVisitor()
  let ids = 0
  const { caseId, connectionId } = await mock.backend.change((state) =>
    beginReconsent({
      state,
      now: mockNow,
      today: '2026-11-21',
      newId: () => `0000000${++ids}-0000-4000-9000-000000000000`,
    }),
  )
  const request = { passphrase: kvkNumber, hash: 'tester', connectionId }
  const { data } = await ask('createResumeToken', { params: { caseId }, request })
  Object.assign(held, { token: data.token, caseId })
  const reconnect = () =>
    ask('reconnect', { request: { returnUrl: `${mockOrigin}/transaction-success`, connectionId } })
  const renew = async () => visitMockBank(mock, (await reconnect()).data.connectUrl)
  const needs = async () => {
    const fetched = await ask('fetchAccounts', { query: { caseId, connectionId } })
    return fetched.data.connectionDetails[0]?.needReconsent
  }
  return { reconnect, renew, needs }
}

const refusedAtLink =
  (status: number, key: string): Proof =>
  async (value) =>
    expect(await refusalOf(typedInLink(value))).toEqual([status, key])

const reconsent: Partial<Record<TesterEffect, Proof>> = {
  wrong_kvk_number: refusedAtLink(401, 'reconsent_kvk'),
  bad_request: refusedAtLink(400, 'bad_request'),
  server_error: refusedAtLink(500, 'generic'),
  no_answer: (value) => never(typedInLink(value)),
  async bank_unavailable(value) {
    const { reconnect } = await typedInLink(value)
    expect(await refusalOf(reconnect())).toEqual([503, 'bank_unavailable'])
  },
  async renewal_fails(value) {
    const { renew, needs } = await typedInLink(value)
    expect(await needs()).toBe(true)
    await renew()
    expect(await refusalOf(needs())).toEqual([500, 'generic'])
  },
  async renewal_never_comes(value) {
    const { renew, needs } = await typedInLink(value)
    await renew()
    for (let read = 0; read < 240; read++) expect(await needs()).toBe(true)
  },
}

const proofs: Record<TesterInput['place'], Partial<Record<TesterEffect, Proof>>> = { company, amount, reconsent }

describe('TEST-4 what a person can type', () => {
  test.each(testerInputs)('$place $value: $en', async ({ place, value, effect }) => {
    const prove = proofs[place][effect]
    expect(prove, 'Every input of the table needs its proof').toBeDefined()
    await prove?.(value)
  })

  test('no value stands twice in a place, and every proof has its input', () => {
    const typed = testerInputs.map(({ place, value }) => `${place} ${value}`)
    expect(new Set(typed).size).toBe(typed.length)
    for (const [place, byEffect] of Object.entries(proofs)) {
      const effects = testerInputs.filter((input) => input.place === place).map(({ effect }) => effect)
      expect(Object.keys(byEffect).toSorted()).toEqual(effects.toSorted())
    }
  })

  test('a number of the table is no number that the register gave out: they all begin with 0090', () => {
    for (const { place, value } of testerInputs) if (place !== 'amount') expect(value).toMatch(/^0090\d{4}$/)
  })

  test('the table in docs/tester-mode.md is this one', () => {
    const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'tester-mode.md'), 'utf8')
    const heads = { company: 'Company search', amount: 'Amount', reconsent: 'Re-consent' }
    for (const { place, value, en } of testerInputs) {
      expect(page).toContain(`| ${heads[place]} | ${value} | ${en} |`)
    }
    const rows = page.match(/^\| (?:Company search|Amount|Re-consent) \|/gm) ?? []
    expect(rows).toHaveLength(testerInputs.length)
  })
})
