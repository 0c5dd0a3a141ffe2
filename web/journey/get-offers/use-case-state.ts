import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { notYet, retry } from '../../api/retry.ts'
import { hasFailed, isSettled, type JourneyBlocks, nothingDone } from './stages.ts'

const intervalMs = 1_000
/** Most offers are there in seconds: for ten of them polls are frequent. */
const quickIntervalMs = 100
const quickReads = 100
/** With the quick ones four minutes. */
const readsMax = 230
const failuresAllowed = 5
const slowAfterMs = 20_000

/** How the waiting ended; the two failures are those that the request-failed page knows (ROUTE-13). */
export type Ending = 'ready' | 'TRANSACTION_STATUS' | 'TIMEOUT'

/** Polls the case until the offers are there or it is certain that they will not come (FLOW-8). */
export function useCaseState(onEnd: (ending: Ending) => void) {
  const [blocks, setBlocks] = useState<JourneyBlocks>(nothingDone)
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const slow = setTimeout(() => setSlow(true), slowAfterMs)
    const read = async () => {
      const { journeyBlocks } = await api('readCaseState', { signal })
      setBlocks(journeyBlocks)
      return isSettled(journeyBlocks) ? journeyBlocks : notYet
    }
    const quick = { intervalMs: quickIntervalMs, limit: quickReads, failuresAllowed, signal, onLimit: () => undefined }
    const steady = { intervalMs, limit: readsMax, failuresAllowed, signal, onLimit: () => onEnd('TIMEOUT') }
    const waiting = retry(read, quick).then((settled) => settled ?? retry(read, steady))
    waiting.then(
      (settled) => settled && onEnd(hasFailed(settled) ? 'TRANSACTION_STATUS' : 'ready'),
      () => signal.aborted || onEnd('TRANSACTION_STATUS'),
    )
    return () => {
      clearTimeout(slow)
      controller.abort()
    }
    // One waiting for each time the page is entered, whatever function it was rendered with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { blocks, isSlow }
}
