import { brand } from '../brand.ts'
import { useLanguage } from '../use-language.ts'
import { AppLink } from './app-link.tsx'
import { LogoMark } from './logo.tsx'
import { shellTexts } from './text.ts'

/** FOOT-1: links to the pages there are, and the copyright line. */
export function SiteFooter() {
  const { footer: text, links } = shellTexts[useLanguage()]
  return (
    <footer className="footer">
      <div className="footer-inner">
        <AppLink to="home" className="footer-logo">
          <LogoMark size={32} />
          <span>{brand.name}</span>
        </AppLink>
        <nav aria-label={text.label} className="footer-links">
          <AppLink to="knowledgeBase">{links.knowledgeBase}</AppLink>
          <AppLink to="contact">{text.contact}</AppLink>
          <AppLink to="cookies">{text.cookies}</AppLink>
        </nav>
        <p className="footer-line">
          © 2026 {brand.name}. {text.demonstration}
        </p>
      </div>
    </footer>
  )
}
