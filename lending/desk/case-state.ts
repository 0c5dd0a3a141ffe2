import { byLanguage, type Pairs } from '../by-language.ts'
import type { Outcome } from '#lending/decision/outcome.ts'
import type { FollowUpStep } from './follow-up.ts'
import type { FollowUpKind } from './stages.ts'

/** How far a case is, for lists: the lender's last step counts more than the engine's outcome. */
export const caseStates = [
  'undecided',
  'approved',
  'referred',
  'refused',
  'answeredYes',
  'answeredNo',
  'chosen',
  'checked',
  'sent',
  'signed',
  'paid',
  'stopped',
] as const
export type CaseState = (typeof caseStates)[number]

type Progress = {
  outcome: Outcome | null
  kind: FollowUpKind | null
  step: FollowUpStep | null
  isYes: boolean | null
  /** Whether an offer is chosen now: a change of the data undoes a choice. */
  isChosen: boolean
}

const byStep = { agreement: 'checked', sent: 'sent', signed: 'signed', paid: 'paid', stopped: 'stopped' } as const

export function caseStateOf({ outcome, kind, step, isYes, isChosen }: Progress): CaseState {
  if (step === 'answered') return isYes === true ? 'answeredYes' : 'answeredNo'
  if (step !== null && step !== 'received' && step !== 'takenBack') return byStep[step]
  if (kind === 'choice' && isChosen) return 'chosen'
  return outcome ?? 'undecided'
}

export const caseStateWords = byLanguage<Pairs<CaseState>>({
  undecided: ['Nog geen besluit', 'No decision yet'],
  approved: ['Kan kiezen', 'Can choose'],
  referred: ['Doorverwezen', 'Referred'],
  refused: ['Afgewezen', 'Refused'],
  answeredYes: ['Ja van een medewerker', 'Yes by a person'],
  answeredNo: ['Nee van een medewerker', 'No by a person'],
  chosen: ['Gekozen', 'Chosen'],
  checked: ['Gecontroleerd', 'Checked'],
  sent: ['Overeenkomst gestuurd', 'Agreement sent'],
  signed: ['Getekend', 'Signed'],
  paid: ['Uitbetaald', 'Paid out'],
  stopped: ['Gestopt', 'Stopped'],
})
