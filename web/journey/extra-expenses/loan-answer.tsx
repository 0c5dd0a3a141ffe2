import { lazy, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { showEuros } from '#ui/amounts.ts'
import { useLanguage } from '#ui/use-language.ts'
import { OnPress } from '../../on-press.tsx'
import type { AmountLimits } from '../about-you/loan-form.ts'
import { aboutYouTexts } from '../about-you/text.ts'
import { useStep } from '../use-step.ts'
import { extraExpensesTexts } from './text.ts'

const LoanQuestions = lazy(async () => ({ default: (await import('../about-you/loan-questions.tsx')).LoanQuestions }))

/** The first step's answers on one line, which opens its form (FLOW-4, FLOW-5). */
export function LoanAnswer({ application, limits }: { application: ApplicationView; limits: AmountLimits }) {
  const language = useLanguage()
  const { refresh } = useStep()
  const [savedCount, setSavedCount] = useState(0)
  const { loanAmount, loanGoal } = application
  if (loanAmount === null || loanGoal === null) return null
  const goal = aboutYouTexts[language].goals[loanGoal].label
  return (
    // A new key closes it after saving, so that the question is in sight again.
    <OnPress key={savedCount} title={extraExpensesTexts[language].loan(showEuros(loanAmount, language), goal)}>
      <LoanQuestions
        application={application}
        limits={limits}
        preselectedAmount={null}
        preselectedGoal={null}
        button={extraExpensesTexts[language].saveLoan}
        onSaved={async () => {
          await refresh()
          setSavedCount((count) => count + 1)
        }}
      />
    </OnPress>
  )
}
