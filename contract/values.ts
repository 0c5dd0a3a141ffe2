import * as z from 'zod/mini'
import { loanGoals } from '#lending/loan-goal.ts'

/** Values that occur in several calls. Texts are bounded: nothing unbounded passes the door. */
export const kvkNumber = z.string().check(z.regex(/^\d{8}$/))
export const caseId = z.uuid()
export const iban = z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/))
/** An IBAN as shown to scopes that may not see it whole: all but the last three characters are asterisks. */
export const shownIban = z.string().check(z.maxLength(40))
export const providerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const shortText = z.string().check(z.maxLength(200))
export const longText = z.string().check(z.maxLength(2000))
/** A day that there is. */
export const isoDate = z.string().check(z.regex(z.regexes.date))
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/))
export const euros = z.number()
export const cents = z.int()
export const nothing = z.null()
export const noQuery = z.object({})
export const returnUrl = z.url().check(z.maxLength(500))

export const bankKeys = ['RABOBANK', 'ING', 'ABN', 'KNAB', 'ASN', 'SNS', 'REGIOBANK', 'TRIODOS', 'BUNQ'] as const
export const bankKey = z.enum(bankKeys)
export type BankKey = z.output<typeof bankKey>

/** Display names of the supported banks (FLOW-6). */
export const bankNames: Record<BankKey, string> = {
  RABOBANK: 'Rabobank',
  ING: 'ING',
  ABN: 'ABN AMRO',
  KNAB: 'Knab',
  ASN: 'ASN Bank',
  SNS: 'SNS',
  REGIOBANK: 'RegioBank',
  TRIODOS: 'Triodos Bank',
  BUNQ: 'bunq',
}

/** Where an answer goes; not asked where the application has a confirmed address, which is used then. */
export const answerTo = z.optional(z.nullable(z.email().check(z.maxLength(200))))
/** The address to be confirmed, as it may be shown; null where a confirmed one is used. */
export const codeSentTo = z.nullable(z.string())

export const matchState = z.enum(['MATCH', 'COULD_NOT_MATCH', 'NO_MATCH'])
export type MatchState = z.output<typeof matchState>

export const loanGoal = z.enum(loanGoals)
export type { LoanGoal } from '#lending/loan-goal.ts'

export const productType = z.enum(['PBL', 'PBC'])
export type ProductType = z.output<typeof productType>

/** `personal_liability`: by the legal form; `personal_guarantee`: asked of the owner of a company. */
export const security = z.enum(['none', 'personal_liability', 'personal_guarantee'])
export type SecurityAsked = z.output<typeof security>

/** Every refusal that is not a 2xx answers in this shape. */
export const failure = z.object({
  /** An `ErrorKey`; kept as text so that an older client can still read a newer server. */
  error: z.string(),
  code: z.optional(z.number()),
  /** Names of the fields that were not accepted. */
  fields: z.optional(z.array(z.string())),
  correlationId: z.optional(z.string()),
})
export type Failure = z.output<typeof failure>
