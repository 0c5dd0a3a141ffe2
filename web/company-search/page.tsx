import type { ReactNode } from 'react'
import type { MetaArgs } from '../page-module.ts'
import { eligibilityCode } from '#contract/application.ts'
import type { ErrorKey } from '#contract/call.ts'
import { errorText } from '#contract/error-text.ts'
import type { RefusalText } from '#lending/eligibility-text.ts'
import { addressOf } from '../addresses.ts'
import { brand } from '../brand.ts'
import { CompanySearch } from '../home/company-search.tsx'
import { searchTexts } from '../home/search-text.ts'
import { languageOf } from '#ui/language.ts'
import { AppLink } from '../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { companyPageTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => [
  { title: `${companyPageTexts[languageOf(location.pathname)].pageTitle} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** A part for the server's answer, `{name}` filled in (its `page-parts.ts`); browsers show none of these. */
const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <template data-part={name}>{children}</template>
)

/** The notes below the field after a failed search or check, by error key. */
function Notes() {
  const language = useLanguage()
  const text = companyPageTexts[language]
  const own = { no_match: searchTexts[language].search.none, bad_request: text.tooShort, unavailable: text.away }
  const keys: ErrorKey[] = ['no_match', 'bad_request', 'unavailable', 'alphanumeric', 'too_many_requests']
  const words: Partial<Record<ErrorKey, string>> = own
  return keys.map((key) => (
    <Part key={key} name={`note-${key}`}>
      {words[key] ?? errorText(key, language)}
    </Part>
  ))
}

function Found() {
  const language = useLanguage()
  const text = companyPageTexts[language]
  const { search } = searchTexts[language]
  return (
    <>
      <Part name="found">
        <h2>{search.results}</h2>
        <ul className="found">{'{companies}'}</ul>
        <p>{text.missing}</p>
      </Part>
      <Part name="company">
        <li>
          <h3>{'{name}'}</h3>
          <p>{`${search.kvk} {kvkNumber} {address}`}</p>
          <a href={`${addressOf('companySearch', language)}?kvk={kvkNumber}`} className="action action-quiet">
            {text.check}
            <span className="visually-hidden">{'{name}'}</span>
          </a>
        </li>
      </Part>
    </>
  )
}

/** The way on: that the application needs JavaScript is said first. */
function Eligible() {
  const language = useLanguage()
  const text = companyPageTexts[language].eligible
  return (
    <Part name="eligible">
      <section className="company-outcome" aria-labelledby="outcome-title">
        <h2 id="outcome-title">{text.title('{name}')}</h2>
        <p>{text.body}</p>
        <noscript>
          <h3>{text.noScriptTitle}</h3>
          <p>{text.noScriptBody}</p>
        </noscript>
        <p>
          <a href={`${addressOf('home', language)}?phrase={kvkNumber}#zoek`} className="action">
            {text.start}
          </a>
        </p>
        <p>{text.ways}</p>
        <p className="message-actions">
          <a href={brand.phoneLink} className="action action-quiet">
            {text.call}
          </a>
          <AppLink to="contact" suffix="#terugbellen" className="action action-quiet">
            {text.callBack}
          </AppLink>
        </p>
      </section>
    </Part>
  )
}

function Refused() {
  const text = searchTexts[useLanguage()].eligibility
  return (
    <>
      <Part name="refused">
        <section className="company-outcome" aria-labelledby="outcome-title">
          <h2 id="outcome-title">{text.title}</h2>
          <p>{text.intro('{name}')}</p>
          {'{refusals}'}
          <h3>{text.registerTitle}</h3>
          <Register />
          <p>
            {text.source('{takenOn}')} {text.wrong}
          </p>
        </section>
      </Part>
      {eligibilityCode.options.map((code) => (
        <Refusal key={code} name={code} {...text.refusals[code]}>
          {code === 'FOUNDATION_DATE_CHECK' && '{eligibleFrom}'}
        </Refusal>
      ))}
      <Refusal name="ended" {...text.ended('{endedOn}')} />
      <Part name="eligible-from">
        <p>
          <strong>{text.eligibleFrom('{date}')}</strong>
        </p>
      </Part>
      <Part name="unknown">{text.unknown}</Part>
    </>
  )
}

type RefusalProps = RefusalText & { name: string; children?: ReactNode }

const Refusal = ({ name, title, why, whatNow, children }: RefusalProps) => (
  <Part name={`refusal-${name}`}>
    <div className="company-refusal">
      <h3>{title}</h3>
      <p>{why}</p>
      {children}
      <p>{whatNow}</p>
    </div>
  </Part>
)

/** The register's data, in Dutch: a person can only contest what is shown. */
function Register() {
  const { register } = searchTexts[useLanguage()].eligibility
  const names = ['kvkNumber', 'legalForm', 'mainActivity', 'foundedOn', 'city'] as const
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{register[name]}</dt>
          <dd lang={name === 'legalForm' || name === 'mainActivity' ? 'nl' : undefined}>{`{${name}}`}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * FLOW-3 without JavaScript: the search form leads here, and the server fills its result into two slots (its
 * `routes/pages/company-page.ts`). Without a server, as in the demo, the search is enhanced.
 */
export default function CompanySearchPage() {
  const language = useLanguage()
  const text = companyPageTexts[language]
  return (
    <div className="company-page">
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      <div data-slot="outcome" />
      <div className="search-card" data-company-search={language}>
        <CompanySearch language={language} />
      </div>
      <div data-slot="found" />
      <Notes />
      <Found />
      <Eligible />
      <Refused />
    </div>
  )
}
