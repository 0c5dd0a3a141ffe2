import { useEffect, useState } from 'react'
import type { MetaArgs, PageHandle } from '../page-module.ts'
import { languageOf } from '#ui/language.ts'
import { mailedLink, type MailedLink } from '../visitor/mailed-link.ts'
import { Opening } from '../screen/step-screen.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CodeStep } from './code-step.tsx'
import { RequestLink } from './request-link.tsx'
import type { ResumeLink } from './resume.ts'
import { resumeTexts } from './text.ts'
import { api } from '../api/api.ts'
import { KvkQuestion } from '../kvk-question.tsx'
import { useSend } from '#ui/use-send.ts'

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
  const text = resumeTexts[useLanguage()]
  if (stage.name === 'starting') return <Opening words={text.kvk} waiting={text.loading} />
  return (
    <div className="step">
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

type KvkStepProps = { link: ResumeLink; kvk: string; onSent: (kvkNumber: string, codeSentTo: string) => void }

/** FLOW-11, first step: link and kvk number together get a code by mail. */
function KvkStep({ link, kvk, onSent }: KvkStepProps) {
  const text = resumeTexts[useLanguage()].kvk
  const { isPending, errorKey, send } = useSend()
  const answer = (kvkNumber: string) =>
    void send(async () => {
      const { data } = await api('startResume', { request: { ...link, passphrase: kvkNumber } })
      onSent(kvkNumber, data.codeSentTo)
    })
  return (
    <>
      <KvkQuestion text={text} first={kvk} isPending={isPending} errorKey={errorKey} onAnswer={answer} />
      {errorKey === 'reconsent_kvk' && <RequestLink isDead />}
    </>
  )
}
