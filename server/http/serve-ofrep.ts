import { ErrorCode, type EvaluationContext, type EvaluationDetails, type FlagValue } from '@openfeature/server-sdk'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type FlagKey, ofrepPath } from '#contract/flags.ts'
import { rateLimitHook, type RateLimiter } from './rate-limiter.ts'
import { type Flags, flagKeys, isFlagKey } from '../flags/open-flags.ts'

/** A context is a handful of values about a visitor. */
const bodyBytesMax = 4 * 1024

type EvaluationRequest = { readonly context: EvaluationContext } | { readonly problem: string }
type Evaluated = { key: string; value?: FlagValue; reason?: string; variant?: string } | Failed
type Failed = { key: string; errorCode: string; errorDetails: string }

/**
 * The OpenFeature Remote Evaluation Protocol: one flag, or all flags of the site at once with an ETag. Any OpenFeature
 * client can ask, and as all answers go through the SDK, any OpenFeature provider can answer.
 */
export function serveOfrep(app: FastifyInstance, flags: Flags, limiter: RateLimiter): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', rateLimitHook(limiter, 'flags'))
    // Asked with another type, or none, it is still JSON: a plain script saves its visitor the header.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(ofrepPath, { bodyLimit: bodyBytesMax }, async (request, reply) => {
      const asked = readAsked(request.body)
      if ('problem' in asked) {
        return sendJson(reply.code(400), { errorCode: ErrorCode.INVALID_CONTEXT, errorDetails: asked.problem })
      }
      return sendAll(reply, request.headers['if-none-match'], await evaluateAll(flags, asked.context))
    })
    scope.post<{ Params: { key: string } }>(
      `${ofrepPath}/:key`,
      { bodyLimit: bodyBytesMax },
      async (request, reply) => {
        const { key } = request.params
        const asked = readAsked(request.body)
        if ('problem' in asked) return sendOne(reply, failed(key, ErrorCode.INVALID_CONTEXT, asked.problem))
        if (!isFlagKey(key)) return sendOne(reply, notFound(key))
        return sendOne(reply, await evaluate(flags, key, asked.context))
      },
    )
  })
  app.addHook('onClose', () => flags.close())
}

/** The body is `{ context }`, and neither has to be there. */
function readAsked(body: unknown): EvaluationRequest {
  try {
    const read: unknown = body === undefined || body === '' ? {} : JSON.parse(String(body))
    const context = isObject(read) ? (read['context'] ?? {}) : null
    return isObject(context) ? { context: context as EvaluationContext } : { problem: 'The context is not an object.' }
  } catch {
    return { problem: 'The body is not JSON.' }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const evaluateAll = async (flags: Flags, context: EvaluationContext): Promise<{ flags: Evaluated[] }> => ({
  flags: await Promise.all(flagKeys.map((key) => evaluate(flags, key, context))),
})

async function evaluate(flags: Flags, key: FlagKey, context: EvaluationContext): Promise<Evaluated> {
  const details = await flags.evaluate(key, context)
  return details.errorCode === undefined ? succeeded(details) : failed(key, details.errorCode, details.errorMessage)
}

const succeeded = ({ flagKey, value, reason, variant }: EvaluationDetails<FlagValue>): Evaluated => ({
  key: flagKey,
  value,
  ...(reason === undefined ? {} : { reason }),
  ...(variant === undefined ? {} : { variant }),
})

const failed = (key: string, errorCode: string, why?: string): Failed => ({
  key,
  errorCode,
  errorDetails: why ?? 'The flag could not be evaluated.',
})

const notFound = (key: string): Failed => failed(key, ErrorCode.FLAG_NOT_FOUND, 'There is no such flag.')

/** OFREP: 404 for a flag that is not there, 400 for what the asker did wrong, 500 for what the flag service did. */
const statusOf = (errorCode: string): number => {
  if (errorCode === ErrorCode.FLAG_NOT_FOUND) return 404
  const isAskers = [ErrorCode.INVALID_CONTEXT, ErrorCode.TARGETING_KEY_MISSING, ErrorCode.PARSE_ERROR]
  return (isAskers as string[]).includes(errorCode) ? 400 : 500
}

const sendOne = (reply: FastifyReply, answer: Evaluated): FastifyReply =>
  sendJson('errorCode' in answer ? reply.code(statusOf(answer.errorCode)) : reply, answer)

/** The tag is of the answer, so that a client that holds it already gets a 304 (OFREP, bulk evaluation). */
function sendAll(reply: FastifyReply, held: string | undefined, answer: { flags: Evaluated[] }): FastifyReply {
  const text = JSON.stringify(answer)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag)
  const isHeld = (held ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
  return isHeld ? reply.code(304).header('cache-control', 'no-store').send() : sendJson(reply, text)
}

const sendJson = (reply: FastifyReply, answer: object | string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(typeof answer === 'string' ? answer : JSON.stringify(answer))
