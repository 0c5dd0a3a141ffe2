import { keepPreviousData, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { askDesk } from '../api/desk.ts'
import type { View } from './text.ts'

/** Often enough to show a colleague's claim; it extends no session. */
const lookEveryMs = 30_000

export const useWorkList = (view: View, after: string | null) =>
  useQuery({
    queryKey: ['work', 'list', view, after],
    queryFn: ({ signal }) =>
      askDesk('listWork', { query: { view, ...(after === null ? {} : { after }) }, isUnattended: true, signal }),
    refetchInterval: lookEveryMs,
    placeholderData: keepPreviousData,
  })

export const useWorkItem = (id: string) =>
  useQuery({
    queryKey: ['work', 'item', id],
    queryFn: ({ signal }) => askDesk('readWork', { params: { id }, signal }),
    retry: false,
  })

export const useColleagues = () =>
  useQuery({ queryKey: ['staff'], queryFn: ({ signal }) => askDesk('listStaff', { signal }) })

/**
 * After every change, and after every refusal, which says that something is not as it was seen. A task that was closed
 * or handed over is asked for no more, which would be refused.
 */
export function useWorkRefresh(): (gone?: string | null) => Promise<void> {
  const queries = useQueryClient()
  return async (gone = null) => {
    const predicate = ({ queryKey: [room, , id] }: Query) => (room === 'work' && id !== gone) || room === 'case'
    await queries.invalidateQueries({ predicate })
  }
}
