import type { Flow } from './booking.ts'
import { lastBankDay, taxReference } from './flow-staff.ts'
import { BELASTINGDIENST } from './names.ts'

/**
 * The quarterly VAT return, paid by the last bank day of the month after the quarter; a negative return is paid out
 * by the Belastingdienst a month later. `paysShare` below 1 is a company that does not pay all it declares.
 */
export function vatReturns(plan: {
  accountKey?: string
  seed: string
  paysShare?: (monthsToAnchor: number) => number
}): Flow {
  return (day, ledger) => {
    if (![1, 4, 7, 10].includes(day.month) || day.date !== lastBankDay(day.year, day.month)) return
    const quarter = day.month === 1 ? 4 : (day.month - 1) / 3
    const year = day.month === 1 ? day.year - 1 : day.year
    const due = ledger.vatDueCents(year, quarter)
    const refund = due < 0
    // Declared in whole euros, rounded in the company's favour as the return allows.
    const whole = Math.floor((Math.abs(due) * (refund ? 1 : (plan.paysShare?.(day.monthsToAnchor) ?? 1))) / 100) * 100
    ledger.bookOn(refund ? lastBankDay(day.year, day.month + 1) : day.date, {
      accountKey: plan.accountKey,
      amountCents: refund ? whole : -whole,
      kind: 'transfer',
      counterparty: BELASTINGDIENST,
      text: `Omzetbelasting ${quarter}e kwartaal ${year}`,
      reference: taxReference(plan.seed, `OB${year}${quarter}`),
    })
  }
}

/** Instalments on a provisional assessment: corporate income tax of a B.V., income tax of a sole trader. */
export function incomeTax(plan: { accountKey?: string; seed: string; monthlyCents: number; name: string }): Flow {
  return (day, ledger) => {
    if (day.date !== lastBankDay(day.year, day.month)) return
    ledger.book({
      accountKey: plan.accountKey,
      amountCents: -plan.monthlyCents,
      kind: 'transfer',
      counterparty: BELASTINGDIENST,
      text: `Voorlopige aanslag ${plan.name} ${day.year} termijn ${day.month}`,
      reference: taxReference(plan.seed, `${plan.name}${day.year}`),
    })
  }
}

/** An agreed payment plan for tax debts: the same amount month after month, with reminders and collection costs at first. */
export function taxPaymentPlan(plan: {
  accountKey?: string
  seed: string
  monthlyCents: number
  startsMonthsBefore: number
}): Flow {
  return (day, ledger) => {
    const running = day.monthsToAnchor <= plan.startsMonthsBefore
    if (running && day.isDue(15)) {
      ledger.book({
        accountKey: plan.accountKey,
        amountCents: -plan.monthlyCents,
        kind: 'transfer',
        counterparty: BELASTINGDIENST,
        text: `Betalingsregeling belastingschuld termijn ${plan.startsMonthsBefore - day.monthsToAnchor + 1}`,
        reference: taxReference(plan.seed, 'BR'),
      })
    }
    const dunned = !running && day.monthsToAnchor <= plan.startsMonthsBefore + 9
    if (dunned && day.isDue(18)) {
      const chance = ledger.chance('dunning')
      ledger.book({
        accountKey: plan.accountKey,
        amountCents: -chance.around(38_500, 0.5),
        kind: 'transfer',
        counterparty: BELASTINGDIENST,
        text: chance.happens(0.5)
          ? 'Aanmaning naheffingsaanslag OB kosten'
          : 'Dwangbevel kosten en invorderingsrente LH',
        reference: taxReference(plan.seed, `NA${day.date.slice(0, 7)}`),
      })
    }
  }
}
