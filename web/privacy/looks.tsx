import type { PrivacyView } from '#contract/privacy.ts'
import { formatDate } from '../ui/format.ts'
import { useLanguage } from '../use-language.ts'
import { looksTexts } from './looks-text.ts'

/** Who at the lender looked, by role, when and why. */
export function Looks({ looks }: Pick<PrivacyView, 'looks'>) {
  const text = looksTexts[useLanguage()]
  return (
    <section className="your-data-part" aria-labelledby="looks-title">
      <h2 className="section-title" id="looks-title">
        {text.title}
      </h2>
      <p>{text.intro}</p>
      <ul className="held-data">
        {looks.map(({ role, reason, at }) => (
          <li className="held-category" key={`${at}-${role}-${reason}`}>
            <h3 className="sub-title">{text.roles[role]}</h3>
            <p className="small">
              {formatDate(at)}, {text.reasons[reason]}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
