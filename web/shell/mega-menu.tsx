import type { ReactNode } from 'react'
import { articleAddress, type KnowledgeCategoryPage } from '../addresses.ts'
import { activeQuestion, questionText, type QuestionId } from '../questions/questions.ts'
import { pictureAddress } from '../article-pictures/article-pictures.ts'
import type { MenuSection } from '../tracking/events.ts'
import { useLanguage } from '#ui/use-language.ts'
import { AppLink } from './app-link.tsx'
import { articlePromos, borrowQuestions, megaTexts, serviceQuestions } from './mega-text.ts'
import creditPicture from './pictures/credit.svg?url'
import { PageLink } from './page-link.tsx'
import loanPicture from './pictures/loan.svg?url'

type SectionProps = { name: MenuSection; title: string; children: ReactNode }

/** One headed section, opened by the browser itself without a script; `plain/menu-sections.ts` adds the mouse. */
const Section = ({ name, title, children }: SectionProps) => (
  <details className="mega" name="mega" data-mega={name}>
    <summary>{title}</summary>
    <div className="mega-panel">
      <div className="mega-inner">{children}</div>
    </div>
  </details>
)

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mega-list">
    <p className="mega-title">{title}</p>
    <ul>{children}</ul>
  </div>
)

/** The picture is fetched when the section opens, not before. */
const Card = ({ picture, children }: { picture: string | undefined; children: ReactNode }) => (
  <li className="mega-card">
    {picture && <img src={picture} alt="" width={320} height={140} loading="lazy" />}
    {children}
  </li>
)

function Questions({ title, ids, all }: { title: string; ids: readonly QuestionId[]; all: string }) {
  const language = useLanguage()
  return (
    <List title={title}>
      {ids.map((id) => (
        <li key={id}>
          <AppLink to="faq" suffix={activeQuestion(id)}>
            {questionText(id, language)}
          </AppLink>
        </li>
      ))}
      <li className="mega-all">
        <PageLink to="faq">{all}</PageLink>
      </li>
    </List>
  )
}

/** NAV-3. */
function Borrow() {
  const { borrow } = megaTexts[useLanguage()]
  return (
    <Section name="borrow" title={borrow.title}>
      <ul className="mega-cards">
        <Card picture={loanPicture}>
          <PageLink to="shortTermLoan">{borrow.loan.title}</PageLink>
          <p>{borrow.loan.body}</p>
        </Card>
        <Card picture={creditPicture}>
          <PageLink to="shortTermCredit">{borrow.credit.title}</PageLink>
          <p>{borrow.credit.body}</p>
        </Card>
      </ul>
      <Questions title={borrow.questions} ids={borrowQuestions} all={borrow.all} />
    </Section>
  )
}

/** NAV-4. The articles are only Dutch (ROUTE-20), marked so for browsers and on English pages. */
function Knowledge() {
  const { knowledge } = megaTexts[useLanguage()]
  const categories = Object.entries(knowledge.categories) as [KnowledgeCategoryPage, string][]
  return (
    <Section name="knowledge" title={knowledge.title}>
      <ul className="mega-cards mega-three" aria-label={knowledge.articles}>
        {articlePromos.map(({ category, slug, title }) => (
          <Card key={slug} picture={pictureAddress(`${slug}.svg`)}>
            <a href={articleAddress(category, slug)} hrefLang="nl" lang="nl">
              {title}
            </a>
            {knowledge.articleLanguage && <p>{knowledge.articleLanguage}</p>}
          </Card>
        ))}
      </ul>
      <List title={knowledge.subjects}>
        {categories.map(([page, name]) => (
          <li key={page}>
            <PageLink to={page}>{name}</PageLink>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** NAV-5. */
function Service() {
  const { service } = megaTexts[useLanguage()]
  const further = [
    ['partners', service.partners],
    ['guide', service.guide],
  ] as const
  return (
    <Section name="service" title={service.title}>
      <Questions title={service.questions} ids={serviceQuestions} all={service.all} />
      <List title={service.reach}>
        <li>
          <PageLink to="contact">{service.contact.title}</PageLink>
          <p>{service.contact.body}</p>
        </li>
      </List>
      <List title={service.more}>
        {further.map(([page, { title, body }]) => (
          <li key={page}>
            <PageLink to={page}>{title}</PageLink>
            <p>{body}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** NAV-2 to NAV-6: three sections, below the bar on wide screens and accordions in the menu on narrow ones. */
export function MegaMenu() {
  return (
    <>
      <Borrow />
      <Knowledge />
      <Service />
      <AppLink to="home" suffix="#zoek" className="action mega-apply">
        {megaTexts[useLanguage()].apply}
      </AppLink>
    </>
  )
}
