import { type FormEvent, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { api } from '../../api/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useLanguage } from '../../use-language.ts'
import { showEuros } from '../amounts.ts'
import { CallFailure } from '../../call-failure.tsx'
import { journeyTexts } from '../text.ts'
import { useSend } from '../use-send.ts'
import { checkExpensesForm, type ExpensesForm, expensesOf, formOf, type YesNo } from './expenses-form.ts'
import { extraExpensesTexts } from './text.ts'

type Saved = ApplicationView['expectedExpenses']
const fieldIds = { hasExpenses: 'has-expenses', knowsAmount: 'knows-amount', amount: 'expenses-amount' } as const

type Errors = Readonly<Record<keyof typeof fieldIds, string | null>>

/** The errors in words, by field; none before the first sending. */
function useErrors(form: ExpensesForm, amountMax: number, isSent: boolean) {
  const language = useLanguage()
  const text = extraExpensesTexts[language]
  const defects = checkExpensesForm(form, amountMax)
  const amountTexts = { missing: text.amountMissing, 'too-high': text.amountTooHigh(showEuros(amountMax, language)) }
  const errors = {
    hasExpenses: isSent && defects.hasExpenses ? text.choiceMissing : null,
    knowsAmount: isSent && defects.knowsAmount ? text.choiceMissing : null,
    amount: isSent && defects.amount ? amountTexts[defects.amount] : null,
  }
  return { errors, hasDefects: Object.values(defects).some((defect) => defect !== null) }
}

/** FLOW-5: yes or no, then whether the amount is known, then the amount. */
export function ExpensesQuestions(props: { saved: Saved; amountMax: number; onSaved: () => Promise<void> }) {
  const language = useLanguage()
  const text = extraExpensesTexts[language]
  const sending = useSend()
  const [form, setForm] = useState(() => formOf(props.saved))
  const [sentCount, setSentCount] = useState(0)
  const { errors, hasDefects } = useErrors(form, props.amountMax, sentCount > 0)
  const change = (part: Partial<ExpensesForm>) => setForm((before) => ({ ...before, ...part }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSentCount((count) => count + 1)
    if (hasDefects) return
    const request = expensesOf(form)
    await sending.send(async (keys) => {
      await api('saveExpectedExpenses', { request, idempotencyKey: keys.keyOf('saveExpectedExpenses', request) })
      await props.onSaved()
    })
  }

  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary title={journeyTexts[language].summaryTitle} sentCount={sentCount} errors={summaryOf(errors)} />
      <RadioCards<YesNo>
        id={fieldIds.hasExpenses}
        legend={text.hasExpenses}
        hint={text.hasExpensesHint}
        look="row"
        value={form.hasExpenses}
        onValue={(hasExpenses) => change({ hasExpenses })}
        cards={[
          { value: 'yes', label: text.yes },
          { value: 'no', label: text.no },
        ]}
        error={errors.hasExpenses}
      />
      {form.hasExpenses === 'yes' && (
        <AmountQuestions form={form} change={change} errors={errors} amountMax={props.amountMax} />
      )}
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={sending.isPending}>
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
