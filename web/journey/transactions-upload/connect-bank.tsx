import { useState } from 'react'
import { errorText } from '#contract/error-text.ts'
import { bankKeys, type BankKey, bankNames } from '#contract/values.ts'
import { BankMark } from '../../banks/bank-mark.tsx'
import { useApplicationState } from '../../application-state/store.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { transactionsUploadTexts } from './text.ts'
import type { BankVisitor, VisitState } from './use-bank-visit.ts'
import { TitledSection } from '../../titled-section.tsx'

/** There a new window is a tab that is hard to find back, and a bank's own app returns to the tab that called it. */
const isPhone = () => matchMedia('(width < 640px) and (pointer: coarse)').matches

/** Nine banks, each one click; `VisitNotice` reports the result. */
export function ConnectBank({ visitor }: { visitor: BankVisitor }) {
  const text = transactionsUploadTexts[useLanguage()]
  const { state, start, leave } = visitor
  const isBusy = state.stage === 'checking' || state.stage === 'leaving'
  const [isSameTab, setSameTab] = useState(isPhone)
  const open = isSameTab ? (bank: BankKey) => void leave(bank) : start
  return (
    <TitledSection id="banks-title" title={text.banksTitle} className="connect-bank">
      <p className="field-hint">
        {isSameTab ? text.banksHere : text.banksWindow} {text.banksAsk}
      </p>
      <ul className="bank-grid">
        {bankKeys.map((bank) => (
          <li key={bank}>
            <button
              type="button"
              className="bank-button"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && open(bank)}
            >
              <BankMark bank={bank} isName />
            </button>
          </li>
        ))}
      </ul>
      <p className="small">{text.banksService}</p>
      {isPhone() && (
        <button type="button" className="link-button" onClick={() => setSameTab(!isSameTab)}>
          {isSameTab ? text.ratherWindow : text.ratherHere}
        </button>
      )}
    </TitledSection>
  )
}

/** The state after a click on a bank, shown at the top of the screen and read out. */
export const VisitNotice = ({ visitor }: { visitor: BankVisitor }) => (
  <div className="news" aria-live="polite">
    <VisitNews key={visitor.state.stage} visitor={visitor} />
  </div>
)

function VisitNews({ visitor }: { visitor: BankVisitor }) {
  const text = transactionsUploadTexts[useLanguage()]
  const { state } = visitor
  const bank = useApplicationState((application) => application.selectedBank)
  if (state.stage === 'none' || bank === undefined) return null
  const bankName = bankNames[bank]
  if (state.stage === 'waiting')
    return <WaitingNotice bankName={bankName} onStop={visitor.reset} onAgain={() => visitor.start(bank)} />
  if (state.stage === 'connected') return <Notice tone="success" title={text.connected(bankName)} />
  if (state.stage === 'blocked') return <BlockedNotice bank={bank} visitor={visitor} />
  if (state.stage === 'failed') return <FailedNotice state={state} bank={bank} visitor={visitor} />
  return (
    <Notice title={text.checking(bankName)}>
      <Spinner />
    </Notice>
  )
}

type WaitingProps = { bankName: string; onStop: () => void; onAgain: () => void }

/** A window's `closed` is unreliable, since a bank may cut the opener: the way back to it always shows. */
function WaitingNotice({ bankName, onStop, onAgain }: WaitingProps) {
  const text = transactionsUploadTexts[useLanguage()]
  return (
    <Notice title={text.waitingTitle(bankName)}>
      <p>{text.waitingText}</p>
      <div className="notice-actions">
        <Spinner />
        <Button look="quiet" onClick={onAgain}>
          {text.waitingAgain}
        </Button>
        <Button look="quiet" onClick={onStop}>
          {text.waitingStop}
        </Button>
      </div>
    </Notice>
  )
}

function BlockedNotice({ bank, visitor }: { bank: BankKey; visitor: BankVisitor }) {
  const text = transactionsUploadTexts[useLanguage()]
  return (
    <Notice tone="warning" title={text.blockedTitle}>
      <p>{text.blockedText(bankNames[bank])}</p>
      <div className="notice-actions">
        <Button onClick={() => void visitor.leave(bank)}>{text.blockedHere}</Button>
        <Button look="quiet" onClick={() => visitor.start(bank)}>
          {text.blockedAgain}
        </Button>
      </div>
    </Notice>
  )
}

type Failed = Extract<VisitState, { stage: 'failed' }>

function FailedNotice({ state, bank, visitor }: { state: Failed; bank: BankKey; visitor: BankVisitor }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const isCancelled = state.errorKey === 'bank_cancelled'
  return (
    <Notice tone={isCancelled ? 'neutral' : 'error'} title={isCancelled ? text.cancelledTitle : text.failedTitle}>
      <p>
        {errorText(state.errorKey, language)} {text.otherWay}
      </p>
      <div className="notice-actions">
        <Button look="secondary" onClick={() => visitor.start(bank)}>
          {text.tryAgain(bankNames[bank])}
        </Button>
      </div>
    </Notice>
  )
}
