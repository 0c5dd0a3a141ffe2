import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { askDesk } from '../api/desk.ts'

const caseKey = (caseId: string) => ['case', caseId] as const

export const useCase = (caseId: string) =>
  useQuery({
    queryKey: caseKey(caseId),
    queryFn: ({ signal }) => askDesk('readDeskCase', { params: { caseId }, signal }),
    // The engine takes a second or so; until then the figures of the new data are not there.
    refetchInterval: ({ state: { data } }) => (data?.isDeciding === true ? 1_000 : false),
  })

/** What is shown after a step: the case as the server has it then, with everything that hangs on it. */
export function useReloadCase(caseId: string): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: caseKey(caseId) }), [queries, caseId])
}

/** What can be answered, read again when the data of the case has moved. */
export const useChoices = ({ caseId, dataVersion }: Pick<DeskCaseView, 'caseId' | 'dataVersion'>) =>
  useQuery({
    queryKey: [...caseKey(caseId), 'choices', dataVersion],
    queryFn: ({ signal }) => askDesk('readChoices', { params: { caseId }, signal }),
  })

type Bookings = { caseId: string; dataVersion: number; fact: string; page: number; isOpen: boolean }

/**
 * `isOpen` is part of the question: what was closed is asked for again once names are open. Meanwhile the lines stay, since
 * somebody may be at one of them: at its dialog, or at the button to the next page.
 */
export const useBookings = ({ caseId, dataVersion, fact, page, isOpen }: Bookings) =>
  useQuery({
    queryKey: [...caseKey(caseId), 'bookings', dataVersion, fact, page, isOpen],
    queryFn: ({ signal }) =>
      askDesk('listCaseBookings', { params: { caseId }, query: { fact: fact as never, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })
