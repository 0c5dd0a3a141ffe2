import { useQueryClient } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { languageOf } from '../../language.ts'
import { Notice } from '../../ui/notice.tsx'
import { StepsList } from '../../ui/steps-list.tsx'
import { useLanguage } from '../../use-language.ts'
import { offersKey } from '../queries.ts'
import { StepScreen } from '../step-screen.tsx'
import { journeyTexts } from '../text.ts'
import { useStep } from '../use-step.ts'
import { isReady, stageNames, stageStates } from './stages.ts'
import { getOffersTexts } from './text.ts'
import { type Ending, useCaseState } from './use-case-state.ts'

export const meta = ({ location }: MetaArgs) => [
  { title: `${getOffersTexts[languageOf(location.pathname)].pageTitle} | Vlot` },
]

/** ROUTE-10, FLOW-8. The waiting screen leaves no trace in the history: going back from the offer skips it. */
export default function GetOffersPage() {
  const language = useLanguage()
  const text = getOffersTexts[language]
  const queries = useQueryClient()
  const { goTo } = useStep()
  const leave = async (ending: Ending) => {
    queries.removeQueries({ queryKey: offersKey })
    if (ending === 'ready') await goTo('personalOffer', { replace: true })
    else await goTo('requestFailed', { replace: true, state: { error: ending } })
  }
  const { blocks, isSlow } = useCaseState((ending) => void leave(ending))
  const states = stageStates(blocks)
  return (
    <StepScreen title={text.title} intro={text.intro}>
      <div aria-live="polite">
        <StepsList
          isLoading={!isReady(blocks)}
          stateNames={journeyTexts[language].stepStates}
          steps={stageNames.map((name) => ({ key: name, state: states[name], ...text.stages[name] }))}
        />
      </div>
      {isSlow && (
        <Notice role="status">
          <p>{text.slow}</p>
        </Notice>
      )}
    </StepScreen>
  )
}
