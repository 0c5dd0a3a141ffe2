import { byLanguage, type Pairs } from '../by-language.ts'

/** Why reported payments are refused as a whole. */
export const paymentFaults = ['shape', 'reference', 'day', 'differs'] as const
export type PaymentFault = (typeof paymentFaults)[number]

export const paymentFaultWords = byLanguage<Pairs<PaymentFault>>({
  shape: ['een veld ontbreekt of is verkeerd geschreven', 'a field is missing or written wrongly'],
  reference: ['we kennen geen uitbetaalde lening met dit kenmerk', 'we know no paid-out loan with this reference'],
  day: ['de dag moet nog komen', 'the day is still to come'],
  differs: ['dit id hoort al bij een andere betaling', 'this id already belongs to another payment'],
})
