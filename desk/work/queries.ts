import { keepPreviousData, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { type Sending, useSend } from '#ui/use-send.ts'
import { askDesk } from '../api/desk.ts'
import type { View } from './text.ts'

/** Often enough to show a colleague's claim; it extends no session. */
const lookEveryMs = 30_000

/** Which work is shown: filters, and from where on. */
export type WorkPlace = { view: View; kind: TaskKind | null; after: string | null }

export const useWorkList = ({ view, kind, after }: WorkPlace) =>
  useQuery({
    queryKey: ['work', 'list', view, kind, after],
    queryFn: ({ signal }) => {
      const query = { view, ...(kind && { kind }), ...(after && { after }) }
      return askDesk('listWork', { query, isUnattended: true, signal })
    },
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

/** Reads list and case again. A task that was closed or handed over is not asked for, which would be refused. */
function useWorkRefresh(): (gone: string | null) => Promise<void> {
  const queries = useQueryClient()
  return async (gone) => {
    const predicate = ({ queryKey: [room, , id] }: Query) => (room === 'work' && id !== gone) || room === 'case'
    await queries.invalidateQueries({ predicate })
  }
}

/** Sends a change and reads again, also after a refusal: something is not as it was seen. `ended` closes with it. */
export function useSendAndRead(ended: string | null = null): Sending {
  const refresh = useWorkRefresh()
  const { send, ...state } = useSend()
  const sendAndRead: Sending['send'] = (action) =>
    send(async (keys) => {
      let gone: string | null = null
      try {
        await action(keys)
        gone = ended
      } finally {
        await refresh(gone)
      }
    })
  return { ...state, send: sendAndRead }
}
