import { type FormEvent, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { api } from '../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { MoneyInput } from '#ui/form/money-input.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showEuros } from '#ui/amounts.ts'
import { CallFailure } from '../../call-failure.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { checkExpensesForm, type ExpensesForm, expensesOf, formOf, type YesNo } from './expenses-form.ts'
import { extraExpensesTexts } from './text.ts'

type Saved = ApplicationView['expectedExpenses']
const fieldIds = { knowsAmount: 'knows-amount', amount: 'expenses-amount' } as const
const questionsId = 'expenses-questions'

type Errors = Readonly<Record<keyof typeof fieldIds, string | null>>

/** The errors in words, by field; none before the first sending. */
function useErrors(form: ExpensesForm, amountMax: number, isSent: boolean) {
  const language = useLanguage()
  const text = extraExpensesTexts[language]
  const defects = checkExpensesForm(form, amountMax)
  const amountTexts = { missing: text.amountMissing, 'too-high': text.amountTooHigh(showEuros(amountMax, language)) }
  const errors = {
    knowsAmount: isSent && defects.knowsAmount ? text.choiceMissing : null,
    amount: isSent && defects.amount ? amountTexts[defects.amount] : null,
  }
  return { errors, hasDefects: Object.values(defects).some((defect) => defect !== null) }
}

/** FLOW-5: no is one press and goes on; yes opens whether the amount is known, and then the amount. */
export function ExpensesQuestions(props: { saved: Saved; amountMax: number; onSaved: () => Promise<void> }) {
  const text = extraExpensesTexts[useLanguage()]
  const sending = useSend()
  const [form, setForm] = useState(() => formOf(props.saved))
  const isYes = form.hasExpenses === 'yes'
  const change = (part: Partial<ExpensesForm>) => setForm((before) => ({ ...before, ...part }))
  const save = (answers: ExpensesForm) =>
    sending.send(async (keys) => {
      const request = expensesOf(answers)
      await api('saveExpectedExpenses', { request, keys })
      await props.onSaved()
    })
  return (
    <div className="form">
      <p>{text.hasExpensesHint}</p>
      <div className="form-choice">
        <Button
          look="secondary"
          isPending={sending.isPending && !isYes}
          onClick={() => {
            change({ hasExpenses: 'no' })
            void save({ ...form, hasExpenses: 'no' })
          }}
        >
          {text.no}
        </Button>
        <Button
          look="secondary"
          aria-expanded={isYes}
          aria-controls={questionsId}
          onClick={() => change({ hasExpenses: isYes ? null : 'yes' })}
        >
          {text.yes}
        </Button>
      </div>
      <div id={questionsId} hidden={!isYes}>
        {form.hasExpenses === 'yes' && (
          <AmountForm
            form={form}
            change={change}
            amountMax={props.amountMax}
            isPending={sending.isPending}
            save={save}
          />
        )}
      </div>
      <CallFailure errorKey={sending.errorKey} />
    </div>
  )
}

type AmountFormProps = {
  form: ExpensesForm
  change: (part: Partial<ExpensesForm>) => void
  amountMax: number
  isPending: boolean
  save: (answers: ExpensesForm) => Promise<unknown>
}

function AmountForm({ form, change, amountMax, isPending, save }: AmountFormProps) {
  const language = useLanguage()
  const [sentCount, setSentCount] = useState(0)
  const { errors, hasDefects } = useErrors(form, amountMax, sentCount > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSentCount((count) => count + 1)
    if (!hasDefects) void save(form)
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <ErrorSummary title={journeyTexts[language].summaryTitle} sentCount={sentCount} errors={summaryOf(errors)} />
      <AmountQuestions form={form} change={change} errors={errors} amountMax={amountMax} />
      <div className="form-actions">
        <Button type="submit" isPending={isPending}>
          {journeyTexts[language].next}
        </Button>
      </div>
    </form>
  )
}

type AmountQuestionsProps = {
  form: ExpensesForm
  change: (part: Partial<ExpensesForm>) => void
  errors: Errors
  amountMax: number
}

/** Asked of who expects expenses: whether the amount is known, and then which it is or what follows when it is not. */
function AmountQuestions({ form, change, errors, amountMax }: AmountQuestionsProps) {
  const language = useLanguage()
  const text = extraExpensesTexts[language]
  return (
    <>
      <RadioCards<YesNo>
        id={fieldIds.knowsAmount}
        legend={text.knowsAmount}
        look="row"
        value={form.knowsAmount}
        onValue={(knowsAmount) => change({ knowsAmount })}
        cards={[
          { value: 'yes', label: text.knowsYes },
          { value: 'no', label: text.knowsNo },
        ]}
        error={errors.knowsAmount}
      />
      {form.knowsAmount === 'no' && <p role="status">{text.unknownConsequence}</p>}
      {form.knowsAmount === 'yes' && (
        <MoneyInput
          id={fieldIds.amount}
          label={text.amount}
          hint={text.amountHint(showEuros(amountMax, language))}
          amount={form.amount}
          onAmount={(amount) => change({ amount })}
          error={errors.amount}
        />
      )}
    </>
  )
}

const summaryOf = (errors: Errors) =>
  (Object.keys(fieldIds) as (keyof typeof fieldIds)[]).flatMap((field) => {
    const text = errors[field]
    return text === null ? [] : [{ fieldId: fieldIds[field], text }]
  })
