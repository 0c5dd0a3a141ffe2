import { brand } from '../brand.ts'
import { useLanguage } from '../use-language.ts'
import { AdviserPortraits } from './adviser-portraits.tsx'
import { LateBusyNotice } from './late-flags.tsx'
import { shellTexts } from './text.ts'

/** FOOT-2: beside the journey from 1024 px. On a phone the footer's contact link leads the same way. */
export function HelpPanel() {
  const text = shellTexts[useLanguage()].help
  return (
    <aside className="help" aria-labelledby="help-title">
      <AdviserPortraits label={text.advisers} />
      <h2 id="help-title">{text.title}</h2>
      <p>{text.body}</p>
      <a href={brand.phoneLink} className="help-call">
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path
            d="M5.5 2 8 6.2 6.3 8.4c1 2 3 4 5.2 5.3l2.3-1.6L18 14.6c-.5 2-1.800 3.400-3.500 3.400C8 17.600 2.300 11.700 2 5.500 2 3.800 3.500 2.500 5.500 2z"
            fill="currentColor"
          />
        </svg>
        <span>
          <span className="help-label">{text.callLabel}</span> {brand.phoneShown}
        </span>
      </a>
      <p className="help-hours">{text.hours}</p>
      <LateBusyNotice />
    </aside>
  )
}
