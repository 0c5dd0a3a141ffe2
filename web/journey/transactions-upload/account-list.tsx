import { useState } from 'react'
import { api } from '../../api/api.ts'
import type { BankAccount } from '../../application-state/application-state.ts'
import { actions } from '../../application-state/store.ts'
import { BankMark } from '../../banks/bank-mark.tsx'
import { bankOfName } from '../../banks/bank-of-name.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatCount, formatIban, formatLongDate } from '#ui/format.ts'
import { Pill } from '#ui/pill.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CallFailure } from '../../call-failure.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useSend } from '#ui/use-send.ts'
import { useStep } from '../use-step.ts'
import type { BankCard } from './bank-cards.ts'
import { transactionsUploadTexts } from './text.ts'
import { TitledSection } from '../../titled-section.tsx'

/** The shared accounts; each can be removed (FLOW-6). */
export function AccountList({ cards }: { cards: readonly BankCard[] }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const [removing, setRemoving] = useState<string | null>(null)
  return (
    <TitledSection id="accounts-title" title={text.accountsTitle} className="step-part">
      <p className="visually-hidden" role="status">
        {spoken(cards, language)}
      </p>
      <ul className="account-list">
        {cards.map((card) => (
          <li className="account-card" key={card.key}>
            <BankMark bank={bankOfName(card.bankName)} />
            <div className="account-card-text">
              <p className="account-bank">
                {card.bankName} <StagePill stage={card.stage} />
              </p>
              {card.accounts.length === 0 && card.stage === 'running' && <p>{text.noAccountsYet}</p>}
              {card.accounts.map((account) => (
                <AccountLine
                  key={account.iban}
                  account={account}
                  isRunning={card.stage === 'running'}
                  onRemove={() => setRemoving(account.iban)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <RemoveDialog iban={removing} onClose={() => setRemoving(null)} />
    </TitledSection>
  )
}

/** Read out on a change: the number of accounts, and a bank that failed. */
function spoken(cards: readonly BankCard[], language: Language): string {
  const text = transactionsUploadTexts[language]
  const count = cards.reduce((sum, { accounts }) => sum + accounts.length, 0)
  const failed = cards.filter(({ stage }) => stage === 'failed').map(({ bankName }) => `${bankName}: ${text.failed}.`)
  return [...(count > 0 ? [text.accountCount(formatCount(count, language), count === 1)] : []), ...failed].join(' ')
}

function StagePill({ stage }: Pick<BankCard, 'stage'>) {
  const text = transactionsUploadTexts[useLanguage()]
  if (stage === 'failed') return <Pill tone="error">{text.failed}</Pill>
  return stage === 'running' ? <Pill>{text.busy}</Pill> : null
}

type LineProps = { account: BankAccount; isRunning: boolean; onRemove: () => void }

function AccountLine({ account, isRunning, onRemove }: LineProps) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const { iban, clientName, transactionCount = 0, from, to } = account
  return (
    <div className="account-line">
      <div>
        <p className="account-iban">{formatIban(iban)}</p>
        {clientName && <p className="small">{clientName}</p>}
        {(transactionCount > 0 || isRunning) && (
          <p className="small account-facts">
            {transactionCount > 0 && text.transactionCount(formatCount(transactionCount, language))}
            {from && to && (
              <Unbroken>{`, ${text.period(formatLongDate(from, language), formatLongDate(to, language))}`}</Unbroken>
            )}
          </p>
        )}
      </div>
      <button type="button" className="link-button" aria-label={text.removeLabel(formatIban(iban))} onClick={onRemove}>
        {text.remove}
      </button>
    </div>
  )
}

function RemoveDialog({ iban, onClose }: { iban: string | null; onClose: () => void }) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const sending = useSend()
  const { know } = useStep()
  const remove = async () => {
    if (iban === null) return
    const request = { iban }
    await sending.send(async (keys) => {
      await api('removeAccount', { request, keys })
      await know(() => actions.removeAccount(iban))
      onClose()
    })
  }
  return (
    <Dialog isOpen={iban !== null} onClose={onClose} title={text.removeTitle} closeText={journeyTexts[language].close}>
      <p>
        <Unbroken>{text.removeText(formatIban(iban ?? ''))}</Unbroken>
      </p>
      <CallFailure errorKey={sending.errorKey} />
      <div className="dialog-actions">
        <Button look="danger" isPending={sending.isPending} onClick={() => void remove()}>
          {text.removeConfirm}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {journeyTexts[language].cancel}
        </Button>
      </div>
    </Dialog>
  )
}
