import { useEffect, useRef, useState } from 'react'
import type { ErrorKey } from '#contract/call.ts'
import { parseKvkNumber } from '#lending/kvk-number.ts'
import { api } from '../api/api.ts'
import { actions } from '../application-state/store.ts'
import { forgetSecrets, mailedLink } from '../session/mailed-link.ts'
import { sessionStore } from '../session/storage.ts'
import { isComplete, verificationErrorKey, verify } from './verify.ts'

/** The verification form (RECON-1 to RECON-5). Once the session of the link stands, the kvk number is known to the whole page. */
export function useVerification() {
  const [link] = useState(mailedLink)
  const [kvkText, setKvkText] = useState(link.kvk ?? '')
  const [isPending, setPending] = useState(false)
  const [errorKey, setErrorKey] = useState<ErrorKey | null>(null)
  const isBusy = useRef(false)
  const kvkNumber = parseKvkNumber(kvkText)

  const submit = async () => {
    if (kvkNumber === null || isBusy.current) return
    isBusy.current = true
    setPending(true)
    setErrorKey(null)
    try {
      await verify({ ask: api, session: sessionStore }, link, kvkNumber)
      forgetSecrets()
      actions.setRequester({ kvkNumber })
    } catch (error) {
      setErrorKey(verificationErrorKey(error))
      setPending(false)
    } finally {
      isBusy.current = false
    }
  }

  // RECON-2: with all four parts there is nothing to ask. Once, as the page is entered.
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current || !isComplete(link)) return
    isStarted.current = true
    void submit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { link, kvkText, setKvkText, kvkNumber, isPending, errorKey, submit }
}
