import { useLocation } from 'wouter'
import type { PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'
import { useLanguage } from '#ui/use-language.ts'
import { AppLink } from './app-link.tsx'
import { shellTexts } from './text.ts'

/** The two options of COOK-2, as radio buttons; also on the cookies page. */
export function CookieOptions({ name }: { name: string }) {
  const text = shellTexts[useLanguage()].cookies
  return (
    <fieldset className="cookie-options">
      <legend className="visually-hidden">{text.legend}</legend>
      <label className="cookie-option">
        <input type="radio" name={name} value="necessary" defaultChecked />
        <span>
          <strong>{text.necessary}</strong>
          <small>{text.necessaryHint}</small>
        </span>
      </label>
      <label className="cookie-option">
        <input type="radio" name={name} value="analytics" />
        <span>
          <strong>{text.analytics}</strong>
          <small>{text.analyticsHint}</small>
        </span>
      </label>
    </fieldset>
  )
}

/** Pages that a mail leads to, for one task: there it is a slim bar below everything, which covers nothing. */
const mailedPages: readonly (PageName | null)[] = [
  ...(['reconsent', 'reconsentDutch', 'reconsentEnglish'] as const),
  ...(['getConsentDutch', 'getConsentEnglish', 'resume', 'unsubscribe', 'myApplication', 'handIn'] as const),
]

/**
 * COOK-1, COOK-2. In every page, hidden, so that nothing moves when `plain/cookie-choice.ts` shows it. Two short
 * paragraphs: one long one would become the largest contentful paint of a short page.
 */
export function CookieBanner() {
  const text = shellTexts[useLanguage()].cookies
  const isSlim = mailedPages.includes(pageAt(useLocation()[0]))
  return (
    <section
      className={isSlim ? 'cookie-banner cookie-slim' : 'cookie-banner'}
      data-cookie-banner
      hidden
      aria-label={text.title}
    >
      <form className="cookie-inner" data-cookie-form>
        <div className="cookie-words">
          <h2>{text.title}</h2>
          <p>{text.needed}</p>{' '}
          <p>
            {text.measuring} <AppLink to="cookies">{text.more}</AppLink>
          </p>
        </div>
        <div data-cookie-options hidden>
          <CookieOptions name="choice" />
        </div>
        <div className="cookie-actions">
          <button type="submit" className="action" name="pressed" value="accept" data-cookie-accept>
            {text.accept}
          </button>
          <button type="submit" className="action" name="pressed" value="refuse" data-cookie-refuse>
            {text.refuse}
          </button>
          <button type="button" className="action action-quiet" data-cookie-more>
            {text.options}
          </button>
          <button type="submit" className="action" name="pressed" value="save" data-cookie-save hidden>
            {text.save}
          </button>
        </div>
      </form>
    </section>
  )
}
