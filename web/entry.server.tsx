import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { FallbackDocument } from './fallback-document.ts'

/**
 * Runs at build time only. It waits until everything is rendered, so that no page holds hidden copies and swap scripts,
 * which would shift the layout and need an inline script that the content security policy refuses.
 */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const isFallback = request.headers.has('x-react-router-spa-mode')
  const body = await renderToReadableStream(
    <FallbackDocument value={isFallback}>
      <ServerRouter context={context} url={request.url} />
    </FallbackDocument>,
  )
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}
