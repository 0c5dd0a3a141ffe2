import type { Flow, Ledger } from './booking.ts'
import { HOLLAND_CASINO, party } from './names.ts'

/** The owner's drawings: a director's pay, or a sole trader's private withdrawals. */
export function ownerDraw(plan: { owner: string; monthlyCents: number; due: number; text: string }): Flow {
  return (day, ledger) => {
    if (!day.isDue(plan.due)) return
    ledger.book({
      amountCents: -ledger.chance(`draw ${plan.text}`).around(plan.monthlyCents, 0.08),
      counterparty: party(plan.owner),
      text: `${plan.text} ${day.date.slice(0, 7)}`,
    })
  }
}

/** The largest multiple of `step` that is not above the amount. */
const wholeSteps = (cents: number, step: number): number => Math.floor(cents / step) * step

function moveOwn(ledger: Ledger, toKey: string, movedCents: number, text: string): void {
  ledger.book({ amountCents: -movedCents, counterparty: ledger.own(toKey), text })
  ledger.book({ accountKey: toKey, amountCents: movedCents, counterparty: ledger.own(), text })
}

/** At month end the surplus above the kept amount goes to the company's savings account, and back when short. */
export function savingsSweep(plan: { toKey: string; keepCents: number }): Flow {
  return (day, ledger) => {
    if (!day.isDue(28)) return
    const surplus = wholeSteps(ledger.balanceCents() - plan.keepCents, 50_000)
    const stock = ledger.balanceCents(plan.toKey)
    const moved = surplus > 0 ? surplus : -Math.min(-surplus, Math.max(0, wholeSteps(stock, 50_000)))
    if (Math.abs(moved) < 100_000) return
    moveOwn(ledger, plan.toKey, moved, moved > 0 ? 'Overboeking naar spaarrekening' : 'Opname spaarrekening')
  }
}

/** Once a week what an account has too much goes to another account of the same company. */
export function ownTransfer(plan: { toKey: string; keepCents: number; weekday: number }): Flow {
  return (day, ledger) => {
    if (day.weekday !== plan.weekday || !day.isBankDay) return
    const moved = wholeSteps(ledger.balanceCents() - plan.keepCents, 50_000)
    if (moved >= 50_000) moveOwn(ledger, plan.toKey, moved, 'Overboeking eigen rekening')
  }
}

/** A dividend or an extra draw once a quarter when the company has more than it needs. */
export function surplusOut(plan: { to: string; keepCents: number; text: string; months?: readonly number[] }): Flow {
  return (day, ledger) => {
    if (!day.isDue(27) || !(plan.months ?? [3, 6, 9, 12]).includes(day.month)) return
    const surplus = wholeSteps(ledger.balanceCents() - plan.keepCents, 100_000)
    if (surplus < 100_000) return
    const text = `${plan.text} ${day.date.slice(0, 7)}`
    ledger.book({ amountCents: -surplus, counterparty: party(plan.to), text })
  }
}

/** Money the owner puts in when the account runs dry. */
export function ownerRescue(plan: { owner: string; belowCents: number; averageCents: number }): Flow {
  return (day, ledger) => {
    if (!day.isBankDay || ledger.balanceCents() >= plan.belowCents) return
    const chance = ledger.chance('rescue')
    if (!chance.happens(0.25)) return
    const amountCents = Math.round(chance.around(plan.averageCents, 0.5) / 10_000) * 10_000
    ledger.book({ amountCents, counterparty: party(plan.owner), text: 'Privé storting' })
  }
}

/** Instalments on loans the company already has: interest and principal in one amount. */
export function loanInstalment(plan: { lender: string; monthlyCents: number; contract: string; due: number }): Flow {
  return (day, ledger) => {
    if (!day.isDue(plan.due)) return
    ledger.book({
      amountCents: -plan.monthlyCents,
      kind: 'direct-debit',
      counterparty: party(plan.lender),
      text: `Lening ${plan.contract} aflossing en rente ${day.date.slice(0, 7)}`,
      mandate: `MND-${plan.contract}`,
      reference: `${plan.contract}-${day.date.slice(0, 7)}`,
    })
  }
}

/** The payout of a loan or an advance, once. */
export function loanPayout(plan: {
  lender: string
  amountCents: number
  contract: string
  monthsBefore: number
}): Flow {
  return (day, ledger) => {
    if (day.monthsToAnchor !== plan.monthsBefore || !day.isDue(9) || day.dayOfMonth < 9) return
    ledger.book({
      amountCents: plan.amountCents,
      counterparty: party(plan.lender),
      text: `Uitbetaling lening ${plan.contract}`,
      reference: plan.contract,
    })
  }
}

/** Stakes on most evenings, ever larger towards the anchor month, now and then a win. */
export function gambling(): Flow {
  const online = party('Gokhal Oranje Online')
  const places = [online, online, party('Nederlandse Loterij TOTO'), HOLLAND_CASINO]
  return (day, ledger) => {
    const chance = ledger.chance('gambling')
    const zeal = 1 + Math.max(0, 12 - day.monthsToAnchor) / 10
    const stakes = Math.floor(chance.next() * 1.6 * zeal)
    for (let index = 0; index < stakes; index++) {
      const counterparty = chance.pick(places)
      const isCasino = counterparty === HOLLAND_CASINO
      ledger.book({
        amountCents: -Math.round(chance.around(7_500 * zeal, 0.9) / 500) * 500,
        kind: isCasino ? 'card' : 'ideal',
        counterparty,
        text: isCasino
          ? 'Betaalautomaat 23:14 Holland Casino'
          : `Storting speelsaldo ${chance.whole(100_000, 999_999)}`,
      })
    }
    if (!chance.happens(0.035)) return
    ledger.book({ amountCents: chance.around(31_000, 0.9), counterparty: online, text: 'Uitbetaling speelsaldo' })
  }
}
