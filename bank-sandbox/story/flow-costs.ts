import type { BookingKind, Counterparty, Day, Flow } from './booking.ts'
import { addDays, bankDayFrom } from './calendar.ts'
import { chanceFrom } from './chance.ts'
import type { Demand } from './demand.ts'
import { FUEL_STATIONS, party } from './names.ts'

interface RecurringCost {
  counterparty: Counterparty
  amountCents: number
  /** Day of the month. */
  due: number
  text: string
  kind?: BookingKind
  /** Only in these months (1 to 12); left out: every month. */
  months?: readonly number[]
  /** Fraction by which the amount moves. */
  spread?: number
  vatPermille?: number
  growthPerYear?: number
}

/** A cost that comes back: rent, energy, insurance, telecom, software, the accountant. */
export function recurringCost(cost: RecurringCost): Flow {
  const mandate = `M${chanceFrom(`${cost.counterparty.name}current`).whole(100_000, 999_999)}`
  return (day, ledger) => {
    if (!day.isDue(cost.due) || (cost.months && !cost.months.includes(day.month))) return
    const chance = ledger.chance(`recurring ${cost.text} ${cost.counterparty.name}`)
    const kind = cost.kind ?? 'direct-debit'
    const grown = cost.amountCents * (1 + (cost.growthPerYear ?? 0.025)) ** (day.monthIndex / 12)
    ledger.book({
      amountCents: -(cost.spread ? chance.around(grown, cost.spread) : grown),
      kind,
      counterparty: cost.counterparty,
      text: `${cost.text} ${day.date.slice(0, 7)}`,
      reference: chance.happens(0.8) ? `${chance.whole(100_000_000, 999_999_999)}` : undefined,
      mandate: kind === 'direct-debit' ? mandate : undefined,
      vatPermille: cost.vatPermille,
    })
  }
}

/** Several at once: everything that goes off an account month after month. */
export function recurringCosts(rows: readonly RecurringCost[]): Flow {
  const flows = rows.map(recurringCost)
  return (day, ledger) => {
    for (const flow of flows) flow(day, ledger)
  }
}

/** Invoices of suppliers, paid by transfer in the weekly payment run, sized to a share of last month's turnover. */
export function supplierRun(plan: {
  accountKey?: string
  suppliers: readonly string[]
  /** Part of turnover (0 to 1) that goes to these suppliers. */
  shareOfTurnover: number
  /** Weekday of the payment run, Monday is 0. */
  weekday: number
  perRun: number
  vatPermille?: number
  /** Turnover to reckon with before the first month has been seen. */
  firstMonthTurnoverCents: number
}): Flow {
  return (day, ledger) => {
    if (day.weekday !== plan.weekday) return
    const chance = ledger.chance(`suppliers ${plan.suppliers[0]}`)
    const seen = lastMonthTurnover(day, ledger.turnoverCents)
    const budget = ((seen === 0 ? plan.firstMonthTurnoverCents : seen) * plan.shareOfTurnover * 12) / 52
    for (let index = 0; index < plan.perRun; index++) {
      const supplier = plan.suppliers[(index + day.dayOfMonth) % plan.suppliers.length] ?? 'Leverancier'
      const number = chance.whole(20_000, 99_999)
      ledger.bookOn(bankDayFrom(day.date), {
        accountKey: plan.accountKey,
        amountCents: -chance.around(budget / plan.perRun, 0.5),
        kind: 'transfer',
        counterparty: party(supplier),
        text: `Factuur ${number}`,
        reference: chance.happens(0.6) ? `${number}` : undefined,
        vatPermille: plan.vatPermille ?? 210,
      })
    }
  }
}

function lastMonthTurnover(day: Day, turnoverCents: (year: number, month: number) => number): number {
  return day.month === 1 ? turnoverCents(day.year - 1, 12) : turnoverCents(day.year, day.month - 1)
}

/** Payments with the company card: wholesale, parking, lunch, tools. */
export function cardPurchases(plan: {
  accountKey?: string
  places: readonly string[]
  perDay: number
  averageCents: number
  demand: Demand
  vatPermille?: number
}): Flow {
  return (day, ledger) => {
    const chance = ledger.chance(`card ${plan.places[0]}`)
    const count = Math.floor(plan.perDay * plan.demand(day) * (0.4 + 1.2 * chance.next()) + chance.next())
    for (let index = 0; index < count; index++) {
      const place = chance.pick(plan.places)
      const time = `${String(chance.whole(7, 20)).padStart(2, '0')}:${String(chance.whole(0, 59)).padStart(2, '0')}`
      ledger.book({
        accountKey: plan.accountKey,
        amountCents: -chance.around(plan.averageCents, 0.8),
        kind: 'card',
        counterparty: { name: place },
        text: `Betaalautomaat ${time} pasnr. 00${chance.whole(1, 3)} ${place}`,
        vatPermille: plan.vatPermille ?? 210,
      })
    }
  }
}

export function fuel(perDay: number, demand: Demand, averageCents = 7_200): Flow {
  return cardPurchases({ places: FUEL_STATIONS, perDay, averageCents, demand })
}

/** What the bank takes for itself: monthly package, quarterly interest when the account was overdrawn. */
export function bankCosts(monthlyCents: number, accountKey?: string): Flow {
  return (day, ledger) => {
    if (!day.isDue(1)) return
    ledger.book({
      accountKey,
      amountCents: -monthlyCents,
      kind: 'bank-costs',
      counterparty: { name: 'Kosten zakelijk pakket' },
      text: `Kosten zakelijk betalingsverkeer ${addDays(day.date, -15).slice(0, 7)}`,
    })
    const balance = ledger.balanceCents(accountKey)
    if (balance < 0 && [1, 4, 7, 10].includes(day.month)) {
      ledger.book({
        accountKey,
        amountCents: balance * 0.028,
        kind: 'bank-costs',
        counterparty: { name: 'Debetrente' },
        text: 'Debetrente en kredietprovisie afgelopen kwartaal',
      })
    }
  }
}
