// What the lender does with an application until the desk takes it over. Run: npm run case
import { stagesOf } from '#lending/desk/follow-up.ts'
import { longDate } from '#lending/long-date.ts'
import { formatEuros } from '#lending/money.ts'
import { businessDay } from '../business-day.ts'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { readDetails } from '../store/follow-up/contact-details.ts'
import { findCaseOfReference, isStanding, readFollowUp } from '../store/follow-up/follow-ups.ts'
import { moveCase } from '../follow-up/move-case.ts'
import { readCase } from '../store/case/read-case.ts'
import { inContext, runCommand } from './in-context.ts'
import { caseUsage, readWords, refusalWords, type Asked } from './case-words.ts'

const listMax = 200

async function main(): Promise<number> {
  const asked = readWords(process.argv.slice(2))
  if (typeof asked === 'string') {
    console.error(`${asked}\n\n${caseUsage}`)
    return 2
  }
  return inContext((context) => answer(context, asked))
}

async function answer(context: Context, asked: Asked): Promise<number> {
  if (asked.kind === 'list') return list(context)
  const caseId = await findCaseOfReference(context.database, asked.reference)
  if (caseId === null) {
    console.error(`No application has the reference ${asked.reference}, or it was erased.`)
    return 1
  }
  if (asked.kind === 'show') return show(context, caseId, asked.reference)
  const taken = await moveCase(context, caseId, asked)
  if (typeof taken === 'string') {
    console.error(refusalWords[taken])
    return 1
  }
  const next = taken.dueOn === null ? '' : ` What follows is due on ${longDate(taken.dueOn, 'en')}.`
  console.log(`${asked.reference}: ${taken.step}, and the applicant is mailed.${next}`)
  return 0
}

/** What waits, the soonest due first; no names, so that it may stand on a screen. */
async function list({ database, now }: Context): Promise<number> {
  const rows = await database
    .selectFrom('follow_up')
    .innerJoin('follow_up_step', 'follow_up_step.case_id', 'follow_up.case_id')
    .select(['reference', 'kind', 'step', 'due_on'])
    .distinctOn('follow_up.case_id')
    .orderBy('follow_up.case_id')
    .orderBy('at', 'desc')
    .execute()
  const waiting = rows
    .filter(({ due_on }) => due_on !== null)
    .toSorted((one, other) => String(one.due_on).localeCompare(String(other.due_on)))
  const today = businessDay(now())
  for (const { reference, kind, step, due_on } of waiting.slice(0, listMax)) {
    const late = String(due_on) < today ? '  OVERDUE' : ''
    console.log(`${reference}  ${kind.padEnd(8)}  ${step.padEnd(9)}  next by ${longDate(String(due_on), 'en')}${late}`)
  }
  if (waiting.length === 0) console.log('Nothing waits.')
  if (waiting.length > listMax) console.log(`… and ${waiting.length - listMax} more.`)
  return 0
}

/** Everything that is needed to keep the promise; that somebody looked is written in the audit trail. */
async function show(context: Context, caseId: string, reference: string): Promise<number> {
  const { database, settings } = context
  const record = await readCase(database, settings.operatorKey, caseId)
  const followUp = record && (await readFollowUp(database, record.caseKey))
  if (!record || !followUp) {
    console.error('This application was erased.')
    return 1
  }
  const details = await readDetails(database, record.caseKey)
  const offer = record.chosenOffer?.id === followUp.row.offer_id ? record.chosenOffer : null
  await database.transaction().execute(async (transaction) => {
    const fact = { at: context.now(), caseId, actor: 'operator', action: 'follow-up.looked-at' } as const
    await appendAudit(transaction, { ...fact, detail: {} })
  })
  console.log(`${reference}  ${record.loanCase.company_name} (KVK ${record.loanCase.kvk_number})`)
  if (details) console.log(`${details.name} (${details.role}), ${details.mobile}, ${details.email}`)
  if (offer) console.log(`Chosen: ${formatEuros(offer.loanAmountCents, { locale: 'en' })}, ${offer.termMonths} months`)
  if (!isStanding(followUp, record)) console.log(refusalWords.withdrawn)
  for (const { name, state, on, by } of stagesOf(followUp)) {
    const when = on ? `done on ${longDate(on, 'en')}` : by ? `by ${longDate(by, 'en')}` : ''
    console.log(`  ${name.padEnd(10)} ${state === 'now' ? 'NOW  ' : '     '}${when}`)
  }
  return 0
}

await runCommand(main)
