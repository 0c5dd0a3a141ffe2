import { titleMeta, type PageHandle } from '../../page-module.ts'
import { useApplication } from '../../application-state/queries.ts'
import { WhenLoaded } from '../../screen/step-screen.tsx'
import { CollectScreen } from './collect-screen.tsx'
import { transactionsCollectTexts } from './text.ts'

export const handle: PageHandle = { opening: transactionsCollectTexts }

export const meta = titleMeta(transactionsCollectTexts)

/** ROUTE-9, FLOW-7. */
export default function TransactionsCollectPage() {
  return (
    <WhenLoaded query={useApplication()}>{(application) => <CollectScreen application={application} />}</WhenLoaded>
  )
}
