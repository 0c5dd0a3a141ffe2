import { lender } from '#lending/this-lender.ts'
import { useLanguage } from '#ui/use-language.ts'
import { AppLink } from './app-link.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { shellTexts } from './text.ts'

const linked = ['codeOfConduct', 'terms', 'disclaimer', 'privacyStatement', 'yourData', 'cookies'] as const

/** FOOT-1 below a step: the same links and lines as below a content page, in as little room as they need. */
export function JourneyFooter() {
  const language = useLanguage()
  const { footer: text } = shellTexts[language]
  const standing = lender.standing[language]
  return (
    <footer className="footer footer-short">
      <nav aria-label={text.rules}>
        <ul className="footer-row">
          {linked.map((page) => (
            <li key={page}>
              <AppLink to={page}>{text[page]}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <AppLink to="home" className="footer-logo">
          <LogoMark size={20} />
          <span>{lender.name}</span>
        </AppLink>{' '}
        © 2026. {lender.isDemonstration && text.demonstration} {standing.licence} {standing.complaints}
      </p>
    </footer>
  )
}
