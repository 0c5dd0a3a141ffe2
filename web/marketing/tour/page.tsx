import type { ReactNode } from 'react'
import type { HeavyCost } from '#lending/heavy-months.ts'
import { factText, judgementWords } from '#lending/judged-facts/fact-text.ts'
import type { FactName, Judgement } from '#lending/judged-facts/judged-fact.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { offeredGrades, priceTable } from '#lending/policy/price-table.ts'
import { securityFor, securitySentences } from '#lending/pricing/security.ts'
import { receiptOf } from '#lending/receipt.ts'
import { showEuros } from '#ui/amounts.ts'
import { formatCount, formatLongDate } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { Receipt } from '#ui/receipt.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { factNames, judgementTones } from '../../fact-names.ts'
import { quoteOf } from '../../home/figures.ts'
import { MonthsPicture, monthsSentence } from '../../months-picture.tsx'
import { contentMeta } from '../../page-meta.ts'
import { AppLink } from '../../shell/app-link.tsx'
import recorded from './bakery.json'
import { tourTexts } from './text.ts'
import tourStyle from './tour.css?url'

/** The bakery of the sandbox as the engine reads it, held by server/routes/offers/tour-record.test.ts. */
type Bakery = Omit<typeof recorded, 'facts' | 'grade' | 'months'> & {
  facts: { fact: FactName; judgement: Judgement; figures: Record<string, string | number> }[]
  grade: string
  months: { to: string; leftCents: number; heavy: HeavyCost | null }[]
}
const bakery = recorded as unknown as Bakery

export const meta = contentMeta('tour', (language) => tourTexts[language])

const termMonths = 12

/** At this lender's price of the bakery's grade, or of the one that it quotes at where it offers none at that grade. */
function bakeryPrice() {
  const quoteGrade = offeredGrades.find((grade) => grade === bakery.grade) ?? priceTable.quoteGrade
  const asked = { productType: 'PBL', amountCents: bakery.amount * 100, termMonths } as const
  const priced = quoteOf(asked, { ...priceTable, quoteGrade })
  const totalCostCents = priced.totalInterestCents + priced.feesCents
  return { ...priced, loanAmountCents: priced.amountCents, totalCostCents }
}

/** The bakery's application from search to signature, read-only, drawn by the components of the journey. */
export default function TourPage() {
  const text = tourTexts[useLanguage()]
  return (
    <article className="prose tour">
      <p className="eyebrow">{text.eyebrow}</p>
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      <p className="document-note">{text.note}</p>
      <link rel="stylesheet" href={tourStyle} />
      <ol className="tour-steps">
        <Found />
        <Asked />
        <Shared />
        <Read />
        <Offered />
        <Step title={text.sign.title} body={text.sign.body}>
          <p>{text.sign.no}</p>
        </Step>
      </ol>
      <p className="document-next">
        <AppLink to="home" suffix="#zoek" className="action">
          {text.next}
        </AppLink>
      </p>
    </article>
  )
}

type StepProps = { title: string; body: string; children?: ReactNode }

const Step = ({ title, body, children }: StepProps) => (
  <li className="tour-step">
    <h2>{title}</h2>
    <p>{body}</p>
    {children}
  </li>
)

const Rows = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="tour-card">
    {rows.map(([name, value]) => (
      <div key={name} className="tour-row">
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function Found() {
  const { search } = tourTexts[useLanguage()]
  return (
    <Step {...search}>
      <Rows
        rows={[
          [
            bakery.company,
            <Pill key="may" tone="success">
              {search.may}
            </Pill>,
          ],
          [search.kvk, bakery.kvkNumber],
        ]}
      />
    </Step>
  )
}

function Asked() {
  const language = useLanguage()
  const { ask } = tourTexts[language]
  return (
    <Step {...ask}>
      <Rows
        rows={[
          [ask.amount, showEuros(bakery.amount, language)],
          [ask.goal, ask.oven],
          [ask.others, ask.none],
        ]}
      />
    </Step>
  )
}

function Shared() {
  const language = useLanguage()
  const { bank } = tourTexts[language]
  const day = (date: string) => formatLongDate(date, language).replaceAll(' ', '\u00a0')
  return (
    <Step {...bank}>
      <Rows
        rows={bakery.accounts.map(({ transactionCount, from, to }, index) => [
          bank.account(index + 1),
          bank.read(formatCount(transactionCount, language), day(from), day(to)),
        ])}
      />
    </Step>
  )
}

function Read() {
  const language = useLanguage()
  return (
    <Step {...tourTexts[language].facts}>
      <ul className="tour-card tour-facts">
        {bakery.facts.map((fact) => (
          <li key={fact.fact}>
            <p className="tour-fact">
              <strong>{factNames[fact.fact][language === 'nl' ? 0 : 1]}</strong>
              <Pill tone={judgementTones[fact.judgement]}>{judgementWords[language][fact.judgement]}</Pill>
            </p>
            <p>{factText(fact, language)}</p>
          </li>
        ))}
      </ul>
    </Step>
  )
}

function Offered() {
  const language = useLanguage()
  const { offer } = tourTexts[language]
  const price = bakeryPrice()
  const isFree = securityFor({ isOwnerLiable: false }, price.loanAmountCents, lendingLimits) === 'none'
  const security = isFree ? 'none' : 'personal_guarantee'
  return (
    <Step title={offer.title} body={offer.body(offer.term)}>
      <Receipt lines={receiptOf(price, language)}>
        <p>{securitySentences[language][security]}</p>
      </Receipt>
      <h3>{offer.monthsTitle}</h3>
      <div className="tour-card tour-facts">
        <p>{monthsSentence(bakery.months, price.firstInstalmentCents, language)}</p>
        <MonthsPicture months={bakery.months} instalmentCents={price.firstInstalmentCents} />
      </div>
    </Step>
  )
}
