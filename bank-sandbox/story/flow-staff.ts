import type { Flow } from './booking.ts'
import { bankDayUntil, daysInMonth } from './calendar.ts'
import { chanceFrom } from './chance.ts'
import { BELASTINGDIENST, inventedPerson, party, PENSION, UWV } from './names.ts'

/**
 * Wages on the 25th, holiday pay in May (8 % of a year), wage tax by the end of the next month, pension by direct debit.
 * Amounts are net pay in cents; wage tax is about 38 % on top of that.
 */
export function staff(plan: {
  accountKey?: string
  seed: string
  netPayCents: readonly number[]
  payrollNumber: string
  pension?: boolean
  /** Part of the year in which they work, 1 to 12; left out: all of it. */
  months?: readonly number[]
}): Flow {
  const people = plan.netPayCents.map((net, index) => ({
    net,
    party: party(inventedPerson(chanceFrom(`${plan.seed} employee ${index}`))),
  }))
  const total = plan.netPayCents.reduce((sum, net) => sum + net, 0)
  return (day, ledger) => {
    const works = (month: number) => plan.months?.includes(month) ?? true
    const lastMonth = day.month === 1 ? 12 : day.month - 1
    const period = day.date.slice(0, 7)
    const raise = 1.03 ** Math.floor(day.monthIndex / 12)
    if (day.isDue(25) && day.dayOfMonth >= 25 && works(day.month)) {
      for (const person of people) {
        const chance = ledger.chance(`pay ${person.party.name}`)
        ledger.book({
          accountKey: plan.accountKey,
          amountCents: -chance.around(person.net * raise, 0.03) * (day.month === 5 ? 1.96 : 1),
          kind: 'transfer',
          counterparty: person.party,
          text: day.month === 5 ? `Salaris en vakantiegeld ${period}` : `Salaris ${period}`,
          reference: `SAL${period.replace('-', '')}`,
        })
      }
    }
    if (day.date === lastBankDay(day.year, day.month) && works(lastMonth)) {
      ledger.book({
        accountKey: plan.accountKey,
        amountCents: -total * raise * 0.38 * (lastMonth === 5 ? 1.8 : 1),
        kind: 'transfer',
        counterparty: BELASTINGDIENST,
        text: `Loonheffingen ${plan.payrollNumber} tijdvak ${String(lastMonth).padStart(2, '0')}`,
        reference: taxReference(plan.seed, `LH${day.year}${day.month}`),
      })
    }
    if (plan.pension !== false && day.isDue(10) && works(lastMonth)) {
      ledger.book({
        accountKey: plan.accountKey,
        amountCents: -total * raise * 0.17,
        kind: 'direct-debit',
        counterparty: PENSION,
        text: `Pensioenpremie ${period}`,
        mandate: `PF${chanceFrom(plan.seed).whole(10_000, 99_999)}`,
      })
    }
  }
}

/** Now and then the UWV pays something back: sick pay under the safety net, a low-income benefit. */
export function uwvBenefits(averageCents: number): Flow {
  return (day, ledger) => {
    if (!day.isDue(12)) return
    const chance = ledger.chance('uwv')
    if (!chance.happens(0.3)) return
    ledger.book({
      amountCents: chance.around(averageCents, 0.4),
      kind: 'transfer',
      counterparty: UWV,
      text: `Uitkering werkgever ${day.date.slice(0, 7)} ziekengeld`,
      reference: `UWV${chance.whole(1_000_000, 9_999_999)}`,
    })
  }
}

export function lastBankDay(year: number, month: number): string {
  return bankDayUntil(`${year}-${String(month).padStart(2, '0')}-${daysInMonth(year, month)}`)
}

/** A betalingskenmerk: sixteen digits, the same for the same assessment. */
export function taxReference(seed: string, what: string): string {
  const chance = chanceFrom(`${seed} ${what}`)
  return Array.from({ length: 16 }, () => String(chance.whole(0, 9))).join('')
}
