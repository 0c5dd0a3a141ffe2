import { useEffect, useState } from 'react'
import { errorKeyOf } from '#contract/failure.ts'
import type { FollowUpView } from '#contract/follow-up.ts'
import { addressOf } from '../addresses.ts'
import { api } from '../api/api.ts'
import { KvkQuestion } from '../kvk-question.tsx'
import { languageOf } from '#ui/language.ts'
import { hiddenMeta, type PageHandle } from '../page-module.ts'
import { forgetSecrets, mailedLinkOf } from '../visitor/mailed-link.ts'
import { sessionStore } from '../visitor/storage.ts'
import { requireUsableToken, scopeOfToken } from '../visitor/token.ts'
import { Button } from '#ui/button.tsx'
import { AppLink } from '../shell/app-link.tsx'
import { Opening, WhenLoaded } from '../screen/step-screen.tsx'
import { useSend } from '#ui/use-send.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { Files as FilesPart } from '../follow-up/files.tsx'
import type { Opened as OpenedPart } from './opened.tsx'
import { myApplicationTexts } from './text.ts'

/** Nothing for most, so its script comes with an application that has a document, or a loan. */
const fetchFiles = async () => (await import('../follow-up/files.tsx')).Files
const hasFiles = ({ hasAgreement, asked, loan }: FollowUpView) => hasAgreement || asked.length > 0 || loan !== null

export const handle: PageHandle = { readsLink: true }
export const meta = hiddenMeta(myApplicationTexts)

type Mailed = { caseId: string; hash: string }
type Shown = { followUp: FollowUpView; Files: typeof FilesPart | null; Opened: typeof OpenedPart }
type Stage =
  | { name: 'starting' | 'no-link' }
  | { name: 'failed'; error: unknown }
  | { name: 'asked'; link: Mailed }
  | ({ name: 'open' } & Shown)

const shownOf = async (followUp: FollowUpView): Promise<Shown> => ({
  followUp,
  Files: hasFiles(followUp) ? await fetchFiles() : null,
  Opened: (await import('./opened.tsx')).Opened,
})

/** Without a session only a new link helps; after anything else the same is tried again. */
const isEnded = (error: unknown) => ['unauthorised', 'forbidden', 'case_id_not_available'].includes(errorKeyOf(error))

/** After a reload, Back or a switch of language: by the session that the link began. */
async function readAgain(): Promise<Stage> {
  try {
    return { name: 'open', ...(await shownOf(await api('readStatus'))) }
  } catch (error) {
    return isEnded(error) ? { name: 'no-link' } : { name: 'failed', error }
  }
}

/** The status of an application, from a mailed link and outside the journey's guard. */
export default function MyApplicationPage() {
  const language = useLanguage()
  const text = myApplicationTexts[language]
  const [stage, setStage] = useState<Stage>({ name: 'starting' })
  const again = () => void readAgain().then(setStage)
  useEffect(() => {
    const { caseId, hash } = mailedLinkOf('myApplication')
    if (caseId !== null && hash !== null) return setStage({ name: 'asked', link: { caseId, hash } })
    // Inside the application, the next steps show it.
    if (sessionStore.read('caseId') !== null) location.replace(addressOf('nextSteps', languageOf(location.pathname)))
    else if (sessionStore.read('token') === null) setStage({ name: 'no-link' })
    else again()
  }, [])
  if (stage.name === 'starting') return <Opening words={text} waiting={text.loading} />
  return (
    <div className="step">
      {stage.name === 'no-link' && <NoLink />}
      {stage.name === 'failed' && (
        <>
          <h1 className="step-title">{text.title}</h1>
          <WhenLoaded query={{ data: undefined, error: stage.error, isFetching: false, refetch: again }}>
            {() => null}
          </WhenLoaded>
        </>
      )}
      {stage.name === 'asked' && (
        <Question link={stage.link} onOpened={(shown) => setStage({ name: 'open', ...shown })} />
      )}
      {stage.name === 'open' && (
        <>
          <stage.Opened
            followUp={stage.followUp}
            Files={stage.Files}
            onChanged={(followUp) => setStage({ ...stage, followUp })}
            onTakenBack={() => readAgain().then(setStage)}
          />
          <Close onClosed={() => setStage({ name: 'no-link' })} />
        </>
      )}
    </div>
  )
}

/** Ends the session of the link. That of the application, which another tab may have, is not this page's to end. */
function Close({ onClosed }: { onClosed: () => void }) {
  const text = myApplicationTexts[useLanguage()]
  const { isPending, send } = useSend()
  const [isOfLink] = useState(() => scopeOfToken(sessionStore.read('token')) === 'status')
  if (!isOfLink) return null
  const close = () => {
    const token = sessionStore.read('token')
    if (token === null) return
    // At once, and not after a paint: who closes the page may leave it in the same moment.
    const ended = Promise.allSettled([api('endSession', { keepalive: true })])
    sessionStore.clear()
    void send(async () => {
      const [end] = await ended
      if (end.status === 'rejected') {
        sessionStore.write('token', token)
        throw end.reason
      }
      sessionStore.clear()
      onClosed()
    })
  }
  return (
    <p>
      <Button look="secondary" isPending={isPending} onClick={close}>
        {text.close}
      </Button>
    </p>
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

type QuestionProps = { link: Mailed; onOpened: (shown: Shown) => void }

function Question({ link, onOpened }: QuestionProps) {
  const text = myApplicationTexts[useLanguage()]
  const { isPending, errorKey, send } = useSend()
  const answer = (kvkNumber: string) =>
    void send(async () => {
      const request = { ...link, passphrase: kvkNumber }
      const { token, followUp } = await api('openFollowUp', { request })
      forgetSecrets()
      sessionStore.clear()
      sessionStore.write('token', requireUsableToken(token))
      onOpened(await shownOf(followUp))
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
