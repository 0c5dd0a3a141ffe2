import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/calls.ts'
import { addressOf } from '../../addresses.ts'
import { api } from '../../api/api.ts'
import { Button } from '../../ui/button.tsx'
import { formatIban } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useLanguage } from '../../use-language.ts'
import { SendFailure, StepScreen } from '../step-screen.tsx'
import { useSend } from '../use-send.ts'
import { accountTexts } from './account-text.ts'

type Accounts = AnswerOf<'listDisbursementAccounts'>
type AccountChoiceProps = { accounts: Accounts; onChosen: () => Promise<void> }

/** FLOW-10: the payout goes to an account that the data source proved and that is the company's own. */
export function AccountChoice({ accounts, onChosen }: AccountChoiceProps) {
  const language = useLanguage()
  const text = accountTexts[language]
  const allowed = accounts.bankAccounts.filter((account) => account.allowed)
  const refused = accounts.bankAccounts.filter((account) => !account.allowed)
  return (
    <StepScreen title={text.title} intro={text.intro}>
      {allowed.length === 0 ? (
        <Notice tone="warning" title={text.noneTitle}>
          <p>{text.noneText}</p>
        </Notice>
      ) : (
        <AccountForm
          allowed={allowed}
          initial={accounts.selectedAccount ?? (allowed.length === 1 ? (allowed[0]?.iban ?? null) : null)}
          onChosen={onChosen}
        />
      )}
      {refused.map((account) => (
        <p className="small" key={account.iban}>
          <strong>{formatIban(account.iban)}</strong> {account.accountName}. {text.notAllowed}
        </p>
      ))}
      <p>
        <Link to={addressOf('personalOffer', language)}>{text.back}</Link>
      </p>
    </StepScreen>
  )
}

type AccountFormProps = { allowed: Accounts['bankAccounts']; initial: string | null; onChosen: () => Promise<void> }

function AccountForm({ allowed, initial, onChosen }: AccountFormProps) {
  const text = accountTexts[useLanguage()]
  const sending = useSend()
  const [iban, setIban] = useState(initial)
  const [isSent, setSent] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (iban === null) return
    const request = { iban }
    await sending.send(async (keys) => {
      const idempotencyKey = keys.keyOf('chooseDisbursementAccount', request)
      await api('chooseDisbursementAccount', { request, idempotencyKey })
      await onChosen()
    })
  }
  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      <RadioCards
        legend={text.legend}
        isLegendHidden
        value={iban}
        onValue={setIban}
        cards={allowed.map((account) => ({
          value: account.iban,
          label: formatIban(account.iban),
          explanation: [account.accountName, account.bank].filter(Boolean).join(', '),
        }))}
        error={isSent && iban === null ? text.missing : null}
      />
      <SendFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={sending.isPending}>
          {text.button}
        </Button>
      </div>
    </form>
  )
}
