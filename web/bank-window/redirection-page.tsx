import { lender } from '#lending/this-lender.ts'
import type { Language } from '#lending/language.ts'
import { addressOf } from '../addresses.ts'
import script from './redirection-script.ts?worker&url'
import { bankWindowTexts } from './text.ts'
import { WindowFrame } from './window-frame.tsx'

const titleOf = (language: Language) => bankWindowTexts[language].redirection.pageTitle
export const meta = () => [{ title: `${titleOf('nl')} | ${lender.name}` }, { name: 'robots', content: 'noindex' }]

/** ROUTE-5: the window that waits for the bank's address. */
export default function RedirectionPage() {
  return (
    <WindowFrame titleOf={titleOf} script={script}>
      {(language) => <Words language={language} />}
    </WindowFrame>
  )
}

function Words({ language }: { language: Language }) {
  const { redirection } = bankWindowTexts[language]
  return (
    <>
      <div role="status" data-state="waiting">
        <h1>{redirection.title}</h1>
        <p>{redirection.body}</p>
        <span className="window-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </div>
      <div role="alert" data-state="failed" hidden>
        <h1>{redirection.failedTitle}</h1>
        <p>{redirection.failedBody}</p>
        <p>
          <a className="action" href={addressOf('home', language)}>
            {redirection.home}
          </a>
        </p>
      </div>
    </>
  )
}
