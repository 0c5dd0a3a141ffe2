import { type FormEvent, useState } from 'react'
import { parseKvkNumber } from '#lending/kvk-number.ts'
import { api } from '../api/api.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/form/email-input.tsx'
import { KvkInput } from '#ui/form/kvk-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CallFailure } from '../call-failure.tsx'
import { isEmail } from '../email.ts'
import { resumeTexts } from './text.ts'
import { useSend } from '#ui/use-send.ts'

/**
 * A new link, by kvk number and the e-mail address that was left. The answer is the same whether there is such an
 * application or not. `isDead`: below a link that did not work, instead of as the page's own question.
 */
export function RequestLink({ isDead = false }: { isDead?: boolean }) {
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
