import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { askDesk } from '../api/desk.ts'
import { moment } from '../case/shown.ts'
import { SendFailure } from '../send-failure.tsx'
import { connectionsTexts } from './text.ts'

const queryKey = ['deliveries']

/** Events sent to the lender's systems; nothing where there are none. */
export function Deliveries() {
  const text = connectionsTexts[useLanguage()]
  const queries = useQueryClient()
  const { send, isPending, errorKey } = useSend()
  const { data = [] } = useQuery({ queryKey, queryFn: ({ signal }) => askDesk('readDeliveries', { signal }) })
  const replay = (deliveryId: string) =>
    send(async (keys) => {
      await askDesk('replayDelivery', { params: { deliveryId }, keys })
      await queries.invalidateQueries({ queryKey })
    })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{text.deliveries}</h2>
      <SendFailure errorKey={errorKey} />
      <ul className="connections">
        {data.map(({ id, type, reference, at, isSent, tries, lastAnswer }) => (
          <li key={id}>
            <span className="connections-name">{`${type} ${reference}`}</span>
            <Pill tone={isSent ? 'success' : 'neutral'}>{isSent ? text.sent : text.tries(tries, lastAnswer)}</Pill>
            <span className="connections-took">{moment(at)}</span>
            <Button look="quiet" isPending={isPending} onClick={() => void replay(id)}>
              {text.replay}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
