import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import type { DuePayout, PayoutInFile, ShownPayoutFile } from '#contract/desk/payouts.ts'
import { ApiFailure, errorKeyOf } from '#contract/failure.ts'
import { paymentFaultWords } from '#lending/desk/payment-faults.ts'
import { showCents } from '#ui/amounts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { formatIban, formatLongDate } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { Pill } from '#ui/pill.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { type Sending, useSend } from '#ui/use-send.ts'
import { deskAddress } from '../addresses.ts'
import { fileAddress } from '../api/client.ts'
import { askDesk } from '../api/desk.ts'
import { moment } from '../case/shown.ts'
import { deskErrorText } from '../error-text.ts'
import { Rows } from '../rows.tsx'
import { SendFailure } from '../send-failure.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { shellTexts } from '../shell/text.ts'
import { payoutTexts } from './text.ts'
import '../team/team.css'

const queryKey = ['payouts']

/** Sends a change and reads the page again, also after a refusal: something is not as it was seen. */
function useChange(): Sending {
  const queries = useQueryClient()
  const { send, ...state } = useSend()
  const sendAndRead: Sending['send'] = (action) =>
    send((keys) => action(keys).finally(() => queries.invalidateQueries({ queryKey })))
  return { ...state, send: sendAndRead }
}

/** Payouts of the day: one makes the file, another confirms it, and the bank's answer is read back. */
export function PayoutsPage() {
  const language = useLanguage()
  const text = payoutTexts[language]
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => askDesk('readPayouts', { signal }) })
  return (
    <DeskPage title={shellTexts[language].pages.payouts}>
      <p>{text.intro}</p>
      {data === undefined && error === null && <Spinner size="lg" label={shellTexts[language].starting} />}
      {error !== null && <SendFailure errorKey={errorKeyOf(error)} />}
      {data !== undefined && (
        <div className="team">
          {data.payer === null && <Notice tone="warning">{text.noPayer}</Notice>}
          {data.payer !== null && <p>{text.from(data.payer.name, formatIban(data.payer.iban))}</p>}
          <Due due={data.due} hasPayer={data.payer !== null} />
          {data.files.map((file) => (
            <File key={file.id} file={file} />
          ))}
          <BankReport />
          <p>
            {text.contracts}{' '}
            <a href={fileAddress('exportContracts', { query: { format: 'csv' } })} download>
              CSV
            </a>{' '}
            <a href={fileAddress('exportContracts', { query: { format: 'json' } })} download>
              JSON
            </a>
          </p>
        </div>
      )}
    </DeskPage>
  )
}

/** A payout in a list, with what is said about it. */
function Line({ payout, children }: { payout: DuePayout | PayoutInFile; children?: ReactNode }) {
  const language = useLanguage()
  const { caseId, reference, amountCents, lastFigures, number, holder } = payout
  const closed = payoutTexts[language].endsOn(lastFigures)
  return (
    <li>
      <span className="team-what">
        <Link href={deskAddress('case', language, { id: caseId })} className="team-name">
          {reference}
        </Link>
        <span>{showCents(amountCents, language)}</span>
        <span className="team-soft">{number === null ? closed : `${formatIban(number)}, ${holder}`}</span>
        {children}
      </span>
    </li>
  )
}

const isClosed = ({ number }: { number: string | null }): boolean => number === null

/** Numbers and names are opened on record; then comes what needs them open. */
function Opened({ payouts, children }: { payouts: readonly (DuePayout | PayoutInFile)[]; children: ReactNode }) {
  const text = payoutTexts[useLanguage()]
  const { send, isPending, errorKey } = useChange()
  if (!payouts.some(isClosed)) return children
  const open = async () => {
    for (const { caseId } of payouts.filter(isClosed))
      await askDesk('openNames', { params: { caseId }, request: { reason: 'payout' } })
  }
  return (
    <>
      <SendFailure errorKey={errorKey} />
      <Button look="secondary" isPending={isPending} onClick={() => void send(open)}>
        {text.open}
      </Button>
      <p className="team-soft">{text.openHint}</p>
    </>
  )
}

function useSum(payouts: readonly { amountCents: number }[]): string {
  const language = useLanguage()
  const cents = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return payoutTexts[language].sum(payouts.length, showCents(cents, language))
}

function Due({ due, hasPayer }: { due: readonly DuePayout[]; hasPayer: boolean }) {
  const language = useLanguage()
  const text = payoutTexts[language]
  const { send, isPending, errorKey } = useChange()
  const ready = due.filter(({ refusal }) => refusal === null)
  const sum = useSum(ready)
  const make = () => {
    const payouts = ready.map(({ caseId, amountCents, accountId }) => ({ caseId, amountCents, accountId: accountId! }))
    void send((keys) => askDesk('makePayoutFile', { request: { payouts }, keys }))
  }
  return (
    <section aria-labelledby="due">
      <h2 id="due">{text.due}</h2>
      {due.length === 0 && <p>{text.none}</p>}
      {due.length > 0 && (
        <ul className="team-list">
          {due.map((payout) => (
            <Line key={payout.caseId} payout={payout}>
              {payout.refusal && <span>{deskErrorText(payout.refusal, language)}</span>}
            </Line>
          ))}
        </ul>
      )}
      <SendFailure errorKey={errorKey} />
      {hasPayer && ready.length > 0 && (
        <Opened payouts={ready}>
          <Button isPending={isPending} onClick={make}>
            {text.make}: {sum}
          </Button>
        </Opened>
      )}
    </section>
  )
}

const tones = { open: 'neutral', paid: 'success', returned: 'error', dropped: 'neutral' } as const

function File({ file }: { file: ShownPayoutFile }) {
  const language = useLanguage()
  const text = payoutTexts[language]
  const reasons: Readonly<Record<string, string>> = text.reasons
  const { messageId, payouts, sha256, second, madeAt, first, executeOn } = file
  return (
    <section aria-labelledby={messageId}>
      <h2 id={messageId}>{text.file(messageId)}</h2>
      <ul className="team-list">
        {payouts.map((payout) => (
          <Line key={payout.reference} payout={payout}>
            {second && <Pill tone={tones[payout.state]}>{text.states[payout.state]}</Pill>}
            {payout.reason && <span>{reasons[payout.reason] ?? payout.reason}</span>}
          </Line>
        ))}
      </ul>
      <p>
        {useSum(payouts)}. {text.made(first, moment(madeAt))}. {second && `${text.confirmed(second)}. `}
        {text.executeOn(formatLongDate(executeOn, language))}.
      </p>
      <details>
        <summary>{text.hash(sha256.slice(0, 12))}</summary>
        <Rows rows={[['SHA-256', sha256]]} />
      </details>
      <FileActions file={file} />
    </section>
  )
}

/** The person who made it waits; another confirms the hash that this page shows. */
function FileActions({ file }: { file: ShownPayoutFile }) {
  const text = payoutTexts[useLanguage()]
  const { send, isPending, errorKey } = useChange()
  const [changed, setChanged] = useState('')
  const { id, sha256, second, isMine, payouts, dropAskedBy } = file
  const params = { fileId: id }
  const confirm = () =>
    send((keys) =>
      askDesk('confirmPayoutFile', { params, request: { sha256 }, keys }).catch((error: unknown) => {
        setChanged(error instanceof ApiFailure ? error.fields.join(', ') : '')
        throw error
      }),
    )
  const drop = () => send((keys) => askDesk('dropPayoutFile', { params, keys }))
  return (
    <>
      <SendFailure errorKey={errorKey} />
      {errorKey === 'payout_changed' && changed !== '' && <p>{text.changed(changed)}</p>}
      {second === null && isMine && <p>{text.waitsForOther}</p>}
      {dropAskedBy && <p>{text.dropAsked(dropAskedBy)}</p>}
      {second === null && !isMine && (
        <Opened payouts={payouts}>
          <Button isPending={isPending} onClick={() => void confirm()}>
            {text.confirm}
          </Button>
        </Opened>
      )}{' '}
      {second && dropAskedBy === null && (
        <a className="button button-secondary" href={fileAddress('downloadPayoutFile', { params })} download>
          {text.download}
        </a>
      )}{' '}
      {payouts.every(({ state }) => state === 'open') && (
        <Button look="quiet" isPending={isPending} onClick={() => void drop()}>
          {second ? text.dropConfirmed : text.drop}
        </Button>
      )}
    </>
  )
}

function BankReport() {
  const language = useLanguage()
  const text = payoutTexts[language]
  const { send, isPending, errorKey } = useChange()
  const [read, setRead] = useState<DeskAnswerOf<'readBankReport'> | null>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    setRead(null)
    if (files.length > 0) void send(async () => setRead(await askDesk('readBankReport', { files })))
  }
  const reported = read?.reported
  const fault = reported?.fault ?? null
  const told = fault
    ? text.paymentFault(fault.line, paymentFaultWords[language][fault.why])
    : reported && text.payments(reported.taken, reported.known)
  const isOdd = read !== null && (read.differing.length > 0 || fault !== null)
  return (
    <>
      <Field label={text.fromBank} hint={text.fromBankHint}>
        {(attributes) => (
          <input
            {...attributes}
            className="control"
            type="file"
            accept=".xml,.zip,.csv"
            disabled={isPending}
            onChange={choose}
          />
        )}
      </Field>
      <SendFailure errorKey={errorKey} />
      {read && (
        <Notice role="status" tone={isOdd ? 'error' : 'success'}>
          {told ??
            (isOdd ? text.differing(read.differing.join(', ')) : text.read(read.paid, read.returned, read.known))}
        </Notice>
      )}
    </>
  )
}
