import { useEffect, useState, type FormEvent } from 'react'
import { hiddenMeta, type PageHandle } from '../page-module.ts'
import { Button } from '#ui/button.tsx'
import { languageOf } from '#ui/language.ts'
import { addressOfStep } from '../application-state/journey-pages.ts'
import { CallFailure } from '../call-failure.tsx'
import { CodeForm } from '../code-form.tsx'
import { forgetSecrets, type MailedLink, mailedLinkOf } from '../visitor/mailed-link.ts'
import { sessionStore } from '../visitor/storage.ts'
import { scopeOfToken, subjectOfToken } from '../visitor/token.ts'
import { Opening } from '../screen/step-screen.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { confirmCode, type ResumeLink, stepToGoOn } from './resume.ts'
import { resumeTexts } from './text.ts'
import { api } from '../api/api.ts'
import { KvkQuestion } from '../kvk-question.tsx'
import { useSend } from '#ui/use-send.ts'
import { parseKvkNumber } from '#lending/kvk-number.ts'
import { EmailInput } from '#ui/form/email-input.tsx'
import { KvkInput } from '#ui/form/kvk-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { isEmail } from '../email.ts'

export const handle: PageHandle = { readsLink: true }
export const meta = hiddenMeta(resumeTexts)

/** Without a link it is the session of the status page, which has asked the kvk number. */
type Stage =
  | { name: 'starting' | 'no-link' | 'from-status' }
  | { name: 'kvk'; link: ResumeLink; kvk: string }
  | { name: 'code'; link: ResumeLink | null; kvk: string; codeSentTo: string }

function firstStage({ caseId, hash, kvk }: MailedLink): Stage {
  if (caseId !== null && hash !== null) return { name: 'kvk', link: { caseId, hash }, kvk: kvk ?? '' }
  return { name: scopeOfToken(sessionStore.read('token')) === 'status' ? 'from-status' : 'no-link' }
}

/** A status link that was opened beside the application itself needs no code: the browser has that session. */
const isInApplication = (): boolean =>
  mailedLinkOf('resume').hash === null &&
  sessionStore.read('caseId') === null &&
  scopeOfToken(sessionStore.read('token')) === 'applicant'

const mailCode = async (link: ResumeLink | null, kvkNumber: string): Promise<string> => {
  if (link === null) return (await api('mailAddressCode', { request: {} })).codeSentTo
  return (await api('startResume', { request: { ...link, passphrase: kvkNumber } })).data.codeSentTo
}

/**
 * A new link, by kvk number and the e-mail address that was left. The answer is the same whether there is such an
 * application or not. `isDead`: below a link that did not work, instead of as the page's own question.
 */
function RequestLink({ isDead = false }: { isDead?: boolean }) {
  const text = resumeTexts[useLanguage()].link
  const [sentTo, setSentTo] = useState<string | null>(null)
  const Heading = isDead ? 'h2' : 'h1'
  return (
    <section className="form" aria-labelledby="request-link-title">
      <Heading id="request-link-title" className={isDead ? 'section-title section-title-apart' : 'step-title'}>
        {isDead ? text.titleDead : text.title}
      </Heading>
      <p className={isDead ? undefined : 'step-intro'}>{isDead ? text.introDead : text.intro}</p>
      <div className="news" aria-live="polite">
        {sentTo !== null && (
          <Notice tone="success" title={text.sentTitle}>
            <p>{text.sent(sentTo)}</p>
            <p>{text.sentHint}</p>
          </Notice>
        )}
      </div>
      {sentTo === null && <LinkForm look={isDead ? 'secondary' : 'primary'} onSent={setSentTo} />}
    </section>
  )
}

function LinkForm({ look, onSent }: { look: 'primary' | 'secondary'; onSent: (email: string) => void }) {
  const { link: text, kvk: kvkText } = resumeTexts[useLanguage()]
  const [kvk, setKvk] = useState('')
  const [email, setEmail] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { isPending, errorKey, send } = useSend()
  const kvkNumber = parseKvkNumber(kvk)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (kvkNumber === null || !isEmail(email)) return
    const request = { kvkNumber, email: email.trim() }
    if (await send(() => api('requestResumeLink', { request }))) onSent(request.email)
  }
  return (
    <form className="form form-short" noValidate onSubmit={(event) => void submit(event)}>
      <KvkInput
        label={kvkText.label}
        hint={kvkText.hint}
        placeholder={kvkText.placeholder}
        value={kvk}
        onValue={setKvk}
        error={isSubmitted && kvkNumber === null ? kvkText.invalid : null}
      />
      <EmailInput
        label={text.email}
        hint={text.emailHint}
        value={email}
        onValue={setEmail}
        error={isSubmitted && !isEmail(email) ? text.emailInvalid : null}
      />
      <div className="form-actions">
        <Button type="submit" look={look} isPending={isPending}>
          {text.submit}
        </Button>
      </div>
      <CallFailure errorKey={errorKey} />
    </form>
  )
}

/** FLOW-11: from the mailed link back into the application, or a new link for who has none that works. */
export default function ResumePage() {
  const language = useLanguage()
  const [stage, setStage] = useState<Stage>({ name: 'starting' })
  useEffect(() => {
    const caseId = isInApplication() ? subjectOfToken(sessionStore.read('token') ?? '') : null
    if (caseId === null) return setStage(firstStage(mailedLinkOf('resume')))
    sessionStore.write('caseId', caseId)
    void stepToGoOn(api).then((step) => location.replace(addressOfStep(step, languageOf(location.pathname))))
  }, [])
  const text = resumeTexts[language]
  if (stage.name === 'starting') return <Opening words={text.kvk} waiting={text.loading} />
  const sent = (link: ResumeLink | null, kvk: string, codeSentTo: string) =>
    setStage({ name: 'code', link, kvk, codeSentTo })
  const open = async (link: ResumeLink | null, code: string) => {
    await confirmCode({ ask: api, session: sessionStore }, link, code)
    forgetSecrets()
    // The code is used up: Back must not lead to its form.
    location.replace(addressOfStep(await stepToGoOn(api), language))
  }
  return (
    <div className="step">
      {stage.name === 'no-link' && <RequestLink />}
      {stage.name === 'from-status' && <AskCode onSent={(codeSentTo) => sent(null, '', codeSentTo)} />}
      {stage.name === 'kvk' && (
        <KvkStep link={stage.link} kvk={stage.kvk} onSent={(kvk, codeSentTo) => sent(stage.link, kvk, codeSentTo)} />
      )}
      {stage.name === 'code' && (
        <CodeForm
          level="h1"
          sentTo={stage.codeSentTo}
          button={text.code.submit}
          onCode={(code) => open(stage.link, code)}
          onAgain={() => mailCode(stage.link, stage.kvk)}
        />
      )}
    </div>
  )
}

/** From the status page: its link and the kvk number are known, so one press mails the code. */
function AskCode({ onSent }: { onSent: (codeSentTo: string) => void }) {
  const text = resumeTexts[useLanguage()]
  const { isPending, errorKey, send } = useSend()
  const ask = () => void send(async () => onSent(await mailCode(null, '')))
  return (
    <>
      <h1 className="step-title">{text.kvk.title}</h1>
      <p className="step-intro">{text.code.intro}</p>
      <p>
        <Button isPending={isPending} onClick={ask}>
          {text.code.ask}
        </Button>
      </p>
      <CallFailure errorKey={errorKey} />
      {errorKey === 'unauthorised' && <RequestLink isDead />}
    </>
  )
}

type KvkStepProps = { link: ResumeLink; kvk: string; onSent: (kvkNumber: string, codeSentTo: string) => void }

/** FLOW-11, first step: link and kvk number together get a code by mail. */
function KvkStep({ link, kvk, onSent }: KvkStepProps) {
  const text = resumeTexts[useLanguage()].kvk
  const { isPending, errorKey, send } = useSend()
  const answer = (kvkNumber: string) => void send(async () => onSent(kvkNumber, await mailCode(link, kvkNumber)))
  return (
    <>
      <KvkQuestion text={text} first={kvk} isPending={isPending} errorKey={errorKey} onAnswer={answer} />
      {errorKey === 'reconsent_kvk' && <RequestLink isDead />}
    </>
  )
}
