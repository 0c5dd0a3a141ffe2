import * as z from 'zod'

/**
 * The parts that we read of Salt Edge's v6 answers; numbers arrive as their text (outgoing/exact-json.ts). By zod
 * whole, not mini: it compiles an object's check, and a thousand bookings take a third of the time.
 */
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const maybeText = z.optional(z.nullable(z.string().check(z.maxLength(10_000))))
const maybeFlag = z.optional(z.nullable(z.boolean()))

export const providerCustomer = z.object({ customer_id: z.optional(id), id: z.optional(id) })

export const providerConnectSession = z.object({ connect_url: z.string().check(z.maxLength(4_000)) })

export const providerConnection = z.object({
  id,
  customer_id: id,
  provider_code: z.string().check(z.maxLength(200)),
  provider_name: z.string().check(z.maxLength(200)),
  status: z.string(),
  last_success_at: maybeText,
  last_consent_id: z.optional(z.nullable(id)),
  last_attempt: z.optional(
    z.nullable(
      z.object({
        finished: maybeFlag,
        partial: maybeFlag,
        success_at: maybeText,
        fail_at: maybeText,
        fail_error_class: maybeText,
        fail_message: maybeText,
        last_stage: z.optional(z.nullable(z.object({ name: maybeText }))),
      }),
    ),
  ),
})
export type ProviderConnection = z.output<typeof providerConnection>

export const providerConsent = z.object({
  id,
  connection_id: id,
  status: z.string(),
  expires_at: maybeText,
  created_at: maybeText,
})
export type ProviderConsent = z.output<typeof providerConsent>

export const providerAccount = z.object({
  id,
  connection_id: id,
  name: z.string().check(z.maxLength(500)),
  nature: z.string().check(z.maxLength(60)),
  balance: z.optional(z.nullable(z.string())),
  currency_code: z.string().check(z.maxLength(10)),
  extra: z.optional(
    z.nullable(
      z.object({
        iban: maybeText,
        account_number: maybeText,
        account_name: maybeText,
        client_name: maybeText,
        holder_name: maybeText,
        transactions_count: z.optional(z.nullable(z.object({ posted: maybeText, pending: maybeText }))),
      }),
    ),
  ),
})
export type ProviderAccount = z.output<typeof providerAccount>

export const providerTransaction = z.object({
  id,
  account_id: id,
  status: z.string(),
  made_on: z.string(),
  amount: z.nullable(z.string()),
  currency_code: z.string().check(z.maxLength(10)),
  description: z.nullable(z.string().check(z.maxLength(10_000))),
  duplicated: maybeFlag,
  mode: maybeText,
  extra: z.optional(
    z.nullable(
      z.object({
        id: maybeText,
        end_to_end_id: maybeText,
        payee: maybeText,
        payee_information: maybeText,
        payer: maybeText,
        payer_information: maybeText,
        information: maybeText,
        additional: maybeText,
        account_number: maybeText,
        posting_date: maybeText,
        type: maybeText,
      }),
    ),
  ),
})
export type ProviderTransaction = z.output<typeof providerTransaction>

export const providerBank = z.object({
  code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  name: z.string(),
  status: z.string(),
  mode: maybeText,
  country_code: z.string(),
  bic_codes: z.optional(z.nullable(z.array(z.string()))),
  max_consent_days: maybeText,
})
export type ProviderBank = z.output<typeof providerBank>

export const one = <T extends z.ZodType>(schema: T) => z.object({ data: schema })
export const listOf = <T extends z.ZodType>(schema: T) =>
  z.object({
    data: z.array(schema).check(z.maxLength(2_000)),
    meta: z.optional(z.nullable(z.object({ next_id: z.optional(z.nullable(id)) }))),
  })

/** v6 errors carry a class inside `error`; the former form has it at the top. */
export const providerError = z.union([
  z.object({ error: z.object({ class: z.string().check(z.maxLength(100)) }) }),
  z.object({ error_class: z.string().check(z.maxLength(100)) }),
])
