import { isLoanQuestion } from '#lending/desk/loan-questions.ts'
import { sql } from 'kysely'
import { heldData } from '#contract/answers/privacy-answer.ts'
import type { PrivacyView } from '#contract/privacy.ts'
import type { IsoDate } from '#lending/days.ts'
import type { SessionReason } from '#lending/desk/desk-reasons.ts'
import type { CaseAge, DataCategory } from '#lending/retention.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import { readCustomerEnd } from '../../store/follow-up/customer-checks.ts'
import { readLooks } from '../../store/work/desk-looks.ts'
import { listSessions } from '../../store/session/session.ts'
import { readSettledOn } from '../../store/work/tasks.ts'
import { readPrivacyRequests } from '../../store/work/privacy-requests.ts'
import type { CaseRecord } from '../../store/case/read-case.ts'
import { findRows } from '../../store/database/rows.ts'

/** The newest; the export has them all. */
const looksMax = 100

type Counts = Record<Exclude<DataCategory, 'company' | 'answers'>, number>

const countQuery = `select
  (select count(*)::int from consent where case_id = $1) as consents,
  (select count(*)::int from bank_connection where case_id = $1) as "bank-connections",
  (select count(*)::int from upload where case_id = $1)
    + (select count(*)::int from handed_file where case_id = $1) as "uploaded-files",
  (select count(*)::int from account where case_id = $1) as accounts,
  (select coalesce(sum(p.transaction_count), 0)::int from transaction_part p join account a on a.id = p.account_id
    where a.case_id = $1) as bookings,
  (select count(*)::int from analysis where case_id = $1) as analysis,
  (select count(*)::int from category_contest where case_id = $1) as contests,
  (select count(*)::int from decision where case_id = $1)
    + (select count(*)::int from desk_decision where case_id = $1) as decisions,
  (select count(*)::int from offer_set where case_id = $1)
    + (select count(*)::int from priced_offer where case_id = $1) as offers,
  (select count(*)::int from review_request where case_id = $1) as reviews,
  (select count(*)::int from feedback where case_id = $1) as feedback,
  (select count(*)::int from contact_details where case_id = $1) as "contact-details",
  (select count(*)::int from follow_up_step where case_id = $1)
    + (select count(*)::int from check_line where case_id = $1)
    + (select count(*)::int from desk_act where case_id = $1) as "follow-up",
  (select count(*)::int from customer_check where case_id = $1) as "customer-check",
  (select count(*)::int from kept_agreement where case_id = $1) as "signed-agreement",
  (select count(*)::int from case_file where case_id = $1) as documents,
  (select count(*)::int from desk_look where case_id = $1) as looks,
  (select count(*)::int from mail where case_id = $1) as mails,
  (select count(*)::int from privacy_request where case_id = $1) as "privacy-requests",
  (select count(*)::int from access_log where case_id = $1) as "access-log"`

/** Our data of a case: counts and days, never the data itself, so that the page shows nothing over a shoulder. */
export async function privacyViewOf(context: Context, record: CaseRecord, sessionId?: string): Promise<PrivacyView> {
  const { loanCase, caseKey } = record
  const [{ rows }, consents, bankConsents, requests, settledOn, looks, customerEndsOn, mail, sessions, endings] =
    await Promise.all([
      context.pool.query<Counts>({ name: 'privacy-counts', text: countQuery, values: [loanCase.id] }),
      findRows(context.database, 'consent', { case_id: loanCase.id }, 'at'),
      readBankConsents(context, loanCase.id),
      readPrivacyRequests(context.database, caseKey),
      readSettledOn(context.database, loanCase.id, businessDay(context.now())),
      readLooks(context.database, loanCase.id, looksMax),
      readCustomerEnd(context.database, loanCase.id),
      newestMail(context, loanCase.id),
      listSessions(context.pool, loanCase.id, context.now()),
      readEndings(context, loanCase.id),
    ])
  const { loan_amount_cents: amount, loan_goal: goal, expenses } = loanCase
  const answers = [amount, goal, loanCase.loan_goal_description, expenses].filter((answer) => answer !== null).length
  const counts: Record<DataCategory, number> = { company: 1, answers, ...rows[0]! }
  const lastMailOn = mail?.at && businessDay(mail.at)
  const age = { ...ageOf(record), settledOn, customerEndsOn, lastMailOn: lastMailOn ?? null }
  return {
    caseId: loanCase.id,
    kvkNumber: loanCase.kvk_number,
    companyName: loanCase.company_name,
    categories: heldData(counts, age, context.settings.retention),
    consents: consents.map(({ given, text_version: textVersion, scope, at }) => ({
      given,
      textVersion,
      scope,
      at: at.toISOString(),
    })),
    bankConsents,
    looks: looks.map(({ role, reason, at, file_id: file }) => ({
      role,
      reason,
      at: at.toISOString(),
      isDocument: file !== null,
    })),
    sessions: sessions.map(({ id, created_at: begunAt, scope, is_from_link: isFromLink }) => ({
      id,
      begunAt: begunAt.toISOString(),
      by: scope === 'status' || scope === 'reconsent' ? scope : isFromLink ? 'link' : 'journey',
      isThis: id === sessionId,
    })),
    sessionsEnded: endings.map(({ at, detail }) => ({ at: at.toISOString(), reason: detail.reason })),
    contractUntil: await runningUntil(context, context.database, loanCase.id),
    requests: requests.map(({ kind, subject, askedAt, answerBy, answeredAt, answer }) => ({
      kind,
      subject: isLoanQuestion(subject) ? null : subject,
      askedAt: askedAt.toISOString(),
      answerBy,
      answer: answeredAt && answer !== null ? { on: businessDay(answeredAt), words: answer } : null,
    })),
  }
}

/** The last day of a contract that still runs; null without one. */
export async function runningUntil(
  { now }: Context,
  database: Parameters<typeof readCustomerEnd>[0],
  caseId: string,
): Promise<IsoDate | null> {
  const endsOn = await readCustomerEnd(database, caseId)
  return endsOn !== null && endsOn >= businessDay(now()) ? endsOn : null
}

/** By an employee; the trail is where their reason is kept. */
const readEndings = ({ database }: Context, caseId: string) =>
  database
    .selectFrom('audit_entry')
    .select(['at', sql<{ reason: SessionReason }>`detail`.as('detail')])
    .where('case_id', '=', caseId)
    .where('action', '=', 'session.ended-at-desk')
    .orderBy('sequence', 'desc')
    .execute()

const newestMail = ({ database }: Context, caseId: string) =>
  database
    .selectFrom('mail')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('case_id', '=', caseId)
    .executeTakeFirst()

function ageOf({ loanCase, chosenOffer: chosen, decision }: CaseRecord): CaseAge {
  const finishedAt = loanCase.flow_finished_at
  return {
    lastUsedOn: businessDay(loanCase.used_at),
    isDecided: decision !== null,
    contract: chosen && finishedAt ? { finishedOn: businessDay(finishedAt), termMonths: chosen.termMonths } : null,
  }
}

async function readBankConsents({ database }: Context, caseId: string): Promise<PrivacyView['bankConsents']> {
  const rows = await database
    .selectFrom('bank_connection')
    .select(['connection_id', 'bank_name', 'consent_status', 'consent_since', 'consent_expires_at', 'consent_ended_at'])
    .select(['created_at', 'removed_at'])
    .select(
      sql<number>`(select count(*)::int from account a where a.bank_connection_id = bank_connection.id
        and a.removed_at is null)`.as('account_count'),
    )
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    connectionId: row.connection_id,
    bankName: row.bank_name,
    status: row.consent_status === 'active' ? 'active' : row.consent_status === 'ended' ? 'ended' : 'unusable',
    givenAt: (row.consent_since ?? row.created_at).toISOString(),
    expiresAt: row.consent_expires_at?.toISOString() ?? null,
    endedAt: (row.consent_ended_at ?? row.removed_at)?.toISOString() ?? null,
    accountCount: row.account_count,
  }))
}
