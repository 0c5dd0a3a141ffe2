import type { DeskCaseView } from '#contract/desk/case.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { AgreementPart, type StepProps } from './agreement-part.tsx'
import { StepGuarantee } from './decide/guarantee.tsx'
import { MoneyCard } from './money-card.tsx'
import { Panel } from './panel.tsx'
import { useReloadCase } from './queries.ts'
import { StepForm } from './step-form.tsx'
import { settleTexts } from './settle-text.ts'

/** The step that is next between a chosen offer and the payout. */
export function SettlePanel({ view }: { view: DeskCaseView }) {
  const text = settleTexts[useLanguage()].settle
  const { check, agreement, signed, paid } = view.mayMove
  // Of the panel, since a step that a colleague took first is no longer there to say so.
  const sending = useSend()
  const last = view.steps.at(-1)
  const isOtherPersons = last?.step === 'signed' && last.isMe
  const isOwnYes = !check && last?.step === 'received' && isMyYes(view)
  if (isOwnYes)
    return (
      <Panel title={text.title}>
        <p>{text.otherCheck}</p>
      </Panel>
    )
  if (!check && !agreement && !signed && !paid && last?.step !== 'paid' && !isOtherPersons && sending.errorKey === null)
    return null
  return (
    <Panel title={text.title}>
      <StepGuarantee view={view} />
      <MoneyCard money={view.money} view={view} reason={paid ? 'payout' : 'check'} />
      {check && <Check view={view} sending={sending} />}
      {(agreement || signed) && <AgreementPart view={view} sending={sending} />}
      {signed && <StepForm key="signed" view={view} sending={sending} step="signed" />}
      {paid && <StepForm key="paid" view={view} sending={sending} step="paid" />}
      <SendFailure errorKey={sending.errorKey} />
      {isOtherPersons && <p>{text.otherPerson}</p>}
      {last?.step === 'paid' && <p>{text.done}</p>}
    </Panel>
  )
}

/** A chosen offer that this employee was the first to approve: a colleague checks it. */
const isMyYes = ({ answers, applicant, dataVersion }: DeskCaseView): boolean =>
  applicant.status?.kind === 'choice' &&
  answers.some((one) => one.state === 'done' && one.dataVersion === dataVersion && one.first.isMe)

function Check({ view: { caseId, dataVersion }, sending }: StepProps) {
  const text = settleTexts[useLanguage()].settle
  const reload = useReloadCase(caseId)
  const finish = async () => {
    const request = { dataVersion }
    await sending.send((keys) => askDesk('finishCheck', { params: { caseId }, request, keys }))
    await reload()
  }
  return (
    <>
      <p>{text.check}</p>
      <Button isPending={sending.isPending} onClick={() => void finish()}>
        {text.checkButton}
      </Button>
    </>
  )
}
