import type { BookingKind, Flow } from './booking.ts'
import { addDays, bankDayFrom } from './calendar.ts'
import { chanceFrom } from './chance.ts'
import type { Demand } from './demand.ts'
import { party } from './names.ts'

export interface RecurringCost {
  counterparty: string
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
}

const GROWTH_PER_YEAR = 1.025

/** A cost that comes back: rent, energy, insurance, telecom, software, the accountant. */
export function recurringCost(cost: RecurringCost): Flow {
  const { kind = 'direct-debit', vatPermille } = cost
  const counterparty = party(cost.counterparty)
  const mandate = `M${chanceFrom(`${cost.counterparty}current`).whole(100_000, 999_999)}`
  return (day, ledger) => {
    if (!day.isDue(cost.due) || (cost.months && !cost.months.includes(day.month))) return
    const chance = ledger.chance(`recurring ${cost.text} ${cost.counterparty}`)
    const grown = cost.amountCents * GROWTH_PER_YEAR ** (day.monthIndex / 12)
    ledger.book({
      amountCents: -(cost.spread ? chance.around(grown, cost.spread) : grown),
      kind,
      counterparty,
      text: `${cost.text} ${day.date.slice(0, 7)}`,
      reference: chance.happens(0.8) ? `${chance.whole(100_000_000, 999_999_999)}` : undefined,
      mandate: kind === 'direct-debit' ? mandate : undefined,
      vatPermille,
    })
  }
}

/** Monthly costs of every company with premises; amounts in whole euros. */
export function premises(euros: { rent: number; energy: number; insurance: number; accountant: number }): Flow {
  const vatPermille = 210
  const invoiced = { kind: 'transfer', vatPermille } as const
  const rows: [counterparty: string, euros: number, due: number, text: string, more?: Partial<RecurringCost>][] = [
    ['Vastgoedbeheer Oude Haven B.V.', euros.rent, 1, 'Huur bedrijfsruimte', invoiced],
    ['Polderstroom Zakelijk B.V.', euros.energy, 6, 'Termijnbedrag energie', { spread: 0.05, vatPermille }],
    ['Waterbedrijf Laagland N.V.', euros.energy / 9, 20, 'Voorschot water', { months: [2, 5, 8, 11] }],
    ['Waterland Verzekeringen N.V.', euros.insurance, 3, 'Premie zakelijk pakket'],
    ['Kanaal Telecom Zakelijk', 114.75, 12, 'Internet en telefonie', { spread: 0.08, vatPermille }],
    ['Kasboek Online B.V.', 59.29, 16, 'Abonnement boekhoudpakket', { vatPermille }],
    ['Administratiekantoor Optelsom', euros.accountant, 22, 'Administratie', invoiced],
  ]
  const flows = rows
    .filter(([, amount]) => amount > 0)
    .map(([counterparty, amount, due, text, more]) =>
      recurringCost({ counterparty, amountCents: amount * 100, due, text, ...more }),
    )
  return (day, ledger) => {
    for (const flow of flows) flow(day, ledger)
  }
}

/** Invoices of suppliers, paid by transfer in the weekly payment run, sized to a share of last month's turnover. */
export function supplierRun(plan: {
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
    const seen = ledger.turnoverCents(day.month === 1 ? day.year - 1 : day.year, day.month === 1 ? 12 : day.month - 1)
    const budget = ((seen === 0 ? plan.firstMonthTurnoverCents : seen) * plan.shareOfTurnover * 12) / 52
    for (let index = 0; index < plan.perRun; index++) {
      const supplier = plan.suppliers[(index + day.dayOfMonth) % plan.suppliers.length] ?? 'Leverancier'
      const number = chance.whole(20_000, 99_999)
      ledger.bookOn(bankDayFrom(day.date), {
        amountCents: -chance.around(budget / plan.perRun, 0.5),
        counterparty: party(supplier),
        text: `Factuur ${number}`,
        reference: chance.happens(0.6) ? `${number}` : undefined,
        vatPermille: plan.vatPermille ?? 210,
      })
    }
  }
}

/** Payments with the company card: wholesale, parking, lunch, tools. */
export function cardPurchases(plan: {
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
      const name = chance.pick(plan.places)
      const time = `${String(chance.whole(7, 20)).padStart(2, '0')}:${String(chance.whole(0, 59)).padStart(2, '0')}`
      ledger.book({
        amountCents: -chance.around(plan.averageCents, 0.8),
        kind: 'card',
        counterparty: { name },
        text: `Betaalautomaat ${time} pasnr. 00${chance.whole(1, 3)} ${name}`,
        vatPermille: plan.vatPermille ?? 210,
      })
    }
  }
}

export function fuel({
  averageCents = 7_200,
  ...plan
}: {
  perDay: number
  demand: Demand
  averageCents?: number
}): Flow {
  const places = ['Tankhof A2', 'Tankstation De Klaver', 'Benzine Noord', 'Tankhof Zuidas']
  return cardPurchases({ places, averageCents, ...plan })
}

/** Bank charges: monthly package, quarterly interest when the account was overdrawn. */
export function bankCosts({ monthlyCents }: { monthlyCents: number }): Flow {
  return (day, ledger) => {
    if (!day.isDue(1)) return
    const kind = 'bank-costs'
    ledger.book({
      amountCents: -monthlyCents,
      kind,
      counterparty: { name: 'Kosten zakelijk pakket' },
      text: `Kosten zakelijk betalingsverkeer ${addDays(day.date, -15).slice(0, 7)}`,
    })
    const balance = ledger.balanceCents()
    if (balance < 0 && [1, 4, 7, 10].includes(day.month)) {
      const text = 'Debetrente en kredietprovisie afgelopen kwartaal'
      ledger.book({ amountCents: balance * 0.028, kind, counterparty: { name: 'Debetrente' }, text })
    }
  }
}
