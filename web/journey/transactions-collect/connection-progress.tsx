import type { ReactNode } from 'react'
import { errorText } from '#contract/error-text.ts'
import { BankMark } from '../../banks/bank-mark.tsx'
import { withSingleStops } from '#lending/single-stops.ts'
import { formatCount, formatIban, formatLongDate } from '#ui/format.ts'
import { Pill, type Tone } from '#ui/pill.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { Connection } from '../collection.ts'
import type { AccountMatches } from '../use-collecting.ts'
import { transactionsCollectTexts } from './text.ts'

type ConnectionProgressProps = {
  connection: Connection
  matches: AccountMatches
  companyName: string
  /** False once we stopped asking how far the bank is: nothing may look busy then. */
  isWaitedFor: boolean
  onRetry: ReactNode
}

/** One bank or file: how far it is, how much came in, and whose account it is, each in words. */
export function ConnectionProgress({
  connection,
  matches,
  companyName,
  isWaitedFor,
  onRetry,
}: ConnectionProgressProps) {
  const language = useLanguage()
  const text = transactionsCollectTexts[language]
  const { stage, bank, bankName, source, fetchedCount, accounts, errorKey } = connection
  const isRunning = stage !== 'finished' && stage !== 'failed'
  const tone: Tone = stage === 'finished' ? 'success' : stage === 'failed' ? 'error' : 'neutral'
  return (
    <li className={`account-card account-card-${stage}`}>
      <BankMark bank={bank} />
      <div className="account-card-text">
        <p className="account-bank">
          <span className={bank === null ? undefined : 'visually-hidden'}>{bankName}</span>{' '}
          {source === 'upload' && <span className="small">{text.uploaded}</span>}
          <Pill tone={tone}>
            {isRunning && isWaitedFor && <Spinner size="sm" />} {text.stages[stage]}
          </Pill>
        </p>
        {isRunning && fetchedCount > 0 && <p className="fetched">{text.count(formatCount(fetchedCount, language))}</p>}
        {stage === 'failed' && (
          <>
            <p>{errorText(errorKey ?? 'generic', language)}</p>
            {onRetry}
          </>
        )}
        {accounts.map((account) => (
          <AccountFacts key={account.iban} account={account} matches={matches} companyName={companyName} />
        ))}
      </div>
    </li>
  )
}

const matchTones = { MATCH: 'success', COULD_NOT_MATCH: 'warning', NO_MATCH: 'error' } as const

type AccountFactsProps = {
  account: Connection['accounts'][number]
  matches: AccountMatches
  companyName: string
}

function AccountFacts({ account, matches, companyName }: AccountFactsProps) {
  const language = useLanguage()
  const text = transactionsCollectTexts[language]
  const match = matches.find((one) => one.iban === account.iban && one.clientName === account.clientName)
  // The usual answer's room is reserved, so that the button below does not move from under a finger.
  const state = match?.matchState ?? 'MATCH'
  const awaited = match ? '' : ' account-awaited'
  return (
    <div className="account-line account-line-stacked">
      <p className="account-iban">
        {formatIban(account.iban)}{' '}
        <span className={awaited.trim() || undefined}>
          <Pill tone={matchTones[state]}>{text.matches[state].label}</Pill>
        </span>
      </p>
      <p className="small">
        {text.count(formatCount(account.transactionCount, language))}
        {account.from && account.to && (
          <Unbroken>{`, ${text.period(formatLongDate(account.from, language), formatLongDate(account.to, language))}`}</Unbroken>
        )}
      </p>
      <details className={`figure-source${awaited}`} open={state === 'NO_MATCH' || undefined}>
        <summary>{text.matchWhat}</summary>
        <div className="figure-source-body">
          <p>
            {withSingleStops(text.matches[state].explanation(account.clientName ?? text.unknownHolder, companyName))}
          </p>
          <p className="small">{text.matchWhy}</p>
        </div>
      </details>
    </div>
  )
}
