import { api } from '../api/api.ts'
import { KvkQuestion } from '../kvk-question.tsx'
import { useCall } from '../use-call.ts'
import { useLanguage } from '../use-language.ts'
import { RequestLink } from './request-link.tsx'
import type { ResumeLink } from './resume.ts'
import { resumeTexts } from './text.ts'

type KvkStepProps = { link: ResumeLink; kvk: string; onSent: (kvkNumber: string, codeSentTo: string) => void }

/** FLOW-11, first step: link and kvk number together get a code by mail. */
export function KvkStep({ link, kvk, onSent }: KvkStepProps) {
  const text = resumeTexts[useLanguage()].kvk
  const { isPending, errorKey, run } = useCall()
  const answer = (kvkNumber: string) =>
    void run(async () => {
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
