import type { AccountPlan, Flow, Ledger } from '../story/booking.ts'
import { demand, type DemandShape } from '../story/demand.ts'
import * as costs from '../story/flow-costs.ts'
import * as owner from '../story/flow-owner.ts'
import * as sales from '../story/flow-sales.ts'
import * as wages from '../story/flow-staff.ts'
import * as taxes from '../story/flow-tax.ts'

export type LegalForm = 'eenmanszaak' | 'vof' | 'bv' | 'stichting'

interface Address {
  street: string
  number: number
  postcode: string
  city: string
}

/**
 * One invented company: what the register says of it and, day by day, what its bank accounts show.
 * Its kvk number begins with 00, which no chamber of commerce ever gave out (the regional offices began at 01).
 */
export interface Company {
  kvkNumber: string
  /** The number whose history and accounts it has, where that is another one. */
  likeNumber?: string
  name: string
  tradeNames: readonly string[]
  legalForm: LegalForm
  rsin?: string
  /** SBI 2025: five digits. The divisions are the official ones, the last digits and titles are plausible. */
  sbi: readonly { code: string; title: string }[]
  /** The day the business began, or how many months before today for companies that always are young. */
  began: string | { monthsBeforeToday: number }
  workers: number
  address: Address
  /** Its use to a tester, in plain words. */
  purpose: { nl: string; en: string }
  accounts: readonly AccountPlan[]
  months: number
  /** 0 for a company whose life began with its first booking. */
  warmUpMonths?: number
  flows: readonly Flow[]
  quietDays?: number
}

/** Whose history and accounts it has. */
export const numberOfHistory = ({ kvkNumber, likeNumber }: Company): string => likeNumber ?? kvkNumber

const flowKinds = { ...costs, ...owner, ...sales, ...wages, ...taxes }

/** A habit as data: a function of `story/flow-*.ts` with its plan, and its account if not the current one. */
export interface Habit {
  flow: keyof typeof flowKinds
  account?: string
  /** A name in `demands`; left out: every day alike. */
  demand?: string
  [name: string]: unknown
}

/** A company as its file has it. */
export interface CompanyData extends Omit<Company, 'flows'> {
  demands: Record<string, DemandShape>
  flows: Habit[]
}

export function companyFrom({ demands, flows, ...facts }: CompanyData): Company {
  return { ...facts, flows: flows.map((habit) => flowFrom(habit, demands)) }
}

function flowFrom({ flow, account, demand: name, ...plan }: Habit, demands: Record<string, DemandShape>): Flow {
  const shape = name === undefined ? {} : demands[name]
  if (!shape || !flowKinds[flow]) throw new Error(`No habit ${flow} or no demand ${name}`)
  const act = (flowKinds[flow] as (plan: object) => Flow)({ ...plan, demand: demand(shape) })
  return account === undefined ? act : (day, ledger) => act(day, onAccount(ledger, account))
}

const onAccount = (ledger: Ledger, accountKey: string): Ledger => ({
  ...ledger,
  book: (movement) => ledger.book({ accountKey, ...movement }),
  bookOn: (date, movement) => ledger.bookOn(date, { accountKey, ...movement }),
  balanceCents: (key = accountKey) => ledger.balanceCents(key),
  own: (key = accountKey) => ledger.own(key),
})
