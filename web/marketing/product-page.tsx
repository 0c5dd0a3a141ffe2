import type { ReactNode } from 'react'
import type { Language } from '#lending/language.ts'
import type { PageName } from '../addresses.ts'
import { HowItWorks } from '../home/how-it-works.tsx'
import { languageOf, type Texts } from '#ui/language.ts'
import { breadcrumbs, pageMeta } from '../page-meta.ts'
import type { MetaArgs } from '../page-module.ts'
import { AppLink } from '../shell/app-link.tsx'
import belowStyle from '../styles/below.css?url'
import { useLanguage } from '#ui/use-language.ts'
import { activeQuestion, questionText } from '../questions/questions.ts'
import { type ExampleLoan, priceExample, quoteOf, yearlyCostRange, type PriceExample } from '../home/figures.ts'
import { productData } from './product-data.ts'
import { type ProductFigures, productFigures } from '../product-figures.ts'
import type { ProductText, TableRow } from './product-text.ts'
import { ExampleFigure } from '../home/example-figure.tsx'
import { Table } from '#ui/table.tsx'

/** Where home keeps the company search. */
const toSearch = { to: 'home', suffix: '#zoek' } as const
const priceId = 'prijs'

type PartProps = { text: ProductText }

function Hero({ text, picture }: PartProps & { picture: ReactNode }) {
  const figures = productFigures(useLanguage())
  return (
    <section className="hero">
      <div className="hero-inner">
        <div className="hero-words hero-high">
          <p className="eyebrow">{text.eyebrow}</p>
          <h1>{text.title}</h1>
          <p className="hero-intro">{text.intro}</p>
          <p className="hero-actions">
            <AppLink {...toSearch} className="action">
              {text.action}
            </AppLink>
            <a href={`#${priceId}`} className="action action-quiet">
              {text.toPrice}
            </a>
          </p>
        </div>
        {picture}
      </div>
      <ul className="hero-facts">
        {text.facts(figures).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}

function What({ text }: PartProps) {
  const figures = productFigures(useLanguage())
  return (
    <section className="section product-what" aria-labelledby="what-title">
      <div className="product-words">
        <h2 id="what-title">{text.what.title}</h2>
        {text.what.paragraphs(figures).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="product-fits">
        <h3>{text.fits.title}</h3>
        <ul className="points">
          {text.fits.points.map((point) => (
            <li key={point.title}>
              <strong>{point.title}</strong>
              <p>{point.body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** When the other product suits better, and the questions that belong to this one. */
function Further({ text: { other, questions }, otherPage }: PartProps & { otherPage: PageName }) {
  const language = useLanguage()
  return (
    <section className="section section-blue">
      <div className="section-inner product-further">
        <div className="product-other">
          <h2>{other.title}</h2>
          <p>{other.body}</p>
          <ul className="product-checks">
            {other.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            <AppLink to={otherPage} className="action action-quiet">
              {other.action}
            </AppLink>
          </p>
        </div>
        <div>
          <h2>{questions.title}</h2>
          <ul className="product-questions">
            {questions.ids.map((id) => (
              <li key={id}>
                <AppLink to="faq" suffix={activeQuestion(id)}>
                  {questionText(id, language)}
                </AppLink>
              </li>
            ))}
          </ul>
          <AppLink to="faq">{questions.all}</AppLink>
        </div>
      </div>
    </section>
  )
}

function Closing({ text }: PartProps) {
  return (
    <section className="closing">
      <h2>{text.closing.title}</h2>
      <p>{text.closing.body}</p>
      <AppLink {...toSearch} className="action action-dark">
        {text.action}
      </AppLink>
    </section>
  )
}

/** One product: its words, and the example that the price table prices. */
export type Product = {
  page: PageName
  otherPage: PageName
  category: string
  texts: Texts<ProductText>
  picture: ReactNode
  /** Where the price depends on two choices only; a credit's cost depends on its use. */
  calculator?: ReactNode
  example: ExampleLoan
  /** The cells of the rows below the example. */
  rows: (language: Language) => TableRow[]
  fees: (text: ProductText, figures: ProductFigures) => string
}

export const productMeta =
  ({ page, category, texts, example, fees }: Product) =>
  ({ location }: MetaArgs) => {
    const language = languageOf(location.pathname)
    const figures = productFigures(language)
    const text = texts[language]
    const [title, description] = [text.pageTitle, text.description(figures)]
    const product = productData({
      ...{ page, language, name: title, description, category },
      quoted: quoteOf(example),
      yearlyCost: yearlyCostRange(example),
      fees: fees(text, figures),
    })
    return pageMeta({ page, language, title, description, structured: [product, breadcrumbs(page, language, title)] })
  }

type PriceSectionProps = {
  id: string
  text: ProductText
  example: PriceExample
  table: readonly TableRow[]
  children?: ReactNode
}

/** The product's cost: the bounds, one example in full, and how the price moves. */
function PriceSection({ id, text: { price }, example, table, children }: PriceSectionProps) {
  return (
    <section className="section section-blue" id={id} aria-labelledby="price-title">
      <div className="section-inner prices">
        <div>
          <div className="section-head">
            <h2 id="price-title">{price.title}</h2>
            <p>{price.intro(productFigures(useLanguage()))}</p>
          </div>
          <Table className="price-table" caption={price.tableTitle(example)} heads={price.heads} rows={table} />
          <p className="small price-note">{price.note}</p>
        </div>
        <ExampleFigure title={price.exampleTitle} rows={price.rows} example={example} note={price.range(example)} />
      </div>
      {children && <div className="section-inner">{children}</div>}
    </section>
  )
}

/** ROUTE-2, ROUTE-3: the product, its users, cost and steps, and when the other product suits better. */
export function ProductPage({ product }: { product: Product }) {
  const { texts, picture, calculator, example, rows, otherPage } = product
  const language = useLanguage()
  const text = texts[language]
  return (
    <>
      <Hero text={text} picture={picture} />
      <link rel="stylesheet" href={belowStyle} />
      <What text={text} />
      <PriceSection id={priceId} text={text} example={priceExample(example, language)} table={rows(language)}>
        {calculator}
      </PriceSection>
      <HowItWorks how={text.how} />
      <Further text={text} otherPage={otherPage} />
      <Closing text={text} />
    </>
  )
}
