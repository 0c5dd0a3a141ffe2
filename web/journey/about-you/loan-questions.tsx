import { type FormEvent, memo, useCallback, useState } from 'react'
import { type ApplicationView, loanGoalDescriptionLengthMax } from '#contract/application.ts'
import { loanGoals } from '#lending/loan-goal.ts'
import type { IdempotencyKeys } from '#contract/client.ts'
import { api } from '../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showEuros } from '#ui/amounts.ts'
import { CallFailure } from '../../call-failure.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { amountFieldId, AmountQuestion } from './amount-question.tsx'
import { amountDefect, type AmountDefect, type AmountLimits, checkLoanForm, type LoanForm } from './loan-form.ts'
import { aboutYouTexts } from './text.ts'
import type { LoanGoal } from '#contract/values.ts'

const goalFieldId = 'loan-goal'

type LoanQuestionsProps = {
  application: ApplicationView
  limits: AmountLimits
  preselectedAmount: number | null
  preselectedGoal: LoanForm['loanGoal']
  /** Label of the submit button where the form edits earlier answers below another question; then it is secondary. */
  button?: string
  /** Part of the sending: the button works until the next screen is there. */
  onSaved: () => Promise<void>
}

/** Values and visible errors: the amount's on leaving it, all of them on submit. */
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
      await saveLoan(form, keys)
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
        <Button type="submit" look={props.button ? 'secondary' : 'primary'} isPending={sending.isPending}>
          {props.button ?? journeyTexts[language].next}
        </Button>
        {props.button === undefined && <p className="small">{text.promise}</p>}
      </div>
    </form>
  )
}

type PartProps<Value> = { value: Value; onChange: (part: Partial<LoanForm>) => void }

/** Memoised, so that a key typed into the amount renders only the amount. */
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
      lengthMax={loanGoalDescriptionLengthMax}
      rows={3}
      value={value}
      onValue={(description) => onChange({ description })}
    />
  )
})

/** Only called with a form that has no defects. The amount first: the goal may not be known without it. */
async function saveLoan(form: LoanForm, keys: IdempotencyKeys) {
  if (form.loanAmount === null || form.loanGoal === null) throw new Error('The loan form is not complete')
  const amount = { loanAmount: form.loanAmount }
  await api('saveLoanAmount', { request: amount, keys })
  const goal = { loanGoal: form.loanGoal, description: form.description.trim() || null }
  await api('saveLoanGoal', { request: goal, keys })
}

/** The icon of each goal, in a field of 24 by 24. */
const paths: Readonly<Record<LoanGoal, string>> = {
  working_capital: 'M4 8h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12v4M16.5 14h1',
  inventory: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  equipment: 'M15 4a5 5 0 0 0-5.6 6.6L3.5 16.5l4 4 5.9-5.9A5 5 0 0 0 20 9l-3 3-5-5z',
  growth: 'M4 4v16h16M8 15l4-4 3 2 5-6M16 7h4v4',
  marketing: 'M4 10v4h3l9 4V6l-9 4zM19 9.5a4 4 0 0 1 0 5M8.5 14.5V19h3v-3.2',
  hiring: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M19 8v6M16 11h6',
  tax: 'M6 3h8l4 4v14H6zM14 3v4h4M14.5 11.6a2.8 2.8 0 1 0 0 4.8M8.7 13.2h4M8.7 15h4',
  bridging: 'M2 18h20M5 18V8M19 18V8M2 12c2 0 3-1.5 3-4 1 4 4 6 7 6s6-2 7-6c0 2.5 1 4 3 4M9.5 18v-4.5M14.5 18v-4.5',
  other: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
}

const GoalIcon = ({ goal }: { goal: LoanGoal }) => (
  <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <path
      d={paths[goal]}
      stroke="currentColor"
      strokeWidth={goal === 'other' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
