import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { notYet, retry } from '../../api/retry.ts'
import { hasFailed, isSettled, type JourneyBlocks, nothingDone } from './stages.ts'

const intervalMs = 1_000
/** Most offers are there in seconds: for ten of them polls are frequent. */
const quickIntervalMs = 100
const quickReads = 100
/** The limit that the page promises, whatever the server's answers take. */
const waitMsMax = 240_000
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
    const stop = () => {
      clearTimeout(slow)
      clearTimeout(over)
      controller.abort()
    }
    const end = (ending: Ending) => (stop(), onEnd(ending))
    const over = setTimeout(() => end('TIMEOUT'), waitMsMax)
    const steady = { intervalMs, limit: Infinity, failuresAllowed, signal, onLimit: () => undefined }
    const quick = { ...steady, intervalMs: quickIntervalMs, limit: quickReads }
    const waiting = retry(read, quick).then((settled) => settled ?? retry(read, steady))
    waiting.then(
      (settled) => settled && end(hasFailed(settled) ? 'TRANSACTION_STATUS' : 'ready'),
      () => signal.aborted || end('TRANSACTION_STATUS'),
    )
    return stop
    // One waiting for each time the page is entered, whatever function it was rendered with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { blocks, isSlow }
}
