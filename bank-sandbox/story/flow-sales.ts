import type { Flow } from './booking.ts'
import { addDays, bankDayFrom, isBankDay } from './calendar.ts'
import { chanceFrom } from './chance.ts'
import type { Demand } from './demand.ts'
import { party, personParty } from './names.ts'

/** Takings of a card terminal, one booking per day of sale, paid out on the next bank day with the costs taken off. */
export function cardTakings(plan: {
  acquirer: string
  terminals: readonly string[]
  averageCents: number
  demand: Demand
  vatPermille?: number
  costPermille?: number
}): Flow {
  const counterparty = party(plan.acquirer)
  return (day, ledger) => {
    const busy = plan.demand(day)
    for (const terminal of busy > 0 ? plan.terminals : []) {
      const chance = ledger.chance(`takings ${terminal}`)
      const gross = chance.around(plan.averageCents * busy, 0.35)
      const cost = (gross * (plan.costPermille ?? 8)) / 1000
      ledger.bookOn(bankDayFrom(addDays(day.date, 1)), {
        amountCents: gross - cost,
        kind: 'card-takings',
        counterparty,
        text: `${plan.acquirer.split(' ')[0]} uitbetaling ${day.date} terminal ${terminal} bruto ${euros(gross)} kosten ${euros(cost)}`,
        reference: `${terminal}${day.date.replaceAll('-', '')}`,
        vatPermille: plan.vatPermille ?? 210,
      })
    }
  }
}

function euros(cents: number): string {
  return (Math.round(cents) / 100).toFixed(2).replace('.', ',')
}

/** Customers who pay at once over iDEAL or by transfer, some a day. */
export function directPayments(plan: {
  perDay: number
  averageCents: number
  demand: Demand
  vatPermille?: number
  word: string
  kind?: 'ideal' | 'transfer'
}): Flow {
  return (day, ledger) => {
    const chance = ledger.chance(`direct ${plan.word}`)
    const count = Math.floor(plan.perDay * plan.demand(day) * (0.5 + chance.next()) + chance.next())
    for (let index = 0; index < count; index++) {
      const order = `${day.date.slice(2).replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`
      ledger.book({
        amountCents: chance.around(plan.averageCents, 0.8),
        kind: plan.kind ?? 'ideal',
        counterparty: personParty(chance),
        text: `${plan.word} ${order}`,
        reference: chance.happens(0.7) ? `${chance.whole(10_000_000, 99_999_999)}${order}` : undefined,
        vatPermille: plan.vatPermille ?? 210,
      })
    }
  }
}

/** Business customers on account: invoiced on some days, paying after the term, often late. */
export function invoicedSales(plan: {
  /** With the relative size of their invoices. */
  customers: readonly (readonly [name: string, weight: number])[]
  perMonth: number
  averageCents: number
  termDays: number
  lateDays: number
  demand: Demand
  vatPermille?: number
}): Flow {
  const weights = plan.customers.reduce((sum, [, weight]) => sum + weight, 0)
  return (day, ledger) => {
    if (!day.isBankDay) return
    const chance = ledger.chance('invoices')
    const count = Math.floor((plan.perMonth / 21) * plan.demand(day) * (0.6 + 0.8 * chance.next()) + chance.next())
    for (let index = 0; index < count; index++) {
      const [name, weight] = chance.pick(plan.customers)
      const number = `${day.year}${String(day.month * 31 + day.dayOfMonth).padStart(3, '0')}${index}`
      const share = (weight * plan.customers.length) / weights
      ledger.bookOn(bankDayFrom(addDays(day.date, plan.termDays + chance.whole(0, plan.lateDays))), {
        amountCents: chance.around(plan.averageCents * share, 0.4),
        counterparty: party(name),
        text: chance.happens(0.8) ? `Factuur ${number}` : `fact.nr. ${number} dank`,
        reference: chance.happens(0.5) ? `F${number}` : undefined,
        vatPermille: plan.vatPermille ?? 210,
      })
    }
  }
}

/** Payouts of a payment service provider: on its own weekdays, over the days since the last one, costs taken off. */
export function pspPayouts(plan: {
  provider: string
  payoutWeekdays: readonly number[]
  averageDayCents: number
  costPermille: number
  demand: Demand
  vatPermille?: number
}): Flow {
  const counterparty = party(plan.provider)
  return (day, ledger) => {
    if (!plan.payoutWeekdays.includes(day.weekday) || !isBankDay(day.date)) return
    const chance = ledger.chance(`psp ${plan.provider}`)
    const days = 7 / plan.payoutWeekdays.length
    const gross = chance.around(plan.averageDayCents * plan.demand(day) * days, 0.3)
    const batch = chanceFrom(`${plan.provider}${day.date}`).whole(100_000, 999_999)
    ledger.book({
      amountCents: (gross * (1000 - plan.costPermille)) / 1000,
      counterparty,
      text: `Uitbetaling ${batch} periode t/m ${addDays(day.date, -1)}`,
      reference: `PO-${batch}`,
      vatPermille: plan.vatPermille ?? 210,
    })
  }
}

/** Subscriptions collected once a month as one batch per group; some members' payments come back as storno. */
export function memberships(plan: {
  collectionDay: number
  groups: readonly string[]
  averageGroupCents: number
  feeCents: number
  reversalsPerGroup: number
  demand: Demand
  vatPermille?: number
}): Flow {
  return (day, ledger) => {
    if (!day.isDue(plan.collectionDay)) return
    for (const group of plan.groups) {
      const chance = ledger.chance(`members ${group}`)
      const busy = plan.demand(day)
      ledger.book({
        amountCents: chance.around(plan.averageGroupCents * busy, 0.1),
        kind: 'direct-debit',
        counterparty: { name: `Incassobatch ${group}` },
        text: `Incasso ${group} ${day.date.slice(0, 7)}`,
        reference: `INC-${group.replaceAll(' ', '')}-${day.date}`,
        vatPermille: plan.vatPermille ?? 210,
      })
      const count = Math.round(chance.around(plan.reversalsPerGroup * busy, 0.4))
      for (let index = 0; index < count; index++) {
        ledger.bookOn(bankDayFrom(addDays(day.date, chance.whole(1, 40))), {
          amountCents: -plan.feeCents,
          kind: 'reversal',
          counterparty: personParty(chance),
          text: `Storno incasso ${group} ${chance.pick(['AM04 onvoldoende saldo', 'MD06 terugboeking op verzoek', 'MS03 reden niet gegeven'])}`,
          reference: `INC-${group.replaceAll(' ', '')}-${day.date}-${chance.whole(1000, 9999)}`,
          vatPermille: plan.vatPermille ?? 210,
        })
      }
    }
  }
}

/** Cash of the till brought to the machine some times a week. */
export function cashDeposits(plan: {
  weekdays: readonly number[]
  averageCents: number
  demand: Demand
  vatPermille?: number
}): Flow {
  return (day, ledger) => {
    if (!plan.weekdays.includes(day.weekday)) return
    const chance = ledger.chance('cash deposit')
    const amountCents = Math.round(chance.around(plan.averageCents * plan.demand(day), 0.5) / 500) * 500
    ledger.book({
      amountCents,
      kind: 'cash-deposit',
      counterparty: { name: 'Stortautomaat' },
      text: `Storting biljetten automaat ${chance.whole(1001, 1012)} pas 002`,
      vatPermille: plan.vatPermille ?? 210,
    })
  }
}
