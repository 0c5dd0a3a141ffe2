import { type ReactNode, useState } from 'react'
import type { Offer } from '#contract/offers.ts'
import type { Language } from '#lending/language.ts'
import { receiptTexts } from '#lending/receipt.ts'
import { securitySentences } from '#lending/pricing/security.ts'
import { Receipt } from '#ui/receipt.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents, showEuros, showPercentage } from '#ui/amounts.ts'
import { OfferReceipt } from '../../offer-receipt.tsx'
import { offerName } from '../offer-name.ts'
import { creditUseCents } from './choice-words.ts'
import { personalOfferTexts } from './text.ts'

type OfferFiguresProps = {
  offer: Offer | null
  isCurrent: boolean
  /** On its way to being chosen. */
  isTorn: boolean
  /** The button that takes it. */
  children: ReactNode
}

/** The cost as a receipt, with what secures it. It names its offer, also while the next price loads. */
export function OfferFigures({ offer, isCurrent, isTorn, children }: OfferFiguresProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const name = offer && text.figuresTitle(offerName(offer, language), showEuros(offer.loanAmount, language))
  const head = <h2 className="sub-title">{name ?? text.pricing}</h2>
  const Price = offer?.productType === 'PBC' ? CreditReceipt : LoanReceipt
  return (
    <section className="offer-price" aria-label={text.figuresLabel} aria-busy={!isCurrent}>
      {offer ? <Price {...{ offer, head, isTorn }} /> : <div className="receipt">{head}</div>}
      <p className="visually-hidden" role="status">
        {isCurrent &&
          offer &&
          `${name}: ${announced(offer, language)}. ${securitySentences[language][offer.securities]}`}
      </p>
      {children}
      {offer?.productType === 'PBL' && (
        <p className="small">{text.lessEachMonth(showCents(offer.lastInstalmentCents, language))}</p>
      )}
      {offer?.productType === 'PBC' && <p className="small">{text.yearlyCreditNote}</p>}
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

type ReceiptProps = { offer: Offer; head: ReactNode; isTorn: boolean }

const LoanReceipt = ({ offer, head, isTorn }: ReceiptProps) => (
  <OfferReceipt {...{ offer, head, isTorn }} yearlyCostNote={<YearlyCostNote key="note" />}>
    <Security offer={offer} />
  </OfferReceipt>
)

function CreditReceipt({ offer, head, isTorn }: ReceiptProps) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const [wished, setWished] = useState({ euros: 5_000, weeks: 6 })
  const euros = Math.min(wished.euros, offer.loanAmount)
  const use = text.use(showEuros(euros, language), wished.weeks)
  const lines = [
    {
      name: 'borrowed',
      label: receiptTexts[language].creditRows.borrowed,
      figure: showEuros(offer.loanAmount, language),
    },
    { name: 'costs', label: text.havingTitle, figure: showCents(Math.round(offer.creditProvision * 100), language) },
    { name: 'rate', label: text.usingTitle, figure: showPercentage(offer.clientRate, language) },
    { name: 'use', label: use, figure: showCents(creditUseCents(offer, euros, wished.weeks), language) },
    {
      name: 'yearlyCost',
      label: [receiptTexts[language].rows.yearlyCost, <YearlyCostNote key="note" />],
      figure: showPercentage(offer.yearlyCostPercentage, language),
    },
  ]
  return (
    <Receipt {...{ lines, head, isTorn }}>
      <div className="credit-use">
        <span className="small" aria-hidden="true">
          {text.useAmount}
        </span>
        <Slider
          label={text.useAmount}
          says={showEuros(euros, language)}
          bounds={[Math.min(500, offer.loanAmount), offer.loanAmount, 500]}
          value={euros}
          onValue={(value) => setWished({ ...wished, euros: value })}
        />
        <span className="small" aria-hidden="true">
          {text.useWeeks}
        </span>
        <Slider
          label={text.useWeeks}
          says={text.weeks(wished.weeks)}
          bounds={[1, 52, 1]}
          value={wished.weeks}
          onValue={(weeks) => setWished({ ...wished, weeks })}
        />
      </div>
      <Security offer={offer} />
    </Receipt>
  )
}

function YearlyCostNote() {
  const text = personalOfferTexts[useLanguage()]
  return <Tooltip label={text.yearlyCostLabel}>{text.yearlyCostText}</Tooltip>
}

function Security({ offer }: { offer: Offer }) {
  const language = useLanguage()
  return (
    <p className="offer-security">
      <strong>{personalOfferTexts[language].securityTitle}</strong> {securitySentences[language][offer.securities]}
    </p>
  )
}
