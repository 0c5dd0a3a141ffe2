import { useLanguage } from '#ui/use-language.ts'
import { contentMeta } from '../page-meta.ts'
import { AppLink } from '../shell/app-link.tsx'
import { ContactForm, FormField } from './form.tsx'
import { contactTexts } from './text.ts'

export const meta = contentMeta('complaint', (language) => contactTexts[language].complaint)

/** FLOW-23: a complaint, by the same kind of form as a message. */
export default function ComplaintPage() {
  const text = contactTexts[useLanguage()]
  const { fields } = text.complaintForm
  return (
    <>
      <section className="contact-hero">
        <div className="contact-head">
          <h1>{text.complaint.title}</h1>
          <p className="lead">{text.complaint.intro}</p>
        </div>
      </section>
      <div className="contact">
        <ContactForm name="complaint" id="klacht">
          <FormField form="complaint" name="name" text={fields.name}>
            {(attributes) => <input {...attributes} type="text" autoComplete="name" maxLength={100} />}
          </FormField>
          <FormField form="complaint" name="email" text={fields.email}>
            {(attributes) => <input {...attributes} type="email" autoComplete="email" maxLength={200} />}
          </FormField>
          <FormField form="complaint" name="reference" text={fields.reference} isOptional>
            {(attributes) => <input {...attributes} type="text" autoComplete="off" maxLength={40} />}
          </FormField>
          <FormField form="complaint" name="message" text={fields.message}>
            {(attributes) => <textarea {...attributes} className="control control-area" rows={6} maxLength={4000} />}
          </FormField>
        </ContactForm>
        <div className="contact-others">
          <p>
            <AppLink to="contact">{text.pageTitle}</AppLink>
          </p>
        </div>
      </div>
    </>
  )
}
