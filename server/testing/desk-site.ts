// The desk of a test file, with site and sandbox: every employee is signed in.
import { expect } from 'vitest'
import { seenOf } from '#contract/desk/money.ts'
import { checkLineNames } from '#lending/desk/check-lines.ts'
import { until } from './applicant.ts'
import { chosenCase } from './chosen-case.ts'
import { allEmployeesAt, type DeskVisitor, type EmployeeId } from './desk-staff.ts'
import { referredCase, type ReferredCase } from './referred-case.ts'
import { startSite } from './site.ts'
import type { RowOf } from '../store/schema.ts'

type Of = Pick<ReferredCase, 'caseId'>

/** The other fields of a desk answer. */
export const nothing = { outcome: 'approved', terms: null, wanted: null, overrides: [], reasons: [], words: null }
export const asEngine = { ...nothing, terms: 'engine' }
export const loan = (termMonths: number, euros: number) => ({
  productType: 'PBL',
  termMonths,
  amountCents: euros * 100,
})

/** The garage's loan for more than its figures carry: a rule is set aside, so a second person is needed. */
export const overridden = {
  ...nothing,
  terms: 'own',
  wanted: loan(12, 10_000),
  overrides: [{ rule: 'amount-carried', why: 'De oude lening is afgelost.' }],
}

/** To be awaited at the top of a test file. */
export async function startDesk(today: string) {
  const site = await startSite({ today, environment: { HOST: 'localhost' } })
  const { context } = site.server
  const staff: Record<EmployeeId, DeskVisitor> = await allEmployeesAt(context)
  const viewOf = async ({ caseId }: Of, by: EmployeeId = 'assessor-1') =>
    (await staff[by]('readDeskCase', { params: { caseId } })).answer
  return {
    ...site,
    staff,
    viewOf,
    versionOf: async (one: Of) => (await viewOf(one)).dataVersion,
    /** The request of who confirms the case as it is shown now. */
    async confirming(one: Of) {
      const { dataVersion, money } = await viewOf(one)
      return { dataVersion, seen: seenOf(money) }
    },
    referred: (company?: Parameters<typeof referredCase>[1]) => referredCase(site, company),
    chosen: () => chosenCase(site),

    /** These columns of what was owed on a case, oldest first. */
    async owed<Column extends keyof RowOf<'obligation'>>({ caseId }: Of, columns: readonly Column[]) {
      const query = context.database
        .selectFrom('obligation')
        .select([...columns])
        .where('case_id', '=', caseId)
      return query.orderBy('opened_at').execute()
    },

    /** Every line of the check of a chosen offer, ticked by this employee. */
    async tickAll(one: Of, by: EmployeeId): Promise<void> {
      const { dataVersion } = await viewOf(one, by)
      for (const line of checkLineNames) {
        const request = { dataVersion, line, note: `Gezien: ${line}`, isJointly: line === 'signers' ? true : null }
        expect((await staff[by]('tickCheck', { params: { caseId: one.caseId }, request })).status).toBe(204)
      }
    },

    /** Everything of an applicant, until it is gone. */
    async erase({ who, caseId }: Pick<ReferredCase, 'who' | 'caseId'>): Promise<void> {
      expect((await who.call('POST', 'vlot/v1/privacy/erase', {})).status).toBe(202)
      await until(60_000, async () => {
        const { rowCount } = await context.pool.query('select from loan_case where id = $1', [caseId])
        return rowCount === 0 ? true : null
      })
    },
  }
}
