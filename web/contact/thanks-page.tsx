import type { MetaArgs } from '../page-module.ts'
import { brand } from '../brand.ts'
import { languageOf } from '#ui/language.ts'
import { AppLink } from '../shell/app-link.tsx'
import { ArrivedPicture } from '../shell/pictures.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { contactTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => [
  { title: `${contactTexts[languageOf(location.pathname)].thanks.pageTitle} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** CONT-2: where a form that was sent without a script ends. */
export default function ThanksPage() {
  const { thanks } = contactTexts[useLanguage()]
  return (
    <div className="message-page">
      <ArrivedPicture />
      <h1>{thanks.title}</h1>
      <p>{thanks.body}</p>
      <p className="message-actions">
        <AppLink to="home" className="action">
          {thanks.home}
        </AppLink>
        <AppLink to="faq" className="action action-quiet">
          {thanks.questions}
        </AppLink>
      </p>
    </div>
  )
}
