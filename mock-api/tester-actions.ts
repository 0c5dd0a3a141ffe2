import type { AnswerOf } from '#contract/calls.ts'
import type { ApplicationView } from '#contract/application.ts'
import { type StepSlug, steps } from '#lending/journey/steps.ts'
import { applicationView } from './case-view.ts'
import { caseOf } from './case-record.ts'
import { blocksOf } from './decide-case.ts'
import { resumeCode, testerHash } from './handlers/return.ts'
import { beginReconsent, beginResume, jumpKvkNumber, jumpTo, type JumpAnswer } from './jump-to-step.ts'
import type { MockBackend, MockParts } from './mock-backend.ts'
import type { MockSession, MockState } from './mock-state.ts'
import { type TesterInput, testerInputs } from './tester-inputs.ts'

/** Where the tester panel asks; no call of the contract, and no server answers it. */
export const testerPath = '/tester-mode/'

export type TesterView = {
  startedAt: string
  delayMs: number
  session: MockSession | null
  application: ApplicationView | null
  blocks: AnswerOf<'readCaseState'>['journeyBlocks'] | null
  polls: number
  /** The site's own files are in this browser: it works without a network. */
  isOfflineReady: boolean
  inputs: readonly TesterInput[]
}

/** A link as a mail would have it, and what is typed on its page. */
type MailedAddress = { address: string; kvkNumber: string; code: string | null }

/** The panel's actions; each is a POST to `/tester-mode/{name}`. */
export type TesterActions = {
  delay: { request: { delayMs: number }; answer: null }
  jump: { request: { step: StepSlug }; answer: JumpAnswer }
  reconsent: { request: null; answer: MailedAddress }
  resume: { request: null; answer: MailedAddress }
  'expire-session': { request: null; answer: null }
}

/** Longer than any time-out: more would only look like a broken page. */
const delayMsMax = 120_000

type Clock = Pick<MockParts, 'now' | 'newId'> & { today: () => string }

export function testerView(state: MockState, today: string, isOfflineReady: boolean): TesterView {
  const loanCase = caseOf({ state, session: state.session })
  return {
    startedAt: state.startedAt,
    delayMs: state.delayMs,
    session: state.session,
    application: loanCase && applicationView(loanCase, today),
    blocks: loanCase && blocksOf(loanCase),
    polls: loanCase?.polls ?? 0,
    isOfflineReady,
    inputs: testerInputs,
  }
}

const isStep = (text: unknown): text is StepSlug => steps.some(({ slug }) => slug === text)

/** Does one thing for the panel; null for a name or a value that it does not know. */
export async function actForTester(
  name: string,
  asked: Readonly<Record<string, unknown>>,
  backend: MockBackend,
  { now, newId, today }: Clock,
): Promise<{ answer: TesterActions[keyof TesterActions]['answer'] } | null> {
  const change = <Value extends TesterActions[keyof TesterActions]['answer']>(work: (state: MockState) => Value) =>
    backend.change(work).then((answer) => ({ answer }))
  const where = (state: MockState) => ({ state, now: now(), today: today(), newId })
  const { delayMs, step } = asked
  if (name === 'delay' && typeof delayMs === 'number' && delayMs >= 0 && delayMs <= delayMsMax) {
    return change((state) => ((state.delayMs = Math.round(delayMs)), null))
  }
  if (name === 'jump' && isStep(step)) return change((state) => jumpTo(step, where(state)))
  if (name === 'reconsent') return change((state) => reconsentLink(where(state)))
  if (name === 'resume') return change((state) => resumeLink(where(state)))
  if (name === 'expire-session') return change((state) => (state.session = null))
  return null
}

/** Without the kvk number, which a person types. */
function reconsentLink(where: Parameters<typeof beginReconsent>[0]): MailedAddress {
  const query = new URLSearchParams({ hash: testerHash, ...beginReconsent(where) })
  return { address: `/reconsent?${query}`, kvkNumber: jumpKvkNumber, code: null }
}

function resumeLink(where: Parameters<typeof beginResume>[0]): MailedAddress {
  const { caseId, kvkNumber } = beginResume(where)
  return { address: `/verder-gaan?${new URLSearchParams({ hash: testerHash, caseId })}`, kvkNumber, code: resumeCode }
}
