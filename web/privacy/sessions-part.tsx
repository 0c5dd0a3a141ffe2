import { useQueryClient } from '@tanstack/react-query'
import type { PrivacyView } from '#contract/privacy.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { accessTexts } from './access-text.ts'
import { privacyKey } from './queries.ts'

const momentOf = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(at))

/** Each browser that is in the application, how it came in, and a button that ends it. */
export function SessionsPart({ view: { sessions, sessionsEnded } }: { view: PrivacyView }) {
  const language = useLanguage()
  const text = accessTexts[language].sessions
  const queries = useQueryClient()
  const { isPending, errorKey, send } = useSend()
  const end = (id: string | null) =>
    void send(async (keys) => {
      await api('endSessions', { request: { id }, keys })
      await queries.invalidateQueries({ queryKey: privacyKey })
    })
  return (
    <section className="your-data-part" aria-labelledby="sessions-title">
      <h2 className="section-title" id="sessions-title">
        {text.title}
      </h2>
      <p>{sessions.length > 1 ? text.intro : text.only}</p>
      <ul className="held-data">
        {sessions.map(({ id, begunAt, by, isThis }) => (
          <li className="held-category bank-consent" key={id}>
            <div>
              <h3 className="sub-title">
                {isThis ? text.thisOne : text.other} {isThis && <Pill tone="success">{text.here}</Pill>}
              </h3>
              <p className="small">{text.begun(momentOf(begunAt, language), text.ways[by])}</p>
            </div>
            {!isThis && (
              <Button look="secondary" isPending={isPending} onClick={() => end(id)}>
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <p className="your-data-action">
          <Button look="secondary" isPending={isPending} onClick={() => end(null)}>
            {text.endAll}
          </Button>
        </p>
      )}
      <CallFailure errorKey={errorKey} />
      {sessionsEnded.map(({ at, reason }) => (
        <p className="small" key={at}>
          {text.ended(momentOf(at, language), text.reasons[reason])}
        </p>
      ))}
    </section>
  )
}
