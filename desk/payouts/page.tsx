import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import type { DuePayout, ShownPayout, ShownPayoutFile } from '#contract/desk/payouts.ts'
import { ApiFailure, errorKeyOf } from '#contract/failure.ts'
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
  return {
    ...state,
    send: (action) => send((keys) => action(keys).finally(() => queries.invalidateQueries({ queryKey }))),
  }
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
          {data.payer === null ? (
            <Notice tone="warning">{text.noPayer}</Notice>
          ) : (
            <p>{text.from(data.payer.name, formatIban(data.payer.iban))}</p>
          )}
          <Due due={data.due} isPossible={data.payer !== null} />
          {data.files.map((file) => (
            <File key={file.id} file={file} />
          ))}
          {data.files.length > 0 && <BankReport />}
        </div>
      )}
    </DeskPage>
  )
}

type LineProps = { payout: DuePayout | ShownPayout; children?: ReactNode }

function Line({ payout: { caseId, reference, amountCents, lastFigures, number, holder }, children }: LineProps) {
  const language = useLanguage()
  const account = number === null ? payoutTexts[language].endsOn(lastFigures) : `${formatIban(number)}, ${holder}`
  return (
    <li>
      <span className="team-what">
        <Link href={deskAddress('case', language, { id: caseId })} className="team-name">
          {reference}
        </Link>
        <span>{showCents(amountCents, language)}</span>
        {lastFigures !== '' && <span className="team-soft">{account}</span>}
        {children}
      </span>
    </li>
  )
}

/** Numbers and names are opened on record before a file of them is made or confirmed. */
function OpenNames({ payouts }: { payouts: readonly (DuePayout | ShownPayout)[] }) {
  const text = payoutTexts[useLanguage()]
  const { send, isPending, errorKey } = useChange()
  const closed = payouts.filter(({ number }) => number === null)
  const open = async () => {
    for (const { caseId } of closed) await askDesk('openNames', { params: { caseId }, request: { reason: 'payout' } })
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

const sumOf = (payouts: readonly { amountCents: number }[]) =>
  payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)

function Due({ due, isPossible }: { due: readonly DuePayout[]; isPossible: boolean }) {
  const language = useLanguage()
  const text = payoutTexts[language]
  const { send, isPending, errorKey } = useChange()
  const ready = due.flatMap(({ accountId, ...one }) => (accountId === null ? [] : [{ ...one, accountId }]))
  const make = () => {
    const payouts = ready.map(({ caseId, amountCents, accountId }) => ({ caseId, amountCents, accountId }))
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
              {payout.refusal && <span className="team-soft">{deskErrorText(payout.refusal, language)}</span>}
            </Line>
          ))}
        </ul>
      )}
      <SendFailure errorKey={errorKey} />
      {isPossible && ready.some(({ number }) => number === null) && <OpenNames payouts={ready} />}
      {isPossible && ready.length > 0 && ready.every(({ number }) => number !== null) && (
        <Button isPending={isPending} onClick={make}>
          {text.make}: {text.sum(ready.length, showCents(sumOf(ready), language))}
        </Button>
      )}
    </section>
  )
}

const tones = { open: 'neutral', paid: 'success', returned: 'error', dropped: 'neutral' } as const

function File({ file }: { file: ShownPayoutFile }) {
  const language = useLanguage()
  const text = payoutTexts[language]
  const reasons: Readonly<Record<string, string>> = text.reasons
  const { messageId, payouts, sha256, second, madeAt, first } = file
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
        {text.sum(payouts.length, showCents(sumOf(payouts), language))}. {text.made(first, moment(madeAt))}.{' '}
        {second && `${text.confirmed(second)}. `}
        {text.executeOn(formatLongDate(file.executeOn, language))}.
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
  const { id, sha256, state, isMine, payouts, dropAskedBy } = file
  const params = { fileId: id }
  const confirm = () =>
    send((keys) =>
      askDesk('confirmPayoutFile', { params, request: { sha256 }, keys }).catch((error: unknown) => {
        setChanged(error instanceof ApiFailure ? error.fields.join(', ') : '')
        throw error
      }),
    )
  const drop = () => send((keys) => askDesk('dropPayoutFile', { params, keys }))
  const isClosed = payouts.some(({ number }) => number === null)
  const mayConfirm = state === 'made' && !isMine
  return (
    <>
      <SendFailure errorKey={errorKey} />
      {errorKey === 'payout_changed' && changed !== '' && <p>{text.changed(changed)}</p>}
      {state === 'made' && isMine && <p>{text.waitsForOther}</p>}
      {dropAskedBy && <p>{text.dropAsked(dropAskedBy)}</p>}
      {mayConfirm && isClosed && <OpenNames payouts={payouts} />}
      {mayConfirm && !isClosed && (
        <Button isPending={isPending} onClick={() => void confirm()}>
          {text.confirm}
        </Button>
      )}{' '}
      {state === 'confirmed' && dropAskedBy === null && (
        <a href={fileAddress('downloadPayoutFile', { params })} download>
          {text.download}
        </a>
      )}{' '}
      {payouts.every((payout) => payout.state === 'open') && (
        <Button look="quiet" isPending={isPending} onClick={() => void drop()}>
          {state === 'made' ? text.drop : text.dropConfirmed}
        </Button>
      )}
    </>
  )
}

function BankReport() {
  const text = payoutTexts[useLanguage()]
  const { send, isPending, errorKey } = useChange()
  const [read, setRead] = useState<DeskAnswerOf<'readBankReport'> | null>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    setRead(null)
    if (files.length > 0) void send(async () => setRead(await askDesk('readBankReport', { files })))
  }
  return (
    <>
      <section aria-labelledby="from-bank">
        <h2 id="from-bank">{text.fromBank}</h2>
        <Field label={text.choose} hint={text.fromBankHint}>
          {(attributes) => (
            <input
              {...attributes}
              className="control"
              type="file"
              accept=".xml,.zip"
              disabled={isPending}
              onChange={choose}
            />
          )}
        </Field>
      </section>
      <SendFailure errorKey={errorKey} />
      {read && (
        <Notice role="status" tone={read.differing.length > 0 ? 'error' : 'success'}>
          {read.differing.length > 0
            ? text.differing(read.differing.join(', '))
            : text.read(read.paid, read.returned, read.known)}
        </Notice>
      )}
    </>
  )
}
