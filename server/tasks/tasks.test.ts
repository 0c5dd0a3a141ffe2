import { describe, expect, test } from 'vitest'
import { recordStep, type NamedStep } from '../follow-up/record-step.ts'
import { decidedApplicant, until, type Applicant } from '../testing/applicant.ts'
import { chosenCase, stepBy } from '../testing/chosen-case.ts'
import { tracesInTables } from '../testing/readable-traces.ts'
import { referredCase } from '../testing/referred-case.ts'
import { startSite } from '../testing/site.ts'

/** A Monday. */
const today = '2026-11-23'

const site = await startSite({ today, environment: { HOST: 'localhost' } })
const { server } = site

const must = async (who: Applicant, path: string, body: unknown) =>
  expect((await who.call('POST', path, body)).status).toBeLessThan(300)

async function owedTo({ caseId }: Pick<Applicant, 'caseId'>): Promise<string[]> {
  const rows = await server.context.database
    .selectFrom('obligation')
    .select(['kind', 'reason', 'due_on', 'outcome', 'closed_by'])
    .where('case_id', '=', caseId)
    .orderBy('opened_at')
    .orderBy('due_on')
    .execute()
  return rows.map(({ kind, reason, due_on, outcome, closed_by }) =>
    [kind, reason, due_on, outcome ?? 'open', closed_by].filter(Boolean).join(' '),
  )
}

const take = (who: Applicant, step: NamedStep) => recordStep(server.context, who.caseId, step, stepBy(step.step))

async function changeAmount(who: Applicant, loanAmount: number): Promise<void> {
  await must(who, 'dls-pbl-api/v3/loan-amount', { loanAmount })
}
async function decideAgain(who: Applicant): Promise<void> {
  await must(who, 'dls-pbl-api/v3/financials/confirm', {})
  await until(60_000, async () => ((await who.call('GET', 'dls-pbl-api/v3/offers')).status === 200 ? true : null))
}

describe('a promise becomes work in the moment in which it is made', () => {
  test('DESK-20 DESK-21 a chosen offer is owed a check; each step closes what it was owed and opens the next, down to the payout', async () => {
    const { who } = await chosenCase(site)
    expect(await owedTo(who)).toEqual(['chosenOffer 2026-11-24 open'])
    await take(who, { step: 'agreement' })
    await take(who, { step: 'signed' })
    await take(who, { step: 'paid' })
    expect(await owedTo(who)).toEqual([
      'chosenOffer 2026-11-24 done staff:assessor-1',
      'agreement 2026-11-25 signed staff:assessor-1',
      'payout 2026-11-25 paid staff:assessor-2',
    ])
  })

  test('DESK-20 DESK-21 a referral says why, is changed away and referred again with its day, and is closed by an answer', async () => {
    const { who } = await referredCase(site, 'painter')
    const [owed] = await owedTo(who)
    expect(owed).toMatch(/^referral [A-Z_]+ 2026-11-25 open$/)
    await changeAmount(who, 30_000)
    expect(await owedTo(who)).toEqual([owed!.replace('open', 'changed applicant')])
    await decideAgain(who)
    expect(await owedTo(who)).toEqual([owed])
    await take(who, { step: 'answered', isYes: false })
    expect(await owedTo(who)).toEqual([owed!.replace('open', 'no staff:assessor-1')])
  })

  test('DESK-20 a review, a privacy request and a form are owed an answer, and nothing of what was written stands readable', async () => {
    const who = await decidedApplicant(server.origin, 'ABN', '00900004')
    const email = 'vraagstaart@verfbedrijf.example'
    await must(who, 'vlot/v1/decision/review', { email, explanation: 'Kijk nog eens naar juli' })
    await must(who, 'vlot/v1/decision/review', { email, explanation: 'Kijk nog eens naar juli' })
    await must(who, 'vlot/v1/privacy/questions', { question: 'Wie ziet mijn cijfers?', email })
    expect((await owedTo(who)).toSorted()).toEqual([
      'privacyRequest question 2026-12-21 open',
      'review 2026-12-07 open',
    ])
    const form = { name: 'Ilse Kwast', email, subject: 'Vraag', message: 'Wie belt mij?' }
    await must(who, 'dls-contact-details/v1/contact-form', form)
    const { rows } = await server.context.pool.query(
      `select o.kind, o.reason, o.due_on, (c.id is not null) as known from obligation o
       left join contact_request c on c.id::text = o.subject_id where o.case_id is null`,
    )
    expect(rows).toEqual([{ kind: 'contact', reason: 'message', due_on: '2026-11-24', known: true }])
    expect(await tracesInTables(server.context.pool, ['vraagstaart', 'Kijk nog eens', 'Wie ziet', 'Wie belt'])).toEqual(
      [],
    )
  })
})

test('DESK-29 what is erased while somebody owes it an answer ends as erased, and is counted without its case', async () => {
  const { who } = await referredCase(site, 'painter')
  const { rows: before } = await server.context.pool.query('select id from obligation where case_id = $1', [who.caseId])
  await must(who, 'vlot/v1/privacy/erase', {})
  await until(60_000, async () => {
    const { rowCount } = await server.context.pool.query('select from loan_case where id = $1', [who.caseId])
    return rowCount === 0 ? true : null
  })
  const { rows } = await server.context.pool.query(
    'select case_id, subject_id, outcome, kind, due_on from obligation where id = $1',
    [before[0].id],
  )
  expect(rows).toEqual([{ case_id: null, subject_id: null, outcome: 'erased', kind: 'referral', due_on: '2026-11-25' }])
})
