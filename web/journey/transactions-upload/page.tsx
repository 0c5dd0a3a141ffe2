import { titleMeta, type PageHandle } from '../../page-module.ts'
import { actions, useApplicationState } from '../../application-state/store.ts'
import { useApplication, useLimits } from '../../application-state/queries.ts'
import { WhenLoaded } from '../../screen/step-screen.tsx'
import { useStep } from '../use-step.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { ShareTransactions } from './share-transactions.tsx'
import { sharingOpeningTexts, transactionsUploadTexts } from './text.ts'

export const handle: PageHandle = { opening: sharingOpeningTexts }

export const meta = titleMeta(transactionsUploadTexts)

/** ROUTE-8, FLOW-6: first the consent, then the two ways to share. */
export default function TransactionsUploadPage() {
  const application = useApplication()
  const limits = useLimits()
  const hasConsent = useApplicationState((state) => state.transactions.consent)
  const { know } = useStep()
  return (
    <WhenLoaded query={application}>
      {(known) =>
        hasConsent ? (
          <WhenLoaded query={limits}>{(table) => <ShareTransactions application={known} limits={table} />}</WhenLoaded>
        ) : (
          <ConsentQuestion onGiven={() => know(() => actions.setConsent(true))} />
        )
      }
    </WhenLoaded>
  )
}
