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
    /** After an answer that says all: changes what is known here. A reading under way may be from before it and is dropped. */
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
     * After something was saved: reads the application first, even when no screen looks at it just now, because the next
     * one decides by it whether it may show. Rejects when it cannot be read, so that the applicant can press again.
     */
    goTo: async (page: PageName, options: NavigateOptions = {}) => {
      await read()
      await leaveFor(page, options)
    },
  }
}
