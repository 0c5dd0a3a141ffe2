import { parseReference } from '#lending/desk/reference.ts'
import type { Move, MoveRefusal } from '#lending/desk/follow-up.ts'

export const caseUsage = `npm run case                                     what waits: reference, what for, until when
npm run case -- REFERENCE                        one application: where it stands, and whom to call or mail
npm run case -- REFERENCE agreement              the check is done; the agreement is on its way
npm run case -- REFERENCE answer no [WORDS]      a person refused a referral; WORDS reach the applicant as they are

Each step is written in the audit trail and mailed to the applicant. Ends with 0 when it is done, 1 when it cannot be, 2 when the
words are not understood or the database cannot be reached.`

export type Asked =
  | { kind: 'list' }
  | { kind: 'show'; reference: string }
  | { kind: 'move'; reference: string; move: Move; isYes: boolean | null; words: string | null }

const wordsLengthMax = 2_000

/** What was typed; a text says what is wrong with it. */
export function readWords(typed: readonly string[]): Asked | string {
  const [first, step, ...rest] = typed
  if (first === undefined) return { kind: 'list' }
  const reference = parseReference(first)
  if (reference === null) return `"${first.slice(0, 40)}" is no reference; one looks like VL-7K3M-9QXD.`
  if (step === undefined) return { kind: 'show', reference }
  if (step === 'answer') return readAnswer(reference, rest)
  if (step === 'signed' || step === 'paid') return 'Signature and payout are recorded at the desk, by two people.'
  if (step !== 'agreement') return `"${step.slice(0, 40)}" is no step; there are agreement and answer.`
  if (rest.length > 0) return `After ${step} nothing more is understood.`
  return { kind: 'move', reference, move: step, isYes: null, words: null }
}

function readAnswer(reference: string, [verdict, ...rest]: readonly string[]): Asked | string {
  if (verdict === 'yes') return 'A yes is given at the desk, where it becomes an offer that can be chosen.'
  if (verdict !== 'no') return 'An answer is "no", with words for the applicant after it; a yes is given at the desk.'
  const words = rest.join(' ').trim() || null
  if (words !== null && words.length > wordsLengthMax) return `The words may have ${wordsLengthMax} signs at most.`
  return { kind: 'move', reference, move: 'answered', isYes: false, words }
}

/** Why a step cannot be taken now. */
export const refusalWords: Readonly<Record<MoveRefusal, string>> = {
  taken: 'This step was taken before; nothing is done or mailed twice.',
  'too-early': 'The step before it was not taken yet.',
  'not-a-referral': 'Only a referred application is answered; this applicant chose an offer.',
  refused: 'The answer was no; nothing follows it.',
  'same-person': 'Who recorded the signature does not release the money; somebody else does.',
  withdrawn: 'The applicant changed the application since, and what was chosen or referred no longer stands.',
}
