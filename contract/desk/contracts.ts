import * as z from 'zod/mini'
import { rights } from '#lending/desk/roles.ts'
import { cents, isoDate, kvkNumber, productType, shortText } from '../values.ts'
import { deskRead, fileAnswer } from './desk-call.ts'

/** A loan that was paid out, for the lender's systems. */
export const exportedContract = z.object({
  reference: shortText,
  kvkNumber,
  paidOn: isoDate,
  productType,
  termMonths: z.int(),
  /** A fraction a year: 0.074 is 7.4%. */
  clientRate: z.number(),
  amountCents: cents,
  payoutCents: cents,
  feesCents: cents,
  /** Each a month after the one before, from the payout on. */
  schedule: z.array(z.object({ number: z.int(), totalCents: cents, principalCents: cents, interestCents: cents })),
  /** Null of one that was made by hand. */
  agreementSha256: z.nullable(z.string()),
  /** As the lender's system reported them; in the CSV their sum. */
  payments: z.array(z.object({ id: shortText, kind: z.enum(['paid', 'missed']), day: isoDate, cents })),
})
export type ExportedContract = z.output<typeof exportedContract>

export const deskContractCalls = {
  /** In the trail, as it has the numbers of companies. */
  exportContracts: deskRead({
    path: 'contracts',
    roles: rights.openNames,
    query: z.object({ format: z.enum(['csv', 'json']) }),
    answer: fileAnswer,
  }),
}
