import { addDays } from '../story/calendar.ts'
import { chanceFrom } from '../story/chance.ts'
import type { ConnectionRecord } from '../records.ts'
import { balanceCents, type SharedView } from './shared-data.ts'

/** An account as GET /accounts shows it. Every field of `extra` is optional there, so some are left out here. */
export function accountView(connection: ConnectionRecord, view: SharedView): Record<string, unknown> {
  const { shared, plan, iban, bank, history } = view
  const balance = balanceCents(view, connection) / 100
  const chance = chanceFrom(`account ${iban}`)
  const reserved = connection.generation > 0 ? [] : history.reserved
  const extra: Record<string, unknown> = {
    iban,
    account_name: plan.name,
    status: 'active',
    available_amount:
      balance + reserved.reduce((sum, row) => sum + row.amountCents, 0) / 100 + plan.overdraftCents / 100,
    balance_type: bank.dialect === 'sparse' ? 'interimAvailable' : 'closingBooked',
    transactions_count: {
      posted: history.bookings.filter((row) => connection.readableFrom !== null && row.date >= connection.readableFrom)
        .length,
      pending: reserved.length,
    },
  }
  // Some banks report the holder under the one name, some under the other.
  extra[bank.dialect === 'fields' || bank.dialect === 'slashes' ? 'client_name' : 'holder_name'] = plan.holderName
  if (chance.happens(0.7)) extra['swift'] = bank.bic
  if (chance.happens(0.5)) extra['account_number'] = iban.slice(8)
  if (plan.overdraftCents > 0) extra['credit_limit'] = plan.overdraftCents / 100
  if (connection.readableUntil && chance.happens(0.6)) {
    extra['current_date'] = connection.readableUntil
    extra['open_date'] = addDays(connection.readableUntil, -chance.whole(900, 4_000))
  }
  return {
    id: shared.id,
    connection_id: connection.id,
    name: iban,
    nature: plan.nature,
    balance,
    currency_code: plan.currency,
    extra,
    created_at: connection.created_at,
    updated_at: connection.updated_at,
  }
}
