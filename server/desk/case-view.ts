import type { Kysely } from 'kysely'
import type { CaseNames, DeskAnswerView, DeskCaseView, EngineView } from '#contract/desk/case.ts'
import { linesMax } from '#contract/desk/case.ts'
import { reasonAnswer } from '#contract/answers/decision-answer.ts'
import { refusalToSecond } from '#lending/desk/authority.ts'
import { may } from '#lending/desk/roles.ts'
import { refusalOf, type Move } from '#lending/desk/follow-up.ts'
import { outcomeOf } from '#lending/scorecard/outcome.ts'
import type { DecisionRecord } from '#lending/scorecard/decision.ts'
import { businessDay } from '../business-day.ts'
import { engineDecision, isDecided, readAnalysed } from '../case-thread/decided-case.ts'
import { runCaseTask } from '../case-thread/run-case-task.ts'
import type { Context } from '../context.ts'
import { followUpViewOf } from '../follow-up/follow-up-view.ts'
import { openQuestion } from '../follow-up/open-question.ts'
import { isReferralWithNewer } from '../follow-up/reassess.ts'
import { openContest } from '../store/decision/category-contests.ts'
import { readDetails } from '../store/follow-up/contact-details.ts'
import { readAnswers, type DeskAnswer } from '../store/decision/desk-decisions.ts'
import { readStaff } from '../store/session/desk-sessions.ts'
import { isStanding, readFollowUp, type StoredFollowUp } from '../store/follow-up/follow-ups.ts'
import { bankNameOf, shownAccountNumber, type CaseRecord } from '../store/case/read-case.ts'
import { isOwnDecision } from '../obligations/own-decision.ts'
import { hasNewer } from '../store/bank/take-in-later.ts'
import { openReview } from '../store/work/review-requests.ts'
import type { Schema } from '../store/schema.ts'
import { historyOf, readContestRows } from './case-history.ts'
import type { Staff } from './handler.ts'
import { type NameOf, reassessedOf } from './reassessed.ts'
import { shownOffer } from './shown-offer.ts'

/** An employee who left is still somebody. */
async function namer(database: Kysely<Schema>): Promise<NameOf> {
  const known = new Map((await readStaff(database)).map(({ id, name }) => [id, name]))
  return (staffId) => {
    const id = staffId.replace(/^staff:/, '')
    return known.get(id) ?? id
  }
}

/** Everything of a case that its page shows. Names only where they are open to who looks. */
export async function caseViewOf(
  context: Context,
  staff: Staff,
  record: CaseRecord,
  isOpen: boolean,
): Promise<DeskCaseView> {
  const { database } = context
  const { loanCase, caseKey } = record
  const [nameOf, followUp, answers, engine, facts, names, status, happened, open] = await Promise.all([
    namer(database),
    readFollowUp(database, caseKey),
    readAnswers(database, caseKey),
    isDecided(record) ? engineDecision(context, record) : null,
    factsOf(context, record, isOpen),
    isOpen ? namesOf(context, record) : null,
    followUpViewOf(database, record, businessDay(context.now())),
    historyOf(database, record),
    openTo(context, staff, record),
  ])
  const { looks, trail, corrections, ...lines } = happened
  return {
    caseId: loanCase.id,
    dataVersion: loanCase.data_version,
    startedAt: loanCase.created_at.toISOString(),
    names,
    mayOpenNames: may(staff.role, 'openNames'),
    applicant: applicantViewOf(record, status && (isOpen ? status : { ...status, companyName: '' })),
    engine: engine && engineViewOf(engine),
    facts,
    answers: answers.map((answer) => answerViewOf(answer, staff, nameOf, loanCase.data_version)),
    ...open,
    isDeciding: loanCase.data_confirmed_version === loanCase.data_version && !isDecided(record),
    reassessed: await reassessedOf(context, record, nameOf),
    corrections: corrections.map(({ staffId, ...correction }) => ({ ...correction, by: nameOf(staffId) })),
    steps: stepsOf(followUp, staff, nameOf),
    mayMove: movesOf(followUp, record, staff, answers),
    ...lines,
    looks: looks.map(({ staffId, ...look }) => ({ ...look, name: nameOf(staffId) })),
    trail: trail.map((line) => ({ ...line, actor: line.actor.startsWith('staff:') ? nameOf(line.actor) : line.actor })),
  }
}

/** What waits for an answer, and whether this employee may give it. */
async function openTo(
  { database }: Context,
  staff: Staff,
  record: CaseRecord,
): Promise<Pick<DeskCaseView, 'question' | 'mayAnswer' | 'hasNewer'>> {
  const question = await openQuestion(database, record)
  const isOwn =
    question === 'review' && (await isOwnDecision(database, { kind: 'review', case_id: record.loanCase.id }, staff.id))
  return {
    question,
    mayAnswer: question !== null && may(staff.role, 'decide') && !isOwn,
    hasNewer: (question !== null && hasNewer(record)) || (await isReferralWithNewer(database, record)),
  }
}

function applicantViewOf(
  { loanCase, chosenOffer, decision, offers }: CaseRecord,
  status: DeskCaseView['applicant']['status'],
): DeskCaseView['applicant'] {
  return {
    amountCents: loanCase.loan_amount_cents,
    goal: loanCase.loan_goal,
    expensesCents: loanCase.expenses?.amountCents ?? null,
    outcome: decision?.outcome ?? null,
    status,
    chosen: chosenOffer && shownOffer(chosenOffer),
    offers: (offers ?? []).map(shownOffer),
  }
}

async function factsOf(context: Context, record: CaseRecord, isOpen: boolean): Promise<DeskCaseView['facts']> {
  if (!isDecided(record)) return null
  const { decided } = await readAnalysed(context, record.loanCase.id)
  const facts = await runCaseTask('listFacts', decided)
  if (isOpen || facts === null) return facts
  return facts.map((fact) => ({
    ...fact,
    contests: fact.contests.map((contest) => ({ ...contest, counterparty: null, explanation: '' })),
  }))
}

/** Everything that says who it is about, and the words in which it may stand. */
export async function namesOf({ database }: Context, record: CaseRecord): Promise<CaseNames> {
  const { loanCase, caseKey } = record
  const [details, reviews, contests] = await Promise.all([
    readDetails(database, caseKey),
    database.selectFrom('review_request').selectAll().where('case_id', '=', loanCase.id).limit(linesMax).execute(),
    readContestRows(database, loanCase.id),
  ])
  return {
    company: loanCase.company_name,
    kvkNumber: loanCase.kvk_number,
    contact: details && { name: details.name, role: details.role, email: details.email, mobile: details.mobile },
    accounts: record.accounts.map((account) => ({
      number: shownAccountNumber(account),
      holder: account.secret.holderName,
      bank: bankNameOf(record, account.row),
      match: account.row.match_state,
    })),
    goalDescription: loanCase.loan_goal_description,
    reviews: reviews.map((row) => openReview(caseKey, row)),
    contests: contests.map((row) => ({ id: row.id, explanation: openContest(caseKey, row).explanation })),
  }
}

const engineViewOf = (record: DecisionRecord): EngineView => ({
  outcome: outcomeOf[record.outcome],
  grade: record.grade,
  points: record.score,
  modelVersion: record.modelVersion,
  priceTableVersion: record.priceTableVersion,
  inputHash: record.inputHash,
  decidedAt: record.decidedAt,
  coverage: record.debtServiceCoverage,
  requestedCents: record.input.requestedAmountCents,
  rules: record.policyHits.map(({ rule, outcome }) => ({ rule, outcome })),
  reasons: record.reasons.map(reasonAnswer),
  bins: record.bins.map(({ characteristic, bin, points }) => ({ characteristic, bin, points })),
})

function answerViewOf(answer: DeskAnswer, staff: Staff, nameOf: NameOf, dataVersion: number): DeskAnswerView {
  const first = { id: answer.first_by, role: answer.first_role }
  const amountCents = Math.max(0, ...answer.offers.map(({ loanAmountCents }) => loanAmountCents))
  const isOpen = answer.state === 'proposed' && answer.data_version === dataVersion
  return {
    id: answer.id,
    dataVersion: answer.data_version,
    outcome: answer.outcome,
    state: answer.state,
    terms: answer.terms,
    offers: answer.offers.map(shownOffer),
    overrides: [...answer.overrides],
    reasons: answer.reasons.map(reasonAnswer),
    words: answer.words,
    first: { name: nameOf(first.id), at: answer.first_at.toISOString(), isMe: first.id === staff.id },
    second:
      answer.second_by === null || answer.second_at === null
        ? null
        : { name: nameOf(answer.second_by), at: answer.second_at.toISOString() },
    maySecond: isOpen && refusalToSecond(first, staff, { amountCents, overrides: [] }) === null,
  }
}

function stepsOf(followUp: StoredFollowUp | null, staff: Staff, nameOf: NameOf): DeskCaseView['steps'] {
  return (followUp?.steps ?? []).map(({ step, on, dueOn }) => {
    const by = followUp?.staff[step] ?? null
    const reference = followUp?.references[step] ?? null
    return { step, on, dueOn, by: by && nameOf(by), reference, isMe: by === `staff:${staff.id}` }
  })
}

function movesOf(
  followUp: StoredFollowUp | null,
  record: CaseRecord,
  staff: Staff,
  answers: readonly DeskAnswer[],
): DeskCaseView['mayMove'] {
  const isOpen = followUp !== null && isStanding(followUp, record) && may(staff.role, 'settle')
  const mayMove = (move: Move) => isOpen && refusalOf(followUp, move) === null
  const { data_version: version } = record.loanCase
  const isOwnYes = answers.some(
    (one) => one.state === 'done' && one.data_version === version && one.first_by === staff.id,
  )
  return {
    check: mayMove('agreement') && !isOwnYes,
    agreement: mayMove('sent'),
    signed: mayMove('signed') && followUp?.steps.at(-1)?.step === 'sent',
    paid: mayMove('paid') && followUp?.staff.signed !== `staff:${staff.id}`,
  }
}
