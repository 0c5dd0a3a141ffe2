import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import type { AgreementText, FollowUpView } from '#contract/follow-up.ts'
import { consentTexts } from '#lending/agreement/consent-texts.ts'
import { consentNames } from '#lending/agreement/consents.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { showCents } from '#ui/amounts.ts'
import { saveFile } from '#ui/save-file.ts'
import { useLanguage } from '#ui/use-language.ts'
import { useSend } from '#ui/use-send.ts'
import { api } from '../api/api.ts'
import { type Accepting, useAgreement } from '../application-state/queries.ts'
import { CallFailure } from '../call-failure.tsx'
import { CodeForm } from '../code-form.tsx'
import { DocumentSections } from '../documents/document.tsx'
import { TitledSection } from '../titled-section.tsx'
import { filesTexts } from './files-text.ts'

type AgreementProps = { followUp: FollowUpView; onAccepted: (followUp: FollowUpView) => void }

/** To read, to sign with a code below its last line or on paper, and to keep. */
export function Agreement({ followUp: { reference, stages, offer, acceptance }, onAccepted }: AgreementProps) {
  const text = filesTexts[useLanguage()].agreement
  const isSigned = stages.some(({ name, state }) => name === 'signed' && state === 'done')
  const { agreement, accepting } = useAgreement().data ?? { agreement: null, accepting: null }
  const isOpen = acceptance === 'open' && accepting !== null
  const how = isSigned ? (acceptance === 'accepted' ? 'accepted' : 'signed') : isOpen ? 'howByCode' : 'how'
  return (
    <TitledSection id="agreement-title" title={text.title} className="card" look="sub-title">
      <p>{text[how]}</p>
      {!isSigned && offer?.securities === 'personal_guarantee' && <p>{text.guarantee}</p>}
      {agreement && <Reading agreement={agreement} />}
      {isOpen && <Accept accepting={accepting} onAccepted={onAccepted} />}
      <p className="form-actions">
        <Download name={reference} look={isSigned || isOpen ? 'secondary' : 'primary'} label={text.button} />
        {acceptance === 'done' && <Download name={`${reference}-${text.recordName}`} label={text.record} isRecord />}
      </p>
    </TitledSection>
  )
}

function Reading({ agreement }: { agreement: AgreementText }) {
  const text = filesTexts[useLanguage()].agreement
  return (
    <details className="agreement">
      <summary>{text.read}</summary>
      <article lang={agreement.language}>
        <p>{agreement.intro}</p>
        <DocumentSections sections={agreement.sections} idPrefix="agreement-" />
      </article>
    </details>
  )
}

type AcceptProps = { accepting: Accepting; onAccepted: (followUp: FollowUpView) => void }

/** Each statement by itself, then the code that belongs to this document and amount. */
function Accept({ accepting: { sha256, name, amountCents }, onAccepted }: AcceptProps) {
  const language = useLanguage()
  const text = filesTexts[language].accept
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState<AnswerOf<'mailAcceptanceCode'> | null>(null)
  const sending = useSend()
  const mailCode = async () => setSent(await api('mailAcceptanceCode', { request: { sha256 } }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const missing = consentNames.find((one) => !agreed.includes(one))
    if (missing) document.getElementById(`accept-${missing}`)?.focus()
    else void sending.send(mailCode)
  }
  if (sent !== null)
    return (
      <CodeForm
        sentTo={sent.codeSentTo}
        secondTo={sent.secondSentTo}
        level="h3"
        button={text.sign(showCents(amountCents, language))}
        onCode={async (code, keys, second) => {
          const request = { sha256, code, ...(second && { second }), consents: [...consentNames] }
          onAccepted(await api('acceptAgreement', { request, keys }))
        }}
        onAgain={mailCode}
        other={{ label: text.back, onPress: () => setSent(null) }}
      />
    )
  return (
    <form className="form" noValidate onSubmit={submit}>
      <h3 className="sub-title">{text.title(name)}</h3>
      {consentNames.map((one) => (
        <Checkbox
          key={one}
          id={`accept-${one}`}
          label={consentTexts[language][one]}
          isChecked={agreed.includes(one)}
          onChecked={(is) => setAgreed(is ? [...agreed, one] : agreed.filter((other) => other !== one))}
          error={isTried && !agreed.includes(one) ? text.missing : null}
        />
      ))}
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={sending.isPending}>
          {text.mail}
        </Button>
      </div>
    </form>
  )
}

type DownloadProps = { name: string; label: string; look?: 'primary' | 'secondary'; isRecord?: boolean }

function Download({ name, label, look = 'secondary', isRecord = false }: DownloadProps) {
  const { isPending, errorKey, send } = useSend()
  const download = () =>
    void send(async () => {
      const { base64 } = await api('openAgreement', isRecord ? { query: { record: '1' } } : {})
      saveFile(
        `${name}.pdf`,
        Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
        'application/pdf',
      )
    })
  return (
    <>
      <CallFailure errorKey={errorKey} />
      <Button look={look} isPending={isPending} onClick={download}>
        {label}
      </Button>
    </>
  )
}
