import { firstQuote, quoteHeading } from './home/quote-figures.ts'
import { AmountBounds, AmountField, AmountRange, QuoteFigures, Terms } from './home/quote-slider.tsx'
import { builtQuote } from './home/quote-table.ts'
import { quoteMarkupTexts } from './home/quote-markup-text.ts'
import { AppLink } from './shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'

/** Home's calculator without its canal. The choice goes to the company search, and on to the first step. */
export function LoanCalculator() {
  const language = useLanguage()
  const text = quoteMarkupTexts[language]
  return (
    <section
      className="calculator scripted"
      aria-labelledby="quote-title"
      data-quote={language}
      data-quote-first={JSON.stringify(builtQuote(firstQuote.amount, firstQuote.years * 12))}
    >
      <div className="calculator-choice">
        <h3 id="quote-title">{text.title}</h3>
        <AmountField language={language} />
        <div>
          <AmountRange language={language} />
          <AmountBounds language={language} />
        </div>
        <Terms language={language} />
      </div>
      <div className="example calculator-answer">
        <h4 data-quote-heading>{quoteHeading(firstQuote, language)}</h4>
        <QuoteFigures language={language} />
        <AppLink to="home" suffix="#zoek" className="action quote-apply">
          {text.action}
        </AppLink>
      </div>
    </section>
  )
}
