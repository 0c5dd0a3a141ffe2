import { describe, expect, test } from 'vitest'
import { steps } from '#lending/journey/steps.ts'
import { actForTester, testerView } from './tester-actions.ts'
import { mockNow, mockVisitor, refusalOf } from './testing/mock-visitor.ts'

const today = '2026-11-21'

function tester() {
  const visitor = mockVisitor()
  let ids = 0
  const clock = {
    now: () => mockNow,
    today: () => today,
    newId: () => `00000000-0000-4000-a000-${String(++ids).padStart(12, '0')}`,
  }
  const act = (name: string, asked: Record<string, unknown> = {}) =>
    actForTester(name, asked, visitor.mock.backend, clock)
  const view = () => visitor.mock.backend.change((state) => testerView(state, today, false))
  return { ...visitor, act, view }
}

describe('the tester panel', () => {
  test.each(steps.map(({ slug }) => slug))(
    'FLOW-2 a jump to %s fills the case so that the guard lets one in',
    async (step) => {
      const { act, ask, held } = tester()
      const done = await act('jump', { step })
      Object.assign(held, done?.answer)
      const view = await ask('readApplication')
      expect(view.kvkNumber).toBe('00900001')
      expect(view.furthestStep).toBe(step)
    },
  )

  test('FLOW-7 what the bank still delivers cannot be confirmed', async () => {
    const { act, ask, held } = tester()
    Object.assign(held, (await act('jump', { step: 'transactions-collect' }))?.answer)
    expect(await refusalOf(ask('confirmTransactions'))).toEqual([409, 'step_not_reached'])
  })

  test('shows the case, the session and how often the decision was asked for', async () => {
    const { act, held, ask, view } = tester()
    expect(await view()).toMatchObject({ session: null, application: null, blocks: null })
    Object.assign(held, (await act('jump', { step: 'get-offers' }))?.answer)
    for (let poll = 0; poll < 3; poll++) await ask('readCaseState')
    expect(await view()).toMatchObject({
      polls: 3,
      session: { scope: 'applicant', caseId: held.caseId },
      application: { companyName: 'Bakkerij De Korenaar B.V.' },
      blocks: { TRANSACTION_ANALYSIS: 'SUCCESS', SCORECARD_RESULT: 'PENDING' },
    })
  })

  test('TEST-3 changes how long an answer takes, within bounds', async () => {
    const { act, view } = tester()
    await act('delay', { delayMs: 500 })
    expect((await view()).delayMs).toBe(500)
    for (const delayMs of [-1, 120_001, Number.NaN, '5']) expect(await act('delay', { delayMs })).toBeNull()
    expect((await view()).delayMs).toBe(500)
  })

  test('SESS-2 lets the session expire: the next call is a 401, and so is the renewal', async () => {
    const { act, fillForm, ask } = tester()
    await fillForm()
    await act('expire-session')
    expect(await refusalOf(ask('readApplication'))).toEqual([401, 'unauthorised'])
    expect(await refusalOf(ask('renewToken'))).toEqual([401, 'unauthorised'])
  })

  test('FLOW-11 gives a link to go on with an application: the number, then the code, and the session is back', async () => {
    const { act, fillForm, ask, held } = tester()
    await fillForm('00900003')
    const answer = (await act('resume'))?.answer as { address: string; kvkNumber: string; code: string }
    const { searchParams } = new URL(answer.address, 'https://vlot.example')
    const link = { caseId: searchParams.get('caseId') ?? '', hash: searchParams.get('hash') ?? '' }
    expect([link.caseId, answer.kvkNumber]).toEqual([held.caseId, '00900003'])
    await act('expire-session')
    expect(await refusalOf(ask('startResume', { request: { ...link, passphrase: '00900001' } }))).toEqual([
      401,
      'reconsent_kvk',
    ])
    await ask('startResume', { request: { ...link, passphrase: answer.kvkNumber } })
    expect(await refusalOf(ask('confirmResume', { request: { ...link, code: '00000000' } }))).toEqual([
      401,
      'resume_code',
    ])
    Object.assign(held, (await ask('confirmResume', { request: { ...link, code: answer.code } })).data)
    expect((await ask('readApplication')).loanAmount).toBe(25_000)
  })

  test('knows nothing else', async () => {
    const { act } = tester()
    expect(await act('nothing')).toBeNull()
    expect(await act('jump', { step: 'nowhere' })).toBeNull()
  })
})
