import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { ConnectionDetails } from '#contract/bank-data.ts'
import { useNavigate, useNavigationState } from '../navigation.ts'
import { ApiFailure, errorKeyOf } from '#contract/failure.ts'
import { actions } from '../application-state/store.ts'
import { serverNow } from '../visitor/session-end.ts'
import { lender } from '#lending/this-lender.ts'
import { BottomSheet, Dialog } from '#ui/dialog.tsx'
import { Button } from '#ui/button.tsx'
import { dutchDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { isCompletionSheetOn, opensCompletionSheet, reconsentErrorText, ConnectionCard } from './connection-card.tsx'
import { reconsentTexts } from './text.ts'
import { readConsentOutcome, type Reconnecting, useReconnect } from './bank-visit.ts'
import { api } from '../api/api.ts'
import { returnFragments } from '../api/bank-window.ts'
import { requireCaseId } from '../session/start-session.ts'
import { sessionStore } from '../visitor/storage.ts'

type OverviewProps = {
  /** It takes the place of the form, and so the reader starts at its heading. */
  isAfterForm: boolean
  onSessionEnded: () => void
}

/** RECON-6: the connections as they are now. When the session is over, the way in is shown again. */
export function Overview({ isAfterForm, onSessionEnded }: OverviewProps) {
  const text = reconsentTexts[useLanguage()]
  const connections = useQuery(connectionsQuery)
  const bankOrigin = useQuery(bankOriginQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAfterForm) heading.current?.focus()
  }, [isAfterForm])
  const isEnded = connections.error instanceof ApiFailure && connections.error.status === 401
  useEffect(() => {
    if (isEnded) onSessionEnded()
  }, [isEnded, onSessionEnded])
  useEffect(() => addToState(connections.data ?? []), [connections.data])
  // Where a bank may be is needed in the click itself; not knowing it leaves https.
  const isLoading = bankOrigin.isPending || (connections.data === undefined && connections.isFetching)
  return (
    <>
      <h1 className="step-title" tabIndex={-1} ref={heading}>
        {text.overview.title}
      </h1>
      <p className="step-intro">{text.overview.subtitle}</p>
      <h2 className="section-title">{text.overview.banks}</h2>
      {isLoading || isEnded ? (
        <p className="loading" role="status">
          <Spinner /> {text.loading}
        </p>
      ) : connections.data === undefined ? (
        <FetchFailure error={connections.error} onAgain={() => void connections.refetch()} />
      ) : (
        <Connections connections={connections.data} bankOrigin={bankOrigin.data ?? null} />
      )}
    </>
  )
}

/** CONST-2: each returned connection is also added to the bank-account state. */
function addToState(connections: readonly ConnectionDetails[]): void {
  for (const { bankName, connectionId, accounts } of connections)
    for (const { iban, clientName } of accounts) actions.addBankAccount(bankName, { iban, clientName, connectionId })
}

function FetchFailure({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const language = useLanguage()
  const text = reconsentTexts[language].overview
  return (
    <Notice tone="error" role="alert" title={text.failedTitle}>
      <p>{reconsentErrorText(errorKeyOf(error), language)}</p>
      <div className="notice-actions">
        <Button look="secondary" onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    </Notice>
  )
}

type ConnectionsProps = { connections: readonly ConnectionDetails[]; bankOrigin: string | null }

function Connections({ connections, bankOrigin }: ConnectionsProps) {
  const text = reconsentTexts[useLanguage()]
  const { renewed, failed, clear } = useOutcome(connections)
  const reconnector = useReconnect(bankOrigin, failed)
  const hasError = reconnector.state.stage === 'failed'
  const [isSheetClosed, setSheetClosed] = useState(false)
  const opensSheet = opensCompletionSheet(isCompletionSheetOn, { connections, hasError })
  const today = dutchDayOf(serverNow())
  return (
    <>
      {connections.length === 0 && <Notice tone="success" title={text.overview.none} />}
      <ul className="connection-list">
        {connections.map((connection) => (
          <ConnectionCard
            key={connection.connectionId}
            connection={connection}
            reconnector={reconnector}
            today={today}
          />
        ))}
      </ul>
      <SuccessModal bankName={renewed} onClose={clear} />
      <BottomSheet
        isOpen={opensSheet && renewed === null && !isSheetClosed}
        onClose={() => setSheetClosed(true)}
        title={text.completion.title}
        closeText={text.completion.close}
      >
        <p>{text.completion.body}</p>
      </BottomSheet>
    </>
  )
}

/**
 * How the visitor came back from the bank: from the waiting page by its navigation state, or in this tab by a fragment.
 * It is shown once; a reload does not celebrate again.
 */
function useOutcome(connections: readonly ConnectionDetails[]) {
  const [pathname] = useLocation()
  const state: unknown = useNavigationState()
  const { hash } = location
  const navigate = useNavigate()
  const outcome = readConsentOutcome(state)
  const inThisTab = connections[0]
  const [renewed, setRenewed] = useState<string | null>(() => {
    if (outcome?.kind === 'renewed') return outcome.bankName
    // Anyone can type a fragment, so the connections must match.
    return hash === returnFragments.renewed && inThisTab?.needReconsent === false ? inThisTab.bankName : null
  })
  const [failed] = useState<Reconnecting>(() => {
    if (outcome?.kind === 'failed') return { stage: 'failed', ...pick(outcome) }
    return hash === returnFragments.failed && inThisTab
      ? { stage: 'failed', connectionId: inThisTab.connectionId, errorKey: 'bank_cancelled' }
      : { stage: 'none' }
  })
  useEffect(() => {
    if (state !== null || hash !== '') void navigate(pathname, { replace: true, state: null })
  }, [state, hash, pathname, navigate])
  return { renewed, failed, clear: () => setRenewed(null) }
}

const pick = ({ connectionId, errorKey }: { connectionId: string; errorKey: string }) => ({ connectionId, errorKey })

/** RECON-11: confetti, heading, text and a button to close. `bankName` is null while there is nothing to celebrate. */
function SuccessModal({ bankName, onClose }: { bankName: string | null; onClose: () => void }) {
  const text = reconsentTexts[useLanguage()].success
  const canvas = useRef<HTMLCanvasElement>(null)
  const isOpen = bankName !== null
  useEffect(() => {
    if (isOpen && canvas.current) return throwConfetti(canvas.current)
  }, [isOpen])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} closeText={text.close}>
      <canvas className="confetti" ref={canvas} aria-hidden="true" />
      <p>{text.body(bankName ?? '')}</p>
      <p className="dialog-actions">
        <Button onClick={onClose}>{text.close}</Button>
      </p>
    </Dialog>
  )
}

const { accent, ink, highlight } = lender.colours

/**
 * One burst, on a canvas of the page: the content security policy allows no worker made of text. None with reduced
 * motion (RECON-11). Returns its cleanup.
 */
function throwConfetti(canvas: HTMLCanvasElement): () => void {
  let clear: (() => void) | null = null
  let isOver = false
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (isOver) return
    const fire = confetti.create(canvas, { useWorker: false, resize: true, disableForReducedMotion: true })
    clear = () => fire.reset()
    void fire({
      particleCount: 140,
      spread: 80,
      startVelocity: 38,
      origin: { x: 0.5, y: 0.65 },
      colors: [accent, ink, highlight],
    })
  })
  return () => {
    isOver = true
    clear?.()
  }
}

/** The connections of the case, read again each time the overview is entered: it is there to show what has changed. */
const connectionsQuery = queryOptions({
  queryKey: ['reconsent-connections'] as const,
  queryFn: async ({ signal }) => {
    const query = { caseId: requireCaseId(sessionStore), inScopeForReconsent: 'true' as const }
    const { data } = await api('fetchAccounts', { query, signal })
    return data.connectionDetails
  },
  staleTime: 0,
  gcTime: 0,
})

/** Where a bank page may be besides https: the server names the origin of its sandbox. */
const bankOriginQuery = queryOptions({
  queryKey: ['reconsent-bank-origin'] as const,
  queryFn: async ({ signal }) => (await api('readLimits', { signal })).bankOrigin ?? null,
  staleTime: Infinity,
})
