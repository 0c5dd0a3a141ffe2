import { useQueryClient } from '@tanstack/react-query'
import { offersKey } from '../../../application-state/follow-server.ts'
import { useStep } from '../../use-step.ts'
import { analysisKey } from './queries.ts'

/**
 * After a change everything is worked out again, on the screen that waits for it. What this screen read is forgotten only
 * when it is left, or it would ask for what is not there yet.
 */
export function useWorkOutAgain(): () => Promise<void> {
  const queries = useQueryClient()
  const { goTo } = useStep()
  return async () => {
    await goTo('getOffers')
    queries.removeQueries({ queryKey: analysisKey })
    queries.removeQueries({ queryKey: offersKey })
  }
}
