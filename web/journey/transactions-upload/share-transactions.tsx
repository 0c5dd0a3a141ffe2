import { lazy, Suspense } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import type { AnswerOf } from '#contract/calls.ts'
import type { TransactionsTab } from '../../application-state/application-state.ts'
import { actions, useApplicationState } from '../../application-state/store.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { doubtOf, collectionOf } from '../collection.ts'
import { Loading, StepScreen } from '../../screen/step-screen.tsx'
import { journeyTexts } from '../../screen/text.ts'
import { useView } from '../../tracking/use-view.ts'
import { sharePace, useAccountMatches, useCollecting } from '../use-collecting.ts'
import { useStep } from '../use-step.ts'
import { AccountList } from './account-list.tsx'
import { bankCards } from './bank-cards.ts'
import { ConnectBank, VisitNotice } from './connect-bank.tsx'
import { transactionsUploadTexts } from './text.ts'
import { useBankVisit } from './use-bank-visit.ts'

/** Files are the other way, not loaded for a visitor who connects a bank. */
const UploadFiles = lazy(async () => ({ default: (await import('./upload-files.tsx')).UploadFiles }))

type ShareProps = { application: ApplicationView; limits: AnswerOf<'readLimits'> }

/**
 * Two equal ways to share, and below them the shared accounts, filled while a bank collects. Going on is offered at the
 * first one; it confirms the accounts too, unless there is a question about them.
 */
export function ShareTransactions({ application, limits }: ShareProps) {
  const language = useLanguage()
  const text = transactionsUploadTexts[language]
  const { refresh, leaveFor } = useStep()
  useView('transactions add account')
  const way = useApplicationState((state) => state.transactionsTab) ?? 'connect'
  const visitor = useBankVisit(application, limits.bankOrigin, refresh)
  useCollecting(sharePace, collectionOf(application.connections).isRunning)
  const entries = useApplicationState((state) => state.transactions.connections)
  const cards = bankCards(entries, application.connections)
  const { matches } = useAccountMatches(application.connections)
  const isConfirming = doubtOf(application.connections, matches) !== 'some'
  const hasShared = cards.length > 0
  const takeUpload = () => {
    visitor.letFailureGo()
    void refresh()
  }
  return (
    <StepScreen title={text.title} intro={text.intro}>
      <VisitNotice visitor={visitor} />
      {hasShared && <AccountList cards={cards} />}
      {hasShared && (
        <div className="form-actions">
          <Button onClick={() => void leaveFor('collectTransactions', { state: { isConfirmed: isConfirming } })}>
            {isConfirming ? text.confirm : journeyTexts[language].next}
          </Button>
          <p className="small">{text.continueHint}</p>
        </div>
      )}
      {hasShared && <h2 className="section-title section-title-apart">{text.addAnother}</h2>}
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
          <UploadFiles limits={limits.statementFile} onAccepted={takeUpload} />
        </Suspense>
      )}
    </StepScreen>
  )
}
