import { useQueryClient } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { useEffect } from 'react'
import { titleMeta, type PageHandle } from '../../page-module.ts'
import { addressOf } from '../../addresses.ts'
import { Notice } from '#ui/notice.tsx'
import { StepsList } from '#ui/steps-list.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { offersKey } from '../../application-state/follow-server.ts'
import { useApplicationState } from '../../application-state/store.ts'
import type { Connection } from '../collection.ts'
import { foundWords } from '../found-words.ts'
import { productsOf } from '../offer-name.ts'
import { useApplication } from '../../application-state/queries.ts'
import { StepScreen, WhenLoaded } from '../../screen/step-screen.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useView } from '../../tracking/use-view.ts'
import { useStep } from '../use-step.ts'
import { isReady, stageNames, stageStates } from './stages.ts'
import { getOffersTexts } from './text.ts'
import { type Ending, useCaseState } from './use-case-state.ts'

export const handle: PageHandle = { opening: getOffersTexts }

export const meta = titleMeta(getOffersTexts)

/** ROUTE-10. Before the accounts are confirmed nothing is being worked out, and there would be nothing to wait for. */
export default function GetOffersPage() {
  const language = useLanguage()
  return (
    <WhenLoaded query={useApplication()}>
      {({ dataConfirmed, connections }) =>
        dataConfirmed ? (
          <WaitForOffers connections={connections} />
        ) : (
          <Redirect to={addressOf('collectTransactions', language)} replace />
        )
      }
    </WhenLoaded>
  )
}

/** FLOW-8. The waiting screen leaves no trace in the history: going back from the offer skips it. */
function WaitForOffers({ connections }: { connections: readonly Connection[] }) {
  const language = useLanguage()
  const text = getOffersTexts[language]
  const queries = useQueryClient()
  const { leaveFor } = useStep()
  useView('get offers')
  const products = productsOf(useApplicationState((state) => state.offerTypes))
  const leave = async (ending: Ending) => {
    queries.removeQueries({ queryKey: offersKey })
    if (ending === 'ready') await leaveFor('personalOffer', { replace: true })
    else await leaveFor('requestFailed', { replace: true, state: { error: ending } })
  }
  const { blocks, isSlow } = useCaseState((ending) => void leave(ending))
  const states = stageStates(blocks)
  const found = foundWords(connections, language)
  // Fetched while the server works, so that the offers wait for no script.
  useEffect(() => void import('../personal-offer/page.tsx').catch(() => undefined), [])
  return (
    <StepScreen title={text.title} intro={text.intro}>
      <div aria-live="polite">
        <StepsList
          isLoading={!isReady(blocks)}
          stateNames={journeyTexts[language].stepStates}
          steps={stageNames.map((name) => {
            const { label, explanation } = text.stages[name]
            const first = name === 'TRANSACTION_ANALYSIS' ? (found ?? explanation) : explanation
            const about = name === 'OFFERS_AVAILABLE' ? `${text.products[products]} ${explanation}` : first
            return { key: name, state: states[name], label, explanation: about }
          })}
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
