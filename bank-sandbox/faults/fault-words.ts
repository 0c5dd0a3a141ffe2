import type { FaultName } from './faults.ts'

/** Each fault in plain words for a tester, in both languages. */
export const FAULT_WORDS: Record<FaultName, { nl: string; en: string }> = {
  'connection-refused': {
    nl: 'De poort is durationMs dicht (2 s als dat ontbreekt): verbinden lukt niet.',
    en: 'The port is closed for durationMs (2 s when left out): connecting itself fails.',
  },
  'connection-reset': {
    nl: 'De verbinding breekt af voor er een antwoord is.',
    en: 'The connection is cut before an answer.',
  },
  'connect-timeout': {
    nl: 'Geen byte antwoord gedurende durationMs (2 minuten als dat ontbreekt).',
    en: 'Not one byte of an answer for durationMs (2 minutes when left out).',
  },
  'slow-body': {
    nl: 'Het antwoord druppelt binnen in durationMs (20 s als dat ontbreekt).',
    en: 'The answer drips in over durationMs (20 s when left out).',
  },
  'status-500': { nl: 'Antwoordt 500.', en: 'Answers 500.' },
  'status-502': { nl: 'Antwoordt 502.', en: 'Answers 502.' },
  'status-503': {
    nl: 'Antwoordt 503 met Retry-After (retryAfterSeconds, 1 als dat ontbreekt).',
    en: 'Answers 503 with Retry-After (retryAfterSeconds, 1 when left out).',
  },
  'status-429': {
    nl: 'Antwoordt 429 met Retry-After (retryAfterSeconds, 1 als dat ontbreekt).',
    en: 'Answers 429 with Retry-After (retryAfterSeconds, 1 when left out).',
  },
  'truncated-json': { nl: 'De helft van de JSON, en dan niets meer.', en: 'Half of the JSON, then the end.' },
  'html-instead-of-json': { nl: 'Een onderhoudspagina met status 200.', en: 'A maintenance page with status 200.' },
  'duplicate-page': {
    nl: 'Een volgende pagina herhaalt de vorige.',
    en: 'A following page repeats the page before it.',
  },
  'looping-next-id': {
    nl: 'next_id wijst steeds naar de pagina zelf.',
    en: 'next_id points at the page itself, for ever.',
  },
  'missing-page': { nl: 'next_id slaat één pagina over.', en: 'next_id jumps over one page.' },
  'changed-ids': {
    nl: 'Bij de volgende keer ophalen zijn wachtende betalingen geboekt, en hebben de nieuwste boekingen andere ids.',
    en: 'At the next fetch pending payments are booked, and the newest bookings come under other ids.',
  },
  'callback-duplicated': { nl: 'Een callback komt twee keer.', en: 'A callback is delivered twice.' },
  'callback-shuffled': { nl: 'Callbacks komen in omgekeerde volgorde.', en: 'Callbacks arrive back to front.' },
  'callback-late': {
    nl: 'Een callback wacht durationMs (24 uur als dat ontbreekt), of tot POST /control/callbacks/release.',
    en: 'A callback waits durationMs (24 hours when left out), or until POST /control/callbacks/release.',
  },
  'callback-lost': { nl: 'Een callback komt nooit aan.', en: 'A callback is never delivered.' },
  'callback-forged': {
    nl: 'Er komt ook een callback met de handtekening van een vreemde.',
    en: 'A callback with a signature of a stranger arrives as well.',
  },
  'callback-replayed': {
    nl: 'Dezelfde callback met dezelfde handtekening komt na durationMs nog eens (1 s als dat ontbreekt).',
    en: 'The same callback with the same signature comes again after durationMs (1 s when left out).',
  },
  'clock-skew': {
    nl: 'De klok van de bankdienst loopt skewMinutes voor of achter.',
    en: "The aggregator's clock is off by skewMinutes.",
  },
  'consent-revoked-during-fetch': {
    nl: 'De toestemming wordt bij de bank ingetrokken terwijl we ophalen.',
    en: 'The consent is withdrawn at the bank while data is being fetched.',
  },
  'fetch-fails': {
    nl: 'Ophalen eindigt met errorClass (ProviderUnavailable als dat ontbreekt).',
    en: 'Fetching ends with errorClass (ProviderUnavailable when left out).',
  },
  'new-enum-values': {
    nl: 'Woorden die niemand kent: statussen, soorten, vormen.',
    en: 'Words nobody has heard of: statuses, natures, modes.',
  },
  'null-amounts': { nl: 'Saldo’s en sommige bedragen zijn null.', en: 'Balances and some amounts are null.' },
  'other-currencies': {
    nl: 'Rekeningen en sommige transacties zijn in dollars.',
    en: 'Accounts and some transactions are in dollars.',
  },
}
