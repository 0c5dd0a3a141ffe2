import { useEffect, useState } from 'react'
import type { MetaArgs, PageHandle } from '../page-module.ts'
import { languageOf } from '../language.ts'
import { mailedLink, type MailedLink } from '../visitor/mailed-link.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useLanguage } from '../use-language.ts'
import { CodeStep } from './code-step.tsx'
import { KvkStep } from './kvk-step.tsx'
import { RequestLink } from './request-link.tsx'
import type { ResumeLink } from './resume.ts'
import { resumeTexts } from './text.ts'

export const handle: PageHandle = { readsLink: true }
export const meta = ({ location }: MetaArgs) => [
  { title: `${resumeTexts[languageOf(location.pathname)].pageTitle} | Vlot` },
  { name: 'robots', content: 'noindex' },
]

type Stage =
  | { name: 'starting' | 'no-link' }
  | { name: 'kvk'; link: ResumeLink; kvk: string }
  | { name: 'code'; link: ResumeLink; kvk: string; codeSentTo: string }

const firstStage = ({ caseId, hash, kvk }: MailedLink): Stage =>
  caseId === null || hash === null ? { name: 'no-link' } : { name: 'kvk', link: { caseId, hash }, kvk: kvk ?? '' }

/** FLOW-11: from the mailed link back into the application, or a new link for who has none that works. */
export default function ResumePage() {
  const [stage, setStage] = useState<Stage>({ name: 'starting' })
  useEffect(() => setStage(firstStage(mailedLink())), [])
  return (
    <div className="step">
      {stage.name === 'starting' && <Starting />}
      {stage.name === 'no-link' && <RequestLink />}
      {stage.name === 'kvk' && (
        <KvkStep
          link={stage.link}
          kvk={stage.kvk}
          onSent={(kvk, codeSentTo) => setStage({ name: 'code', link: stage.link, kvk, codeSentTo })}
        />
      )}
      {stage.name === 'code' && (
        <CodeStep
          link={stage.link}
          codeSentTo={stage.codeSentTo}
          onAgain={() => setStage({ name: 'kvk', link: stage.link, kvk: stage.kvk })}
        />
      )}
    </div>
  )
}

function Starting() {
  const text = resumeTexts[useLanguage()]
  return (
    <>
      <h1 className="step-title">{text.kvk.title}</h1>
      <p className="loading" role="status">
        <Spinner /> {text.loading}
      </p>
    </>
  )
}
