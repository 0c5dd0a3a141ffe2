import { UpstreamError, type UpstreamFailure } from './upstream-error.ts'

export type SentRequest = {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** `latin1` keeps each byte of an answer that is no text; `utf8` otherwise. */
  encoding?: 'latin1'
  timeoutMs: number
  readCode?: (body: string) => string | null
}

/** Retry-After is honoured up to here; a longer one waits for a later job. */
const longestRetryAfterMs = 60 * 60_000

/**
 * One request, one answer. Connecting may take 10 s (the platform's own limit in Node's fetch), the whole call
 * `timeoutMs`, the answer `maxBytes`. Redirects are refused: a base address is fixed, so one can only mislead.
 */
export async function sendOnce(name: string, request: SentRequest, maxBytes: number): Promise<string> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(request.timeoutMs)))
  try {
    const answer = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      redirect: 'manual',
      signal,
    })
    const body = (await readBody(name, answer, maxBytes)).toString(request.encoding ?? 'utf8')
    if (answer.ok) return body
    throw errorOfAnswer(name, answer, body, request.readCode)
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError(name, signal.aborted ? 'timeout' : 'unreachable', { cause: error })
  }
}

async function readBody(name: string, answer: Response, maxBytes: number): Promise<Buffer> {
  if (!answer.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new UpstreamError(name, 'too_big', { status: answer.status })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function errorOfAnswer(name: string, answer: Response, body: string, readCode: SentRequest['readCode']): UpstreamError {
  const code = readCode?.(body) ?? null
  return new UpstreamError(name, failureOfStatus(answer.status, code), {
    status: answer.status,
    code,
    retryAfterMs: readRetryAfterMs(answer.headers.get('retry-after')),
  })
}

function failureOfStatus(status: number, code: string | null): UpstreamFailure {
  if (status >= 300 && status < 400) return 'redirected'
  if (status === 429) return 'overloaded'
  if (status === 408) return 'timeout'
  if (status >= 500) return 'server_error'
  // A 4xx without the upstream's own error body comes from something in between, e.g. a proxy's HTML page.
  return code === null ? 'unreadable' : 'refused'
}

/** RFC 9110, 10.2.3: seconds or an HTTP date. */
export function readRetryAfterMs(header: string | null, nowMs: number = Date.now()): number | null {
  if (header === null) return null
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), longestRetryAfterMs) : null
}
