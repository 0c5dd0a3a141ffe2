import { useState } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import type { DeskAccount, Money } from '#contract/desk/money.ts'
import type { LookReason } from '#lending/desk/desk-reasons.ts'
import { securityWords } from '#lending/pricing/security.ts'
import type { Language } from '#lending/language.ts'
import { formatRate } from '#lending/money.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { showCents } from '#ui/amounts.ts'
import { formatIban } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { moneyTexts } from './money-text.ts'
import { Rows } from '../rows.tsx'
import { useSendAndRead } from '../work/queries.ts'
import { euros, percent, ratio } from './shown.ts'

type MoneyCardProps = {
  money: readonly Money[]
  view: Pick<DeskCaseView, 'caseId' | 'mayOpenNames'>
  /** Why the whole number is opened from this card. */
  reason: LookReason
}

/** Amount, figures and account: the same card before the one who decides, confirms, checks or pays. */
export function MoneyCard({ money, view, reason }: MoneyCardProps) {
  const language = useLanguage()
  const text = moneyTexts[language]
  const [place, setPlace] = useState('0')
  const card = money[Number(place)] ?? money[0]
  if (!card) return null
  return (
    <section className="case-money" aria-label={text.title}>
      {money.length > 1 && (
        <Select<string>
          label={text.offer}
          emptyText="–"
          value={place}
          onValue={setPlace}
          options={money.map((one, index) => ({ value: String(index), label: termsOf(one, language) }))}
        />
      )}
      <Rows rows={[...figuresOf(card, language), [text.account, <Accounts key="accounts" card={card} />]]} />
      {card.accounts.some(({ number }) => number === null) && view.mayOpenNames && (
        <Opening caseId={view.caseId} reason={reason} />
      )}
    </section>
  )
}

function termsOf({ productType, amountCents, termMonths }: Money, language: Language): string {
  const text = moneyTexts[language]
  return `${text.product[productType]}, ${text.terms(euros(amountCents, language), termMonths)}`
}

function figuresOf(card: Money, language: Language): [name: string, value: string][] {
  const text = moneyTexts[language]
  const show = (cents: number) => euros(cents, language)
  const { months, stress, productType, amountCents, termMonths } = card
  const falls = productType === 'PBC' ? text.fallsOfCredit : text.falls
  const stressed = stress.leftMonthlyCents >= stress.paidMonthlyCents ? text.stressHeld : text.stressTight
  const fall = formatRate(stress.fall, { locale: language, decimals: 0 })
  return [
    [text.offer, termsOf(card, language)],
    ...(productType === 'PBL' ? [[text.payout, showCents(card.payoutCents, language)] as [string, string]] : []),
    [text.rate, percent(card.clientRate, language)],
    [text.instalment, falls(show(card.firstInstalmentCents), show(card.lastInstalmentCents))],
    [text.coverage, text.at(ratio(card.coverage, language), show(amountCents), termMonths)],
    [text.months, months.seen === 0 ? text.noMonths : text.monthsFit(months.enough, months.seen)],
    [text.stress, stressed(fall, show(Math.max(0, stress.leftMonthlyCents)), show(stress.paidMonthlyCents))],
    [text.security, securityWords[language][card.securities]],
  ]
}

function Accounts({ card: { accounts, isAccountChosen } }: { card: Money }) {
  const text = moneyTexts[useLanguage()]
  if (accounts.length === 0) return text.noAccount
  return (
    <>
      {!isAccountChosen && text.toChoose}
      {accounts.map((account) => (
        <AccountLine key={account.id} account={account} />
      ))}
    </>
  )
}

/** An account with its match and proof; closed, the last figures stand for its number. */
export function AccountLine({ account }: { account: DeskAccount }) {
  const text = moneyTexts[useLanguage()]
  const { number, lastFigures, holder, bank, match, source, verdict } = account
  const judged = verdict && verdict.second !== null
  const named = judged ? text.judged(verdict.holderIs, verdict.first, verdict.second!) : `${text.matches[match]}.`
  return (
    <p className="case-account">
      {number === null ? (
        `${text.closed(lastFigures)}, ${bank}`
      ) : (
        <>
          <span className="case-number">{formatIban(number)}</span>, {bank} <Copy value={number} />
        </>
      )}
      <br />
      {number !== null && `${holder ?? text.unknownHolder}; `}
      {named} {text.proven[source]}
      {verdict && !judged && ` ${text.proposed(verdict.holderIs, verdict.first)}`}
      {verdict?.reason && ` “${verdict.reason}”`}
    </p>
  )
}

function Copy({ value }: { value: string }) {
  const text = moneyTexts[useLanguage()]
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <button type="button" className="link-button" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? text.copied : text.copy}</span>
    </button>
  )
}

/** The same opening as of the names, from where the number is needed. */
function Opening({ caseId, reason }: { caseId: string; reason: LookReason }) {
  const text = moneyTexts[useLanguage()]
  const sending = useSendAndRead()
  const open = () => sending.send((keys) => askDesk('openNames', { params: { caseId }, request: { reason }, keys }))
  return (
    <>
      <SendFailure errorKey={sending.errorKey} />
      <p>
        <Button look="secondary" isPending={sending.isPending} onClick={() => void open()}>
          {text.show}
        </Button>
      </p>
      <p className="case-soft">{text.showHint}</p>
    </>
  )
}
