import type { ReactNode } from 'react'
import type { Offer } from '#contract/offers.ts'
import type { Language } from '#lending/language.ts'
import { securitySentences } from '#lending/pricing/security.ts'
import { formatDate } from '#ui/format.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents, showEuros, showPercentage } from '#ui/amounts.ts'
import { offerName } from '../offer-name.ts'
import { detailsTexts } from './details-text.ts'
import { personalOfferTexts } from './text.ts'
import { TitledSection } from '../../titled-section.tsx'
import { SchedulePlot } from '#ui/figures/schedule-plot.tsx'
import { Table } from '#ui/table.tsx'
import { plotBars } from './offer-view.ts'

type RowName = keyof (typeof detailsTexts)['nl']['rows']

/** Everything an honest price names (docs/credit-policy.md, "Money and cost"), one line each. */
function offerRows(offer: Offer, language: Language): readonly (readonly [RowName, ReactNode])[] {
  const text = detailsTexts[language]
  const cents = (amount: number) => showCents(amount, language)
  return [
    ['amount', showEuros(offer.loanAmount, language)],
    ['payout', cents(offer.netPayoutCents)],
    ['rate', showPercentage(offer.clientRate, language)],
    ['instalments', text.firstToLast(cents(offer.firstInstalmentCents), cents(offer.lastInstalmentCents))],
    ['amortization', cents(Math.round(offer.linearMonthlyAmortization * 100))],
    ['interest', cents(Math.round(offer.totalInterestCost * 100))],
    ['fees', <Fees key="fees" offer={offer} />],
    ['totalCost', cents(offer.totalCostCents)],
    ['totalToRepay', cents(offer.totalToRepayCents)],
    ['yearlyCost', showPercentage(offer.yearlyCostPercentage, language)],
    ['securities', securitySentences[language][offer.securities]],
    ['validUntil', formatDate(offer.validUntil)],
    [
      'commission',
      offer.partnerCommissionCents === 0 ? text.commissionNone : text.commission(cents(offer.partnerCommissionCents)),
    ],
  ]
}

function Fees({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const fees = offer.fees.filter((fee) => fee.amountCents > 0)
  if (fees.length === 0) return text.noFees
  return fees
    .map((fee) => `${text.feeNames[fee.code] ?? text.otherFee} ${showCents(fee.amountCents, language)}`)
    .join(', ')
}

const important: readonly RowName[] = ['payout', 'totalCost', 'totalToRepay', 'yearlyCost']

/** FLOW-9: the monthly payments, repayment and interest apart, with their table. */
function OfferPlot({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const cents = (amount: number) => showCents(amount, language, 0)
  return (
    <TitledSection id="plot-title" title={text.plotTitle} level="h3">
      <SchedulePlot
        summary={text.plotSummary(
          offer.schedule.length,
          cents(offer.firstInstalmentCents),
          cents(offer.lastInstalmentCents),
        )}
        bars={plotBars(offer)}
        show={cents}
        axisName={text.plotAxis}
        principalName={text.principal}
        interestName={text.interest}
        tableTitle={text.scheduleTitle}
        table={<ScheduleTable offer={offer} />}
      />
    </TitledSection>
  )
}

function ScheduleTable({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const heads = detailsTexts[language].scheduleHeads
  return (
    <Table
      className="table table-schedule"
      heads={Object.values(heads)}
      rows={offer.schedule.map((month) => [
        month.number,
        formatDate(month.dueOn),
        showCents(month.principalCents, language),
        showCents(month.interestCents, language),
        showCents(month.totalCents, language),
        showCents(month.outstandingCents, language),
      ])}
    />
  )
}

/** All amounts of one offer, the ones to compare by standing out, and how it is repaid. */
export function OfferDetails({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const [text, general] = [detailsTexts[language], personalOfferTexts[language]]
  return (
    <TitledSection
      id="details-title"
      title={text.detailsOf(offerName(offer, language))}
      className="offer-details"
      level="h3"
    >
      <dl className="facts">
        {offerRows(offer, language).map(([name, value]) => (
          <div className={important.includes(name) ? 'facts-row facts-row-strong' : 'facts-row'} key={name}>
            <dt>
              {text.rows[name]}
              {name === 'yearlyCost' && <Tooltip label={general.yearlyCostLabel}>{general.yearlyCostText}</Tooltip>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{offer.productType === 'PBL' ? text.rateText : text.creditText}</p>
      <OfferPlot offer={offer} />
      <p className="small">{text.datesText}</p>
      <EarlyRepayment offer={offer} />
    </TitledSection>
  )
}

/** A card for each moment rather than a table: three amounts and a date beside each other are wider than a phone. */
function EarlyRepayment({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const text = detailsTexts[language]
  if (offer.earlyRepayment.length === 0) return null
  return (
    <>
      <h3 className="sub-title">{text.earlyTitle}</h3>
      <p>{text.earlyText}</p>
      <ul className="early-list">
        {offer.earlyRepayment.map((early) => (
          <li key={early.afterMonths}>
            <p className="early-when">
              {text.earlyMonths(early.afterMonths)} <span className="small unbroken">{formatDate(early.on)}</span>
            </p>
            <dl className="facts">
              <EarlyFact name={text.earlyOutstanding} cents={early.outstandingCents} />
              <EarlyFact name={text.earlyCost} cents={early.costCents} />
              <EarlyFact name={text.earlySaved} cents={early.interestSavedCents} />
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

const EarlyFact = ({ name, cents }: { name: string; cents: number }) => (
  <div className="facts-row">
    <dt>{name}</dt>
    <dd>{showCents(cents, useLanguage())}</dd>
  </div>
)
