import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { askDesk } from '../api/desk.ts'

const caseKey = (caseId: string) => ['case', caseId] as const

export const useCase = (caseId: string) =>
  useQuery({
    queryKey: caseKey(caseId),
    queryFn: async ({ signal, client }) => {
      const view = await askDesk('readDeskCase', { params: { caseId }, signal })
      // Before the case is shown: coming later, the answers would move what one is about to press.
      if (view.mayAnswer) await client.prefetchQuery({ ...choicesOf(view), staleTime: Infinity })
      return view
    },
    // The engine takes a second or so, and so does an agreement; until then there are no new ones.
    refetchInterval: ({ state: { data } }) => (data?.isDeciding || data?.agreement.isMaking ? 1_000 : false),
  })

const choicesOf = ({ caseId, dataVersion }: Pick<DeskCaseView, 'caseId' | 'dataVersion'>) =>
  queryOptions({
    queryKey: [...caseKey(caseId), 'choices', dataVersion],
    queryFn: ({ signal }) => askDesk('readChoices', { params: { caseId }, signal }),
  })

/** The possible answers, reread when the data of the case changes. */
export const useChoices = (view: DeskCaseView) => useQuery(choicesOf(view))

/** Read once: each reading is a look that the applicant sees. */
export const usePages = (caseId: string, fileId: string) =>
  useQuery({
    queryKey: ['pages', caseId, fileId],
    queryFn: ({ signal }) => askDesk('readPages', { params: { caseId, fileId }, signal }),
    staleTime: Infinity,
    retry: false,
  })

type Bookings = { caseId: string; dataVersion: number; fact: string; page: number; isOpen: boolean }

/** `isOpen` is in the key, since names open with it. The lines stay meanwhile: a dialog may be open over them. */
export const useBookings = ({ caseId, dataVersion, fact, page, isOpen }: Bookings) =>
  useQuery({
    queryKey: [...caseKey(caseId), 'bookings', dataVersion, fact, page, isOpen],
    queryFn: ({ signal }) =>
      askDesk('listCaseBookings', { params: { caseId }, query: { fact: fact as never, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })
