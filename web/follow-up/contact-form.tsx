import { type FormEvent, useState } from 'react'
import { type ContactDetails, contactRoles } from '#contract/follow-up.ts'
import { parseMobileNumber } from '#lending/desk/mobile-number.ts'
import { api } from '../api/api.ts'
import { CallFailure } from '../call-failure.tsx'
import { isEmail } from '../email.ts'
import { journeyTexts } from '../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/form/email-input.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { MobileInput } from '#ui/form/mobile-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { followUpTexts, type FollowUpText } from './text.ts'

type Role = (typeof contactRoles)[number]
type TypedDetails = { name: string; role: Role | null; email: string; mobile: string }
export const nothingTyped: TypedDetails = { name: '', role: null, email: '', mobile: '' }

const idOf = (field: keyof TypedDetails) => `contact-${field}`

function errorsOf({ name, role, email, mobile }: TypedDetails, text: FollowUpText['contact']) {
  return {
    name: name.trim().length < 2 ? text.nameMissing : null,
    role: role === null ? text.roleMissing : null,
    email: isEmail(email) ? null : text.emailInvalid,
    mobile: parseMobileNumber(mobile) === null ? text.mobileInvalid : null,
  }
}

const requestOf = ({ name, role, email, mobile }: TypedDetails): ContactDetails | null =>
  role === null ? null : { name: name.trim(), role, email: email.trim(), mobile: mobile.trim() }

type ContactFormProps = {
  typed: TypedDetails
  onTyped: (typed: TypedDetails) => void
  onSent: (codeSentTo: string) => void
}

/** How the lender reaches the applicant: asked once, and confirmed by a mailed code. */
export function ContactForm({ typed, onTyped, onSent }: ContactFormProps) {
  const language = useLanguage()
  const text = followUpTexts[language].contact
  const sending = useSend()
  const [sentCount, setSentCount] = useState(0)
  const errors = errorsOf(typed, text)
  const shown = sentCount > 0 ? errors : { name: null, role: null, email: null, mobile: null }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSentCount((count) => count + 1)
    const request = requestOf(typed)
    if (request === null || Object.values(errors).some((error) => error !== null)) return
    await sending.send(async (keys) => {
      onSent((await api('giveContactDetails', { request, keys })).codeSentTo)
    })
  }
  const summary = (Object.keys(shown) as (keyof TypedDetails)[]).flatMap((field) => {
    const error = shown[field]
    return error === null ? [] : [{ fieldId: idOf(field), text: error }]
  })
  return (
    <form className="form form-short" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={journeyTexts[language].summaryTitle} sentCount={sentCount} errors={summary} />
      <Fields typed={typed} onTyped={onTyped} errors={shown} />
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={sending.isPending}>
          {text.button}
        </Button>
        <p className="small">{text.privacy}</p>
      </div>
    </form>
  )
}

type FieldsProps = Pick<ContactFormProps, 'typed' | 'onTyped'> & { errors: Record<keyof TypedDetails, string | null> }

/** No line is kept free for an error: each comes with the press, and the summary above takes the eye to it. */
const errorIn = (error: string | null) => (error === null ? {} : { error })

function Fields({ typed, onTyped, errors }: FieldsProps) {
  const text = followUpTexts[useLanguage()].contact
  const change = (part: Partial<TypedDetails>) => onTyped({ ...typed, ...part })
  return (
    <div className="contact-fields">
      <TextInput
        id={idOf('name')}
        label={text.name}
        value={typed.name}
        onValue={(name) => change({ name })}
        autoComplete="name"
        lengthMax={100}
        {...errorIn(errors.name)}
      />
      <Select<Role>
        id={idOf('role')}
        label={text.role}
        emptyText={text.roleEmpty}
        value={typed.role}
        onValue={(role) => change({ role })}
        options={contactRoles.map((value) => ({ value, label: text.roles[value] }))}
        {...errorIn(errors.role)}
      />
      <EmailInput
        id={idOf('email')}
        label={text.email}
        hint={text.emailHint}
        value={typed.email}
        onValue={(email) => change({ email })}
        {...errorIn(errors.email)}
      />
      <MobileInput
        id={idOf('mobile')}
        label={text.mobile}
        hint={text.mobileHint}
        value={typed.mobile}
        onValue={(mobile) => change({ mobile })}
        {...errorIn(errors.mobile)}
      />
    </div>
  )
}
