import { useEffect, useState } from 'react'
import { titleMeta } from '../page-module.ts'
import { useApplicationState } from '../application-state/store.ts'
import { useNavigationState } from '../navigation.ts'
import { useLanguage } from '#ui/use-language.ts'
import { AppLink } from './app-link.tsx'
import { BecalmedPicture } from './pictures.tsx'
import { isRequestFailure, type RequestFailure, requestFailedTexts } from './request-failed-text.ts'

export const meta = titleMeta(requestFailedTexts)

function failureIn(state: unknown): RequestFailure | 'OTHER' {
  const error = typeof state === 'object' && state !== null && 'error' in state ? state.error : undefined
  return isRequestFailure(error) ? error : 'OTHER'
}

/** Where a business that renews its consent goes on; the others share their transactions another way. */
const overviewPage = { nl: 'reconsentDutch', en: 'reconsentEnglish' } as const

/** ROUTE-13: the failure is in the navigation state; without one the general words are shown. */
export default function RequestFailedPage() {
  const language = useLanguage()
  const text = requestFailedTexts[language]
  const state: unknown = useNavigationState()
  const [failure, setFailure] = useState<RequestFailure | 'OTHER'>('OTHER')
  // After the first drawing, which must equal what the build drew without any state.
  useEffect(() => setFailure(failureIn(state)), [state])
  const failed = text.failures[failure]
  const isReconsent = useApplicationState((application) => application.hasReconsentOrigin)
  return (
    <div className="message-page">
      <BecalmedPicture />
      <h1>{failed.title}</h1>
      <p>{isReconsent && 'renewing' in failed ? failed.renewing : failed.body}</p>
      <p className="message-actions">
        <AppLink to={isReconsent ? overviewPage[language] : 'uploadTransactions'} className="action">
          {isReconsent ? text.overview : text.again}
        </AppLink>
        <AppLink to="contact" className="action action-quiet">
          {text.contact}
        </AppLink>
      </p>
    </div>
  )
}
