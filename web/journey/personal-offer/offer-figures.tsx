import type { Offer } from '#contract/offers.ts'
import type { Language } from '#lending/language.ts'
import { securitySentences } from '#lending/pricing/security.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents, showEuros, showPercentage } from '#ui/amounts.ts'
import { offerName } from '../offer-name.ts'
import { creditExample } from './choice-words.ts'
import { personalOfferTexts } from './text.ts'

type OfferFiguresProps = { offer: Offer | null; isCurrent: boolean }

/** The cost: two large figures and the yearly percentage. It names its offer, also while the next price loads. */
export function OfferFigures({ offer, isCurrent }: OfferFiguresProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const name = offer && text.figuresTitle(offerName(offer, language), showEuros(offer.loanAmount, language))
  return (
    <section className="card offer-figures" aria-label={text.figuresLabel} aria-busy={!isCurrent}>
      <h2 className="section-title">{name ?? text.pricing}</h2>
      {offer && (offer.productType === 'PBL' ? <LoanFigures offer={offer} /> : <CreditFigures offer={offer} />)}
      {offer && (
        <p className="offer-security">
          <strong>{text.securityTitle}</strong> {securitySentences[language][offer.securities]}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isCurrent &&
          offer &&
          `${name}: ${announced(offer, language)}. ${securitySentences[language][offer.securities]}`}
      </p>
    </section>
  )
}

function announced(offer: Offer, language: Language): string {
  const text = personalOfferTexts[language]
  const cents = (amount: number) => showCents(amount, language, 0)
  return offer.productType === 'PBL'
    ? text.announceLoan(cents(offer.firstInstalmentCents), cents(offer.totalCostCents))
    : text.announceCredit(
        showCents(Math.round(offer.creditProvision * 100), language),
        showPercentage(offer.clientRate, language),
      )
}

type FigureProps = { name: string; figure: string; note: string }

const Figure = ({ name, figure, note }: FigureProps) => (
  <div className="big-figure">
    <dt>{name}</dt>
    <dd>
      <strong>{figure}</strong>
      <span className="small">{note}</span>
    </dd>
  </div>
)

function LoanFigures({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const cents = (amount: number) => showCents(amount, language, 0)
  return (
    <dl className="big-figures">
      <Figure
        name={text.perMonthTitle}
        figure={cents(offer.firstInstalmentCents)}
        note={text.perMonthNote(cents(offer.lastInstalmentCents))}
      />
      <Figure
        name={text.totalCostTitle}
        figure={cents(offer.totalCostCents)}
        note={text.totalCostNote(cents(offer.totalToRepayCents))}
      />
      <YearlyCost offer={offer} />
    </dl>
  )
}

function CreditFigures({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const { usedCents, interestCents } = creditExample(offer)
  return (
    <>
      <dl className="big-figures">
        <Figure
          name={text.havingTitle}
          figure={showCents(Math.round(offer.creditProvision * 100), language)}
          note={text.havingNote}
        />
        <Figure name={text.usingTitle} figure={showPercentage(offer.clientRate, language)} note={text.usingNote} />
        <YearlyCost offer={offer} />
      </dl>
      <p>{text.creditExample(showCents(usedCents, language, 0), showCents(interestCents, language))}</p>
    </>
  )
}

function YearlyCost({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  return (
    <div className="yearly-figure">
      <dt>
        {text.yearlyShort}
        <Tooltip label={text.yearlyCostLabel}>{text.yearlyCostText}</Tooltip>
      </dt>
      <dd>
        <strong>{showPercentage(offer.yearlyCostPercentage, language)}</strong>
        {offer.productType === 'PBC' && <span className="small">{text.yearlyCreditNote}</span>}
      </dd>
    </div>
  )
}
