import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useNavigate, useNavigationState } from '../../navigation.ts'
import type { MetaArgs } from '../../page-module.ts'
import { useApplicationState } from '../../application-state/store.ts'
import { languageOf } from '../../language.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { formatIban } from '../../ui/format.ts'
import { type StepState, StepsList } from '../../ui/steps-list.tsx'
import { useLanguage } from '../../use-language.ts'
import { type ConsentVisit, overviewIn, readConsentVisit } from '../places.ts'
import { reconsentTexts } from '../text.ts'
import { SupportedBanks } from './supported-banks.tsx'
import { getConsentTexts } from './text.ts'
import { useConsentVisit, type VisitStage } from './use-consent-visit.ts'

export const meta = ({ location }: MetaArgs) => [
  { title: `${getConsentTexts[languageOf(location.pathname)].pageTitle} | Vlot` },
  { name: 'robots', content: 'noindex' },
]

/** ROUTE-17. What is waited for is in the navigation state, which a reload keeps; without it there is nothing to wait for. */
export default function GetConsentPage() {
  const language = useLanguage()
  const state: unknown = useNavigationState()
  const navigate = useNavigate()
  const [visit, setVisit] = useState<ConsentVisit | null>(null)
  useEffect(() => {
    const known = readConsentVisit(state, language)
    if (known === null) void navigate(overviewIn(language), { replace: true })
    else setVisit(known)
  }, [state, language, navigate])
  return (
    <div className="reconsent">
      <div className="step">
        {visit === null ? (
          <>
            <h1 className="step-title">{getConsentTexts[language].title('')}</h1>
            <p className="loading" role="status">
              <Spinner /> {reconsentTexts[language].loading}
            </p>
          </>
        ) : (
          <Waiting visit={visit} />
        )}
      </div>
      <SupportedBanks current={visit?.bankName ?? ''} />
    </div>
  )
}

const statesOf: Readonly<Record<VisitStage, readonly [StepState, StepState, StepState]>> = {
  'at-bank': ['active', 'upcoming', 'upcoming'],
  back: ['done', 'done', 'active'],
  renewed: ['done', 'done', 'done'],
}

/** Which accounts it is about, as the overview had them; after a reload the bank's name has to do. */
function AccountsRenewed({ connectionId }: Pick<ConsentVisit, 'connectionId'>) {
  const text = getConsentTexts[useLanguage()]
  const banks = useApplicationState((state) => state.transactions.connections)
  const accounts = banks.flatMap((bank) => bank.accounts.filter((account) => account.connectionId === connectionId))
  if (accounts.length === 0) return null
  return <p>{text.accounts(accounts.map(({ iban }) => formatIban(iban)).join(', '))}</p>
}

/** RECON-12: the bank's name, and three steps of which the present one turns. */
function Waiting({ visit }: { visit: ConsentVisit }) {
  const language = useLanguage()
  const text = getConsentTexts[language]
  const stage = useConsentVisit(visit, language)
  const states = statesOf[stage]
  return (
    <>
      <h1 className="step-title">{text.title(visit.bankName)}</h1>
      <p className="step-intro">{text.intro}</p>
      <AccountsRenewed connectionId={visit.connectionId} />
      <StepsList
        isLoading={stage !== 'renewed'}
        stateNames={text.states}
        steps={text.steps.map((step, index) => ({ key: step.label, state: states[index] ?? 'upcoming', ...step }))}
      />
      <p role="status" className="consent-news">
        {stage === 'renewed' && text.renewed}
      </p>
      <p className="small">
        {text.noWindow} <Link to={visit.returnPage}>{text.back}</Link>
      </p>
    </>
  )
}
