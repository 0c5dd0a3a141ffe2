import { addressOf, type Language } from '../addresses.ts'
import { LogoMark } from '../shell/logo.tsx'
import script from './redirection-script.ts?worker&url'
import { bankWindowTexts } from './text.ts'
import { WindowWords } from './window-words.tsx'

const titleOf = (language: Language) => bankWindowTexts[language].redirection.pageTitle
export const meta = () => [{ title: `${titleOf('nl')} | Vlot` }, { name: 'robots', content: 'noindex' }]

/** ROUTE-5: the window that waits for the bank's address. Plain HTML with its own small script, so that it is there at once. */
export default function RedirectionPage() {
  return (
    <main className="window">
      <LogoMark size={56} />
      <WindowWords titleOf={titleOf}>{(language) => <Words language={language} />}</WindowWords>
      <noscript>{bankWindowTexts.nl.noScript}</noscript>
      <script type="module" src={script} />
    </main>
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
