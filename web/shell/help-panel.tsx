import { lender } from '#lending/this-lender.ts'
import { useLanguage } from '#ui/use-language.ts'
import { AdviserPortraits } from './adviser-portraits.tsx'
import { LazyBusyNotice } from './lazy-flags.tsx'
import { shellTexts } from './text.ts'

/** The phone number with its hours, and where to write: by message where the lender has an address for it. */
function WaysToReachUs() {
  const text = shellTexts[useLanguage()].help
  const { messages } = lender
  return (
    <>
      <a href={lender.phoneLink} className="help-call">
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path
            d="M5.5 2 8 6.2 6.3 8.4c1 2 3 4 5.2 5.3l2.3-1.6L18 14.6c-.5 2-1.8 3.4-3.5 3.4C8 17.6 2.3 11.7 2 5.5 2 3.8 3.5 2.5 5.5 2z"
            fill="currentColor"
          />
        </svg>
        <span>
          <span className="help-label">{text.callLabel}</span> {lender.phoneShown}
        </span>
      </a>
      <p className="help-hours">{text.hours}</p>
      {messages && (
        <a href={messages.link}>
          {text.write} ({messages.name})
        </a>
      )}
    </>
  )
}

const sheetId = 'help-sheet'

/** On narrow screens help is one press away, in the bar; a popover of the browser's own, so that it needs no script. */
export function HelpButton() {
  const text = shellTexts[useLanguage()].help
  return (
    <>
      <button type="button" className="bar-tool bar-help" popoverTarget={sheetId}>
        {text.button}
      </button>
      <div id={sheetId} popover="auto" className="help-sheet" role="group" aria-label={text.title}>
        <p className="help-title">{text.title}</p>
        <WaysToReachUs />
      </div>
    </>
  )
}

/** FOOT-2: beside the journey from 1024 px. */
export function HelpPanel() {
  const text = shellTexts[useLanguage()].help
  return (
    <aside className="help" aria-labelledby="help-title">
      <AdviserPortraits label={text.advisers} />
      <h2 id="help-title">{text.title}</h2>
      <p>{text.body}</p>
      <WaysToReachUs />
      <LazyBusyNotice />
    </aside>
  )
}
