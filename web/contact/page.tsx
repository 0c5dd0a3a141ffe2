import type { MetaArgs } from 'react-router'
import { brand } from '../brand.ts'
import { languageOf } from '../language.ts'
import { breadcrumbs, pageMeta } from '../page-meta.ts'
import { AdviserPortraits } from '../shell/adviser-portraits.tsx'
import { AppLink } from '../shell/app-link.tsx'
import { shellTexts } from '../shell/text.ts'
import { useLanguage } from '../use-language.ts'
import { contactTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => {
  const language = languageOf(location.pathname)
  const { pageTitle: title, description } = contactTexts[language]
  const structured = [breadcrumbs('contact', language, title)]
  return pageMeta({ page: 'contact', language, title, description, structured })
}

/** ROUTE-4: how to reach a person. */
export default function ContactPage() {
  const language = useLanguage()
  const text = contactTexts[language]
  return (
    <div className="prose">
      <AdviserPortraits label={shellTexts[language].help.advisers} />
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      <p>
        <AppLink to="faq" className="action action-quiet">
          {text.toQuestions}
        </AppLink>
      </p>
      <div className="ways">
        <section className="way">
          <h2>{text.call.title}</h2>
          <p>{text.call.body}</p>
          <p>
            <a className="action" href={brand.phoneLink}>
              {brand.phoneShown}
            </a>
          </p>
          <p className="small">{text.call.hours}</p>
        </section>
        <section className="way">
          <h2>{text.mail.title}</h2>
          <p>{text.mail.body}</p>
          <p>
            <a className="action action-quiet" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
        </section>
      </div>
      <h2>{text.before.title}</h2>
      <ul>
        {text.before.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
