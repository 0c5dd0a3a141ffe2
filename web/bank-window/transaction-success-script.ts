import { announceReturn, openBankChannel, readBankReturn } from '../api/bank-window.ts'
import { languageOf } from '#ui/language.ts'
import { sessionStore } from '../visitor/storage.ts'
import { readStepShift } from '../plain/flags.ts'
import { readStepShiftWith, trackPageView } from '../tracking/track.ts'
import { showLanguage, showState } from './show-words.ts'

/** A tab in the background may be slow to wake. */
const answerTimeMs = 3000
const closeTimeMs = 400

/**
 * Reports the bank's return to the journey's tab and closes. Without an answer this is the journey's own tab, or the
 * other is gone: then the journey goes on in this window.
 */
async function start(): Promise<void> {
  const leftPage = sessionStore.read('returnPage') ?? (navigator.language.startsWith('nl') ? '/' : '/en')
  showLanguage(languageOf(leftPage))
  const returned = readBankReturn(location.search)
  // The address has the aggregator's parameters; they stay out of the history.
  history.replaceState(null, '', location.pathname)
  readStepShiftWith(readStepShift)
  const viewed = trackPageView(location.pathname)
  if (!returned) return showState('alone')
  const [isReceived] = await Promise.all([announceReturn(openBankChannel(), returned, answerTimeMs), viewed])
  if (isReceived) {
    window.close()
    setTimeout(() => showState('done'), closeTimeMs)
    return
  }
  const { reportReturn } = await import('./report-return.ts')
  const address = await reportReturn(returned)
  if (address === null) showState('elsewhere')
  else location.replace(address)
}

void start()
