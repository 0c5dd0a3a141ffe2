import { type MetaArgs, useLocation } from 'react-router'
import { languageOf } from '../language.ts'
import { useLanguage } from '../use-language.ts'
import { AppLink } from './app-link.tsx'
import { BecalmedPicture } from './pictures.tsx'
import { isRequestFailure, requestFailedTexts } from './request-failed-text.ts'

export const meta = ({ location }: MetaArgs) => [
  { title: `${requestFailedTexts[languageOf(location.pathname)].pageTitle} | Vlot` },
]

/** ROUTE-13: what failed is in the navigation state; a visitor who came by address gets the plain words. */
export default function RequestFailedPage() {
  const text = requestFailedTexts[useLanguage()]
  const error = (useLocation().state as { error?: unknown } | null)?.error
  const { title, body } = text.failures[isRequestFailure(error) ? error : 'OTHER']
  return (
    <div className="message-page">
      <BecalmedPicture />
      <h1>{title}</h1>
      <p>{body}</p>
      <p className="message-actions">
        <AppLink to="uploadTransactions" className="action">
          {text.again}
        </AppLink>
        <AppLink to="contact" className="action action-quiet">
          {text.contact}
        </AppLink>
      </p>
    </div>
  )
}
