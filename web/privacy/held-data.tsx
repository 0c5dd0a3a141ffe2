import type { PrivacyView } from '#contract/privacy.ts'
import type { Language } from '#lending/language.ts'
import { formatCount, formatLongDate } from '#ui/format.ts'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { privacyTexts } from './text.ts'
import { TitledSection } from '../titled-section.tsx'

type Category = PrivacyView['categories'][number]

/** GDPR art. 15(1): data, purpose, source and retention; absent data is named too. */
export function HeldData({ view }: { view: PrivacyView }) {
  const language = useLanguage()
  const text = privacyTexts[language].held
  const held = view.categories.filter(({ count }) => count > 0)
  const empty = view.categories.filter(({ count }) => count === 0)
  return (
    <TitledSection id="held-title" title={text.title} className="your-data-part">
      <p>
        <strong>{view.companyName}</strong> ({view.kvkNumber}). {text.intro}
      </p>
      <ul className="held-data">
        {held.map((category) => (
          <li className="held-category" key={category.code}>
            <h3 className="sub-title">
              {text.categories[category.code].name}{' '}
              {category.count > 1 && <span className="held-count">{formatCount(category.count, language)}</span>}
            </h3>
            <p>{text.categories[category.code].why}</p>
            <p className="small">
              <Unbroken>{originOf(category, language)}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="small">
          {text.nothingOf}: {empty.map(({ code }) => lowerFirst(text.categories[code].name)).join(', ')}.
        </p>
      )}
    </TitledSection>
  )
}

function originOf({ sources, keptUntil }: Category, language: Language): string {
  const text = privacyTexts[language].held
  const from = `${text.from} ${sources.map((source) => text.sources[source]).join(text.and)}.`
  return `${from} ${keptUntil === null ? text.notKept : text.until(formatLongDate(keptUntil, language))}`
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
