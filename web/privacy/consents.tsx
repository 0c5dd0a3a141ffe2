import type { PrivacyView } from '#contract/privacy.ts'
import type { Language } from '#lending/language.ts'
import { formatLongDate } from '#ui/format.ts'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { privacyTexts } from './text.ts'
import { TitledSection } from '../titled-section.tsx'

/** The record of consent: to which text, when, and whether it was taken back. */
export function Consents({ view }: { view: PrivacyView }) {
  const language = useLanguage()
  const text = privacyTexts[language].consents
  return (
    <TitledSection id="consents-title" title={text.title} className="your-data-part">
      {view.consents.length === 0 && <p>{text.none}</p>}
      <ul className="held-data">
        {view.consents.map(({ given, textVersion, scope, at }) => (
          <li className="held-category" key={`${at}-${String(given)}`}>
            <h3 className="sub-title">{scope === 'transaction-analysis' ? text.transactions : scope}</h3>
            <p className="small">
              <Unbroken>
                {`${(given ? text.given : text.withdrawn)(formatLongDate(at, language))}, ${text.version(shownVersion(textVersion, language))}.`}
              </Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** A version is named after the text's day, with its number of that day and its language. */
const shownVersion = (version: string, language: Language) =>
  version.replace(/^(\d{4}-\d{2}-\d{2})(?:-\w+)*$/, (_all, day: string) => formatLongDate(day, language))
