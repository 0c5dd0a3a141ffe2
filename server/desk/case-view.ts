import {
  type CaseNames,
  type DeskAnswerView,
  type DeskCaseView,
  type EngineView,
  linesMax,
} from '#contract/desk/case.ts'
import { reasonAnswer } from '#contract/answers/decision-answer.ts'
import type { AccountFinding } from '#lending/facts/data-facts.ts'
import { readableEnd } from '#lending/iban.ts'
import { may } from '#lending/desk/roles.ts'
import { refusalOfCheck } from '#lending/desk/check-lines.ts'
import { correctable, mayStop, mayWithdraw, refusalOf, type LenderStep } from '#lending/desk/follow-up.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { keptPolicyOf, type Policies } from '#lending/policy/policy.ts'
import { smallestOf } from '#lending/decision/policy-facts.ts'
import { outcomeOf } from '#lending/decision/outcome.ts'
import { canReplay } from '#lending/decision/decide.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { businessDay } from '#lending/business-day.ts'
import { engineDecision, isDecided, readAnalysed } from '../case-thread/decided-case.ts'
import { runCaseTask } from '../case-thread/run-case-task.ts'
import type { Context } from '../context.ts'
import { acceptanceOf } from '../follow-up/acceptance-of.ts'
import { refusalToSecondAnswer } from '../follow-up/propose-answer.ts'
import { followUpViewOf } from '../follow-up/follow-up-view.ts'
import { openQuestion } from '../follow-up/open-question.ts'
import { isReferralWithNewer } from '../follow-up/reassess.ts'
import { besideOf, mayCount } from '../follow-up/taken-up-beside.ts'
import { readVerdicts } from '../store/decision/account-verdicts.ts'
import { openContest } from '../store/decision/category-contests.ts'
import { readActs } from '../store/decision/desk-acts.ts'
import { readLines } from '../store/follow-up/check-lines.ts'
import { agreementState } from '../store/follow-up/agreements.ts'
import { readDetails } from '../store/follow-up/contact-details.ts'
import { readAnswers, type DeskAnswer } from '../store/decision/desk-decisions.ts'
import { readAway } from '../store/session/leaves.ts'
import { readStaff } from '../store/session/desk-sessions.ts'
import { isStanding, readFollowUp, type StoredFollowUp } from '../store/follow-up/follow-ups.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { RunningBeside } from '../store/follow-up/running-beside.ts'
import { listOfCase } from '../tasks/list-tasks.ts'
import { isOwnDecision } from '../tasks/own-decision.ts'
import { hasNewer } from '../store/bank/take-in-later.ts'
import { openReview } from '../store/work/review-requests.ts'
import type { Database } from '../store/schema.ts'
import { historyOf, readContestRows } from './case-history.ts'
import type { Staff } from './handler.ts'
import { shownItem } from './shown-item.ts'
import { type NameOf, reassessedOf } from './reassessed.ts'
import { moneyOf, shownAccount, shownOffer } from './shown-offer.ts'

/** Current names and roles, also of employees who left. */
export async function whoIsWho(database: Database) {
  const known = new Map((await readStaff(database)).map((one) => [one.id, one]))
  const nameOf: NameOf = (staffId) => {
    const id = staffId.replace(/^staff:/, '')
    return known.get(id)?.name ?? id
  }
  return { nameOf, roleOf: (id: string) => known.get(id)?.role ?? 'reader' }
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
  // Before the files, so that an agreement that is made meanwhile is among them.
  const agreement = await agreementState(database, loanCase.id)
  const [{ nameOf, roleOf }, followUp, answers, engine, facts, names, status, happened, running, work, away] =
    await Promise.all([
      whoIsWho(database),
      readFollowUp(database, caseKey),
      readAnswers(database, caseKey),
      isDecided(record) ? engineDecision(context, record) : null,
      factsOf(context, record, isOpen),
      isOpen ? namesOf(context, record) : null,
      followUpViewOf(database, record, businessDay(context.now())),
      historyOf(database, record),
      besideOf(database, context, record),
      listOfCase(database, loanCase.id, staff.id),
      readAway(database, businessDay(context.now())),
    ])
  const open = await openTo(context, staff, record, running)
  const standing = await acceptanceOf(database, record)
  const { looks, trail, corrections, ...lines } = happened
  const looking = { staffId: staff.id, isOpen, verdicts: await readVerdicts(database, caseKey), nameOf }
  return {
    caseId: loanCase.id,
    dataVersion: loanCase.data_version,
    startedAt: loanCase.created_at.toISOString(),
    today: businessDay(context.now()),
    work: work.map((row) => shownItem(row, staff.role, away)),
    names,
    mayOpenNames: may(staff.role, 'openNames'),
    beside: running.map(({ chosenAt: _at, ...one }) => one),
    applicant: applicantViewOf(record, status && (isOpen ? status : { ...status, companyName: '' })),
    money: engine ? moneyOf(offersAtHand(record, answers), engine, record, looking, context.settings.policy) : [],
    accounts: record.accounts.map((account) => shownAccount(record, account, looking)),
    engine: engine && engineViewOf(engine, context.policies),
    ...facts,
    answers: answers.map((answer) => {
      const isOpen = answer.state === 'proposed' && answer.data_version === loanCase.data_version
      const maySecond =
        isOpen && open.mayAnswer && refusalToSecondAnswer(answer, roleOf(answer.first_by), staff) === null
      return { ...answerViewOf(answer, staff, nameOf), maySecond }
    }),
    ...open,
    isDeciding: loanCase.data_confirmed_version === loanCase.data_version && !isDecided(record),
    reassessed: await reassessedOf(context, record, nameOf),
    corrections: corrections.map(({ staffId, ...correction }) => ({ ...correction, by: nameOf(staffId) })),
    steps: stepsOf(followUp, staff, nameOf),
    agreement: { ...agreement, bar: standing ? standing.bar : 'hand', accepted: acceptedOf(standing, isOpen, nameOf) },
    mayMove: movesOf(followUp, record, staff, answers, standing),
    ...(await actsOf(context, { record, followUp, staff, isOpen, nameOf })),
    ...lines,
    looks: looks.map(({ staffId, ...look }) => ({ ...look, name: nameOf(staffId) })),
    trail: trail.map((line) => ({ ...line, actor: line.actor.startsWith('staff:') ? nameOf(line.actor) : line.actor })),
  }
}

/** The open question, and whether this employee may answer it. */
async function openTo(
  { database }: Context,
  staff: Staff,
  record: CaseRecord,
  running: readonly RunningBeside[],
): Promise<Pick<DeskCaseView, 'question' | 'mayAnswer' | 'isOwn' | 'hasNewer'>> {
  const question = await openQuestion(database, record)
  const mayDecide = may(staff.role, 'decide')
  const review = { kind: 'review', case_id: record.loanCase.id } as const
  const isOwn = mayDecide && question === 'review' && (await isOwnDecision(database, review, staff.id))
  return {
    question,
    mayAnswer: question !== null && mayDecide && !isOwn,
    isOwn,
    hasNewer:
      (question !== null && (hasNewer(record) || (await mayCount(database, record, running)))) ||
      (await isReferralWithNewer(database, record)),
  }
}

function applicantViewOf(
  { loanCase, chosenOffer, decision, offers }: CaseRecord,
  status: DeskCaseView['applicant']['status'],
): DeskCaseView['applicant'] {
  const profile = loanCase.register_profile
  return {
    amountCents: loanCase.loan_amount_cents,
    goal: loanCase.loan_goal,
    register: {
      legalForm: profile.legalFormLong ?? profile.legalForm,
      foundedOn: profile.foundedOn,
      sector: profile.activities.find(({ isMain }) => isMain)?.description ?? null,
    },
    expensesCents: loanCase.expenses?.amountCents ?? null,
    outcome: decision?.outcome ?? null,
    status,
    chosen: chosenOffer && shownOffer(chosenOffer),
    offers: (offers ?? []).map(shownOffer),
  }
}

async function factsOf(
  context: Context,
  record: CaseRecord,
  isOpen: boolean,
): Promise<Pick<DeskCaseView, 'facts' | 'months' | 'findings'>> {
  if (!isDecided(record)) return { facts: null, months: [], findings: [] }
  const { decided } = await readAnalysed(context, record.loanCase.id)
  const { months } = await runCaseTask('readHealth', decided)
  const findings = (await runCaseTask('readFindings', decided)).slice(0, linesMax).map(shownFinding)
  const facts = await runCaseTask('listFacts', decided)
  if (isOpen || facts === null) return { facts, months, findings }
  const closed = facts.map((fact) => ({
    ...fact,
    contests: fact.contests.map((contest) => ({ ...contest, counterparty: null, explanation: '' })),
  }))
  return { facts: closed, months, findings }
}

const shownFinding = ({ account, code, on, differenceCents }: AccountFinding): DeskCaseView['findings'][number] => ({
  ...{ code, accountEnd: readableEnd(account) },
  ...{ on: on ?? null, differenceCents },
})

/** Everything that identifies the people of a case, and the words that may. */
async function namesOf({ database }: Context, record: CaseRecord): Promise<CaseNames> {
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
    goalDescription: loanCase.loan_goal_description,
    reviews: reviews.map((row) => openReview(caseKey, row)),
    contests: contests.map((row) => ({ id: row.id, explanation: openContest(caseKey, row).explanation })),
  }
}

/** The offers that somebody checks, pays or is to confirm now. */
const offersAtHand = (
  { loanCase, chosenOffer }: Pick<CaseRecord, 'loanCase' | 'chosenOffer'>,
  answers: readonly DeskAnswer[],
): readonly Offer[] => {
  const waiting = answers.find((one) => one.state === 'proposed' && one.data_version === loanCase.data_version)
  return chosenOffer ? [chosenOffer] : (waiting?.offers ?? [])
}

function coverageOf(record: DecisionRecord, policies: Policies): EngineView['coverageOf'] {
  const policy = keptPolicyOf(record, policies)
  const loan = policy && smallestOf(policy)(record.grade, record.input)
  return loan && { amountCents: loan.amountCents, termMonths: loan.termMonths }
}

const engineViewOf = (record: DecisionRecord, policies: Policies): EngineView => ({
  outcome: outcomeOf[record.outcome],
  grade: record.grade,
  points: record.score,
  modelVersion: record.modelVersion,
  canReplay: canReplay(record, policies),
  priceTableVersion: record.priceTableVersion,
  inputHash: record.inputHash,
  decidedAt: record.decidedAt,
  coverage: record.debtServiceCoverage,
  coverageOf: coverageOf(record, policies),
  rules: record.policyHits.map(({ rule, outcome }) => ({ rule, outcome })),
  reasons: record.reasons.map(reasonAnswer),
  bins: record.bins.map(({ characteristic, bin, points }) => ({ characteristic, bin, points })),
})

const answerViewOf = (answer: DeskAnswer, staff: Staff, nameOf: NameOf): Omit<DeskAnswerView, 'maySecond'> => ({
  id: answer.id,
  dataVersion: answer.data_version,
  outcome: answer.outcome,
  state: answer.state,
  terms: answer.terms,
  offers: answer.offers.map(shownOffer),
  overrides: [...answer.overrides],
  reasons: answer.reasons.map(reasonAnswer),
  words: answer.words,
  back: answer.back ?? null,
  first: { name: nameOf(answer.first_by), at: answer.first_at.toISOString(), isMe: answer.first_by === staff.id },
  second:
    answer.second_by === null || answer.second_at === null
      ? null
      : { name: nameOf(answer.second_by), at: answer.second_at.toISOString() },
})

const stepsOf = (followUp: StoredFollowUp | null, staff: Staff, nameOf: NameOf): DeskCaseView['steps'] =>
  (followUp?.steps ?? []).map(({ step, on, dueOn }) => {
    const by = followUp?.staff[step] ?? null
    const reference = followUp?.references[step] ?? null
    return {
      step,
      on,
      dueOn,
      by: by && by !== 'applicant' ? nameOf(by) : null,
      reference,
      isMe: by === `staff:${staff.id}`,
    }
  })

type Acceptance = Awaited<ReturnType<typeof acceptanceOf>>

function acceptedOf(standing: Acceptance, isOpen: boolean, nameOf: NameOf): DeskCaseView['agreement']['accepted'] {
  const { accepted, first_by: first, second_by: second } = standing?.acceptance ?? {}
  if (!accepted) return null
  return {
    ...{ at: accepted.acceptedAt, by: isOpen ? accepted.person.typedName : null, sha256: accepted.sha256 },
    ...{ first: first ? nameOf(first) : null, second: second ? nameOf(second) : null },
  }
}

type Acting = {
  record: CaseRecord
  followUp: StoredFollowUp | null
  staff: Staff
  /** Whether the names are. */
  isOpen: boolean
  nameOf: NameOf
}

/** The lines of the check, and the acts of one or two people. */
async function actsOf(
  { database }: Context,
  { record, followUp, staff, isOpen, nameOf }: Acting,
): Promise<Pick<DeskCaseView, 'check' | 'acts' | 'mayAct'>> {
  const me = `staff:${staff.id}`
  const [lines, acts] = await Promise.all([readLines(database, record.caseKey), readActs(database, record.caseKey)])
  const checked = { kind: 'chosenOffer', case_id: record.loanCase.id } as const
  const isOwn = await isOwnDecision(database, checked, staff.id)
  const isStandingNow = followUp !== null && isStanding(followUp, record) && may(staff.role, 'check')
  const isFree = isStandingNow && acts.every(({ state }) => state !== 'proposed')
  return {
    check: {
      lines: lines.map(({ by, at, note, ...line }) => ({
        ...line,
        by: nameOf(by),
        at: at.toISOString(),
        note: isOpen ? note : null,
      })),
      refusal: isOwn ? 'work_own_decision' : refusalOfCheck(lines, me),
    },
    acts: acts.map(({ id, kind, state, why, code, corrected, back = null, first_by, first_at, second_by }) => ({
      ...{ id, kind, state, code, corrected, why: isOpen ? why : '', back: isOpen ? back : null },
      first: { name: nameOf(first_by), at: first_at.toISOString(), isMe: first_by === me },
      second: second_by && nameOf(second_by),
    })),
    mayAct: {
      stop: isFree && mayStop(followUp),
      withdrawal: isFree && mayWithdraw(followUp),
      correction: isFree ? correctable(followUp) : null,
    },
  }
}

function movesOf(
  followUp: StoredFollowUp | null,
  record: CaseRecord,
  staff: Staff,
  answers: readonly DeskAnswer[],
  standing: Acceptance,
): DeskCaseView['mayMove'] {
  const isOpen = followUp !== null && isStanding(followUp, record) && may(staff.role, 'settle')
  const mayTake = (step: LenderStep) => isOpen && refusalOf(followUp, step) === null
  const { data_version: version } = record.loanCase
  const isOwnYes = answers.some(
    (one) => one.state === 'done' && one.data_version === version && one.first_by === staff.id,
  )
  const signs = standing?.acceptance
  const isToSign = mayTake('paid') && signs?.accepted_at != null && signs.second_at === null
  return {
    check: mayTake('agreement') && !isOwnYes,
    agreement: mayTake('sent'),
    signed: mayTake('signed') && followUp?.steps.at(-1)?.step === 'sent',
    countersign: isToSign && signs?.first_by !== `staff:${staff.id}`,
    paid: mayTake('paid') && !isToSign && followUp?.staff.signed !== `staff:${staff.id}`,
  }
}
