import { addresses } from '../addresses.ts'
import type { MetaArgs } from '../page-module.ts'
import { lender } from '#lending/this-lender.ts'
import { languageOf } from '#ui/language.ts'
import { useLanguage } from '#ui/use-language.ts'
import { CompanySearch } from '../home/company-search.tsx'
import { AppLink } from '../shell/app-link.tsx'
import { AdriftPicture } from '../shell/pictures.tsx'
import { shellTexts } from '../shell/text.ts'

export const meta = ({ location }: MetaArgs) => [
  { title: `${shellTexts[languageOf(location.pathname)].notFound.title} | ${lender.name}` },
  { name: 'robots', content: 'noindex' },
]

/** ROUTE-19; the server sends it with status 404. */
export default function NotFoundPage() {
  const language = useLanguage()
  const { notFound: text, articleIsDutch, readInDutch } = shellTexts[language]
  return (
    <div className="message-page">
      <AdriftPicture />
      <h1>{text.title}</h1>
      <p>{text.body}</p>
      <p data-dutch-article hidden>
        {articleIsDutch} <a href={addresses.knowledgeBase}>{readInDutch}</a>
      </p>
      <div className="search-card" data-company-search={language}>
        <CompanySearch language={language} />
      </div>
      <p>
        {text.call} <a href={lender.phoneLink}>{lender.phoneShown}</a>.
      </p>
      <p className="message-actions">
        <AppLink to="home" className="action action-quiet">
          {text.home}
        </AppLink>
        <AppLink to="contact" className="action action-quiet">
          {text.contact}
        </AppLink>
      </p>
    </div>
  )
}
