import { useQueryClient } from '@tanstack/react-query'
import { type NavigateOptions, useNavigate } from '../navigation.ts'
import { addressOf, type PageName } from '../addresses.ts'
import { useLanguage } from '#ui/use-language.ts'
import { applicationQuery } from '../application-state/queries.ts'

/** How a step hands over to the next. */
export function useStep() {
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  /** A reading that was under way may be from before what was just saved, so it is not waited for but begun again. */
  const read = async () => {
    await queries.cancelQueries({ queryKey: applicationQuery.queryKey })
    return queries.fetchQuery({ ...applicationQuery, staleTime: 0 })
  }
  const leaveFor = async (page: PageName, options: NavigateOptions = {}) => {
    await navigate(addressOf(page, language), options)
  }
  return {
    /** Applies a complete answer to the cache. A read in flight may be older, and is cancelled. */
    know: async (change: () => void) => {
      await queries.cancelQueries({ queryKey: applicationQuery.queryKey })
      change()
    },
    /** Reads the application again; when that fails, what is on the screen stays as it is. */
    refresh: async () => {
      await read().catch(() => undefined)
    },
    leaveFor,
    /**
     * After a save: reads the application first, even without observers, since the next screen's guard uses it. Rejects
     * when it cannot be read, so that the applicant can press again.
     */
    goTo: async (page: PageName, options: NavigateOptions = {}) => {
      await read()
      await leaveFor(page, options)
    },
  }
}
