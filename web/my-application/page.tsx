import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { FollowUpView } from '#contract/follow-up.ts'
import { addressOf } from '../addresses.ts'
import { api } from '../api/api.ts'
import { FollowUpStatus } from '../follow-up/status.tsx'
import { followUpTexts } from '../follow-up/text.ts'
import { showEuros } from '../ui/amounts.ts'
import { KvkQuestion } from '../kvk-question.tsx'
import { languageOf } from '../language.ts'
import type { MetaArgs, PageHandle } from '../page-module.ts'
import { mailedLink } from '../visitor/mailed-link.ts'
import { sessionStore } from '../visitor/storage.ts'
import { AppLink } from '../shell/app-link.tsx'
import { withSingleStops } from '../ui/format.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useCall } from '../use-call.ts'
import { useLanguage } from '../use-language.ts'
import type { Link } from './files.tsx'
import { myApplicationTexts } from './text.ts'

/** Below the stages, and empty for most. */
const Files = lazy(async () => ({ default: (await import('./files.tsx')).Files }))

export const handle: PageHandle = { readsLink: true }
export const meta = ({ location }: MetaArgs) => [
  { title: `${myApplicationTexts[languageOf(location.pathname)].pageTitle} | Vlot` },
  { name: 'robots', content: 'noindex' },
]

type Mailed = { caseId: string; hash: string }
type Stage =
  | { name: 'starting' | 'no-link' }
  | { name: 'asked'; link: Mailed }
  | { name: 'open'; link: Link; followUp: FollowUpView }

/** Where an application stands, behind the link of a mail and outside the journey's guard. */
export default function MyApplicationPage() {
  const language = useLanguage()
  const text = myApplicationTexts[language]
  const [stage, setStage] = useState<Stage>({ name: 'starting' })
  useEffect(() => {
    const { caseId, hash } = mailedLink()
    if (caseId !== null && hash !== null) return setStage({ name: 'asked', link: { caseId, hash } })
    // Who is in the application sees it there.
    if (sessionStore.read('caseId') === null) setStage({ name: 'no-link' })
    else location.replace(addressOf('nextSteps', languageOf(location.pathname)))
  }, [])
  return (
    <div className="step">
      {stage.name === 'starting' && (
        <p className="loading" role="status">
          <Spinner /> {text.loading}
        </p>
      )}
      {stage.name === 'no-link' && <NoLink />}
      {stage.name === 'asked' && (
        <Question link={stage.link} onOpened={(link, followUp) => setStage({ name: 'open', link, followUp })} />
      )}
      {stage.name === 'open' && <Opened {...stage} onChanged={(followUp) => setStage({ ...stage, followUp })} />}
    </div>
  )
}

function NoLink() {
  const text = myApplicationTexts[useLanguage()]
  return (
    <>
      <h1 className="step-title">{text.noLinkTitle}</h1>
      <p className="step-intro">{text.noLink}</p>
      <p>
        <AppLink to="resume" className="action">
          {text.newLink}
        </AppLink>
      </p>
    </>
  )
}

type QuestionProps = { link: Mailed; onOpened: (link: Link, followUp: FollowUpView) => void }

function Question({ link, onOpened }: QuestionProps) {
  const text = myApplicationTexts[useLanguage()]
  const { isPending, errorKey, run } = useCall()
  const answer = (kvkNumber: string) =>
    void run(async () => {
      const request = { ...link, passphrase: kvkNumber }
      onOpened(request, await api('openFollowUp', { request }))
    })
  return (
    <>
      <KvkQuestion text={text} isPending={isPending} errorKey={errorKey} onAnswer={answer} />
      {errorKey === 'follow_up_link' && (
        <p>
          {text.dead} <AppLink to="resume">{text.newLink}</AppLink>
        </p>
      )}
    </>
  )
}

type OpenedProps = { link: Link; followUp: FollowUpView; onChanged: (followUp: FollowUpView) => void }

function Opened({ link, followUp, onChanged }: OpenedProps) {
  const language = useLanguage()
  const text = myApplicationTexts[language]
  const { offer } = followUp
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 className="step-title" tabIndex={-1} ref={heading}>
        {followUpTexts[language].status.title}
      </h1>
      <p className="step-intro">{withSingleStops(text.opened(followUp.companyName))}</p>
      {offer !== null && (
        <p>{text.chosen[offer.productType](showEuros(offer.loanAmount, language), offer.termMonths)}</p>
      )}
      <FollowUpStatus followUp={followUp} isInCase={false} />
      <Suspense>
        <Files link={link} followUp={followUp} onChanged={onChanged} />
      </Suspense>
    </>
  )
}
