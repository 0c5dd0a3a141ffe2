import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import { type Sending, useSend } from '#ui/use-send.ts'
import { askDesk } from '../api/desk.ts'

export type Team = DeskAnswerOf<'readTeam'>

/** Its key is below that of the work, so that a change of leave reads the lists again. */
export const useTeam = () =>
  useQuery({
    queryKey: ['work', 'team'],
    queryFn: ({ signal }) => askDesk('readTeam', { isUnattended: true, signal }),
  })

/** Sends a change and reads team and work again. */
export function useTeamChange(): Sending {
  const queries = useQueryClient()
  const { send, ...state } = useSend()
  const sendAndRead: Sending['send'] = (action) =>
    send((keys) => action(keys).finally(() => queries.invalidateQueries({ queryKey: ['work'] })))
  return { ...state, send: sendAndRead }
}
