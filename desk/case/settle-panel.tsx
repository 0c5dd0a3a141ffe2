import type { DeskCaseView } from '#contract/desk/case.ts'
import { useLanguage } from '#ui/use-language.ts'
import { SendFailure } from '../send-failure.tsx'
import { AcceptedPart } from './accepted-part.tsx'
import { ActsPart } from './acts-part.tsx'
import { AgreementPart } from './agreement-part.tsx'
import { CheckPart } from './check-part.tsx'
import { StepGuarantee } from './decide/guarantee.tsx'
import { MoneyCard } from './money-card.tsx'
import { Panel } from './panel.tsx'
import { useSendAndRead } from '../work/queries.ts'
import { StepForm } from './step-form.tsx'
import { settleTexts } from './settle-text.ts'

/** The step that is next between a chosen offer and the payout. */
export function SettlePanel({ view }: { view: DeskCaseView }) {
  const text = settleTexts[useLanguage()].settle
  const { check, agreement, signed, countersign, paid } = view.mayMove
  // Of the panel, since a step that a colleague took first is no longer there to say so.
  const sending = useSendAndRead()
  const last = view.steps.at(-1)
  const isOtherPersons = last?.step === 'signed' && last.isMe
  const isChecking = view.applicant.status?.kind === 'choice' && last?.step === 'received'
  const { stop, withdrawal, correction } = view.mayAct
  const isAtWork = check || agreement || signed || last?.step === 'signed' || isChecking || last?.step === 'paid'
  if (!isAtWork && !stop && !withdrawal && correction === null && view.acts.length === 0 && sending.errorKey === null)
    return null
  return (
    <Panel title={text.title}>
      <StepGuarantee view={view} />
      <MoneyCard money={view.money} view={view} reason={paid || countersign ? 'payout' : 'check'} />
      {isChecking && <CheckPart view={view} sending={sending} />}
      {(agreement || signed) && <AgreementPart view={view} sending={sending} />}
      {signed && <StepForm key="signed" view={view} sending={sending} step="signed" />}
      {last?.step === 'signed' && <AcceptedPart view={view} sending={sending} />}
      {paid && <StepForm key="paid" view={view} sending={sending} step="paid" />}
      <ActsPart view={view} sending={sending} />
      <SendFailure errorKey={sending.errorKey} />
      {isOtherPersons && <p>{text.otherPerson}</p>}
      {last?.step === 'paid' && <p>{text.done}</p>}
    </Panel>
  )
}
