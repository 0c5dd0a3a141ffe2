import { Receipt } from '#ui/receipt.tsx'
import { formatEuros } from '#lending/money.ts'
import { receiptRows, receiptTexts } from '#lending/receipt.ts'
import type { Language } from '#lending/language.ts'
import belowStyle from './below.css?url'
import { HarbourPicture } from './harbour-picture.tsx'
import { amountText, firstQuote, lastPlace, placeOf, quoteBounds, quoteHeading, quoteWords } from './quote-figures.ts'
import { builtQuote, quoteTables } from './quote-table.ts'
import { quoteMarkupTexts } from './quote-markup-text.ts'
import { quoteTexts } from './quote-text.ts'
import { RaftPicture } from './raft-picture.tsx'

const textOf = (language: Language) => ({ ...quoteTexts[language], ...quoteMarkupTexts[language] })

type PartProps = { language: Language }

const boundsId = 'quote-bounds'

/** The amount as a field, so large that it is the heading. */
export function AmountField({ language }: PartProps) {
  const text = textOf(language)
  return (
    <>
      <label className="visually-hidden" htmlFor="quote-amount">
        {text.amount}
      </label>
      <span className="quote-number">
        <input
          id="quote-amount"
          data-quote-field
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={amountText(firstQuote.amount, language)}
          aria-describedby={boundsId}
        />
      </span>
    </>
  )
}

/** The terms as buttons, of which one is pressed. */
export function Terms({ language }: PartProps) {
  const text = textOf(language)
  return (
    <fieldset className="quote-terms">
      <legend className="visually-hidden">{text.term}</legend>
      {quoteBounds.years.map((years) => (
        <label key={years}>
          <input
            type="radio"
            name="quote-years"
            autoComplete="off"
            value={years}
            defaultChecked={years === firstQuote.years}
          />
          {text.years(years)}
        </label>
      ))}
    </fieldset>
  )
}

/** The choice and its cost, as one sentence in large figures. */
function Sum({ language }: PartProps) {
  const text = textOf(language)
  const { lowest } = quoteWords(builtQuote(firstQuote.amount, firstQuote.years * 12), language)
  return (
    <div className="quote-sum">
      <h2 id="quote-title" className="eyebrow">
        {text.title}
      </h2>
      <h3 className="visually-hidden quote-heading" data-quote-heading>
        {quoteHeading(firstQuote, language)}
      </h3>
      <AmountField language={language} />
      <p className="quote-answer" data-quote-figures>
        <span className="quote-for">
          <span data-quote-term>{text.forYears(firstQuote.years)}</span> {text.from}{' '}
        </span>
        <strong data-quote-row="lowest">{lowest}</strong>
      </p>
      <Terms language={language} />
    </div>
  )
}

export const AmountRange = ({ language }: PartProps) => (
  <input
    type="range"
    data-quote-range
    aria-label={textOf(language).amount}
    aria-valuetext={formatEuros(firstQuote.amount * 100, { locale: language })}
    autoComplete="off"
    min={0}
    max={lastPlace}
    defaultValue={placeOf(firstQuote.amount)}
  />
)

/** The canal: its water line is the slider, and our raft its thumb. */
const Slide = ({ language }: PartProps) => (
  <div className="quote-slide">
    <HarbourPicture />
    <RaftPicture />
    <AmountRange language={language} />
  </div>
)

export function AmountBounds({ language }: PartProps) {
  const text = textOf(language)
  const euros = (amount: number) => formatEuros(amount * 100, { locale: language })
  return (
    <p className="quote-ends" id={boundsId}>
      <span>{text.amountFrom(euros(quoteBounds.amountMin))}</span>{' '}
      <span>{text.amountTo(euros(quoteBounds.amountMax))}</span>
    </p>
  )
}

/** The cost line by line, and the words for when the server does not answer. */
export function QuoteFigures({ language }: PartProps) {
  const text = textOf(language)
  const words = quoteWords(builtQuote(firstQuote.amount, firstQuote.years * 12), language)
  return (
    <>
      <div className="quote-figures" data-quote-figures>
        <Receipt
          lines={receiptRows.map((name) => ({
            name,
            label: receiptTexts[language].rows[name],
            figure: <span data-quote-row={name}>{words[name]}</span>,
          }))}
        />
      </div>
      <p className="quote-problem" data-quote-problem hidden>
        {text.failed}
      </p>
      <p className="visually-hidden" role="status" data-quote-status />
      <p className="quote-why">{text.why}</p>
    </>
  )
}

function Figures({ language, searchId }: PartProps & { searchId: string }) {
  return (
    <>
      <AmountBounds language={language} />
      <QuoteFigures language={language} />
      <a href={`#${searchId}`} className="action quote-action">
        {textOf(language).action}
      </a>
    </>
  )
}

function Tables({ language }: PartProps) {
  const { table } = textOf(language)
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

/** The quote without logging in. Without JavaScript, tables with every term; the island adds the slider. */
export function QuoteSlider({ language, searchId }: PartProps & { searchId: string }) {
  const first = builtQuote(firstQuote.amount, firstQuote.years * 12)
  return (
    <section
      className="quote"
      aria-labelledby="quote-title"
      data-quote={language}
      data-quote-first={JSON.stringify(first)}
    >
      <Sum language={language} />
      <link rel="stylesheet" href={belowStyle} />
      <Slide language={language} />
      <div className="quote-water">
        <Figures language={language} searchId={searchId} />
        <Tables language={language} />
      </div>
    </section>
  )
}
