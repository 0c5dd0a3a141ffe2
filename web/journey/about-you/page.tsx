import { useSearch } from 'wouter'
import { titleMeta, type PageHandle } from '../../page-module.ts'
import { useApplicationState } from '../../application-state/store.ts'
import { useLanguage } from '#ui/use-language.ts'
import { amountOf } from '../../visitor/query-parameters.ts'
import { useApplication, useLimits } from '../../application-state/queries.ts'
import { StepScreen, WhenLoaded } from '../../screen/step-screen.tsx'
import { useStep } from '../use-step.ts'
import { CompanyCard } from './company-card.tsx'
import { LoanQuestions } from './loan-questions.tsx'
import { aboutYouTexts } from './text.ts'

export const handle: PageHandle = { opening: aboutYouTexts }

export const meta = titleMeta(aboutYouTexts)

/** ROUTE-6, FLOW-4. */
export default function AboutYouPage() {
  const text = aboutYouTexts[useLanguage()]
  const application = useApplication()
  const limits = useLimits()
  const preselectedAmount = amountOf(new URLSearchParams(useSearch()))
  const preselectedGoal = useApplicationState((state) => state.loanGoal) ?? null
  const { goTo } = useStep()
  return (
    <StepScreen title={text.title} intro={text.intro}>
      <WhenLoaded query={application}>
        {(known) => (
          <>
            {known.profile && <CompanyCard profile={known.profile} />}
            <WhenLoaded query={limits}>
              {({ loanAmount }) => (
                <LoanQuestions
                  application={known}
                  limits={loanAmount}
                  preselectedAmount={preselectedAmount}
                  preselectedGoal={preselectedGoal}
                  onSaved={() => goTo('extraExpenses')}
                />
              )}
            </WhenLoaded>
          </>
        )}
      </WhenLoaded>
    </StepScreen>
  )
}
