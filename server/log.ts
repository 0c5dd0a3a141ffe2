import { pino, type Logger } from 'pino'
import type { Settings } from './settings/settings.ts'

/** Paths of secrets in logged objects; requests are logged only by their route's pattern. */
const secretPaths = ['authorization', 'cookie', 'set-cookie', 'token', 'hash', 'secret', 'password', 'apikey'].flatMap(
  (name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`],
)

/** Structured, UTC, one JSON object a line, so that nothing a visitor sends can begin its own line. */
export function openLog(settings: Pick<Settings, 'logLevel'>, destination?: { write(line: string): void }): Logger {
  const options = {
    level: settings.logLevel,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    redact: { paths: secretPaths, censor: '[redacted]' },
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  }
  return pino(options, destination ?? openDestination())
}

/** While lines cannot be written, e.g. on a full disk, this many bytes are buffered; later lines are dropped. */
const waitingBytesMax = 1_000_000

function openDestination() {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: waitingBytesMax })
  // Without this a full disk would end the server at its next line.
  destination.on('error', () => undefined)
  return destination
}

const addressPattern = /([?&#](?:hash|caseId|kvk|connectionId|passphrase|token|state)=)[^&#\s]+/gi
const urlPassword = /:\/\/[^\s/@]+@/g

/** Query values that identify someone, and passwords in connection strings, taken out of a text. */
export const redactText = (text: string): string =>
  text.replace(addressPattern, '$1[redacted]').replace(urlPassword, '://[redacted]@')

/** PostgreSQL puts a row's values in `detail`, which may be personal; only what a programmer needs is kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return redactText(String(error).slice(0, 500))
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: error.name,
    message: redactText(error.message.slice(0, 1_000)),
    stack: redactText((error.stack ?? '').slice(0, 4_000)),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint, table }),
  }
}
