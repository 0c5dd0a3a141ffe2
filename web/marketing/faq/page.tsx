import type { MetaArgs } from '../../page-module.ts'
import { languageOf } from '#ui/language.ts'
import { breadcrumbs, pageMeta, type StructuredData } from '../../page-meta.ts'
import { Accordion } from '#ui/accordion.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { LighthousePicture } from './lighthouse-picture.tsx'
import { type Category, faqCategories } from '../../questions/questions.ts'
import { faqTexts } from './text.ts'
import { lender } from '#lending/this-lender.ts'
import { AdviserPortraits } from '../../shell/adviser-portraits.tsx'
import { AppLink } from '../../shell/app-link.tsx'
import { shellTexts } from '../../shell/text.ts'

export const meta = ({ location }: MetaArgs) => {
  const language = languageOf(location.pathname)
  const { pageTitle: title, description } = faqTexts[language]
  const structured = [questionsData(faqCategories(language)), breadcrumbs('faq', language, title)]
  return pageMeta({ page: 'faq', language, title, description, structured })
}

/** ROUTE-21: the same words that the page shows, as schema.org FAQPage. */
function questionsData(categories: readonly Category[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
  }
}

/** FAQ-1: a dropdown on narrow screens, buttons on wide ones, by `plain/faq.ts`. Hidden without scripts. */
function CategoryChoice({ categories }: { categories: readonly Category[] }) {
  const text = faqTexts[useLanguage()]
  const choices = [{ id: '', title: text.all }, ...categories]
  return (
    <div className="faq-choice">
      <p className="faq-choose" id="faq-choose">
        {text.choose}
      </p>
      <select className="faq-select" aria-labelledby="faq-choose" data-faq-select>
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <div className="faq-buttons" role="group" aria-labelledby="faq-choose">
        {choices.map(({ id, title }) => (
          <button key={id} type="button" className="faq-button" aria-pressed={id === ''} data-faq-button={id}>
            {title}
          </button>
        ))}
      </div>
    </div>
  )
}

const CategoryList = ({ category: { id, title, questions } }: { category: Category }) => (
  <section className="faq-category" aria-labelledby={`category-${id}`} data-faq-category={id}>
    <h2 id={`category-${id}`}>{title}</h2>
    {questions.map((question) => (
      <Accordion key={question.id} id={question.id} title={question.question}>
        {question.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Accordion>
    ))}
  </section>
)

/** ROUTE-4, FAQ-1 to FAQ-3. */
export default function FaqPage() {
  const language = useLanguage()
  const text = faqTexts[language]
  const categories = faqCategories(language)
  return (
    <>
      <section className="faq-hero">
        <div className="hero-words">
          <p className="eyebrow">{text.eyebrow}</p>
          <h1>{text.title}</h1>
          <p className="hero-intro">{text.intro}</p>
        </div>
        <LighthousePicture />
      </section>
      <div className="section faq" data-faq>
        <CategoryChoice categories={categories} />
        <div className="faq-list">
          {categories.map((category) => (
            <CategoryList key={category.id} category={category} />
          ))}
        </div>
      </div>
      <ContactBlock />
    </>
  )
}

/** FAQ-3: a person, when the answers were not enough. */
function ContactBlock() {
  const language = useLanguage()
  const { contact } = faqTexts[language]
  return (
    <section className="section-blue section" aria-labelledby="faq-contact">
      <div className="section-inner faq-contact">
        <AdviserPortraits label={shellTexts[language].help.advisers} />
        <div>
          <h2 id="faq-contact">{contact.title}</h2>
          <p>{contact.body}</p>
          <AppLink to="contact">{contact.more}</AppLink> · <AppLink to="complaint">{contact.complaint}</AppLink>
        </div>
        <div className="faq-contact-ways">
          <a className="action" href={lender.phoneLink}>
            {contact.call} {lender.phoneShown}
          </a>
          <a className="action action-quiet" href={`mailto:${lender.email}`}>
            {contact.mail}
          </a>
        </div>
      </div>
    </section>
  )
}
