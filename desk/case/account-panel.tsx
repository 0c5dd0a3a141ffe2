import type { DeskCaseView } from '#contract/desk/case.ts'
import type { DeskAccount } from '#contract/desk/money.ts'
import { formatDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { Sending } from '#ui/use-send.ts'
import { askDesk } from '../api/desk.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { accountTexts } from './account-text.ts'
import { AccountLine } from './money-card.tsx'
import { Panel } from './panel.tsx'
import { useSendAndRead } from '../work/queries.ts'
import { SecondButtons, SentBackLine } from './second-buttons.tsx'
import { settleTexts } from './settle-text.ts'

/**
 * Whose account it is, judged on a document by two people: where its name is another's, or where something runs beside
 * and only a file names the company.
 */
export function AccountPanel({ view }: { view: DeskCaseView }) {
  const text = accountTexts[useLanguage()]
  const sending = useSendAndRead()
  const isBeside = view.beside.length > 0
  const doubtful = view.accounts.filter(
    ({ match, source, verdict }) => match !== 'MATCH' || (isBeside && source === 'upload' && !verdict?.second),
  )
  const waiting = doubtful.filter(({ verdict }) => verdict !== null)
  const open = doubtful.filter(({ verdict }) => verdict === null)
  if (!view.mayAnswer || (doubtful.length === 0 && sending.errorKey === null)) return null
  return (
    <Panel title={text.title}>
      <p className="case-soft">{text.intro}</p>
      {waiting.map((account) => (
        <Confirm key={account.id} account={account} view={view} sending={sending} />
      ))}
      {open.map(
        ({ id, back }) =>
          back && (
            <p key={id}>
              <SentBackLine back={back} />
            </p>
          ),
      )}
      {open.length > 0 && <Judge accounts={open} view={view} sending={sending} />}
      <SendFailure errorKey={sending.errorKey} />
    </Panel>
  )
}

type Of = { view: DeskCaseView; sending: Sending }

function Confirm({ account, view: { caseId, dataVersion }, sending }: Of & { account: DeskAccount }) {
  const text = accountTexts[useLanguage()]
  const verdict = account.verdict!
  const params = { caseId, verdictId: verdict.id }
  const request = { dataVersion }
  const confirm = () => void sending.send((keys) => askDesk('confirmAccount', { params, request, keys }))
  return (
    <>
      <AccountLine account={account} />
      <SecondButtons
        isMine={verdict.isMine}
        approve={verdict.isMine ? null : text.confirm}
        onApprove={confirm}
        onBack={(back, keys) => askDesk('sendAccountBack', { params, request: { ...request, back }, keys })}
        sending={sending}
      />
    </>
  )
}

function Judge({ accounts, view, sending }: Of & { accounts: readonly DeskAccount[] }) {
  const language = useLanguage()
  const text = accountTexts[language]
  const { reasons } = settleTexts[language].documents
  const { caseId, dataVersion, requests } = view
  const documents = view.files.filter(({ kind }) => kind === 'document')
  if (documents.length === 0) return <p>{text.ask}</p>
  const documentOf = ({ id, at }: (typeof documents)[number]) => {
    const asked = requests.find(({ fileId }) => fileId === id)?.reason ?? 'other'
    return { value: id, label: text.documentOf(formatDate(at), reasons[asked]) }
  }
  const { missing } = text
  const accountOf = ({ id, lastFigures, bank }: DeskAccount) => ({
    value: id,
    label: text.accountOf(lastFigures, bank),
  })
  const whose = (['company', 'owner'] as const).map((value) => ({ value, label: text[value] }))
  return (
    <FieldForm
      empty={{
        accountId: accounts.length === 1 ? accounts[0]!.id : null,
        fileId: null as string | null,
        holderIs: null as 'company' | 'owner' | null,
        reason: '',
      }}
      fields={() => [
        { name: 'accountId', look: 'select', ...text.accountId, missing, options: accounts.map(accountOf) },
        { name: 'fileId', look: 'select', ...text.fileId, missing, options: documents.map(documentOf) },
        { name: 'holderIs', look: 'cards', ...text.holderIs, missing, options: whose },
        { name: 'reason', look: 'words', ...text.reason, lengthMax: 500, missing },
      ]}
      onSend={({ accountId, fileId, holderIs, reason }, keys) => {
        const request = { dataVersion, accountId: accountId!, fileId: fileId!, holderIs: holderIs!, reason }
        return askDesk('judgeAccount', { params: { caseId }, request, keys })
      }}
      sending={sending}
      button={text.send}
    />
  )
}
