import { lender } from '#lending/this-lender.ts'
import { lazy, Suspense } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import type { MetaArgs, PageHandle } from '../../page-module.ts'
import { addressOf } from '../../addresses.ts'
import { errorKeyOf } from '#contract/failure.ts'
import { languageOf } from '#ui/language.ts'
import { useLanguage } from '#ui/use-language.ts'
import {
  askForOffers,
  useApplication,
  useDisbursementAccounts,
  useOfferRange,
  useOffers,
} from '../../application-state/queries.ts'
import { fetchedPart } from '../../screen/fetched-part.tsx'
import { Loading, Opening, WhenLoaded } from '../../screen/step-screen.tsx'
import { useView } from '../../tracking/use-view.ts'
import { useStep } from '../use-step.ts'
import { categoriesQuestion, questionName } from './categories/place.ts'
import { personalOfferTexts } from './text.ts'

export const meta = ({ location: { pathname, search } }: MetaArgs) => {
  const text = personalOfferTexts[languageOf(pathname)]
  const isAboutCategories = new URLSearchParams(search).get(questionName) === categoriesQuestion
  return [{ title: `${isAboutCategories ? text.categoriesPageTitle : text.pageTitle} | ${lender.name}` }]
}

const openings = { nl: personalOfferTexts.nl.opening, en: personalOfferTexts.en.opening }
/** The other questions of this page need no offers. */
const ask = () => {
  if (!new URLSearchParams(location.search).has(questionName)) askForOffers()
}
export const handle: PageHandle = { opening: openings, ask }

const accountQuestion = 'rekening'

/** ROUTE-11, FLOW-9, FLOW-10: the offers, or the reasons for none; then the account for the money. */
export default function PersonalOfferPage() {
  const [query] = useSearchParams()
  const question = query.get(questionName)
  if (question === categoriesQuestion) return <Categories />
  return question === accountQuestion ? <AccountQuestion /> : <Offers />
}

/** On its way while the offers are: nothing of it is painted before they are there. */
const choice = fetchedPart(async () => (await import('./offer-choice.tsx')).OfferChoice)
if (!import.meta.env.SSR) choice.fetch()
const OfferChoice = choice.Part

/** An offer needs no refusal's script, and a refusal no account's: each loads when needed. */
const DecisionExplained = lazy(async () => ({ default: (await import('./decision-explained.tsx')).DecisionExplained }))
const AccountChoice = lazy(async () => ({ default: (await import('./account-choice.tsx')).AccountChoice }))

/** Few look this deep, so its script is fetched only by who does. */
const CategoriesScreen = lazy(async () => {
  const { CategoriesScreen: Screen } = await import('./categories-screen.tsx')
  return { default: Screen }
})

function Categories() {
  return (
    <Suspense fallback={<Loading />}>
      <CategoriesScreen />
    </Suspense>
  )
}

/** Offers that are not there yet are waited for on the screen made for it. */
function Offers() {
  const language = useLanguage()
  const application = useApplication()
  const [, setQuery] = useSearchParams()
  const { opening } = personalOfferTexts[language]
  const { refresh } = useStep()
  const askForAccount = async () => {
    await refresh()
    setQuery({ [questionName]: accountQuestion })
  }
  const offers = useOffers()
  const ranges = useOfferRange()
  useView(offers.data ? 'offer options' : null)
  if (offers.error !== null && errorKeyOf(offers.error) === 'offers_not_ready') {
    return <Redirect to={addressOf('getOffers', language)} replace />
  }
  return (
    <WhenLoaded query={offers} words={opening}>
      {(answer) =>
        answer.offers.length === 0 ? (
          <Suspense fallback={<Opening words={opening} />}>
            <DecisionExplained decision={answer.decision} />
          </Suspense>
        ) : (
          <WhenLoaded query={ranges} words={opening}>
            {(found) => (
              <Suspense fallback={<Opening words={opening} />}>
                <OfferChoice
                  answer={answer}
                  ranges={found}
                  selectedId={application.data?.selectedOfferId ?? null}
                  onSelected={askForAccount}
                />
              </Suspense>
            )}
          </WhenLoaded>
        )
      }
    </WhenLoaded>
  )
}

function AccountQuestion() {
  const { goTo } = useStep()
  return (
    <WhenLoaded query={useDisbursementAccounts()}>
      {(accounts) => (
        <Suspense fallback={<Loading />}>
          <AccountChoice accounts={accounts} onChosen={() => goTo('nextSteps')} />
        </Suspense>
      )}
    </WhenLoaded>
  )
}
