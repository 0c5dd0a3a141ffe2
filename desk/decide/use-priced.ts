import { useQuery } from '@tanstack/react-query'
import { askDesk } from '../api/desk.ts'
import { type Choices, type Priced, type Typed, wantedOf } from './answer.ts'

/** The price of another amount and term; null while there is none, or it is looked up. */
export function usePriced(caseId: string, choices: Choices, typed: Typed): Priced | null {
  const wanted = typed.kind === 'own' ? wantedOf(choices, typed) : null
  const { data } = useQuery({
    queryKey: ['price', caseId, choices.dataVersion, wanted],
    queryFn: ({ signal }) => askDesk('priceWanted', { params: { caseId }, body: wanted!, signal }),
    enabled: wanted !== null,
  })
  return wanted === null ? null : (data ?? null)
}
