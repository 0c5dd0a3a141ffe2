import { useQueryClient } from '@tanstack/react-query'
import { offersKey } from '../../../application-state/follow-server.ts'
import { useStep } from '../../use-step.ts'
import { analysisKey } from './place.ts'

/**
 * After a change the decision is made again, on the waiting screen. This screen's queries are removed only when it is
 * left, or it would fetch again too early.
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
