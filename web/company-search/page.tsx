import type { Company, Eligibility } from '#contract/application.ts'
import { errorText } from '#contract/error-text.ts'
import { eligibilityTexts } from '#lending/eligibility-text.ts'
import type { Language } from '#lending/language.ts'
import { addressOf } from '../addresses.ts'
import { lender } from '#lending/this-lender.ts'
import { CompanySearch } from '../home/company-search.tsx'
import { RegisterExtract } from '../home/eligibility-dialog.tsx'
import { addressLine } from '../home/search-companies.ts'
import { refusalHead } from '../home/refusal-head.ts'
import { searchTexts } from '../home/search-text.ts'
import { SenderFields } from '../home/sender-fields.tsx'
import { usePageData } from '../page-data.ts'
import { hiddenMeta, type PageHandle } from '../page-module.ts'
import { AppLink } from '../shell/app-link.tsx'
import { formatLongDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { withUtm } from '../visitor/partner.ts'
import { exampleAnswers } from './example-answers.ts'
import { companyPageTexts } from './text.ts'

export const meta = hiddenMeta(companyPageTexts)

export const handle: PageHandle = { examples: exampleAnswers.map((company) => ({ company })) }

/** Why a search or a check came to nothing. Any other failure is, to the visitor, the register being away. */
function problemText(key: string, language: Language): string {
  const text = companyPageTexts[language]
  const own: Readonly<Record<string, string>> = {
    no_match: searchTexts[language].search.none,
    bad_request: text.tooShort,
    alphanumeric: errorText(key, language),
    too_many_requests: errorText(key, language),
  }
  return own[key] ?? text.away
}

function Found({ companies }: { companies: readonly Company[] }) {
  const language = useLanguage()
  const text = companyPageTexts[language]
  const { search } = searchTexts[language]
  const { sender = {} } = usePageData()
  const check = addressOf('companySearch', language)
  return (
    <div className="company-found">
      <h2>{search.results}</h2>
      <ul className="found">
        {companies.map((company) => (
          <li key={company.id}>
            <h3>{company.name}</h3>
            <p>{[`${search.kvk} ${company.kvkNumber}`, addressLine(company)].filter(Boolean).join(' · ')}</p>
            <a href={withUtm(`${check}?kvk=${company.kvkNumber}`, sender)} className="action action-quiet">
              {text.check}
              <span className="visually-hidden">{company.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>{text.missing}</p>
    </div>
  )
}

type OutcomeProps = { eligibility: Eligibility; profile: NonNullable<Eligibility['profile']> }

/** The way on: the application needs JavaScript, which is said before anybody loses time in it. */
function Eligible({ profile }: OutcomeProps) {
  const language = useLanguage()
  const text = companyPageTexts[language].eligible
  const { sender = {} } = usePageData()
  return (
    <section className="company-outcome" aria-labelledby="outcome-title">
      <h2 id="outcome-title">{text.title(profile.name)}</h2>
      <p>{text.body}</p>
      <noscript>
        <h3>{text.noScriptTitle}</h3>
        <p>{text.noScriptBody}</p>
      </noscript>
      <p>
        <a href={withUtm(`${addressOf('home', language)}?phrase=${profile.kvkNumber}#zoek`, sender)} className="action">
          {text.start}
        </a>
      </p>
      <p>{text.ways}</p>
      <p className="message-actions">
        <a href={lender.phoneLink} className="action action-quiet">
          {text.call}
        </a>
        <AppLink to="contact" suffix="#terugbellen" className="action action-quiet">
          {text.callBack}
        </AppLink>
      </p>
    </section>
  )
}

function Refused({ eligibility, profile }: OutcomeProps) {
  const language = useLanguage()
  const text = searchTexts[language].eligibility
  const { title, reasons } = refusalHead(eligibility, language)
  const from = eligibility.eligibleFrom
  return (
    <section className="company-outcome" aria-labelledby="outcome-title">
      <h2 id="outcome-title">{title}</h2>
      <p>{text.intro(profile.name, reasons.length)}</p>
      {reasons.map((refusal) => (
        <div key={refusal.title} className="company-refusal">
          <h3>{refusal.title}</h3>
          <p>{refusal.why}</p>
          {refusal === eligibilityTexts[language].FOUNDATION_DATE_CHECK && from && (
            <p>
              <strong>{text.eligibleFrom(formatLongDate(from, language))}</strong>
            </p>
          )}
          <p>{refusal.whatNow}</p>
        </div>
      ))}
      <h3>{text.registerTitle}</h3>
      <RegisterExtract language={language} profile={profile} />
    </section>
  )
}

function Outcome({ eligibility }: { eligibility: Eligibility }) {
  const { eligible, profile } = eligibility
  if (!profile) throw new Error('An eligibility without the extract it rests on.')
  const Answer = eligible ? Eligible : Refused
  return <Answer eligibility={eligibility} profile={profile} />
}

/**
 * FLOW-3 without JavaScript: the form of the search leads here, and the server answers with this page
 * (`server/routes/pages/company-page.ts`). Where no server answers, as in the demo, the search comes to life.
 */
export default function CompanySearchPage() {
  const language = useLanguage()
  const text = companyPageTexts[language]
  const { company } = usePageData()
  const { companies, eligibility, problem } = company ?? {}
  const asked = company && { phrase: company.phrase, problem: problem && problemText(problem, language) }
  return (
    <div className="company-page">
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      {eligibility && <Outcome eligibility={eligibility} />}
      <div className="search-card" data-company-search={company ? undefined : language}>
        <CompanySearch language={language} asked={asked} />
      </div>
      <SenderFields />
      {companies && <Found companies={companies} />}
    </div>
  )
}
