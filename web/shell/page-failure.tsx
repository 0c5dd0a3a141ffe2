import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useLanguage } from '../use-language.ts'
import { NavigationBar } from './navigation-bar.tsx'
import NotFoundPage from './not-found-page.tsx'
import { shellTexts } from './text.ts'

/** What a visitor sees when a page breaks: where they are, that nothing is lost, and the way on. */
export function PageFailure() {
  const error = useRouteError()
  const text = shellTexts[useLanguage()].failure
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <NavigationBar />
      <main id="content" className="content" tabIndex={-1}>
        {isNotFound ? (
          <NotFoundPage />
        ) : (
          <div className="message-page">
            <h1>{text.title}</h1>
            <p>{text.body}</p>
            <p className="message-actions">
              <button type="button" className="action" onClick={() => location.reload()}>
                {text.again}
              </button>
            </p>
          </div>
        )}
      </main>
    </>
  )
}
