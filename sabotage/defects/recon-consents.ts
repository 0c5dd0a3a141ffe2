import type { Defects } from '../defect.ts'

/** Re-consent: the overview, the bank’s window and the renewal. */
export default {
  'RECON-6 a failure shows an empty list': [
    'web/reconsent FetchFailure',
    '() => () => <Connections connections={[]} bankOrigin={null} />',
  ],
  'RECON-6 the overview has no questions beside it': ['web/reconsent QuestionsPanel', '() => () => null'],
  'RECON-7 a card does not say whose account it is': [
    'web/reconsent AccountLine',
    '(O) => ({ iban }) => O({ iban, holder: null })',
  ],
  'RECON-7 a card shows no date': ['web/reconsent reconsentTexts.nl.overview.validUntil', "() => () => 'Geldig'"],
  'RECON-7 a link shows no other connection of its case': [
    'server/routes seenBy',
    '(seen) => (session, rows) => (session?.scope === "reconsent" ? seen(session, rows).slice(0, 1) : rows)',
  ],
  'RECON-8 a consent of nine days left is valid': ['lending warningBelowDays', '() => 9'],
  'RECON-8 a connection that needs consent has no button': ['web/reconsent RenewActions', '() => () => null'],
  'RECON-9 from English it goes on in Dutch': ['web getConsentIn', "(original) => () => original('nl')"],
  'RECON-9 a blocked window offers no way on': [
    'web/reconsent useReconnect',
    "(f) => (...a) => ((it) => (it.state.stage === 'blocked' ? { ...it, state: { stage: 'none' } } : it))(f(...a))",
  ],
  'RECON-10 the switch of the sheet is on': ['web/reconsent isCompletionSheetOn', '() => true'],
  'RECON-10 switched on it opens after an error': [
    'web/reconsent opensCompletionSheet',
    '(original) => (isOn, overview) => original(isOn, { ...overview, hasError: false })',
  ],
  'RECON-11 no confetti flies': ['web/reconsent throwConfetti', '() => () => () => undefined'],
  'RECON-11 the modal does not name the bank': [
    'web/reconsent reconsentTexts.nl.success.body',
    "(words) => () => words('')",
  ],
  'RECON-12 six banks are shown': ['web/reconsent unnamed', "(banks) => [...banks, 'REGIOBANK']"],
  'RECON-12 the heading does not name the bank': [
    'web/reconsent getConsentTexts.nl.title',
    "(words) => () => words('')",
  ],
  'RECON-13 after 24 checks it gives up': ['web/reconsent consentPolling.limit', '() => 24'],
  'RECON-13 the window stays open at the bank': ['web/reconsent closeBankWindow', '() => () => undefined'],
} satisfies Defects
