import { beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/calls.ts'
import type { MatchState } from '#contract/values.ts'
import { sealAccount } from '../../store/sealing/account-secret.ts'
import { readCase } from '../../store/case/read-case.ts'
import {
  another,
  confirmAndWait,
  decidedApplicant,
  fillForm,
  newApplicant,
  until,
  type Applicant,
} from '../../testing/applicant.ts'
import { reach } from '../../testing/referred-case.ts'
import { startSite } from '../../testing/site.ts'

/** The companies' histories end today, so a fixed day makes them the same for ever. */
const today = '2026-11-21'
const webshop = '00900003'
const builder = '00900004'

const { sandbox, server } = await startSite({ today, environment: { HOST: 'localhost' } })

const decided = (kvkNumber: string, bank: string) => decidedApplicant(server.origin, bank, another(kvkNumber))

const at = {
  offers: 'dls-pbl-api/v3/offers',
  select: 'dls-offer/v3/termsheet/offers/select',
  disbursement: 'dls-pbl-api/v3/accounts/disbursement',
  feedback: 'dls-pbl-api/v3/feedback',
  application: 'vlot/v1/application',
  review: 'vlot/v1/decision/review',
  amount: 'dls-pbl-api/v3/loan-amount',
}

const read = async <T>(applicant: Applicant, path: string): Promise<T> => (await applicant.call('GET', path)).body as T
const refusal = async (applicant: Applicant, path: string, body?: unknown) => {
  const { status, body: result } = await applicant.call(body === undefined ? 'GET' : 'POST', path, body)
  return [status, (result as { error?: string } | null)?.error]
}

describe('before the decision', () => {
  test('there is nothing to list, choose, pay to or look at again', async () => {
    const applicant = await newApplicant(server.origin)
    await fillForm(applicant, webshop)
    expect(await refusal(applicant, at.offers)).toEqual([409, 'offers_not_ready'])
    expect(await refusal(applicant, at.select, { offerId: 'x' })).toEqual([409, 'offers_not_ready'])
    expect(await refusal(applicant, at.disbursement)).toEqual([409, 'step_not_reached'])
    expect(await refusal(applicant, at.review, { email: 'a@b.example' })).toEqual([409, 'offers_not_ready'])
    expect(await refusal(applicant, at.feedback, { rating: 5 })).toEqual([409, 'step_not_reached'])
  })
})

describe('a company that gets offers', () => {
  let applicant: Applicant
  let listed: AnswerOf<'listOffers'>
  beforeAll(async () => {
    applicant = await decided(webshop, 'BUNQ')
    listed = await read(applicant, at.offers)
  })

  test('FLOW-9 CORE-6 API-1 sees loans of 1 to 5 years and a credit, each with its full price', () => {
    expect(listed.isEligibleForDls).toBe(true)
    expect(listed.scoreIsRed).toBe(false)
    const loans = listed.offers.filter((offer) => offer.productType === 'PBL')
    expect(loans.map((loan) => loan.term)).toEqual([1, 2, 3, 4, 5])
    expect(listed.offers.filter((offer) => offer.productType === 'PBC')).toHaveLength(1)
    // The specified fields.
    expect(Object.keys(listed)).toEqual(expect.arrayContaining(['isEligibleForDls', 'scoreIsRed', 'offers']))
    const fields =
      'id productType term loanAmount totalInterestCost linearMonthlyAmortization clientRate creditProvision'
    for (const offer of listed.offers) {
      for (const field of fields.split(' ')) expect(offer, field).toHaveProperty(field)
      const sum = (pick: (one: (typeof offer.schedule)[number]) => number) =>
        offer.schedule.reduce((total, instalment) => total + pick(instalment), 0)
      expect(sum((one) => one.principalCents)).toBe(Math.round(offer.loanAmount * 100))
      expect(sum((one) => one.interestCents)).toBe(Math.round(offer.totalInterestCost * 100))
      expect(offer.schedule).toHaveLength(offer.termMonths)
      expect(offer.yearlyCostPercentage).toBeGreaterThan(offer.clientRate)
      // Thirty days from the day of the offer.
      expect(offer.validUntil).toBe('2026-12-21')
      expect(offer.earlyRepayment).toHaveLength(3)
      expect(offer.stress.monthlyRoomStressedCents).toBeLessThan(offer.stress.monthlyRoomCents)
    }
  })

  test('STATE-4 a reload goes as far as the offers, which come after the last change of the case', async () => {
    const moveOffers = (by: number) =>
      server.context.pool.query('update offer_set set data_version = data_version + $2 where case_id = $1', [
        applicant.caseId,
        by,
      ])
    await moveOffers(1)
    const before = await applicant.call('GET', at.application)
    await moveOffers(-1)
    const after = await applicant.call('GET', at.application)
    expect([before.body.furthestStep, after.body.furthestStep]).toEqual(['get-offers', 'personal-offer'])
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  })

  test('FLOW-10 FLOW-20 CORE-8 API-1 chooses an offer and its account, confirms how to be reached, and only then is finished and gives feedback, each step once in the trail', async () => {
    const [first, second] = listed.offers
    expect(await refusal(applicant, at.select, { offerId: 'of-somebody-else' })).toEqual([404, 'offer_not_found'])
    expect(await refusal(applicant, at.disbursement, { iban: 'NL91ABNA0417164300' })).toEqual([409, 'step_not_reached'])
    expect(await refusal(applicant, at.select, { offerId: first?.id })).toEqual([204, undefined])
    expect(await refusal(applicant, at.select, { offerId: second?.id })).toEqual([204, undefined])

    const accounts = await read<AnswerOf<'listDisbursementAccounts'>>(applicant, at.disbursement)
    expect(accounts.selectedAccount).toBeNull()
    for (const field of ['iban', 'accountName', 'bank', 'selectedAccount', 'bankAccounts'])
      expect(accounts, field).toHaveProperty(field)
    expect(await refusal(applicant, at.disbursement, { iban: 'NL91ABNA0417164300' })).toEqual([404, 'iban_unknown'])
    expect(await refusal(applicant, at.feedback, { rating: 5 })).toEqual([409, 'step_not_reached'])
    const own = accounts.bankAccounts.find((account) => account.allowed)
    expect(own).toMatchObject({ matchState: 'MATCH', source: 'bank', proof: 'name_matches' })
    expect(own?.comparedWith).toContain('Kadolijn Webwinkels B.V.')
    expect(await refusal(applicant, at.disbursement, { iban: own?.iban })).toEqual([204, undefined])
    expect((await read<AnswerOf<'listDisbursementAccounts'>>(applicant, at.disbursement)).selectedAccount).toBe(
      own?.iban,
    )
    expect(await refusal(applicant, at.select, { offerId: first?.id })).toEqual([409, 'offer_chosen'])

    for (const rating of [0, 6, 4.5])
      expect(await refusal(applicant, at.feedback, { rating })).toEqual([400, 'bad_request'])
    const feedback = { rating: 5, referenceSource: 'search', suggestions: 'Mooi.' }
    const standing = () => read<AnswerOf<'readApplication'>>(applicant, at.application)
    expect(await standing()).toMatchObject({ flowFinished: false, furthestStep: 'next-steps' })
    expect(await refusal(applicant, at.feedback, feedback)).toEqual([409, 'step_not_reached'])
    await reach(applicant, sandbox)
    expect(await standing()).toMatchObject({ flowFinished: true, feedbackGiven: false })
    expect(await refusal(applicant, at.feedback, feedback)).toEqual([204, undefined])
    expect(await refusal(applicant, at.feedback, feedback)).toEqual([204, undefined])
    expect(await standing()).toMatchObject({
      selectedOfferId: second?.id,
      disbursementIban: own?.iban,
      flowFinished: true,
      feedbackGiven: true,
      furthestStep: 'feedback-success',
    })
    expect(await refusal(applicant, at.amount, { loanAmount: 30_000 })).toEqual([409, 'flow_finished'])

    const { rows } = await server.context.pool.query<{ action: string; detail: unknown }>(
      'select action, detail from audit_entry where case_id = $1 order by sequence',
      [applicant.caseId],
    )
    const actions = rows.map((row) => row.action)
    const once = [
      'case.began',
      'decision.made',
      'offers.made',
      'disbursement.chosen',
      'flow.finished',
      'feedback.given',
    ]
    for (const action of once) {
      expect(
        actions.filter((one) => one === action),
        action,
      ).toHaveLength(1)
    }
    expect(actions.filter((one) => one === 'offer.selected')).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/NL\d\d[A-Z]{4}/)
  })

  test('CORE-8 no bank data stands readable in the database', async () => {
    const other = await decided(webshop, 'BUNQ')
    const { offers } = await read<AnswerOf<'listOffers'>>(other, at.offers)
    await other.call('POST', at.select, { offerId: offers[0]?.id })
    const accounts = await read<AnswerOf<'listDisbursementAccounts'>>(other, at.disbursement)
    expect(accounts.bankAccounts.length).toBeGreaterThan(0)
    const tables = await server.context.pool.query<{ name: string }>(
      "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'job_queue')",
    )
    for (const { name } of tables.rows) {
      const { rows } = await server.context.pool.query<{ text: string }>(`select t::text as text from ${name} t`)
      const text = rows.map((row) => row.text).join('\n')
      for (const { iban } of accounts.bankAccounts) expect(text.includes(iban), `${name} holds ${iban}`).toBe(false)
    }
  })
})

describe('the account to pay to', () => {
  /** An account of the case as the bank might have described it. */
  async function withAccount(match: MatchState, iban: string, holderName: string | null): Promise<Applicant> {
    const applicant = await decided(webshop, 'BUNQ')
    const { offers } = await read<AnswerOf<'listOffers'>>(applicant, at.offers)
    await applicant.call('POST', at.select, { offerId: offers[0]?.id })
    const { database, settings } = server.context
    const record = await readCase(database, settings.operatorKeys, applicant.caseId)
    const account = record?.accounts[0]
    if (!record || !account) throw new Error('The case has no account.')
    const secret = { ...account.secret, iban, accountNumber: iban, holderName }
    await database
      .updateTable('account')
      .set({ match_state: match, sealed: sealAccount(record.caseKey, account.row.id, secret) })
      .where('id', '=', account.row.id)
      .execute()
    return applicant
  }

  const iban = 'NL91ABNA0417164300'
  test.each([
    ['MATCH', iban, 'Kadolijn Webwinkels', 'name_matches', [204, undefined]],
    ['NO_MATCH', iban, 'Piet Pietersen', 'other_name', [409, 'payout_not_proven']],
    ['COULD_NOT_MATCH', iban, null, 'holder_unknown', [409, 'payout_not_proven']],
    ['MATCH', 'NL91ABNA0417164301', 'Kadolijn Webwinkels', 'no_iban', [409, 'payout_not_proven']],
  ] as const)('FLOW-7 FLOW-10 %s of %s held by %s is %s', async (match, number, holder, proof, answer) => {
    const applicant = await withAccount(match, number, holder)
    const { bankAccounts } = await read<AnswerOf<'listDisbursementAccounts'>>(applicant, at.disbursement)
    const result = bankAccounts.find((account) => account.iban === number)
    expect(result).toMatchObject({ proof, accountName: holder, allowed: proof === 'name_matches', matchState: match })
    expect(result?.comparedWith.length).toBeGreaterThan(0)
    expect(await refusal(applicant, at.disbursement, { iban: number })).toEqual(answer)
  })
})

test('FLOW-10 of two accounts of the company the savings account comes last, each by the name that the bank gives it', async () => {
  const applicant = await decided('00900001', 'RABOBANK')
  const { offers } = await read<AnswerOf<'listOffers'>>(applicant, at.offers)
  await applicant.call('POST', at.select, { offerId: offers[0]?.id })
  const { iban, bankAccounts } = await read<AnswerOf<'listDisbursementAccounts'>>(applicant, at.disbursement)
  expect(bankAccounts.map(({ name, isSavings, allowed }) => [name, isSavings, allowed])).toEqual([
    ['Zakelijke rekening', false, true],
    ['Zakelijke spaarrekening', true, true],
  ])
  expect(iban).toBe(bankAccounts[0]?.iban)
})

describe('answers that change after the decision', () => {
  const setStage = ({ caseId }: Applicant, stage: string) =>
    server.context.pool.query('update bank_connection set stage = $2 where case_id = $1', [caseId, stage])

  test('STATE-4 FLOW-7 take the decision and the choice back, and the data stays', async () => {
    const applicant = await decided(webshop, 'BUNQ')
    const { offers } = await read<AnswerOf<'listOffers'>>(applicant, at.offers)
    await applicant.call('POST', at.select, { offerId: offers[0]?.id })
    expect(await refusal(applicant, at.amount, { loanAmount: 25_000 })).toEqual([204, undefined])
    expect(await refusal(applicant, at.offers)).toEqual([200, undefined])
    expect(await refusal(applicant, at.amount, { loanAmount: 10_000 })).toEqual([204, undefined])
    expect(await refusal(applicant, at.offers)).toEqual([409, 'offers_not_ready'])
    const view = await read<AnswerOf<'readApplication'>>(applicant, at.application)
    expect(view).toMatchObject({ dataConfirmed: false, selectedOfferId: null, furthestStep: 'transactions-collect' })
    expect(view.connections[0]?.accounts.length).toBeGreaterThan(0)
    await setStage(applicant, 'fetching')
    const early = await applicant.call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm')
    expect([early.status, early.body.error]).toEqual([409, 'step_not_reached'])
    await setStage(applicant, 'finished')
    const again = (await confirmAndWait(applicant)) as AnswerOf<'listOffers'>
    expect(again.offers.every((offer) => offer.loanAmount <= 10_000)).toBe(true)
    expect(again.offers.length).toBeGreaterThan(0)
  })
})

/** A review request that begins just before the case's data changes, or it is erased, and goes on after that. */
async function askedWhileItChanges({ call, caseId }: Applicant, asked: object) {
  const { pool } = server.context
  const moved = 'update loan_case set data_version = data_version + $2 where id = $1'
  const asking = await pool.hold(async (client) => {
    await client.query('begin')
    await client.query(moved, [caseId, 1])
    const answer = call('POST', at.review, asked)
    const isWaiting = async () =>
      (await client.query('select from pg_locks where not granted')).rowCount ? true : null
    await until(60_000, isWaiting)
    await client.query('commit')
    // In a list, or it would be waited for while the connection is held.
    return [answer]
  })
  const { status, body } = (await asking[0])!
  const { rowCount: kept } = await pool.query('select from review_request where case_id = $1', [caseId])
  await pool.query(moved, [caseId, -1])
  return { answer: [status, body?.error], kept }
}

describe('a company that gets none', () => {
  test('CORE-5 FLOW-9 is shown why with its own figures, and a person looks again by a date', async () => {
    const applicant = await decided(builder, 'ABN')
    const listed = await read<AnswerOf<'listOffers'>>(applicant, at.offers)
    expect(listed.offers).toEqual([])
    expect(listed.isEligibleForDls).toBe(false)
    expect(listed.decision.outcome).not.toBe('approved')
    expect(listed.decision.reasons.length).toBeGreaterThanOrEqual(1)
    expect(listed.decision.reasons.length).toBeLessThanOrEqual(4)
    const asked = { email: 'baas@bouw.example', explanation: 'Er komt een grote opdracht aan.' }
    expect(await askedWhileItChanges(applicant, asked)).toEqual({ answer: [409, 'offers_not_ready'], kept: 0 })
    const first = await applicant.call('POST', at.review, asked)
    expect(first.body.reviewAnswerBy).toBe('2026-12-04')
    const again = await applicant.call('POST', at.review, { ...asked, explanation: 'Nog eens.' })
    expect(again.body).toEqual(first.body)
    const result = await read<AnswerOf<'listOffers'>>(applicant, at.offers)
    expect(result.decision.reviewAnswerBy).toBe(first.body.reviewAnswerBy)
    type Received = { to: string[]; subject: string; text: string }
    const mailed = await until(60_000, async () => {
      const { mails } = (await (await fetch(`${sandbox.origin}/control/mails`)).json()) as { mails: Received[] }
      const own = mails.filter((mail) => mail.text.includes(applicant.caseId))
      return own.length > 0 ? own : null
    })
    expect(mailed.map(({ to }) => to)).toEqual([['inbox@vlot.example']])
    // The lender's inbox learns what waits and where; who asked and why, the desk shows.
    expect(mailed[0]?.subject).toBe(`Herbeoordeling gevraagd: ${applicant.caseId}`)
    expect(mailed[0]?.text).toContain('Uiterlijk: 4 december 2026')
    expect(mailed[0]?.text).toContain(`${server.context.settings.desk!.origin}/werk/`)
    for (const closed of [asked.explanation, asked.email, 'Stenvers']) expect(mailed[0]?.text).not.toContain(closed)
  })
})
