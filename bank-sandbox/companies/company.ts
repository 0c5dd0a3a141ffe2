import type { BankKey } from '../banks.ts'
import type { AccountPlan, Flow } from '../story/booking.ts'
import { recurringCosts } from '../story/flow-costs.ts'
import { ACCOUNTANT, ENERGY, INSURER, LANDLORD, SOFTWARE, TELECOM, WATER } from '../story/names.ts'

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
  /** What a tester can see with it, in plain words. */
  purpose: { nl: string; en: string }
  accounts: readonly AccountPlan[]
  months: number
  /** 0 for a company whose life began with its first booking. */
  warmUpMonths?: number
  flows: readonly Flow[]
  quietDays?: number
}

export function currentAccount(
  holderName: string,
  bank: BankKey,
  openingCents: number,
  more: Partial<AccountPlan> = {},
): AccountPlan {
  return {
    key: 'current',
    bank,
    name: 'Zakelijke rekening',
    nature: 'account',
    currency: 'EUR',
    holderName,
    openingCents,
    overdraftCents: 0,
    ...more,
  }
}

export function savingsAccount(holderName: string, bank: BankKey, openingCents: number): AccountPlan {
  return {
    key: 'savings',
    bank,
    name: 'Zakelijke spaarrekening',
    nature: 'savings',
    currency: 'EUR',
    holderName,
    openingCents,
    overdraftCents: 0,
  }
}

/** What every company with a door pays every month; amounts in whole euros. */
export function premises(euros: { rent?: number; energy?: number; insurance?: number; accountant?: number }): Flow {
  const cents = (amount: number | undefined) => (amount ?? 0) * 100
  return recurringCosts(
    [
      {
        counterparty: LANDLORD,
        amountCents: cents(euros.rent),
        due: 1,
        text: 'Huur bedrijfsruimte',
        kind: 'transfer' as const,
        vatPermille: 210,
      },
      {
        counterparty: ENERGY,
        amountCents: cents(euros.energy),
        due: 6,
        text: 'Termijnbedrag energie',
        spread: 0.05,
        vatPermille: 210,
      },
      {
        counterparty: WATER,
        amountCents: cents(euros.energy) / 9,
        due: 20,
        text: 'Voorschot water',
        months: [2, 5, 8, 11],
      },
      { counterparty: INSURER, amountCents: cents(euros.insurance), due: 3, text: 'Premie zakelijk pakket' },
      {
        counterparty: TELECOM,
        amountCents: 11_475,
        due: 12,
        text: 'Internet en telefonie',
        spread: 0.08,
        vatPermille: 210,
      },
      { counterparty: SOFTWARE, amountCents: 5_929, due: 16, text: 'Abonnement boekhoudpakket', vatPermille: 210 },
      {
        counterparty: ACCOUNTANT,
        amountCents: cents(euros.accountant),
        due: 22,
        text: 'Administratie',
        kind: 'transfer' as const,
        vatPermille: 210,
      },
    ].filter((row) => row.amountCents > 0),
  )
}
