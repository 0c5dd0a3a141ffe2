import type { Logger } from 'pino'
import type { BankData } from './bank-data.ts'
import type { CompanyRegister } from './company-register.ts'
import type { DocumentScanner } from './outgoing/clamd.ts'
import type { StoreContext } from './store/store-context.ts'

/** The context of every route and job. The clock is here so that tests can set it. */
export type Context = StoreContext & {
  bank: BankData
  companyRegister: CompanyRegister
  /** Null where the lender has none. */
  documentScanner: DocumentScanner | null
  log: Logger
}
