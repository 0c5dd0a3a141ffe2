import { formatEuros } from '#lending/money.ts'
import type { Language } from '../addresses.ts'
import { amountText, firstQuote, quoteBounds, quoteHeading, quoteWords } from './quote-figures.ts'
import { builtQuote, quoteTables } from './quote-table.ts'
import { quoteRows, quoteTexts } from './quote-text.ts'

const { amountMin, amountMax, amountStep, yearsMin, yearsMax } = quoteBounds

type Control = {
  name: 'amount' | 'years'
  label: string
  bounds: string
  value: number
  shown: string
}
type Range = { min: number; max: number; step: number }

/** A slider and a field for the same number. Both have the label in sight as their name; their roles tell them apart. */
function Choice({ control, range }: { control: Control; range: Range }) {
  const { name, label, bounds, value, shown } = control
  const id = `quote-${name}`
  return (
    <div className="quote-choice">
      <label htmlFor={id}>{label}</label>
      <span className="quote-number" data-unit={name}>
        <input
          id={id}
          data-quote-field={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={shown}
          aria-describedby={`${id}-bounds`}
        />
      </span>
      <input
        type="range"
        data-quote-range={name}
        aria-label={label}
        autoComplete="off"
        {...range}
        defaultValue={value}
      />
      <small id={`${id}-bounds`}>{bounds}</small>
    </div>
  )
}

function Choices({ language }: { language: Language }) {
  const text = quoteTexts[language]
  const euros = (amount: number) => formatEuros(amount * 100, { locale: language })
  const amount = {
    name: 'amount',
    label: text.amount,
    bounds: text.amountBounds(euros(amountMin), euros(amountMax)),
    value: firstQuote.amount,
    shown: amountText(firstQuote.amount, language),
  } as const
  const years = {
    name: 'years',
    label: text.term,
    bounds: text.termBounds(yearsMin, yearsMax),
    value: firstQuote.years,
    shown: String(firstQuote.years),
  } as const
  return (
    <div className="quote-choices">
      <Choice control={amount} range={{ min: amountMin, max: amountMax, step: amountStep }} />
      <Choice control={years} range={{ min: yearsMin, max: yearsMax, step: 1 }} />
    </div>
  )
}

function Figures({ language, searchId }: { language: Language; searchId: string }) {
  const text = quoteTexts[language]
  const words = quoteWords(builtQuote(firstQuote.amount, firstQuote.years * 12), language)
  return (
    <div className="example quote-card">
      <h3 data-quote-heading>{quoteHeading(firstQuote, language)}</h3>
      <dl data-quote-figures>
        {quoteRows.map((row) => (
          <div key={row} className={`example-row example-${row}`}>
            <dt>{text.rows[row]}</dt>
            <dd data-quote-row={row}>{words[row]}</dd>
          </div>
        ))}
      </dl>
      <p className="quote-problem" data-quote-problem hidden>
        {text.failed}
      </p>
      <p>{text.why}</p>
      <p className="visually-hidden" role="status" data-quote-status />
      <a href={`#${searchId}`} className="action">
        {text.action}
      </a>
    </div>
  )
}

function Tables({ language }: { language: Language }) {
  const { table } = quoteTexts[language]
  return (
    <details className="quote-all">
      <summary>{table.title}</summary>
      <p>{table.intro}</p>
      <div className="quote-tables">
        {quoteTables(language).map(({ termMonths, yearlyCost, rows }) => (
          <table key={termMonths}>
            <caption>
              {table.months(termMonths)}{' '}
              <small>
                {table.cost} {yearlyCost}
              </small>
            </caption>
            <thead>
              <tr>
                {table.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([amount, first, total]) => (
                <tr key={amount}>
                  <th scope="row">{amount}</th>
                  <td>{first}</td>
                  <td>{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  )
}

/**
 * The quote without logging in: amount and term give the first month, the total and the yearly cost. Without JavaScript
 * the sliders are not shown, the figures are an example, and the tables hold every term; the island brings the sliders
 * to life when somebody turns to them.
 */
export function QuoteSlider({ language, searchId }: { language: Language; searchId: string }) {
  const text = quoteTexts[language]
  return (
    <section className="section quote" aria-labelledby="quote-title" data-quote={language}>
      <div className="prices">
        <div>
          <div className="section-head">
            <h2 id="quote-title">{text.title}</h2>
            <p>{text.intro}</p>
          </div>
          <Choices language={language} />
        </div>
        <Figures language={language} searchId={searchId} />
      </div>
      <Tables language={language} />
    </section>
  )
}
