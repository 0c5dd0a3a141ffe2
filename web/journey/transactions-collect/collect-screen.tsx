import { useEffect, useEffectEvent } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ApplicationView } from '#contract/application.ts'
import { addressOf } from '../../addresses.ts'
import { api } from '../../api/api.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useView } from '../../tracking/use-view.ts'
import { useLanguage } from '#ui/use-language.ts'
import { collectionOf, type Connection, doubtOf } from '../collection.ts'
import { CallFailure } from '../../call-failure.tsx'
import { StepScreen } from '../../screen/step-screen.tsx'
import { collectPace, minutesLeftWhenSlow, useAccountMatches, useCollecting, type Waiting } from '../use-collecting.ts'
import { useSend } from '#ui/use-send.ts'
import { useStep } from '../use-step.ts'
import { ConnectionProgress } from './connection-progress.tsx'
import { transactionsCollectTexts } from './text.ts'

/** Live progress, and when all is in: are these the right accounts? (FLOW-7) */
export function CollectScreen({ application }: { application: ApplicationView }) {
  const language = useLanguage()
  const text = transactionsCollectTexts[language]
  const { waiting, again } = useCollecting(collectPace)
  const state = useHistoryState<{ isConfirmed?: boolean } | null>()
  const { connections } = application
  const collection = collectionOf(connections)
  const { matches, isFresh } = useAccountMatches(connections)
  const isDone = !collection.isRunning
  const isEmpty = isDone && collection.hasAccounts && !collection.hasBookings
  const isConfirmed = state?.isConfirmed === true
  const seen = isFresh ? doubtOf(connections, matches) : 'unknown'
  const doubt = isConfirmed && !isEmpty ? seen : 'some'
  useView(isDone && collection.hasAccounts ? 'transactions overview' : 'collect transactions')
  if (connections.length === 0) return <NothingShared />
  const whenDone = isEmpty ? [text.emptyTitle, text.emptyText] : [text.titleDone, text.introDone]
  const [title, intro] = isDone && doubt === 'some' ? whenDone : [text.title, text.intro]
  return (
    <StepScreen title={title} intro={intro}>
      {!isDone && <WaitingNotice waiting={waiting} onAgain={again} />}
      <ul className="account-list" aria-live="polite">
        {connections.map((connection, index) => (
          <ConnectionProgress
            key={connection.connectionId ?? `upload-${index}`}
            connection={connection}
            matches={matches}
            companyName={application.companyName ?? ''}
            isWaitedFor={waiting !== 'stopped'}
            onRetry={<RetryActions application={application} connection={connection} onStarted={again} />}
          />
        ))}
      </ul>
      {isDone && collection.hasAccounts && !isEmpty && (
        <ConfirmAccounts connections={connections} goesOn={doubt === 'none'} />
      )}
      {isEmpty ? (
        <ShareLink>{text.shareOther}</ShareLink>
      ) : (
        <p>
          <Link to={addressOf('uploadTransactions', language)}>{text.addMore}</Link>
        </p>
      )}
    </StepScreen>
  )
}

function NothingShared() {
  const language = useLanguage()
  const text = transactionsCollectTexts[language]
  return (
    <StepScreen title={text.nothingTitle} intro={text.nothingText}>
      <ShareLink>{text.share}</ShareLink>
    </StepScreen>
  )
}

const ShareLink = ({ children }: { children: string }) => (
  <div className="form-actions">
    <Link className="button button-primary" to={addressOf('uploadTransactions', useLanguage())}>
      {children}
    </Link>
  </div>
)

function WaitingNotice({ waiting, onAgain }: { waiting: Waiting; onAgain: () => void }) {
  const text = transactionsCollectTexts[useLanguage()]
  if (waiting === 'waiting') return null
  if (waiting === 'slow') {
    return (
      <Notice tone="warning" role="status" title={text.slowTitle}>
        <p>{text.slowText(minutesLeftWhenSlow)}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="error" role="alert" title={text.stoppedTitle}>
      <p>{text.stoppedText}</p>
      <div className="notice-actions">
        <Button look="secondary" onClick={onAgain}>
          {text.keepWaiting}
        </Button>
      </div>
    </Notice>
  )
}

type RetryActionsProps = { application: ApplicationView; connection: Connection; onStarted: () => void }

function RetryActions({ application, connection, onStarted }: RetryActionsProps) {
  const language = useLanguage()
  const text = transactionsCollectTexts[language]
  const sending = useSend()
  const { kvkNumber } = application
  const { connectionId } = connection
  const retry = async () => {
    if (kvkNumber === null || connectionId === null) return
    if (await sending.send(() => api('fetchTransactions', { request: { kvkNumber, connectionId } }))) onStarted()
  }
  return (
    <>
      <CallFailure errorKey={sending.errorKey} />
      <div className="notice-actions">
        {connectionId !== null && (
          <Button look="secondary" isPending={sending.isPending} onClick={() => void retry()}>
            {text.tryAgain}
          </Button>
        )}
        <Link to={addressOf('uploadTransactions', language)}>{text.otherWay}</Link>
      </div>
    </>
  )
}

/**
 * Accounts of banks and of files are confirmed by separate calls (API-8). After a confirmation on the previous screen
 * this goes on by itself, without a history entry that would repeat it.
 */
function ConfirmAccounts({ connections, goesOn }: { connections: readonly Connection[]; goesOn: boolean }) {
  const text = transactionsCollectTexts[useLanguage()]
  const sending = useSend()
  const { goTo } = useStep()
  const { hasBank, hasUpload, hasFailures } = collectionOf(connections)
  const confirm = async () => {
    await sending.send(async (keys) => {
      if (hasBank) await api('confirmTransactions', { keys })
      if (hasUpload) await api('confirmFinancials', { keys })
      await goTo('getOffers', { replace: goesOn })
    })
  }
  const confirmOnce = useEffectEvent(() => void confirm())
  useEffect(() => {
    if (goesOn) confirmOnce()
  }, [goesOn])
  return (
    <>
      {hasFailures && (
        <Notice>
          <p>{text.withoutFailed}</p>
        </Notice>
      )}
      <CallFailure errorKey={sending.errorKey} />
      <div className="form-actions">
        <Button isPending={sending.isPending} onClick={() => void confirm()}>
          {text.continue}
        </Button>
        <p className="small">{text.continueHint}</p>
      </div>
    </>
  )
}
