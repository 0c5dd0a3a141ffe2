import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { errorKeyOf } from '#contract/failure.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { api } from '../../../api/api.ts'
import { hiddenMeta, type PageHandle } from '../../../page-module.ts'
import { Loading, WhenLoaded } from '../../../screen/step-screen.tsx'
import { mailedLinkOf } from '../../../visitor/mailed-link.ts'
import { bookkeeperTexts } from '../bookkeeper-text.ts'

/** In the script that an applicant's upload has too: a third reader of its words would have every page load them. */
const HandIn = lazy(async () => ({ default: (await import('../bookkeeper.tsx')).HandIn }))

export const handle: PageHandle = { readsLink: true }
export const meta = hiddenMeta(bookkeeperTexts)

/** FLOW-6: a bookkeeper hands statements in, without a session. An empty secret opens nothing. */
export default function HandInPage() {
  const text = bookkeeperTexts[useLanguage()]
  const [hash, setHash] = useState<string | null>(null)
  useEffect(() => setHash(mailedLinkOf('handIn').hash ?? ''), [])
  const opened = useQuery({
    queryKey: ['hand-in'],
    queryFn: ({ signal }) => api('openHandIn', { request: { hash: hash ?? '' }, signal }),
    enabled: hash !== null,
  })
  const isDead = opened.error !== null && errorKeyOf(opened.error) === 'magic_link'
  return (
    <div className="step step-narrow">
      <h1 className="step-title">{text.pageTitle}</h1>
      <p className="step-intro">{opened.data ? text.intro(opened.data.company) : text.opening}</p>
      {isDead ? (
        <Notice tone="warning" role="alert" title={text.deadTitle}>
          <p>{text.dead}</p>
        </Notice>
      ) : (
        <WhenLoaded query={opened}>
          {(link) => (
            <Suspense fallback={<Loading />}>
              <HandIn {...link} hash={hash ?? ''} />
            </Suspense>
          )}
        </WhenLoaded>
      )}
    </div>
  )
}
