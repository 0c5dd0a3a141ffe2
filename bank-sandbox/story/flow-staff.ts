import type { Flow } from './booking.ts'
import { lastBankDay } from './calendar.ts'
import { chanceFrom } from './chance.ts'
import { inventedPerson, party } from './names.ts'
import { payTax } from './pay-tax.ts'

/**
 * Wages on the 25th, holiday pay in May (8 % of a year), wage tax by the end of the next month (about 38 % on top),
 * pension by direct debit. Amounts are net pay in cents.
 */
export function staff(plan: {
  netPayCents: readonly number[]
  payrollNumber: string
  pension?: boolean
  /** Part of the year in which they work, 1 to 12; left out: all of it. */
  months?: readonly number[]
}): Flow {
  const total = plan.netPayCents.reduce((sum, net) => sum + net, 0)
  const works = (month: number) => plan.months?.includes(month) ?? true
  return (day, ledger) => {
    const { seed } = ledger
    const lastMonth = day.month === 1 ? 12 : day.month - 1
    const period = day.date.slice(0, 7)
    const raise = 1.03 ** Math.floor(day.monthIndex / 12)
    const pays = day.isDue(25) && day.dayOfMonth >= 25 && works(day.month)
    for (const [index, net] of pays ? plan.netPayCents.entries() : []) {
      const counterparty = party(inventedPerson(chanceFrom(`${seed} employee ${index}`)))
      const pay = ledger.chance(`pay ${counterparty.name}`).around(net * raise, 0.03)
      ledger.book({
        amountCents: -pay * (day.month === 5 ? 1.96 : 1),
        counterparty,
        text: day.month === 5 ? `Salaris en vakantiegeld ${period}` : `Salaris ${period}`,
        reference: `SAL${period.replace('-', '')}`,
      })
    }
    if (day.date === lastBankDay(day.year, day.month) && works(lastMonth)) {
      const cents = total * raise * 0.38 * (lastMonth === 5 ? 1.8 : 1)
      const text = `Loonheffingen ${plan.payrollNumber} tijdvak ${String(lastMonth).padStart(2, '0')}`
      payTax(ledger, day.date, cents, text, `LH${day.year}${day.month}`)
    }
    if (plan.pension !== false && day.isDue(10) && works(lastMonth)) {
      ledger.book({
        amountCents: -total * raise * 0.17,
        kind: 'direct-debit',
        counterparty: party('Stichting Bedrijfstakpensioenfonds Ambacht'),
        text: `Pensioenpremie ${period}`,
        mandate: `PF${chanceFrom(seed).whole(10_000, 99_999)}`,
      })
    }
  }
}

/** Now and then the UWV pays something back: sick pay under the safety net, a low-income benefit. */
export function uwvBenefits({ averageCents }: { averageCents: number }): Flow {
  return (day, ledger) => {
    if (!day.isDue(12)) return
    const chance = ledger.chance('uwv')
    if (!chance.happens(0.3)) return
    ledger.book({
      amountCents: chance.around(averageCents, 0.4),
      counterparty: party('UWV'),
      text: `Uitkering werkgever ${day.date.slice(0, 7)} ziekengeld`,
      reference: `UWV${chance.whole(1_000_000, 9_999_999)}`,
    })
  }
}
