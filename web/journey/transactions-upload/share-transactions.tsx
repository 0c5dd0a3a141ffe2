import { lazy, Suspense } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import type { AnswerOf } from '#contract/calls.ts'
import type { TransactionsTab } from '../../application-state/application-state.ts'
import { actions, useApplicationState } from '../../application-state/store.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { collectionOf, doubtOf, isRunning } from '../collection.ts'
import { Loading, StepScreen } from '../../screen/step-screen.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useView } from '../../tracking/use-view.ts'
import { sharePace, useAccountMatches, useCollecting } from '../use-collecting.ts'
import { useStep } from '../use-step.ts'
import { AccountList } from './account-list.tsx'
import { bankCards } from './bank-cards.ts'
import { ConnectBank, VisitNotice } from './connect-bank.tsx'
import { transactionsUploadTexts } from './text.ts'
import { type BankVisitor, useBankVisit } from './use-bank-visit.ts'

/** Files are the other way, not loaded for a visitor who connects a bank. */
const UploadFiles = lazy(async () => ({ default: (await import('./upload-files.tsx')).UploadFiles }))

type ShareProps = { application: ApplicationView; limits: AnswerOf<'readLimits'> }

/**
 * The shared accounts, filled while a bank collects, and two equal ways to share more. Going on confirms the accounts
 * too, unless there is a question about them. What is below them waits until they are known: a late row would move it.
 */
export function ShareTransactions({ application, limits }: ShareProps) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const { refresh, leaveFor } = useStep()
  useView('transactions add account')
  const visitor = useBankVisit(application, limits.bankOrigin, refresh)
  const { waiting } = useCollecting(sharePace, collectionOf(application.connections).isRunning)
  const entries = useApplicationState((state) => state.transactions.connections)
  const cards = bankCards(entries, application.connections)
  const { matches, isFetching } = useAccountMatches(application.connections)
  const doubt = doubtOf(application.connections, matches)
  const isConfirming = doubt !== 'some'
  const hasShared = cards.length > 0
  const isChecking = visitor.state.stage === 'checking'
  const isListed = application.connections.every((one) => !isRunning(one) || one.accounts.length > 0)
  // While one bank is slow, the applicant can still share another account or a file.
  const isSlow = waiting !== 'waiting'
  const isKnown = !isChecking && (isSlow || (isListed && !(doubt === 'unknown' && isFetching)))
  // For a moment after a visit the application on the screen is the one before it, in which nothing is known.
  const isArrived = visitor.state.stage === 'connected' && isKnown && hasShared && doubt !== 'unknown'
  const words = hasShared && isConfirming ? text.shared : { title: text.title, intro: text.intro }
  const takeUpload = () => {
    visitor.letFailureGo()
    void refresh()
  }
  return (
    <StepScreen {...words} isArrived={isArrived}>
      <VisitNotice visitor={visitor} />
      {hasShared && !isChecking && <AccountList cards={cards} />}
      {isKnown && hasShared && (
        <>
          <div className="form-actions">
            <Button onClick={() => void leaveFor('collectTransactions', { state: { isConfirmed: isConfirming } })}>
              {isConfirming ? text.confirm : journeyTexts[language].next}
            </Button>
            <p className="small">{text.continueHint}</p>
          </div>
          <h2 className="section-title section-title-apart">{text.addAnother}</h2>
        </>
      )}
      {isKnown && <Ways limits={limits} visitor={visitor} onUploaded={takeUpload} />}
    </StepScreen>
  )
}

type WaysProps = Pick<ShareProps, 'limits'> & { visitor: BankVisitor; onUploaded: () => void }

function Ways({ limits, visitor, onUploaded }: WaysProps) {
  const text = transactionsUploadTexts[useLanguage()]
  const way = useApplicationState((state) => state.transactionsTab) ?? 'connect'
  return (
    <>
      <RadioCards<TransactionsTab>
        legend={text.way}
        isLegendHidden
        look="row"
        value={way}
        onValue={actions.setTransactionsTab}
        cards={[
          { value: 'connect', ...text.ways.connect },
          { value: 'upload', ...text.ways.upload },
        ]}
      />
      {way === 'connect' ? (
        <ConnectBank visitor={visitor} />
      ) : (
        <Suspense fallback={<Loading />}>
          <UploadFiles limits={limits.statementFile} onAccepted={onUploaded} />
        </Suspense>
      )}
    </>
  )
}
