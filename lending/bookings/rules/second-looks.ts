import type { CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import {
  bill,
  isBillPaid,
  isCardPayment,
  isCardRefund,
  isForService,
  isFromTill,
  isPaidBack,
  isStock,
  selfBilled,
} from '#lending/bookings/rules/what-was-written.ts'
import { taxBooking } from '#lending/bookings/tax-kind.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** A counterparty by its name alone; `plain` is that name without accents, capitals or signs, empty for none. */
export type Counterparty = { isOwn: boolean; isLender: boolean; plain: string; isPerson: () => boolean }

/** A booking by more than its key word; null when the key word does not speak for it after all. */
export type SecondLook = (booking: Booking, answer: CategorisedBooking, of: Counterparty) => CategorisedBooking | null
export type SecondLookName = keyof typeof secondLooks

export const cardRefund: CategorisedBooking = { category: 'refund-received', rule: 'card/refund', words: [] }
const cardPurchase: CategorisedBooking = { category: 'supplier', rule: 'card/purchase', words: [] }
const purchase: CategorisedBooking = { category: 'supplier', rule: 'shop/stock', words: [] }
/** Cash comes from no account: what an account pays in as a deposit is the owner's money, and no turnover. */
const paidIn: CategorisedBooking = { category: 'private-deposit', rule: 'private/paid-in', words: ['storting'] }
const platformRefund: CategorisedBooking = { category: 'refund-received', rule: 'platform/refund', words: [] }
const providerCosts: CategorisedBooking = { category: 'payment-provider-costs', rule: 'cost/provider', words: [] }

/** By the name that a rule's row gives. */
export const secondLooks = {
  whichTax: (booking, { words }) => taxBooking(booking, words),
  orCardPurchase: (booking, answer) => (isCardPayment(booking) ? cardPurchase : answer),
  orProviderCosts: (booking, answer) => (isForService(booking) ? providerCosts : answer),
  orCardRefund: (booking, answer) => (isCardRefund(booking) ? cardRefund : answer),
  orPaidIn: (booking, answer) => (isFromTill(booking) ? answer : paidIn),
  orStock: (booking, answer) => (isStock(booking, answer.words) ? purchase : answer),
  /** A lender pays out too, and is paid back; so does a supplier that lends. */
  unlessLender: (_, answer, { isLender }) => (isLender ? null : answer),
  /** A friend can write the name of a provider; one who pays as a person is no provider. */
  unlessPerson: (_, answer, { isPerson }) => (isPerson() ? null : answer),
  unlessLenderOrPerson: (_, answer, { isLender, isPerson }) => (isLender || isPerson() ? null : answer),
  unlessBillPaid: (booking, answer) => (isBillPaid(booking) ? null : answer),
  /** A large customer writes the bill itself, and calls it a credit note. */
  unlessSelfBilled: ({ description }, answer) => (selfBilled.test(description) ? null : answer),
  /** `Hypotheekbezit` that pays a bill has lent nothing. */
  unlessBillInText: ({ description }, answer) => {
    const text = description.toLowerCase()
    return bill.test(text) && !answer.words.some((word) => text.includes(word)) ? null : answer
  },
  /** Companies pay part of a bill to each other's blocked account; only with no other name is it the company's own. */
  unlessOthers: ({ counterpartyName }, answer, { isOwn }) => (counterpartyName === null || isOwn ? answer : null),
  ofPlatform(booking, answer, { isPerson }) {
    if (isPerson()) return null
    return isPaidBack(booking) ? platformRefund : answer
  },
  /** A payment request names who paid it, and is then that customer's; without him it stands for many. */
  ofTikkie({ counterpartyName }, answer, { plain }) {
    if (counterpartyName === null || /^(?:aab inz )?tikkie(?: betaalverzoek)?$/.test(plain)) return answer
    return plain.includes('tikkie') ? { ...answer, category: 'customer-receipt', rule: 'psp/tikkie-customer' } : null
  },
} as const satisfies Record<string, SecondLook>
