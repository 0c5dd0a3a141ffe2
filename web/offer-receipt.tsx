import type { ReactNode } from 'react'
import type { ChosenOffer } from '#contract/follow-up.ts'
import { receiptOf } from '#lending/receipt.ts'
import { Receipt } from '#ui/receipt.tsx'
import { useLanguage } from '#ui/use-language.ts'

type Priced = Pick<
  ChosenOffer,
  | 'productType'
  | 'loanAmount'
  | 'totalInterestCost'
  | 'totalCostCents'
  | 'totalToRepayCents'
  | 'firstInstalmentCents'
  | 'yearlyCostPercentage'
>
type OfferReceiptProps = {
  offer: Priced
  isTorn?: boolean
  head?: ReactNode
  /** Beside the name of the yearly cost, such as what it means. */
  yearlyCostNote?: ReactNode
  children?: ReactNode
}

export function OfferReceipt({ offer, yearlyCostNote, ...others }: OfferReceiptProps) {
  const language = useLanguage()
  const price = {
    ...offer,
    loanAmountCents: Math.round(offer.loanAmount * 100),
    totalInterestCents: Math.round(offer.totalInterestCost * 100),
    yearlyCostRate: offer.yearlyCostPercentage / 100,
  }
  const lines = receiptOf(price, language).map((line) =>
    line.name === 'yearlyCost' ? { ...line, label: [line.label, yearlyCostNote] } : line,
  )
  return <Receipt lines={lines} {...others} />
}
