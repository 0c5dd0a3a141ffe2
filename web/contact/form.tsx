import type { ReactNode } from 'react'
import { addressOf } from '../addresses.ts'
import { usePageData } from '../page-data.ts'
import { useLanguage } from '#ui/use-language.ts'
import { contactTexts, type FieldText } from './text.ts'

type FormName = 'call' | 'message' | 'complaint'

type ControlAttributes = {
  className: string
  id: string
  name: string
  'aria-describedby': string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  defaultValue: string | undefined
}

type FieldProps = {
  form: FormName
  name: string
  text: FieldText
  isOptional?: boolean
  children: (attributes: ControlAttributes) => ReactNode
}

/**
 * A field with the words of its error already in the page, hidden until a script shows them or the form was posted
 * without one. The line is always there, so that nothing moves.
 */
export function FormField({ form, name, text, isOptional, children }: FieldProps) {
  const id = `${form}-${name}`
  const describedBy = text.hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`
  const posted = usePosted(form)
  const isWrong = posted?.wrong.includes(name) || undefined
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {text.label}
      </label>
      {text.hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {text.hint}
        </p>
      )}
      {children({
        className: 'control',
        id,
        name,
        'aria-describedby': describedBy,
        'aria-required': isOptional ? undefined : true,
        'aria-invalid': isWrong,
        defaultValue: posted?.values[name],
      })}
      <p className="field-error" id={`${id}-error`}>
        <span className="field-error-text" id={`${id}-words`} hidden={!isWrong}>
          {text.wrong}
        </span>
      </p>
    </div>
  )
}

/** The form as it was posted without a script, if anything in it was wrong. */
function usePosted(name: FormName) {
  const { form } = usePageData()
  return form?.name === name ? form : null
}

type ContactFormProps = { name: FormName; id: string; children: ReactNode }

/** CONT-2, FLOW-23: one of the forms. It posts to its own page; `plain/contact-forms.ts` enhances it. */
export function ContactForm({ name, id, children }: ContactFormProps) {
  const language = useLanguage()
  const text = contactTexts[language]
  const form = text[`${name}Form`]
  return (
    <section className="contact-form" id={id} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{form.title}</h2>
      <p>{form.body}</p>
      <form
        method="post"
        action={addressOf(name === 'complaint' ? 'complaint' : 'contact', language)}
        noValidate
        data-contact-form={name}
      >
        <input type="hidden" name="form" value={name} />
        <p className="contact-summary" role="alert" id={`${name}-summary`} hidden={usePosted(name) === null}>
          {text.summary}
        </p>
        {children}
        <p className="contact-trap" aria-hidden="true">
          <label>
            {text.trap} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <p className="contact-summary" role="alert" id={`${name}-failed`} hidden>
          {text.failed}
        </p>
        <button type="submit" className="action">
          {form.submit}
        </button>
      </form>
      <div className="contact-thanks" role="status" aria-live="polite">
        <div id={`${name}-thanks`} tabIndex={-1} hidden>
          <h3>{form.thanks.title}</h3>
          <p>{form.thanks.body}</p>
        </div>
      </div>
    </section>
  )
}
