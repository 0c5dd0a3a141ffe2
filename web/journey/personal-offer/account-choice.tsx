import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import type { AnswerOf } from '#contract/calls.ts'
import { addressOf } from '../../addresses.ts'
import { api } from '../../api/api.ts'
import { useView } from '../../tracking/use-view.ts'
import { Button } from '#ui/button.tsx'
import { withSingleStops } from '#lending/single-stops.ts'
import { formatIban } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CallFailure } from '../../call-failure.tsx'
import { StepScreen } from '../../screen/step-screen.tsx'
import { useSend } from '#ui/use-send.ts'
import { type AccountText, accountTexts } from './account-text.ts'
import { TitledSection } from '../../titled-section.tsx'

type Accounts = AnswerOf<'listDisbursementAccounts'>
type AccountChoiceProps = { accounts: Accounts; onChosen: () => Promise<void> }

/** FLOW-10: the payout goes to an account that the data source proved and that is the company's own. */
export function AccountChoice({ accounts, onChosen }: AccountChoiceProps) {
  const language = useLanguage()
  const text = accountTexts[language]
  useView('offer overview')
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
      {refused.length > 0 && <RefusedAccounts accounts={refused} />}
      <p>
        <Link to={addressOf('personalOffer', language)}>{text.back}</Link>
      </p>
    </StepScreen>
  )
}

/** The refused accounts, each with the names that were compared. */
function RefusedAccounts({ accounts }: { accounts: Accounts['bankAccounts'] }) {
  const text = accountTexts[useLanguage()]
  return (
    <TitledSection id="refused-accounts" title={text.refusedTitle} className="refused-accounts" look="sub-title">
      {accounts.map((account) => (
        <Notice key={account.iban} title={formatIban(account.iban)}>
          <p>{proofText(account, text)}</p>
        </Notice>
      ))}
    </TitledSection>
  )
}

function proofText({ proof, source, accountName, comparedWith }: Accounts['bankAccounts'][number], text: AccountText) {
  const names = comparedWith.join(', ')
  if (proof === 'name_matches' && accountName !== null && comparedWith.includes(accountName))
    return withSingleStops(text.nameIsSame(accountName))
  if (proof === 'name_matches') return withSingleStops(text.nameMatches(accountName ?? '', names))
  if (proof === 'other_name') return withSingleStops(text.otherName(accountName ?? '', names))
  if (proof === 'no_iban') return text.noIban
  return source === 'bank' ? text.holderUnknownAtBank : text.holderUnknownInFile
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
      await api('chooseDisbursementAccount', { request, keys })
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
          explanation: `${[account.name, account.bank].filter(Boolean).join(', ')}. ${proofText(account, text)}`,
        }))}
        error={isSent && iban === null ? text.missing : null}
      />
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button type="submit" isPending={sending.isPending}>
          {text.button}
        </Button>
      </div>
    </form>
  )
}
