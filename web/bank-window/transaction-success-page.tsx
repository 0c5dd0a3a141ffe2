import { lender } from '#lending/this-lender.ts'
import type { Language } from '#lending/language.ts'
import { addressOf } from '../addresses.ts'
import { bankWindowTexts } from './text.ts'
import script from './transaction-success-script.ts?worker&url'
import { WindowFrame } from './window-frame.tsx'

const titleOf = (language: Language) => bankWindowTexts[language].returned.pageTitle
export const meta = () => [{ title: `${titleOf('nl')} | ${lender.name}` }, { name: 'robots', content: 'noindex' }]

/** ROUTE-15: where the bank returns to, in the popup. It reports to the journey's tab and closes itself. */
export default function TransactionSuccessPage() {
  return (
    <WindowFrame titleOf={titleOf} script={script}>
      {(language) => <Words language={language} />}
    </WindowFrame>
  )
}

function Words({ language }: { language: Language }) {
  const { returned } = bankWindowTexts[language]
  return (
    <>
      <div role="status" data-state="reporting">
        <h1>{returned.title}</h1>
        <p>{returned.body}</p>
      </div>
      <div role="status" data-state="done" hidden>
        <h1>{returned.doneTitle}</h1>
        <p>{returned.doneBody}</p>
      </div>
      <div role="status" data-state="elsewhere" hidden>
        <h1>{returned.elsewhereTitle}</h1>
        <p>{returned.elsewhereRenewed}</p>
        <p>{returned.elsewhereConnected}</p>
        <p>
          <a href={addressOf('resume', language)}>{returned.resume}</a>
        </p>
      </div>
      <div data-state="alone" hidden>
        <h1>{returned.aloneTitle}</h1>
        <p>{returned.aloneBody}</p>
        <p>
          <a className="action" href={addressOf('uploadTransactions', language)}>
            {returned.goOn}
          </a>
        </p>
      </div>
    </>
  )
}
