import type { Flow } from './booking.ts'
import { lastBankDay } from './calendar.ts'
import { payTax } from './pay-tax.ts'

/**
 * The quarterly VAT return, paid by the last bank day of the month after the quarter; a negative return is paid out
 * by the Belastingdienst a month later. `pays` is the share of a company that does not pay all it declares.
 */
export function vatReturns(plan: { pays?: { earlier: number; turnMonthsBefore: number; later: number } }): Flow {
  return (day, ledger) => {
    if (![1, 4, 7, 10].includes(day.month) || day.date !== lastBankDay(day.year, day.month)) return
    const quarter = day.month === 1 ? 4 : (day.month - 1) / 3
    const year = day.month === 1 ? day.year - 1 : day.year
    const due = ledger.vatDueCents(year, quarter)
    const { earlier, turnMonthsBefore, later } = plan.pays ?? { earlier: 1, turnMonthsBefore: 0, later: 1 }
    const share = day.monthsToAnchor > turnMonthsBefore ? earlier : later
    // Declared in whole euros, rounded in the company's favour as the return allows.
    const whole = Math.floor((Math.abs(due) * (due < 0 ? 1 : share)) / 100) * 100
    const date = due < 0 ? lastBankDay(day.year, day.month + 1) : day.date
    const text = `Omzetbelasting ${quarter}e kwartaal ${year}`
    payTax(ledger, date, due < 0 ? -whole : whole, text, `OB${year}${quarter}`)
  }
}

/** Instalments on a provisional assessment: corporate income tax of a B.V., income tax of a sole trader. */
export function incomeTax(plan: { monthlyCents: number; name: string }): Flow {
  return ({ date, year, month }, ledger) => {
    if (date !== lastBankDay(year, month)) return
    const text = `Voorlopige aanslag ${plan.name} ${year} termijn ${month}`
    payTax(ledger, date, plan.monthlyCents, text, `${plan.name}${year}`)
  }
}

/** An agreed payment plan for tax debts: a fixed monthly amount, with reminders and collection costs at first. */
export function taxPaymentPlan(plan: { monthlyCents: number; startsMonthsBefore: number }): Flow {
  return (day, ledger) => {
    const term = plan.startsMonthsBefore - day.monthsToAnchor + 1
    if (term > 0 && day.isDue(15)) {
      payTax(ledger, day.date, plan.monthlyCents, `Betalingsregeling belastingschuld termijn ${term}`, 'BR')
    }
    if (term <= 0 && term > -9 && day.isDue(18)) {
      const chance = ledger.chance('dunning')
      const cents = chance.around(38_500, 0.5)
      const isReminder = chance.happens(0.5)
      const text = isReminder ? 'Aanmaning naheffingsaanslag OB kosten' : 'Dwangbevel kosten en invorderingsrente LH'
      payTax(ledger, day.date, cents, text, `NA${day.date.slice(0, 7)}`)
    }
  }
}
