import { lender } from '#lending/this-lender.ts'
import { usePageData } from '../page-data.ts'
import { contentMeta } from '../page-meta.ts'
import { AdviserPortraits } from '../shell/adviser-portraits.tsx'
import { AppLink } from '../shell/app-link.tsx'
import { shellTexts } from '../shell/text.ts'
import { useLanguage } from '#ui/use-language.ts'
import { ContactForm, FormField } from './form.tsx'
import { contactTexts, type Moment } from './text.ts'

export const meta = contentMeta('contact', (language) => contactTexts[language])

/** Where the create-a-call link leads, and the one for a message. */
const callId = 'terugbellen'
const messageId = 'bericht'

function Head() {
  const language = useLanguage()
  const text = contactTexts[language]
  return (
    <section className="contact-hero">
      <div className="contact-head">
        <AdviserPortraits label={shellTexts[language].help.advisers} />
        <h1>{text.title}</h1>
        <p className="lead">{text.intro}</p>
        <p>
          <AppLink to="faq" className="action action-quiet">
            {text.toQuestions}
          </AppLink>
        </p>
      </div>
    </section>
  )
}

/** One of the two ways to have us answer: its card opens its form beside it. */
function Way({ id, way }: { id: string; way: { title: string; body: string; action: string } }) {
  return (
    <section className="way contact-way" aria-labelledby={`way-${id}`}>
      <h2 id={`way-${id}`}>{way.title}</h2>
      <p>{way.body}</p>
      <a className="action action-quiet" href={`#${id}`}>
        {way.action}
      </a>
    </section>
  )
}

/** CONT-1: the way without a form, and the two cards of which one opens the create-a-call link. */
function Ways() {
  const text = contactTexts[useLanguage()]
  return (
    <div className="ways">
      <section className="way" aria-labelledby="call-title-card">
        <h2 id="call-title-card">{text.call.title}</h2>
        <p className="contact-lines">
          <a href={lender.phoneLink}>{lender.phoneShown}</a>
          <span>{text.call.hours}</span>
          <a href={`mailto:${lender.email}`}>{lender.email}</a>
        </p>
      </section>
      <Way id={callId} way={text.callBack} />
      <Way id={messageId} way={text.message} />
    </div>
  )
}

function CallForm() {
  const text = contactTexts[useLanguage()]
  const { fields } = text.callForm
  const moments = Object.entries(text.moments) as [Moment, string][]
  return (
    <ContactForm name="call" id={callId}>
      <FormField form="call" name="name" text={fields.name}>
        {(attributes) => <input {...attributes} type="text" autoComplete="name" maxLength={100} />}
      </FormField>
      <FormField form="call" name="phone" text={fields.phone}>
        {(attributes) => (
          <input {...attributes} type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} />
        )}
      </FormField>
      <FormField form="call" name="preferredMoment" text={fields.preferredMoment}>
        {(attributes) => (
          <select {...attributes} className="control control-select">
            {moments.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </ContactForm>
  )
}

function MessageForm() {
  const { fields } = contactTexts[useLanguage()].messageForm
  return (
    <ContactForm name="message" id={messageId}>
      <FormField form="message" name="name" text={fields.name}>
        {(attributes) => <input {...attributes} type="text" autoComplete="name" maxLength={100} />}
      </FormField>
      <FormField form="message" name="email" text={fields.email}>
        {(attributes) => <input {...attributes} type="email" autoComplete="email" maxLength={200} />}
      </FormField>
      <FormField form="message" name="subject" text={fields.subject}>
        {(attributes) => <input {...attributes} type="text" maxLength={150} />}
      </FormField>
      <FormField form="message" name="message" text={fields.message}>
        {(attributes) => <textarea {...attributes} className="control control-area" rows={6} maxLength={4000} />}
      </FormField>
    </ContactForm>
  )
}

/** CONT-1: the lender's partners, from the settings of the server; without any nothing is shown. */
function Partners() {
  const { title, body } = contactTexts[useLanguage()].partners
  const { partners = [] } = usePageData()
  if (partners.length === 0) return null
  return (
    <section className="contact-elsewhere" aria-labelledby="partners-title">
      <h2 id="partners-title">{title}</h2>
      <p>{body}</p>
      <p className="contact-buttons">
        {partners.map(({ name, address }) => (
          <a key={name} className="action action-quiet" href={address} target="_blank" rel="noopener">
            {name} <span aria-hidden="true">↗</span>
          </a>
        ))}
      </p>
    </section>
  )
}

/** Public bodies, which are no partners of the lender. */
function Elsewhere() {
  const text = contactTexts[useLanguage()].elsewhere
  const { complaintsBody } = lender
  return (
    <section className="contact-elsewhere" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">{text.title}</h2>
      <p>{text.body}</p>
      <p className="contact-buttons">
        <a className="action action-quiet" href="https://www.kvk.nl/" target="_blank" rel="noopener">
          {text.register} <span aria-hidden="true">↗</span>
        </a>
        {complaintsBody && (
          <a className="action action-quiet" href={complaintsBody.address} target="_blank" rel="noopener">
            {complaintsBody.name}, {text.complaints} <span aria-hidden="true">↗</span>
          </a>
        )}
      </p>
    </section>
  )
}

/** CONT-1: the block at the end of the page. */
function Before() {
  const { before } = contactTexts[useLanguage()]
  const { own } = contactTexts[useLanguage()].elsewhere
  return (
    <section className="contact-elsewhere" aria-labelledby="before-title">
      <h2 id="before-title">{before.title}</h2>
      <ul>
        {before.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        {before.privacy} <AppLink to="privacyStatement">{before.toPrivacy}</AppLink>.
      </p>
      <p>
        <AppLink to="complaint">{own}</AppLink>
      </p>
    </section>
  )
}

/** ROUTE-4, CONT-1, CONT-2: how to reach a person. */
export default function ContactPage() {
  return (
    <>
      <Head />
      <div className="contact">
        <Ways />
        <div>
          <CallForm />
          <MessageForm />
        </div>
        <div className="contact-others">
          <Partners />
          <Elsewhere />
          <Before />
        </div>
      </div>
    </>
  )
}
