import { lender } from '#lending/this-lender.ts'
import type { PageName } from '../addresses.ts'
import { useLanguage } from '#ui/use-language.ts'
import { AppLink } from './app-link.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { shellTexts } from './text.ts'

type FooterLink = readonly [to: PageName, words: string]

const Links = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <nav aria-label={title}>
    <p className="footer-title" aria-hidden="true">
      {title}
    </p>
    <ul className="footer-links">
      {links.map(([to, words]) => (
        <li key={to}>
          <AppLink to={to}>{words}</AppLink>
        </li>
      ))}
    </ul>
  </nav>
)

/** FOOT-1: further pages, the rules, and the legal details of the lender. */
export function SiteFooter() {
  const language = useLanguage()
  const { footer: text, links } = shellTexts[language]
  const { company } = lender
  const standing = lender.standing[language]
  return (
    <footer className="footer">
      <div className="footer-inner">
        <AppLink to="home" className="footer-logo">
          <LogoMark size={32} />
          <span>{lender.name}</span>
        </AppLink>
        <Links
          title={text.site}
          links={[
            ['shortTermLoan', links.shortTermLoan],
            ['shortTermCredit', links.shortTermCredit],
            ['faq', text.faq],
            ['knowledgeBase', links.knowledgeBase],
            ['contact', text.contact],
            ['complaint', text.complaint],
          ]}
        />
        <Links
          title={text.rules}
          links={[
            ['codeOfConduct', text.codeOfConduct],
            ['terms', text.terms],
            ['disclaimer', text.disclaimer],
            ['privacyStatement', text.privacyStatement],
            ['yourData', text.yourData],
            ['cookies', text.cookies],
          ]}
        />
        <div className="footer-line">
          <p>
            © 2026 {lender.name}. {lender.isDemonstration && text.demonstration}
          </p>
          {company && <p>{[company.legalName, company.address, `KVK ${company.kvkNumber}`].join(', ')}</p>}
          <p>
            {standing.licence} {standing.complaints}
          </p>
        </div>
      </div>
    </footer>
  )
}
