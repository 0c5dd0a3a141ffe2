import { useEffect, useState } from 'react'
import { errorText } from '#contract/error-text.ts'
import { hiddenMeta, type PageHandle } from '../page-module.ts'
import { api } from '../api/api.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { mailedLink } from '../visitor/mailed-link.ts'
import { AppLink } from '../shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Opening } from '../screen/step-screen.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { unsubscribeTexts } from './text.ts'

export const handle: PageHandle = { readsLink: true }
export const meta = hiddenMeta(unsubscribeTexts)

type Stage =
  | { name: 'starting' | 'incomplete' | 'done' }
  | { name: 'asked' | 'pending'; token: string; errorKey?: string }

/** RECON-14: a button, because programs that scan mail open every link; opening this page changes nothing. */
export default function UnsubscribePage() {
  const text = unsubscribeTexts[useLanguage()]
  const [stage, setStage] = useState<Stage>({ name: 'starting' })
  useEffect(() => {
    const { token } = mailedLink()
    setStage(token === null ? { name: 'incomplete' } : { name: 'asked', token })
  }, [])
  if (stage.name === 'asked' || stage.name === 'pending') return <Question stage={stage} onStage={setStage} />
  if (stage.name === 'starting') {
    return <Opening words={{ title: text.title, intro: text.body }} waiting={text.loading} />
  }
  const isDone = stage.name === 'done'
  return (
    <div className="step" role="status">
      <h1 className="step-title">{isDone ? text.doneTitle : text.incompleteTitle}</h1>
      <p>{isDone ? text.doneBody : text.incompleteBody}</p>
      <p>
        <AppLink to={isDone ? 'home' : 'contact'} className="button button-secondary">
          {isDone ? text.home : text.contact}
        </AppLink>
      </p>
    </div>
  )
}

type TokenStage = Extract<Stage, { token: string }>

function Question({ stage, onStage }: { stage: TokenStage; onStage: (stage: Stage) => void }) {
  const language = useLanguage()
  const text = unsubscribeTexts[language]
  const { token, errorKey } = stage
  const stop = () => {
    onStage({ name: 'pending', token })
    api('unsubscribe', { request: { token } }).then(
      () => onStage({ name: 'done' }),
      (error: unknown) => onStage({ name: 'asked', token, errorKey: errorKeyOf(error) }),
    )
  }
  return (
    <div className="step">
      <h1 className="step-title">{text.title}</h1>
      <p className="step-intro">{text.body}</p>
      <div className="send-failure" aria-live="assertive">
        {errorKey !== undefined && (
          <Notice tone="error">
            <p>{errorText(errorKey, language)}</p>
          </Notice>
        )}
      </div>
      <div className="form-actions">
        <Button isPending={stage.name === 'pending'} onClick={stop}>
          {text.submit}
        </Button>
      </div>
    </div>
  )
}
