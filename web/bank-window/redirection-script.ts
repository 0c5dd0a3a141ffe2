import {
  awaitConnectUrl,
  isBankAddress,
  openBankChannel,
  readWaitingWindowAddress,
  readWindowLanguage,
} from '../api/bank-window.ts'
import { readStepShift } from '../plain/flags.ts'
import { readStepShiftWith, trackPageView } from '../tracking/track.ts'
import { showLanguage, showState } from './show-words.ts'
import { reverseOpener } from './reverse-opener.ts'

/** The browser's time-out of the call that the journey's tab is making meanwhile, and a little more. */
const waitingTimeMs = 65_000

/** Where the bank may be: https, or the origin that the server names for its sandbox. */
async function readBankOrigin(): Promise<string | null> {
  const { api } = await import('../api/api.ts')
  return (await api('readLimits')).bankOrigin
}

/**
 * Waits for the address that the journey's tab hands over and goes there; checked again on this side, because another
 * tab is not trusted (docs/security.md, "The bank's window"). Opened by hand there is nothing to wait for.
 */
async function start(): Promise<void> {
  reverseOpener(window)
  showLanguage(readWindowLanguage(location.hash))
  readStepShiftWith(readStepShift)
  const viewed = trackPageView(location.pathname)
  const asked = readWaitingWindowAddress(location.hash)
  if (!asked) return showState('failed')
  const [url, bankOrigin] = await Promise.all([
    awaitConnectUrl(openBankChannel(), asked.state, waitingTimeMs),
    readBankOrigin().catch(() => null),
    viewed,
  ])
  if (url !== null && isBankAddress(url, bankOrigin)) location.replace(url)
  else showState('failed')
}

void start()
