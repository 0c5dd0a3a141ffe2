import { useState } from 'react'
import { useLocation } from 'wouter'
import { useNavigate } from '../navigation.ts'
import type { ConnectionDetails } from '#contract/bank-data.ts'
import { errorKeyOf } from '../api/api-failure.ts'
import { sessionStore } from '../visitor/storage.ts'
import { useLanguage } from '../use-language.ts'
import { leaveForBank, openBankWindow } from './bank-visit.ts'
import { type ConsentVisit, getConsentIn } from './places.ts'

/** What became of a click on a card; all other cards are as they were. */
export type Reconnecting =
  | { stage: 'none' }
  | { stage: 'opening' | 'leaving' | 'blocked'; connectionId: string }
  | { stage: 'failed'; connectionId: string; errorKey: string }

type Bank = Pick<ConnectionDetails, 'connectionId' | 'bankName'>

/** RECON-9: renewing the consent of one connection. `start` must be called straight from the click. */
export function useReconnect(bankOrigin: string | null, first: Reconnecting) {
  const language = useLanguage()
  const [pathname] = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<Reconnecting>(first)
  const fail = (connectionId: string, error: unknown) =>
    setState({ stage: 'failed', connectionId, errorKey: errorKeyOf(error) })

  const start = ({ connectionId, bankName }: Bank) => {
    const opened = openBankWindow({ connectionId, bankName, bankOrigin })
    // The specification: a blocked popup asks nothing, leads nowhere and is no error. The card offers another way.
    if (opened === null) return setState({ stage: 'blocked', connectionId })
    setState({ stage: 'opening', connectionId })
    opened.isSent.then(
      (isSent) => {
        if (!isSent) return
        const visit: ConsentVisit = { returnPage: pathname, bankName, connectionId }
        void navigate(getConsentIn(language), { state: visit })
      },
      (error: unknown) => fail(connectionId, error),
    )
  }

  const leave = async ({ connectionId }: Bank) => {
    setState({ stage: 'leaving', connectionId })
    sessionStore.write('returnPage', pathname)
    await leaveForBank({ connectionId, bankOrigin }).catch((error: unknown) => fail(connectionId, error))
  }

  return { state, start, leave }
}

export type Reconnector = ReturnType<typeof useReconnect>
