import { useState } from 'react'
import type { Language } from '#lending/language.ts'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { answerAddressTexts } from '../answer-address-text.ts'
import { isEmail } from '../email.ts'
import { journeyTexts } from '../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/form/email-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { eraseTexts } from './erase-text.ts'

const ids = { email: 'erase-email', code: 'erase-code' } as const

/**
 * A contact form has no application: its address finds it, and a code mailed there proves ownership. `wrongId` is the
 * first invalid field, `request` the body of the erasure.
 */
export function useContactForms() {
  const language = useLanguage()
  const [typedEmail, setEmail] = useState('')
  const [typedCode, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [email, code] = [typedEmail.trim(), typedCode.replace(/\s/g, '')]
  const isSent = email !== '' && sentTo === email
  const emailError = email === '' || isSent ? null : emailErrorOf(email, language)
  const codeError = isSent && !/^\d{8}$/.test(code) ? eraseTexts[language].codeInvalid : null
  return {
    typedEmail,
    setEmail,
    email,
    emailError,
    typedCode,
    setCode,
    codeError,
    isSent,
    setSentTo,
    wrongId: emailError ? ids.email : codeError ? ids.code : null,
    request: email === '' ? null : { email, code },
  }
}

const emailErrorOf = (email: string, language: Language): string =>
  isEmail(email) ? eraseTexts[language].codeFirst : answerAddressTexts[language].invalid

type ContactForms = ReturnType<typeof useContactForms>

export function ContactFormFields({ forms, isTried }: { forms: ContactForms; isTried: boolean }) {
  const language = useLanguage()
  const text = eraseTexts[language]
  const { send, isPending, errorKey } = useSend()
  const { email, isSent } = forms
  const mailCode = async () => {
    const isMailed = await send(() => api('mailErasureCode', { request: { email } }))
    if (isMailed) forms.setSentTo(email)
  }
  return (
    <>
      <p className="small">{text.formsIntro}</p>
      <EmailInput
        isOptional
        optionalText={journeyTexts[language].optional}
        id={ids.email}
        label={text.email}
        value={forms.typedEmail}
        onValue={forms.setEmail}
        error={isTried ? forms.emailError : null}
      />
      {isEmail(email) && (
        <p>
          <Button look="secondary" isPending={isPending} onClick={() => void mailCode()}>
            {isSent ? text.codeAgain : text.mailCode}
          </Button>
        </p>
      )}
      <div role="status">{isSent && <p>{text.codeSent(email)}</p>}</div>
      {isSent && (
        <TextInput
          id={ids.code}
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          lengthMax={12}
          value={forms.typedCode}
          onValue={forms.setCode}
          error={isTried ? forms.codeError : null}
        />
      )}
      <CallFailure errorKey={errorKey} />
    </>
  )
}
