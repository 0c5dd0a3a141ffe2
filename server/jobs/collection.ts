import type { Context } from '../context.ts'
import type { CaseRow } from '../store/case/case-data.ts'
import type { ConnectionRow } from '../store/bank/connections.ts'
import type { JobData } from '../store/job-kinds.ts'

export type Collection = { context: Context; data: JobData['collect']; connection: ConnectionRow; loanCase: CaseRow }
