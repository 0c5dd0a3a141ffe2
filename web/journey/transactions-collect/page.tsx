import type { MetaArgs, PageHandle } from '../../page-module.ts'
import { languageOf } from '#ui/language.ts'
import { useApplication } from '../../application-state/queries.ts'
import { WhenLoaded } from '../../screen/step-screen.tsx'
import { CollectScreen } from './collect-screen.tsx'
import { transactionsCollectTexts } from './text.ts'

export const handle: PageHandle = { opening: transactionsCollectTexts }

export const meta = ({ location }: MetaArgs) => [
  { title: `${transactionsCollectTexts[languageOf(location.pathname)].pageTitle} | Vlot` },
]

/** ROUTE-9, FLOW-7. */
export default function TransactionsCollectPage() {
  return (
    <WhenLoaded query={useApplication()}>{(application) => <CollectScreen application={application} />}</WhenLoaded>
  )
}
