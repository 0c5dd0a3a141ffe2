/** The failure of an outgoing call. `refused` has the upstream's own code; the others mean no usable answer. */
export type UpstreamFailure =
  | 'unreachable'
  | 'timeout'
  | 'overloaded'
  | 'server_error'
  | 'unreadable'
  | 'too_big'
  | 'redirected'
  | 'busy'
  | 'refused'

/** A failed call to an upstream. Its message never holds an answer's content, since that may be personal data. */
export class UpstreamError extends Error {
  readonly upstream: string
  readonly failure: UpstreamFailure
  readonly status: number | null
  /** The upstream's own code, e.g. `ConnectionNotFound` or `IPD5200`; null when it gave none. */
  readonly code: string | null
  readonly retryAfterMs: number | null

  constructor(
    upstream: string,
    failure: UpstreamFailure,
    extra: { status?: number; code?: string | null; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(`${upstream}: ${failure}${extra.code ? ` ${extra.code}` : ''}${extra.status ? ` (${extra.status})` : ''}`, {
      cause: extra.cause,
    })
    this.name = 'UpstreamError'
    this.upstream = upstream
    this.failure = failure
    this.status = extra.status ?? null
    this.code = extra.code ?? null
    this.retryAfterMs = extra.retryAfterMs ?? null
  }

  /** Whether the same call may well succeed later: everything but an answer that is a clear no. */
  get mayPass(): boolean {
    return this.failure !== 'refused'
  }

  /**
   * Whether the failure counts as an outage of the upstream. A 400 to 499 does not, even from a firewall: otherwise one
   * visitor, by sending what it rejects, could stop everyone's calls.
   */
  get isOfUpstream(): boolean {
    const isOfRequest = this.failure === 'unreadable' && this.status !== null && this.status >= 400 && this.status < 500
    return this.mayPass && !isOfRequest
  }
}

export const isRefusedWith = (error: unknown, ...codes: string[]): boolean =>
  error instanceof UpstreamError && error.failure === 'refused' && codes.includes(error.code ?? '')
