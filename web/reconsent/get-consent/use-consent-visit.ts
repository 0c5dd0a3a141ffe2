import { useEffect, useState } from 'react'
import { useNavigate } from '../../navigation.ts'
import { addressOf, type Language } from '../../addresses.ts'
import { api } from '../../api/api.ts'
import type { BankReturn } from '../../api/bank-window.ts'
import { sessionStore } from '../../session/storage.ts'
import { closeBankWindow, takeReturn, tellServer } from '../bank-visit.ts'
import type { ConsentOutcome, ConsentVisit } from '../places.ts'
import { waitForConsent } from './wait-for-consent.ts'

/** Where the visitor is, as far as we know: at the bank, back from it, or done. */
export type VisitStage = 'at-bank' | 'back' | 'renewed'

/** Has the server ask the aggregator. Answers why the consent was not given; null when it was, or the polling decides. */
async function settle(returned: BankReturn): Promise<string | null> {
  try {
    const answer = await tellServer(returned)
    return answer.outcome === 'connected' ? null : (answer.errorKey ?? 'bank_cancelled')
  } catch {
    return null
  }
}

/**
 * RECON-13, and one way out that the specification leaves open: whoever stops at the bank is back on the overview at once,
 * with the reason on the card, instead of waiting for eight minutes.
 */
export function useConsentVisit({ returnPage, bankName, connectionId }: ConsentVisit, language: Language): VisitStage {
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
    // One waiting for each time the page is entered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [connectionId])
  return stage
}
