import type { World } from '../world.ts'
import type { TransactionView } from './transaction-view.ts'

// The faults that put surprising values into otherwise good answers. A strike spoils every seventh row of a page.

const ODD_ROW = 7

export function oddAccount<Row extends object>(
  world: World,
  path: string,
  connectionId: string | undefined,
  row: Row,
): object {
  const occasion = { path, method: 'GET', connectionId }
  return {
    ...row,
    ...(world.faults.strike('new-enum-values', occasion) ? { nature: 'crypto_wallet' } : {}),
    ...(world.faults.strike('null-amounts', occasion) ? { balance: null } : {}),
    ...(world.faults.strike('other-currencies', occasion) ? { currency_code: 'USD' } : {}),
  }
}

export function oddTransaction(
  world: World,
  path: string,
  connectionId: string,
  row: TransactionView,
  index: number,
): TransactionView {
  if (index % ODD_ROW !== 3) return row
  const occasion = { path, method: 'GET', connectionId }
  return {
    ...row,
    ...(world.faults.strike('new-enum-values', occasion)
      ? { mode: 'barter', status: 'dreamt', category: 'time_travel' }
      : {}),
    ...(world.faults.strike('null-amounts', occasion) ? { amount: null } : {}),
    ...(world.faults.strike('other-currencies', occasion) ? { currency_code: 'USD' } : {}),
  }
}
