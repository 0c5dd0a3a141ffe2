import * as z from 'zod/mini'
import { sentBack } from './desk-call.ts'
import { cents, isoDate, matchState, productType, security } from '../values.ts'

export const shownOffer = z.object({
  productType,
  termMonths: z.int(),
  amountCents: cents,
  /** Percent a year. */
  clientRate: z.number(),
  firstInstalmentCents: cents,
  totalCostCents: cents,
  totalToRepayCents: cents,
  securities: security,
  validUntil: isoDate,
})
export type ShownOffer = z.output<typeof shownOffer>

export const deskAccount = z.object({
  id: z.uuid(),
  /** Enough for two people to see that they mean the same account. */
  lastFigures: z.string(),
  /** Number and holder are null while the names are closed. */
  number: z.nullable(z.string()),
  holder: z.nullable(z.string()),
  bank: z.string(),
  source: z.enum(['bank', 'upload']),
  match: matchState,
  /** Whose it is by a document: proposed, or accepted by two people. */
  verdict: z.nullable(
    z.object({
      id: z.uuid(),
      holderIs: z.enum(['company', 'owner']),
      /** Null while the names are closed, which it may contain. */
      reason: z.nullable(z.string()),
      first: z.string(),
      second: z.nullable(z.string()),
      isMine: z.boolean(),
    }),
  ),
  /** Of the last verdict, when it was sent back; null while the names are closed. */
  back: sentBack,
})
export type DeskAccount = z.output<typeof deskAccount>

/** The card of money: an offer, its figures at its own amount and term, and where the money goes. */
export const money = z.extend(shownOffer, {
  lastInstalmentCents: cents,
  /** To be transferred: the amount without the fees that are kept back. */
  payoutCents: cents,
  coverage: z.nullable(z.number()),
  months: z.object({ enough: z.int(), seen: z.int() }),
  stress: z.object({ fall: z.number(), leftMonthlyCents: cents, paidMonthlyCents: cents }),
  /** The chosen account, or before the choice those that may be chosen. */
  accounts: z.array(deskAccount),
  isAccountChosen: z.boolean(),
})
export type Money = z.output<typeof money>

/** The card as it was confirmed; by then, anything else is a mismatch. */
export const seenMoney = z.object({
  offers: z.array(z.object({ productType, termMonths: z.int(), amountCents: cents })),
  accountIds: z.array(z.uuid()),
})
export type SeenMoney = z.output<typeof seenMoney>

export const seenOf = (cards: readonly Money[]): SeenMoney => ({
  offers: cards.map(({ productType, termMonths, amountCents }) => ({ productType, termMonths, amountCents })),
  accountIds: (cards[0]?.accounts ?? []).map(({ id }) => id),
})
