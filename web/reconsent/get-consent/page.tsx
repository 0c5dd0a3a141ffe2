import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { type BankKey, bankKeys, bankNames } from '#contract/values.ts'
import { useNavigate, useNavigationState } from '../../navigation.ts'
import { hiddenMeta } from '../../page-module.ts'
import { useApplicationState } from '../../application-state/store.ts'
import { formatIban } from '#ui/format.ts'
import { StepsList, type StepState } from '#ui/steps-list.tsx'
import { Opening } from '../../screen/step-screen.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { getConsentTexts, reconsentTexts } from '../text.ts'
import { BankMark } from '../../banks/bank-mark.tsx'
import type { Language } from '#lending/language.ts'
import { addressOf, overviewIn } from '../../addresses.ts'
import { api } from '../../api/api.ts'
import { ApiFailure } from '#contract/failure.ts'
import type { BankReturn } from '../../api/bank-window.ts'
import type { Ask } from '../../api/client.ts'
import { notYet, retry } from '../../api/retry.ts'
import { wait } from '../../api/wait.ts'
import { useView } from '../../tracking/use-view.ts'
import { type SessionStore, sessionStore } from '../../visitor/storage.ts'
import {
  closeBankWindow,
  type ConsentOutcome,
  type ConsentVisit,
  readConsentVisit,
  reportReturn,
  takeReturn,
} from '../bank-visit.ts'

export const meta = hiddenMeta(getConsentTexts)

/** ROUTE-17. The visit is in the navigation state, which a reload keeps; without it there is nothing to wait for. */
export default function GetConsentPage() {
  const language = useLanguage()
  const text = getConsentTexts[language]
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
      {visit === null ? (
        <Opening words={{ title: text.title(''), intro: text.intro }} waiting={reconsentTexts[language].loading} />
      ) : (
        <div className="step">
          <Waiting visit={visit} />
        </div>
      )}
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
  useView('get reconsent')
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

/** RECON-12 shows the other seven on the waiting page: those that most small businesses bank with. */
const unnamed: readonly BankKey[] = ['TRIODOS', 'BUNQ']
const shown = bankKeys.filter((bank) => !unnamed.includes(bank))

/** RECON-12. */
function SupportedBanks({ current }: { current: string }) {
  const text = getConsentTexts[useLanguage()]
  return (
    <section className="reconsent-side" aria-labelledby="supported-banks">
      <h2 id="supported-banks">{text.banks}</h2>
      <ul className="supported-banks">
        {shown.map((bank) => (
          <li key={bank}>
            <BankMark bank={bank} isName />
            {bankNames[bank] === current && <small>{text.yourBank}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the visitor is, as far as we know: at the bank, back from it, or done. */
type VisitStage = 'at-bank' | 'back' | 'renewed'

/** Has the server ask the aggregator. Returns why consent was not given; null when it was, or polling decides. */
async function settle(returned: BankReturn): Promise<string | null> {
  try {
    const answer = await reportReturn(returned)
    return answer.outcome === 'connected' ? null : (answer.errorKey ?? 'bank_cancelled')
  } catch {
    return null
  }
}

/**
 * RECON-13, and decision 0012: a visitor who stops at the bank is back on the overview at once,
 * with the reason on the card, instead of after eight minutes.
 */
function useConsentVisit({ returnPage, bankName, connectionId }: ConsentVisit, language: Language): VisitStage {
  const [stage, setStage] = useState<VisitStage>('at-bank')
  const navigate = useNavigate()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const leave = (address: string, state: unknown) => {
      controller.abort()
      void navigate(address, { replace: true, state })
    }
    const goBack = (outcome: ConsentOutcome) => leave(returnPage, outcome)
    const finish = async (returned: BankReturn) => {
      setStage('back')
      const errorKey = await settle(returned)
      if (errorKey !== null && !signal.aborted) goBack({ kind: 'failed', connectionId, errorKey })
    }
    const stopListening = takeReturn(connectionId, (returned) => void finish(returned))
    const onRenewed = () => {
      setStage('renewed')
      closeBankWindow()
    }
    waitForConsent({ ask: api, session: sessionStore, connectionId, onRenewed, signal }).then(
      (end) =>
        end === 'renewed'
          ? goBack({ kind: 'renewed', bankName })
          : leave(addressOf('requestFailed', language), { error: end }),
      // Only an abort rejects: the page has been left.
      () => undefined,
    )
    return () => {
      controller.abort()
      stopListening()
    }
    // One waiting for each time the page is entered, in either language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [connectionId, returnPage, language])
  return stage
}

/** RECON-13: every 2000 ms, at most 240 times; 2000 ms between success and leaving. */
const consentPolling = { intervalMs: 2_000, limit: 240, pauseMs: 2_000 } as const

type ConsentWait = 'renewed' | 'TRANSACTION_STATUS' | 'TIMEOUT'

type Waited = {
  ask: Ask
  session: SessionStore
  connectionId: string
  /** Called when the consent is renewed, before the pause. */
  onRenewed: () => void
  signal: AbortSignal
}

/**
 * RECON-13: checks the case's connections until this one is gone or no longer needs consent. A check that fails, or no
 * case id in the session, ends it at once. Rejects only when aborted.
 */
export async function waitForConsent({ ask, session, connectionId, onRenewed, signal }: Waited): Promise<ConsentWait> {
  let end = 'renewed' as ConsentWait
  const check = async () => {
    const customerId = session.read('caseId')
    if (customerId === null) throw new ApiFailure('caseIdNotFound', null)
    const { connections } = await ask('listConnections', { params: { customerId }, signal })
    return connections.some((one) => one.connectionId === connectionId && one.needReconsent) ? notYet : true
  }
  const { intervalMs, limit, pauseMs } = consentPolling
  try {
    await retry(check, { intervalMs, limit, signal, onLimit: () => (end = 'TIMEOUT') })
  } catch {
    signal.throwIfAborted()
    return 'TRANSACTION_STATUS'
  }
  if (end === 'TIMEOUT') return end
  onRenewed()
  await wait(pauseMs, signal)
  return end
}
