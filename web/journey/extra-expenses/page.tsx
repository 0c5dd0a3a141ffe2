import { titleMeta, type PageHandle } from '../../page-module.ts'
import { Accordion } from '#ui/accordion.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useApplication, useLimits } from '../../application-state/queries.ts'
import { StepScreen, WhenLoaded } from '../../screen/step-screen.tsx'
import { useStep } from '../use-step.ts'
import { ExpensesQuestions } from './expenses-questions.tsx'
import { LoanAnswer } from './loan-answer.tsx'
import { extraExpensesTexts } from './text.ts'

export const handle: PageHandle = { opening: extraExpensesTexts }

export const meta = titleMeta(extraExpensesTexts)

/** ROUTE-7, FLOW-5. */
export default function ExtraExpensesPage() {
  const text = extraExpensesTexts[useLanguage()]
  const application = useApplication()
  const limits = useLimits()
  const { goTo } = useStep()
  return (
    <StepScreen title={text.title} intro={text.intro}>
      <WhenLoaded query={application}>
        {(known) => (
          <WhenLoaded query={limits}>
            {({ expensesMaximum, loanAmount }) => (
              <>
                <ExpensesQuestions
                  saved={known.expectedExpenses}
                  amountMax={expensesMaximum}
                  onSaved={() => goTo('uploadTransactions')}
                />
                <LoanAnswer application={known} limits={loanAmount} />
              </>
            )}
          </WhenLoaded>
        )}
      </WhenLoaded>
      <Accordion title={text.why}>
        <p>{text.whyText}</p>
      </Accordion>
    </StepScreen>
  )
}
