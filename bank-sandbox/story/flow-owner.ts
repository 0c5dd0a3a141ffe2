import type { Flow } from './booking.ts'
import { party } from './names.ts'

/** What the owner takes out: pay of a director, or private withdrawals of a sole trader. */
export function ownerDraw(plan: {
  accountKey?: string
  owner: string
  monthlyCents: number
  due: number
  text: string
}): Flow {
  return (day, ledger) => {
    if (!day.isDue(plan.due)) return
    ledger.book({
      accountKey: plan.accountKey,
      amountCents: -ledger.chance(`draw ${plan.text}`).around(plan.monthlyCents, 0.08),
      kind: 'transfer',
      counterparty: party(plan.owner),
      text: `${plan.text} ${day.date.slice(0, 7)}`,
    })
  }
}

/** At the end of the month the surplus above what the company keeps goes to its own savings account, and back when short. */
export function savingsSweep(plan: {
  accountKey?: string
  savingsKey: string
  keepCents: number
  holderName: string
}): Flow {
  return (day, ledger) => {
    if (!day.isDue(28)) return
    const surplus = Math.floor((ledger.balanceCents(plan.accountKey) - plan.keepCents) / 50_000) * 50_000
    const stock = ledger.balanceCents(plan.savingsKey)
    const moved = surplus > 0 ? surplus : -Math.min(-surplus, Math.max(0, Math.floor(stock / 50_000) * 50_000))
    if (Math.abs(moved) < 100_000) return
    const text = moved > 0 ? 'Overboeking naar spaarrekening' : 'Opname spaarrekening'
    const own = (key?: string) => ({ name: plan.holderName, iban: ledger.ibanOf(key) })
    const sides = [
      { accountKey: plan.accountKey, amountCents: -moved, counterparty: own(plan.savingsKey) },
      { accountKey: plan.savingsKey, amountCents: moved, counterparty: own(plan.accountKey) },
    ]
    for (const side of sides) ledger.book({ ...side, kind: 'transfer', text })
  }
}

/** A dividend or an extra draw once a quarter when the company has more than it needs. */
export function surplusOut(plan: {
  accountKey?: string
  to: string
  keepCents: number
  text: string
  months?: readonly number[]
}): Flow {
  return (day, ledger) => {
    if (!day.isDue(27) || !(plan.months ?? [3, 6, 9, 12]).includes(day.month)) return
    const surplus = Math.floor((ledger.balanceCents(plan.accountKey) - plan.keepCents) / 100_000) * 100_000
    if (surplus < 100_000) return
    ledger.book({
      accountKey: plan.accountKey,
      amountCents: -surplus,
      kind: 'transfer',
      counterparty: party(plan.to),
      text: `${plan.text} ${day.date.slice(0, 7)}`,
    })
  }
}

/** Money the owner puts in when the account runs dry. */
export function ownerRescue(plan: {
  accountKey?: string
  owner: string
  belowCents: number
  averageCents: number
}): Flow {
  return (day, ledger) => {
    if (!day.isBankDay || ledger.balanceCents(plan.accountKey) >= plan.belowCents) return
    const chance = ledger.chance('rescue')
    if (!chance.happens(0.25)) return
    ledger.book({
      accountKey: plan.accountKey,
      amountCents: Math.round(chance.around(plan.averageCents, 0.5) / 10_000) * 10_000,
      kind: 'transfer',
      counterparty: party(plan.owner),
      text: 'Privé storting',
    })
  }
}

/** Instalments on loans the company already has: interest and principal in one amount. */
export function loanInstalment(plan: {
  accountKey?: string
  lender: string
  monthlyCents: number
  contract: string
  due: number
}): Flow {
  return (day, ledger) => {
    if (!day.isDue(plan.due)) return
    ledger.book({
      accountKey: plan.accountKey,
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
  accountKey?: string
  lender: string
  amountCents: number
  contract: string
  monthsBefore: number
}): Flow {
  return (day, ledger) => {
    if (day.monthsToAnchor !== plan.monthsBefore || !day.isDue(9) || day.dayOfMonth < 9) return
    ledger.book({
      accountKey: plan.accountKey,
      amountCents: plan.amountCents,
      kind: 'transfer',
      counterparty: party(plan.lender),
      text: `Uitbetaling lening ${plan.contract}`,
      reference: plan.contract,
    })
  }
}

/** Once a week what an account has too much goes to another account of the same company. */
export function ownTransfer(plan: {
  fromKey: string
  toKey: string
  keepCents: number
  weekday: number
  holderName: string
}): Flow {
  return (day, ledger) => {
    if (day.weekday !== plan.weekday || !day.isBankDay) return
    const moved = Math.floor((ledger.balanceCents(plan.fromKey) - plan.keepCents) / 50_000) * 50_000
    if (moved < 50_000) return
    const own = (key?: string) => ({ name: plan.holderName, iban: ledger.ibanOf(key) })
    const text = 'Overboeking eigen rekening'
    const out = { accountKey: plan.fromKey, amountCents: -moved, counterparty: own(plan.toKey) }
    const into = { accountKey: plan.toKey, amountCents: moved, counterparty: own(plan.fromKey) }
    for (const side of [out, into]) ledger.book({ ...side, kind: 'transfer', text })
  }
}
