import { normaliseAccount } from '#lending/iban.ts'
import type { Payout } from '#lending/payout/payout-file.ts'
import { hasSepaName } from '#lending/payout/sepa-text.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import { readyFor } from './record-step.ts'
import { mayReceive } from './seen-money.ts'

export type Due = Omit<Payout, 'endToEndId'> & { accountId: string }

/** The payout of a case as these people may make it now, by the card of money; or why not. */
export async function dueNow(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
  by: readonly string[],
): Promise<Due | Refusal['key']> {
  const { chosenOffer: offer, accounts, loanCase } = record
  try {
    const ready = await readyFor(context, transaction, record, 'paid', { by })
    if (typeof ready === 'string' || !offer) return 'payout_changed'
  } catch (error) {
    if (error instanceof Refusal) return error.key
    throw error
  }
  // How much of a credit line is drawn, and when, is not known here.
  if (offer.productType !== 'PBL') return 'payout_of_credit'
  const account = accounts.find(({ row }) => row.id === loanCase.disbursement_account_id)
  const { iban = null, holderName: holder = null } = account?.secret ?? {}
  if (!account || iban === null || holder === null || !mayReceive(account) || !hasSepaName(holder))
    return 'payout_account'
  return { amountCents: offer.netPayoutCents, holder, iban: normaliseAccount(iban), accountId: account.row.id }
}
