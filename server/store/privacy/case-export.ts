import { sql } from 'kysely'
import { openAccount } from '../sealing/account-secret.ts'
import { analysisPurpose } from '../decision/analysis-record.ts'
import { partPurpose } from '../bank/bank-accounts.ts'
import { handedPurpose, openAbout } from '../bank/handed-files.ts'
import { openAddress } from '../case/case-contact.ts'
import { openDetails } from '../case/case-details.ts'
import { openDetails as openContactDetails } from '../follow-up/contact-details.ts'
import { openComplaint } from '../work/complaints.ts'
import type { CheckLine } from '#lending/desk/check-lines.ts'
import { openLine } from '../follow-up/check-lines.ts'
import { openOwnCheck } from '../follow-up/customer-checks.ts'
import { openVerdictWords } from '../decision/account-verdicts.ts'
import { openAnswerWords } from '../decision/desk-decisions.ts'
import { openAccepted } from '../follow-up/acceptances.ts'
import { openAgreementRow } from '../follow-up/agreements.ts'
import { filePurpose } from '../follow-up/case-files.ts'
import { openPayout } from '../follow-up/payout-files.ts'
import { openRequestWords } from '../follow-up/document-requests.ts'
import { openDecision } from '../decision/decision-record.ts'
import { openAnswer } from '../work/desk-answers.ts'
import { openFeedback } from '../case/feedback.ts'
import { openWords } from '../follow-up/follow-ups.ts'
import { openOffers } from '../decision/offer-sets.ts'
import { openPricedOffer } from '../decision/priced-offers.ts'
import { openReview } from '../work/review-requests.ts'
import { openMail } from '../mail/sealed-mail.ts'
import type { Database, Schema } from '../schema.ts'
import { openBeside, openJson, type CaseKey, type KeyRing } from '../sealing/seal.ts'
import { openKey } from '../sealing/sealing-keys.ts'

type Row = Record<string, unknown>
type Reader = { database: Database; operatorKeys: KeyRing; caseKey: CaseKey }
/** The columns that sealing needs; each table has some of them. */
type StoredRow = {
  id: string
  case_id: string
  data_version: number
  offer_id: string
  account_id: string
  generation: number
  part: number
  rating: number
  at: Date
  actor: string
  end_to_end_id: string
  line: CheckLine
  sealed: Buffer
  sealed_about: Buffer
  sealed_details: Buffer | null
  sealed_email: Buffer | null
  sealed_record: Buffer
  sealed_answer: Buffer | null
  later_sealed: Buffer | null
}
type Open = (reader: Reader, row: StoredRow) => object | null | Promise<object | null>

type Beside = { name: string; purpose: string; sealed: Buffer }

type Part = {
  /** Which rows of the table are of the case; without it by their `case_id`. */
  where?: 'case_id' | 'id' | 'account' | 'connection' | 'mail'
  open?: Open
  /** A large sealed part: its name in the export, and the purpose it was sealed for. */
  beside?: (row: StoredRow) => Omit<Beside, 'sealed'>
  /** Means to find or prove something, which say nothing about a person. */
  leftOut?: readonly string[]
}

const opened =
  (purposeOf: (row: StoredRow) => string, name: string): Open =>
  ({ caseKey }, row) => ({ [name]: openJson(caseKey, purposeOf(row), row.sealed) })

/**
 * Every table with data of a case, and how to open its sealed part; a test compares it with the database. Without
 * `idempotency`, which we cannot open, and `pending_connection`, perhaps another person's.
 */
export const exportedTables = {
  loan_case: { where: 'id', open: ({ caseKey }, row) => openDetails(caseKey, row), leftOut: ['is_findable'] },
  case_contact: { open: ({ caseKey }, row) => openAddress(caseKey, row), leftOut: ['code_hash'] },
  consent: {},
  bank_customer: {},
  bank_connection: {},
  connect_attempt: { leftOut: ['state_hash'] },
  bank_fetch: { leftOut: ['identity'] },
  upload: { leftOut: ['file_hash'] },
  handed_file: {
    open: ({ caseKey }, row) => openAbout(caseKey, row),
    beside: (row) => ({ name: 'file', purpose: handedPurpose(row.id) }),
    leftOut: ['file_hash'],
  },
  account: {
    open: ({ caseKey }, row) => ({
      ...openAccount(caseKey, row),
      later: row.later_sealed ? openAccount(caseKey, { id: row.id, sealed: row.later_sealed }) : null,
    }),
    leftOut: ['identity'],
  },
  transaction_part: {
    where: 'account',
    beside: (row) => ({
      name: 'transactions',
      purpose: partPurpose(row.account_id, row.generation, row.part),
    }),
  },
  analysis: {
    beside: (row) => ({ name: 'analysis', purpose: analysisPurpose(row.data_version) }),
    leftOut: ['input_hash'],
  },
  category_contest: { open: opened((row) => `contest/${row.id}`, 'contest'), leftOut: ['staff_id'] },
  reassessment: { leftOut: ['staff_id'] },
  account_verdict: { open: ({ caseKey }, row) => openVerdictWords(caseKey, row), leftOut: ['first_by', 'second_by'] },
  decision: { open: ({ caseKey }, row) => ({ record: openDecision(caseKey, row) }) },
  offer_set: { open: ({ caseKey }, row) => ({ offers: openOffers(caseKey, row) }) },
  priced_offer: { open: ({ caseKey }, row) => ({ offer: openPricedOffer(caseKey, row) }) },
  offer_selection: {},
  review_request: {
    open: ({ caseKey }, row) => ({
      ...openReview(caseKey, row),
      answer: openAnswer(caseKey, `review/${row.data_version}`, row.sealed_answer),
    }),
  },
  contact_details: { open: ({ caseKey }, row) => openContactDetails(caseKey, row) },
  follow_up: {},
  obligation: { leftOut: ['owner', 'closed_by'] },
  case_find: { leftOut: ['hash'] },
  complaint: { leftOut: ['sender_hash'], open: ({ caseKey }, row) => openComplaint(caseKey, row) },
  follow_up_step: { open: ({ caseKey }, row) => openWords(caseKey, row), leftOut: ['staff_id'] },
  customer_check: { open: (reader, row) => openOwnCheck(reader, row), leftOut: ['kvk_hash'] },
  acceptance: {
    open: ({ caseKey }, row) => openAccepted(caseKey, row),
    leftOut: ['code_hash', 'first_by', 'second_by'],
  },
  agreement: { open: ({ caseKey }, row) => openAgreementRow(caseKey, row) },
  check_line: {
    // Nobody is told of a suspicion (Wwft art. 23).
    open: ({ caseKey }, row) => (row.line === 'sanctions' ? null : openLine(caseKey, row)),
    leftOut: ['ticked_by'],
  },
  // Its words may name a suspicion; the steps show what came of it.
  desk_act: { leftOut: ['first_by', 'second_by'] },
  payout_entry: { open: ({ caseKey }, row) => openPayout(caseKey, row), leftOut: ['file_id'] },
  mend_reminder: {},
  told_payment: {},
  webhook_delivery: {},
  kept_agreement: { leftOut: ['kvk_hash'] },
  desk_decision: { open: ({ caseKey }, row) => openAnswerWords(caseKey, row), leftOut: ['first_by', 'second_by'] },
  desk_look: { leftOut: ['staff_id'] },
  case_file: { beside: (row) => ({ name: 'content', purpose: filePurpose(row.id) }) },
  document_request: { open: ({ caseKey }, row) => openRequestWords(caseKey, row), leftOut: ['asked_by'] },
  step_failure: {},
  feedback: { open: ({ caseKey }, row) => openFeedback(caseKey, row) },
  privacy_request: {
    open: ({ caseKey }, row) => ({
      ...openJson<object>(caseKey, `privacy-request/${row.id}`, row.sealed),
      answer: openAnswer(caseKey, `privacy/${row.id}`, row.sealed_answer),
    }),
  },
  mailed_link: { leftOut: ['hash', 'code_hash'] },
  erasure_code: { leftOut: ['sender_hash', 'code_hash'] },
  reminder: { where: 'connection' },
  mail: { open: ({ database, operatorKeys }, row) => openMail(database, operatorKeys, row) },
  mail_attempt: { where: 'mail' },
  session: { leftOut: ['cookie_hash'] },
  access_log: {},
  audit_entry: {
    // Employees are shown by role, with the looks and the answers.
    open: (_reader, { actor }) => ({ actor: actor.startsWith('staff:') ? 'staff' : actor }),
    leftOut: ['hash', 'previous_hash'],
  },
} as const satisfies Partial<Record<keyof Schema, Part>>

export type ExportedTable = keyof typeof exportedTables

const conditions: Record<NonNullable<Part['where']>, string> = {
  case_id: 't.case_id = ',
  id: 't.id = ',
  account: 't.account_id in (select a.id from account a where a.case_id = ',
  connection: 't.bank_connection_id in (select b.id from bank_connection b where b.case_id = ',
  mail: 't.mail_id in (select m.id from mail m where m.case_id = ',
}

/** A row of the export; a slow part is a reference, opened when it is sent. */
type ShownRow = { plain: Row; beside: Beside | null }
type CaseExport = { caseKey: CaseKey; tables: [ExportedTable, ShownRow[]][] }

/** Everything of a case by table, with names in one style. Null when there is no case or it was erased. */
export const readExport = async (
  database: Database,
  operatorKeys: KeyRing,
  caseId: string,
): Promise<CaseExport | null> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const caseKey = await openKey(transaction, operatorKeys, caseId)
      if (!caseKey) return null
      const reader = { database: transaction, operatorKeys, caseKey }
      const tables: CaseExport['tables'] = []
      for (const [name, part] of Object.entries<Part>(exportedTables)) {
        tables.push([name as ExportedTable, await rowsOf(reader, name, part)])
      }
      return { caseKey, tables }
    })

/**
 * The tables as the text of a JSON object, row by row: the bookings of a large case make more than a hundred megabytes,
 * which are never in memory together.
 */
export async function* exportText({ caseKey, tables }: CaseExport): AsyncGenerator<string | Buffer> {
  let before = '{'
  for (const [name, rows] of tables) {
    yield `${before}${JSON.stringify(name)}:[`
    for (const [place, { plain, beside }] of rows.entries()) {
      const text = JSON.stringify(plain)
      yield `${place > 0 ? ',' : ''}${beside ? text.slice(0, -1) : text}`
      if (!beside) continue
      yield `,${JSON.stringify(beside.name)}:`
      // The sealed bytes are JSON already.
      yield await openBeside(caseKey, beside.purpose, beside.sealed)
      yield '}'
    }
    yield ']'
    before = ','
  }
  yield '}'
}

async function rowsOf(reader: Reader, table: string, part: Part): Promise<ShownRow[]> {
  const condition = conditions[part.where ?? 'case_id']
  const end = condition.includes('(') ? ')' : ''
  const { rows } = await sql<Row>`
    select t.* from ${sql.table(table)} t where ${sql.raw(condition)}${reader.caseKey.caseId}${sql.raw(end)}
    order by ${sql.raw(table === 'audit_entry' ? 'sequence' : '1')}`.execute(reader.database)
  const shown: ShownRow[] = []
  for (const row of rows) {
    const stored = row as StoredRow
    const plain = shownRow(row, part, (await part.open?.(reader, stored)) ?? {})
    shown.push({ plain, beside: part.beside ? { ...part.beside(stored), sealed: stored.sealed } : null })
  }
  return shown
}

/** Sealed columns are bytes; `inside` has their content. */
function shownRow(row: Row, part: Part, inside: object): Row {
  const plain = Object.entries(row).filter(
    ([name, value]) => !Buffer.isBuffer(value) && !part.leftOut?.includes(name) && !/^(later_)?sealed/.test(name),
  )
  return Object.fromEntries([...plain, ...Object.entries(inside)].map(([name, value]) => [camelCase(name), value]))
}

const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
