import { type FormEvent, useState } from 'react'
import type { DeskCaseView } from '#contract/desk/case.ts'
import type { DeskAccount } from '#contract/desk/money.ts'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#ui/format.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { type Sending, useSend } from '#ui/use-send.ts'
import { askDesk } from '../api/desk.ts'
import { SendFailure } from '../send-failure.tsx'
import { accountTexts } from './account-text.ts'
import { AccountLine } from './money-card.tsx'
import { Panel } from './panel.tsx'
import { useReloadCase } from './queries.ts'
import { settleTexts } from './settle-text.ts'

/** Whose account it is, judged on a document by two people; only where an account is not the company's by its name. */
export function AccountPanel({ view }: { view: DeskCaseView }) {
  const text = accountTexts[useLanguage()]
  const sending = useSend()
  const doubtful = view.accounts.filter(({ match }) => match !== 'MATCH')
  const waiting = doubtful.filter(({ verdict }) => verdict !== null)
  const open = doubtful.filter(({ verdict }) => verdict === null)
  if (!view.mayAnswer || (doubtful.length === 0 && sending.errorKey === null)) return null
  return (
    <Panel title={text.title}>
      <p className="case-soft">{text.intro}</p>
      {waiting.map((account) => (
        <Confirm key={account.id} account={account} view={view} sending={sending} />
      ))}
      {open.length > 0 && <Judge accounts={open} view={view} sending={sending} />}
      <SendFailure errorKey={sending.errorKey} />
    </Panel>
  )
}

type Of = { view: DeskCaseView; sending: Sending }

function Confirm({ account, view: { caseId, dataVersion }, sending }: Of & { account: DeskAccount }) {
  const text = accountTexts[useLanguage()]
  const reload = useReloadCase(caseId)
  const verdict = account.verdict!
  const end = async (call: 'confirmAccount' | 'sendAccountBack') => {
    const params = { caseId, verdictId: verdict.id }
    await sending.send((keys) => askDesk(call, { params, request: { dataVersion }, keys }))
    await reload()
  }
  return (
    <>
      <AccountLine account={account} />
      <div className="case-buttons">
        {!verdict.isMine && (
          <Button isPending={sending.isPending} onClick={() => void end('confirmAccount')}>
            {text.confirm}
          </Button>
        )}
        <Button look="secondary" isPending={sending.isPending} onClick={() => void end('sendAccountBack')}>
          {verdict.isMine ? text.takeBack : text.back}
        </Button>
      </div>
    </>
  )
}

type Whose = 'company' | 'owner'

function Judge({ accounts, view, sending }: Of & { accounts: readonly DeskAccount[] }) {
  const language = useLanguage()
  const text = accountTexts[language]
  const reload = useReloadCase(view.caseId)
  const [accountId, setAccount] = useState<string | null>(accounts.length === 1 ? accounts[0]!.id : null)
  const [fileId, setFile] = useState<string | null>(null)
  const [holderIs, setWhose] = useState<Whose | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const documents = view.files.filter(({ kind }) => kind === 'document')
  if (documents.length === 0) return <p>{text.ask}</p>
  const missing = (isGiven: boolean) => (isTried && !isGiven ? text.missing : null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (accountId === null || fileId === null || holderIs === null || reason.trim() === '') return
    const request = { dataVersion: view.dataVersion, accountId, fileId, holderIs, reason: reason.trim() }
    const params = { caseId: view.caseId }
    await sending.send((keys) => askDesk('judgeAccount', { params, request, keys }))
    await reload()
  }
  const kindOf = (id: string) => {
    const reasons = settleTexts[language].documents.reasons
    return reasons[view.requests.find((one) => one.fileId === id)?.reason ?? 'other']
  }
  return (
    <form className="case-form" noValidate onSubmit={(event) => void submit(event)}>
      <Select<string>
        label={text.account}
        emptyText={text.empty}
        value={accountId}
        onValue={setAccount}
        options={accounts.map(({ id, lastFigures, bank }) => ({ value: id, label: text.accountOf(lastFigures, bank) }))}
        error={missing(accountId !== null)}
      />
      <Select<string>
        label={text.document}
        emptyText={text.empty}
        value={fileId}
        onValue={setFile}
        options={documents.map(({ id, at }) => ({ value: id, label: text.documentOf(formatDate(at), kindOf(id)) }))}
        error={missing(fileId !== null)}
      />
      <RadioCards<Whose>
        legend={text.whose}
        value={holderIs}
        onValue={setWhose}
        cards={(['company', 'owner'] as const).map((value) => ({ value, label: text[value] }))}
      />
      <TextArea
        label={text.reason}
        value={reason}
        onValue={setReason}
        lengthMax={500}
        error={missing(holderIs !== null && reason.trim() !== '')}
      />
      <Button type="submit" isPending={sending.isPending}>
        {text.send}
      </Button>
    </form>
  )
}
