import { useQueryClient } from '@tanstack/react-query'
import { type NavigateOptions, useNavigate } from 'react-router'
import { addressOf, type PageName } from '../addresses.ts'
import { useLanguage } from '../use-language.ts'
import { applicationKey } from './queries.ts'

/** How a step hands over: read the application again, so that the next step knows what was saved, and go there. */
export function useStep() {
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: applicationKey })
  return {
    refresh,
    goTo: async (page: PageName, options: NavigateOptions = {}) => {
      await refresh()
      await navigate(addressOf(page, language), options)
    },
  }
}
