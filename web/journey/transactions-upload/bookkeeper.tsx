import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import type { FileAnswer } from '#contract/bank-data.ts'
import { type AnswerOf, headers } from '#contract/calls.ts'
import { fileBytesMax, filesPerUploadMax } from '#contract/file-limits.ts'
import type { HandInView } from '#contract/hand-in.ts'
import { Button } from '#ui/button.tsx'
import { FileList } from '#ui/form/file-list.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { api } from '../../api/api.ts'
import { applicationQuery } from '../../application-state/queries.ts'
import { CallFailure } from '../../call-failure.tsx'
import { isEmail } from '../../email.ts'
import { SaveForLater } from '../../session/save-for-later.tsx'
import { TitledSection } from '../../titled-section.tsx'
import { useStep } from '../use-step.ts'
import { bookkeeperTexts } from './bookkeeper-text.ts'
import { AcceptedFile, RefusedFile, UploadFiles } from './upload-files.tsx'
import type { UploadLimits } from './use-uploads.ts'

/** While a link works, the application is read again: a file may come in at any time. */
const lookEveryMs = 15_000

type UploadWayProps = { application: ApplicationView; limits: UploadLimits; onUploaded: () => void }

/** Files: one's own, or those of a bookkeeper. */
export const UploadWay = ({ application: { handIn = null, dataConfirmed }, limits, onUploaded }: UploadWayProps) => (
  <>
    <UploadFiles limits={limits} onAccepted={onUploaded} />
    {!dataConfirmed && <AskBookkeeper handIn={handIn} />}
  </>
)

const handInLimits = { maximumBytes: fileBytesMax, maximumFiles: filesPerUploadMax, atLeastDays: 0 }

/** The bookkeeper's side. */
export function HandIn({ company, until, hash }: AnswerOf<'openHandIn'> & { hash: string }) {
  const language = useLanguage()
  const text = bookkeeperTexts[language]
  const [isIn, setIn] = useState(false)
  return (
    <>
      <p>{text.limits(formatLongDate(until, language))}</p>
      <p>{text.unexpected}</p>
      <UploadFiles
        limits={handInLimits}
        hint={text.uploadHint}
        send={(files) => api('handInFiles', { ...files, headers: { [headers.mailedLink]: hash } })}
        onAccepted={() => setIn(true)}
      />
      <div aria-live="polite">
        {isIn && (
          <Notice tone="success" title={text.doneTitle}>
            <p>{text.done(company)}</p>
          </Notice>
        )}
      </div>
    </>
  )
}

/** A link for the bookkeeper: asked for on a press, then shown until it ends or is taken back. */
function AskBookkeeper({ handIn }: { handIn: HandInView | null }) {
  const language = useLanguage()
  const text = bookkeeperTexts[language]
  const { refresh } = useStep()
  const { isPending, errorKey, send } = useSend()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const until = handIn?.until ?? null
  useQuery({ ...applicationQuery, refetchInterval: until === null ? false : lookEveryMs })
  const ask = (email: string | null) =>
    void send(async (keys) => {
      await api('askBookkeeper', { request: { email }, keys })
      setSentTo(email)
      await refresh()
    })
  if (handIn === null || until === null)
    return (
      <details className="accordion" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="accordion-title">{text.ask}</summary>
        <div className="accordion-body">
          {isOpen && <AskForm isPending={isPending} errorKey={errorKey} onEmail={ask} />}
        </div>
      </details>
    )
  return (
    <>
      <Notice role="status" title={text.sent(sentTo)}>
        <p>{text.until(formatLongDate(until, language))}</p>
        <p>{handIn.isMailed ? text.mailed : text.keepOpen}</p>
        <div className="notice-actions">
          {!handIn.isMailed && (
            <Button look="secondary" onClick={() => setSaving(true)}>
              {text.save}
            </Button>
          )}
          <Button look="quiet" isPending={isPending} onClick={() => ask(null)}>
            {text.end}
          </Button>
        </div>
      </Notice>
      <CallFailure errorKey={errorKey} />
      <SaveForLater isOpen={isSaving} onClose={() => void refresh().then(() => setSaving(false))} />
    </>
  )
}

type AskFormProps = { isPending: boolean; errorKey: string | null; onEmail: (email: string) => void }

function AskForm({ isPending, errorKey, onEmail }: AskFormProps) {
  const text = bookkeeperTexts[useLanguage()]
  const [email, setEmail] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEmail(email)) onEmail(email.trim())
  }
  return (
    <form className="form form-short" noValidate onSubmit={submit}>
      <p>{text.askText}</p>
      <TextInput
        type="email"
        // The browser would suggest the applicant's own.
        autoComplete="off"
        label={text.email}
        hint={text.emailHint}
        value={email}
        onValue={setEmail}
        error={isTried && !isEmail(email) ? text.emailInvalid : null}
      />
      <CallFailure errorKey={errorKey} />
      <div className="form-actions">
        <Button type="submit" look="secondary" isPending={isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}

/** Files of a bookkeeper that wait: each with its account and period, to be used or left out. */
export function HandedFiles({ files }: Pick<HandInView, 'files'>) {
  const text = bookkeeperTexts[useLanguage()]
  const { refresh } = useStep()
  const { isPending, errorKey, send } = useSend()
  const [answers, setAnswers] = useState<Readonly<Record<string, FileAnswer>>>({})
  const settle = (of: HandInView['files'], isUsed: boolean) =>
    void send(async (keys) => {
      const ids = of.map(({ id }) => id)
      const settled = await api('settleHandIn', { request: { ids, isUsed }, keys })
      setAnswers(Object.fromEntries(settled.files.map((answer, place) => [ids[place], answer])))
      await refresh()
    })
  const refusalOf = (id: string) => (answers[id]?.accepted === false ? answers[id] : null)
  return (
    <TitledSection id="handed-title" title={text.handed} className="step-part">
      <p>{text.handedText}</p>
      <FileList
        label={text.handed}
        files={files.map((file) => ({
          ...{ key: file.id, name: file.name, size: '', state: refusalOf(file.id) ? 'refused' : 'waiting' },
          detail: (
            <>
              <AcceptedFile answer={file} />
              {refusalOf(file.id) && <RefusedFile answer={refusalOf(file.id)!} />}
              <button type="button" className="link-button" disabled={isPending} onClick={() => settle([file], false)}>
                {text.leave} <span className="visually-hidden">{file.name}</span>
              </button>
            </>
          ),
        }))}
      />
      <CallFailure errorKey={errorKey} />
      <div className="form-actions">
        <Button isPending={isPending} onClick={() => settle(files, true)}>
          {text.use(files.length === 1)}
        </Button>
      </div>
    </TitledSection>
  )
}
