import { type FormEvent, memo, useCallback, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { loanGoals } from '#lending/loan-goal.ts'
import { api } from '../../api/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useLanguage } from '../../use-language.ts'
import { showEuros } from '../../ui/amounts.ts'
import { CallFailure } from '../../call-failure.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useSend } from '../../screen/use-send.ts'
import { amountFieldId, AmountQuestion } from './amount-question.tsx'
import { GoalIcon } from './goal-icon.tsx'
import { type AmountDefect, amountDefect, type AmountLimits, checkLoanForm, type LoanForm } from './loan-form.ts'
import { aboutYouTexts } from './text.ts'

const goalFieldId = 'loan-goal'
const descriptionLengthMax = 500

type LoanQuestionsProps = {
  application: ApplicationView
  limits: AmountLimits
  preselectedAmount: number | null
  preselectedGoal: LoanForm['loanGoal']
  /** Part of the sending: the button works until the next screen is there. */
  onSaved: () => Promise<void>
}

/** What is filled in, and which errors show: those of the amount on leaving it, all of them on sending. */
function useLoanForm({ application, limits, preselectedAmount, preselectedGoal }: LoanQuestionsProps) {
  const language = useLanguage()
  const text = aboutYouTexts[language]
  const [form, setForm] = useState<LoanForm>({
    loanAmount: application.loanAmount ?? (amountDefect(preselectedAmount, limits) === null ? preselectedAmount : null),
    loanGoal: application.loanGoal ?? preselectedGoal,
    description: application.loanGoalDescription ?? '',
  })
  const [sentCount, setSentCount] = useState(0)
  const [isAmountLeft, setAmountLeft] = useState(false)
  const change = useCallback((part: Partial<LoanForm>) => setForm((before) => ({ ...before, ...part })), [])
  const defects = checkLoanForm(form, limits)
  const amountErrors: Readonly<Record<AmountDefect, string>> = {
    missing: text.amountMissing,
    'out-of-range': text.amountOutOfRange(showEuros(limits.minimum, language), showEuros(limits.maximum, language)),
    step: text.amountStep(showEuros(limits.step, language)),
  }
  const showsAmountError = sentCount > 0 || (isAmountLeft && form.loanAmount !== null)
  const amountError = defects.loanAmount && showsAmountError ? amountErrors[defects.loanAmount] : null
  const goalError = defects.loanGoal && sentCount > 0 ? text.goalMissing : null
  return {
    form,
    change,
    sentCount,
    countSending: () => setSentCount((count) => count + 1),
    leaveAmount: () => setAmountLeft(true),
    hasDefects: defects.loanAmount !== null || defects.loanGoal !== null,
    amountError,
    goalError,
    errors: [
      ...(amountError ? [{ fieldId: amountFieldId, text: amountError }] : []),
      ...(goalError ? [{ fieldId: goalFieldId, text: goalError }] : []),
    ],
  }
}

/** FLOW-4. The summary takes the focus only on sending. */
export function LoanQuestions(props: LoanQuestionsProps) {
  const language = useLanguage()
  const text = aboutYouTexts[language]
  const sending = useSend()
  const { form, change, amountError, goalError, ...asked } = useLoanForm(props)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    asked.countSending()
    if (asked.hasDefects) return
    await sending.send(async (keys) => {
      await saveLoan(form, keys.keyOf)
      await props.onSaved()
    })
  }

  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary title={journeyTexts[language].summaryTitle} sentCount={asked.sentCount} errors={asked.errors} />
      <AmountQuestion
        amount={form.loanAmount}
        onAmount={(loanAmount) => change({ loanAmount })}
        onBlur={asked.leaveAmount}
        limits={props.limits}
        error={amountError}
      />
      <Goal value={form.loanGoal} onChange={change} error={goalError} />
      <Description value={form.description} onChange={change} />
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={sending.isPending}>
          {journeyTexts[language].next}
        </Button>
        <p className="small">{text.promise}</p>
      </div>
    </form>
  )
}

type PartProps<Value> = { value: Value; onChange: (part: Partial<LoanForm>) => void }

/** Remembered, so that a key typed into the amount draws the amount alone. */
const Goal = memo(function Goal({
  value,
  onChange,
  error,
}: PartProps<LoanForm['loanGoal']> & { error: string | null }) {
  const text = aboutYouTexts[useLanguage()]
  return (
    <RadioCards
      id={goalFieldId}
      legend={text.goalTitle}
      value={value}
      onValue={(loanGoal) => onChange({ loanGoal })}
      cards={loanGoals.map((goal) => ({ value: goal, icon: <GoalIcon goal={goal} />, ...text.goals[goal] }))}
      error={error}
      look="tiles"
    />
  )
})

const Description = memo(function Description({ value, onChange }: PartProps<string>) {
  const language = useLanguage()
  const text = aboutYouTexts[language]
  return (
    <TextArea
      label={text.description}
      hint={text.descriptionHint}
      isOptional
      optionalText={journeyTexts[language].optional}
      lengthMax={descriptionLengthMax}
      rows={3}
      value={value}
      onValue={(description) => onChange({ description })}
    />
  )
})

/** Only called with a form that has no defects. The amount first: the goal may not be known without it. */
async function saveLoan(form: LoanForm, keyOf: (callName: string, request: unknown) => string) {
  if (form.loanAmount === null || form.loanGoal === null) throw new Error('The loan form is not complete')
  const amount = { loanAmount: form.loanAmount }
  await api('saveLoanAmount', { request: amount, idempotencyKey: keyOf('saveLoanAmount', amount) })
  const goal = { loanGoal: form.loanGoal, description: form.description.trim() || null }
  await api('saveLoanGoal', { request: goal, idempotencyKey: keyOf('saveLoanGoal', goal) })
}
