import { useCallback, useEffect, useState } from 'react'
import { hiddenMeta, type PageHandle } from '../page-module.ts'
import { actions, useApplicationState } from '../application-state/store.ts'
import { mailedLink } from '../visitor/mailed-link.ts'
import { sessionStore } from '../visitor/storage.ts'
import { isReconsentToken } from '../visitor/token.ts'
import { useView } from '../tracking/use-view.ts'
import { Opening } from '../screen/step-screen.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Overview } from './overview.tsx'
import { reconsentQuestions, reconsentTexts } from './text.ts'
import { Verification } from './verification.tsx'
import { Accordion } from '#ui/accordion.tsx'

export const handle: PageHandle = { readsLink: true }
export const meta = hiddenMeta(reconsentTexts)

type Start = 'starting' | 'known' | 'unknown' | 'ended'

/** The session of a link that was verified in this tab; a new link in the address goes before it. */
const hasSession = (): boolean =>
  mailedLink().hash === null && sessionStore.read('caseId') !== null && isReconsentToken(sessionStore.read('token'))

/** ROUTE-16, RECON-1: while no kvk number is known, first who it is; then the connections (RECON-6). */
export default function ReconsentPage() {
  const language = useLanguage()
  const kvkNumber = useApplicationState((state) => state.requester.kvkNumber)
  const [start, setStart] = useState<Start>('starting')
  const isOverview = start === 'known' || (start !== 'starting' && kvkNumber !== undefined)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it was when the page was entered
  useEffect(() => setStart(hasSession() || kvkNumber !== undefined ? 'known' : 'unknown'), [])
  const part = isOverview ? 'overview' : 'verification'
  useView(start === 'starting' ? null : language === 'en' ? `reconsent ${part} English` : `reconsent ${part}`)
  const onSessionEnded = useCallback(() => {
    actions.removeRequester()
    setStart('ended')
  }, [])
  return (
    <div className="reconsent">
      {start === 'starting' ? (
        <Starting />
      ) : (
        <div className="step">
          {isOverview ? (
            <Overview isAfterForm={start !== 'known'} onSessionEnded={onSessionEnded} />
          ) : (
            <Verification hasSessionEnded={start === 'ended'} />
          )}
        </div>
      )}
      <QuestionsPanel />
    </div>
  )
}

/** The build's content, shown for a moment until the scripts run. */
function Starting() {
  const { verification, loading } = reconsentTexts[useLanguage()]
  return <Opening words={{ title: verification.title, intro: verification.subtitle }} waiting={loading} />
}

/** RECON-1: four questions beside the form and the overview; below them on a phone. */
function QuestionsPanel() {
  const { title, items } = reconsentQuestions[useLanguage()]
  return (
    <section className="reconsent-side" aria-labelledby="reconsent-questions">
      <h2 id="reconsent-questions">{title}</h2>
      {items.map(({ question, answer }) => (
        <Accordion key={question} title={question}>
          <p>{answer}</p>
        </Accordion>
      ))}
    </section>
  )
}
