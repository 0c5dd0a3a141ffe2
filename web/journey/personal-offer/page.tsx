import { type MetaArgs, useSearchParams } from 'react-router'
import { languageOf } from '../../language.ts'
import { useApplication, useDisbursementAccounts, useOffers } from '../queries.ts'
import { WhenLoaded } from '../step-screen.tsx'
import { useStep } from '../use-step.ts'
import { AccountChoice } from './account-choice.tsx'
import { DecisionExplained } from './decision-explained.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { personalOfferTexts } from './text.ts'

export const meta = ({ location }: MetaArgs) => [
  { title: `${personalOfferTexts[languageOf(location.pathname)].pageTitle} | Vlot` },
]

/** The second question of this step stands in the query, so that the back button leads from it to the offers. */
const questionName = 'vraag'
const accountQuestion = 'rekening'

/** ROUTE-11, FLOW-9, FLOW-10: the offers, or why there are none; then the account for the money. */
export default function PersonalOfferPage() {
  const [query] = useSearchParams()
  return query.get(questionName) === accountQuestion ? <AccountQuestion /> : <Offers />
}

function Offers() {
  const application = useApplication()
  const [, setQuery] = useSearchParams()
  const { refresh } = useStep()
  const askForAccount = async () => {
    await refresh()
    setQuery({ [questionName]: accountQuestion })
  }
  return (
    <WhenLoaded query={useOffers()}>
      {(answer) =>
        answer.offers.length === 0 ? (
          <DecisionExplained decision={answer.decision} />
        ) : (
          <OfferChoice
            answer={answer}
            selectedId={application.data?.selectedOfferId ?? null}
            onSelected={() => void askForAccount()}
          />
        )
      }
    </WhenLoaded>
  )
}

function AccountQuestion() {
  const { goTo } = useStep()
  return (
    <WhenLoaded query={useDisbursementAccounts()}>
      {(accounts) => <AccountChoice accounts={accounts} onChosen={() => void goTo('nextSteps')} />}
    </WhenLoaded>
  )
}
