import { hiddenMeta } from '../page-module.ts'
import { AppLink } from '../shell/app-link.tsx'
import { ArrivedPicture } from '../shell/pictures.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { contactTexts } from './text.ts'

export const meta = hiddenMeta({ nl: contactTexts.nl.thanks, en: contactTexts.en.thanks })

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
