import { useQuery } from '@tanstack/react-query'
import type { ConnectionTried } from '#contract/desk/insight.ts'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { SendFailure } from '../send-failure.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { shellTexts } from '../shell/text.ts'
import { Deliveries } from './deliveries.tsx'
import { connectionsTexts } from './text.ts'
import './connections.css'

const time = new Intl.DateTimeFormat('nl', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' })

/** Whether what the lender depends on works, tried when one looks. */
export function ConnectionsPage() {
  const language = useLanguage()
  const text = connectionsTexts[language]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['connections'],
    queryFn: ({ signal }) => askDesk('tryConnections', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const again = (
    <Button look="secondary" isPending={isFetching} onClick={() => void refetch()}>
      {text.again}
    </Button>
  )
  return (
    <DeskPage title={shellTexts[language].pages.connections} aside={again}>
      <p role="status">
        {text.intro} {data !== undefined && !isFetching && text.triedAt(time.format(new Date(data.at)))}
      </p>
      {data === undefined && error === null && <Spinner size="lg" label={text.trying} />}
      {error !== null && <SendFailure errorKey={errorKeyOf(error)} />}
      {data !== undefined && (
        <ul className="connections">
          {data.connections.map((tried) => (
            <Connection key={tried.name} tried={tried} />
          ))}
        </ul>
      )}
      <Deliveries />
    </DeskPage>
  )
}

function Connection({ tried: { name, isWell, fault, tookMs } }: { tried: ConnectionTried }) {
  const text = connectionsTexts[useLanguage()]
  return (
    <li>
      <span className="connections-name">{text.names[name]}</span>
      <Pill tone={isWell ? 'success' : 'error'}>{isWell ? text.well : text.bad}</Pill>
      <span className="connections-took">{text.took(tookMs)}</span>
      {!isWell && (
        <p>
          {text.advice[name]} {fault !== null && <span className="connections-fault">{text.fault(fault)}</span>}
        </p>
      )}
    </li>
  )
}
