import { brand } from '../../brand.ts'
import { AdviserPortraits } from '../../shell/adviser-portraits.tsx'
import { AppLink } from '../../shell/app-link.tsx'
import { shellTexts } from '../../shell/text.ts'
import { useLanguage } from '../../use-language.ts'
import { faqTexts } from './text.ts'

/** FAQ-3: a person, when the answers were not enough. */
export function ContactBlock() {
  const language = useLanguage()
  const { contact } = faqTexts[language]
  return (
    <section className="section-blue section" aria-labelledby="faq-contact">
      <div className="section-inner faq-contact">
        <AdviserPortraits label={shellTexts[language].help.advisers} />
        <div>
          <h2 id="faq-contact">{contact.title}</h2>
          <p>{contact.body}</p>
          <AppLink to="contact">{contact.more}</AppLink>
        </div>
        <div className="faq-contact-ways">
          <a className="action" href={brand.phoneLink}>
            {contact.call} {brand.phoneShown}
          </a>
          <a className="action action-quiet" href={`mailto:${brand.email}`}>
            {contact.mail}
          </a>
        </div>
      </div>
    </section>
  )
}
