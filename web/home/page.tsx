import type { MetaArgs } from '../page-module.ts'
import { type HomeNote, homeNotes } from '../application-state/home-notes.ts'
import { addressOf, type PageName } from '../addresses.ts'
import { languageOf } from '#ui/language.ts'
import { usePageData } from '../page-data.ts'
import { lenderData, pageMeta } from '../page-meta.ts'
import { useLanguage } from '#ui/use-language.ts'
import { CompanySearch } from './company-search.tsx'
import { ExampleFigure } from './example-figure.tsx'
import { figuresOf, homeExample, priceExample, proofFigures } from './figures.ts'
import { activeQuestion } from '../questions/questions.ts'
import { HowItWorks } from './how-it-works.tsx'
import { NeedIcon } from './icons.tsx'
import { SenderFields } from './sender-fields.tsx'
import { QuoteSlider } from './quote-slider.tsx'
import { homeTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => {
  const language = languageOf(location.pathname)
  const { pageTitle: title, description } = homeTexts[language]
  return pageMeta({ page: 'home', language, title, description, structured: [lenderData(language, description)] })
}

/** Where the page's calls to action lead. */
const searchId = 'zoek'

function Hero() {
  const language = useLanguage()
  const { hero, notes } = homeTexts[language]
  return (
    <section className="hero home-hero">
      <div className="hero-inner">
        <div className="hero-words">
          {(Object.keys(homeNotes) as HomeNote[]).map((note) => (
            <p key={note} id={homeNotes[note]} className="home-note" tabIndex={-1}>
              {notes[note]}
            </p>
          ))}
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className="hero-intro">{hero.intro}</p>
          <div id={searchId} className="search-card" data-company-search={language}>
            <CompanySearch language={language} />
          </div>
          <SenderFields />
          <p className="hero-assurance">{hero.assurance}</p>
        </div>
        <QuoteSlider language={language} searchId={searchId} />
      </div>
    </section>
  )
}

/** Where on its page the evidence is. */
const proofAt: Partial<Record<PageName, string>> = { businessLoan: '#prijs', faq: activeQuestion('bkr') }

/** Figures of the tables that the engine reads, each with its evidence; then others, from the lender's folder. */
function Proof() {
  const language = useLanguage()
  const { title, points } = homeTexts[language].proof
  const { proof = [] } = usePageData()
  return (
    <section className="section proof" aria-labelledby="proof-title">
      <h2 id="proof-title">{title}</h2>
      <ul className="proof-points">
        {points(proofFigures).map((point) => (
          <li key={point.title}>
            <h3 className="proof-figure">{point.title}</h3>
            <p>{point.body}</p>
            <p>
              <a href={addressOf(point.to, language) + (proofAt[point.to] ?? '')}>{point.link}</a>
            </p>
          </li>
        ))}
        {proof.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.body}</p>
            {point.address && (
              <p>
                <a href={point.address} rel="noopener">
                  {point.link}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Needs() {
  const language = useLanguage()
  const { needs } = homeTexts[language]
  return (
    <section className="section section-blue" aria-labelledby="needs-title">
      <div className="section-inner">
        <div className="section-head">
          <h2 id="needs-title">{needs.title}</h2>
          <p>{needs.intro}</p>
        </div>
        <ul className="needs">
          {needs.points(figuresOf(language)).map((point, index) => (
            <li key={point.title} className="need">
              <NeedIcon index={index} />
              <div>
                <h3>{point.title}</h3>
                <p>{point.body}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="needs-not">{needs.notNeeded}</p>
      </div>
    </section>
  )
}

function Prices() {
  const language = useLanguage()
  const { prices } = homeTexts[language]
  return (
    <section className="section" aria-labelledby="prices-title">
      <div className="prices">
        <div>
          <div className="section-head">
            <h2 id="prices-title">{prices.title}</h2>
            <p>{prices.intro}</p>
          </div>
          <ul className="points">
            {prices.points.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <p>{point.body}</p>
              </li>
            ))}
          </ul>
        </div>
        <ExampleFigure
          title={prices.example.title}
          rows={prices.example.rows}
          example={priceExample(homeExample, language)}
          note={prices.example.note}
        />
      </div>
    </section>
  )
}

function Closing() {
  const { closing } = homeTexts[useLanguage()]
  return (
    <section className="closing">
      <h2>{closing.title}</h2>
      <p>{closing.body}</p>
      <a href={`#${searchId}`} className="action action-dark">
        {closing.action}
      </a>
    </section>
  )
}

/** ROUTE-1, FLOW-3. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Proof />
      <HowItWorks how={homeTexts[useLanguage()].how} />
      <Needs />
      <Prices />
      <Closing />
    </>
  )
}
