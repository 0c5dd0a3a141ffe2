/** Kinds of bookings, from the company's side; the kind of a category decides which facts count it. */
export const categories = {
  'customer-receipt': 'turnover',
  'card-takings': 'turnover',
  'payment-provider-payout': 'turnover',
  'cash-deposit': 'turnover',
  subsidy: 'other-income',
  benefit: 'other-income',
  'insurance-payout': 'other-income',
  'interest-received': 'other-income',
  'tax-refund': 'other-income',
  'refund-received': 'operating',
  'loan-proceeds': 'financing',
  'private-deposit': 'private',
  supplier: 'operating',
  wages: 'operating',
  pension: 'operating',
  'social-insurance': 'operating',
  rent: 'operating',
  lease: 'operating',
  insurance: 'operating',
  energy: 'operating',
  telecom: 'operating',
  software: 'operating',
  marketing: 'operating',
  accountancy: 'operating',
  'bank-costs': 'operating',
  'payment-provider-costs': 'operating',
  groceries: 'operating',
  hospitality: 'operating',
  fuel: 'operating',
  travel: 'operating',
  'local-tax': 'operating',
  fine: 'operating',
  collection: 'operating',
  'vat-payment': 'tax',
  'wage-tax': 'tax',
  'income-tax': 'tax',
  'corporate-tax': 'tax',
  'tax-arrears': 'tax',
  'other-tax': 'tax',
  'loan-instalment': 'debt-service',
  gambling: 'private',
  crypto: 'private',
  'private-withdrawal': 'private',
  dividend: 'distribution',
  'cash-withdrawal': 'operating',
  reversal: 'reversal',
  'own-transfer': 'own-transfer',
  'foreign-currency': 'uncounted',
  'dated-ahead': 'uncounted',
} as const

export type Category = keyof typeof categories
export type CategoryKind = (typeof categories)[Category]

export const categoryNames = Object.keys(categories) as readonly Category[]

export function isCategory(text: string): text is Category {
  return Object.hasOwn(categories, text)
}
