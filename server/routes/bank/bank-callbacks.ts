import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { apiPrefix } from '#contract/calls.ts'
import { providerId } from '#contract/values.ts'
import { isCallbackSigned } from '../../bank/saltedge-signature.ts'
import type { Context } from '../../context.ts'
import { sendOnce } from '../../outgoing/send-once.ts'
import { insertNew } from '../../store/database/rows.ts'

const kinds = ['success', 'fail', 'notify', 'destroy'] as const
const bodyBytesMax = 64 * 1024
/** Older or younger ones are refused (docs/security.md, "Callbacks of the aggregator"). */
const ageMaxMs = 5 * 60_000

const callback = z.object({
  data: z.object({ connection_id: z.optional(providerId), customer_id: z.optional(providerId) }),
  meta: z.object({ time: z.string().check(z.maxLength(40)) }),
})

/**
 * The aggregator's calls to us, outside the contract. One that is signed, fresh and new makes us look
 * at its connection again; nothing else in it is believed. Everything also works when none ever arrives.
 */
export function bankCallbackRoutes(app: FastifyInstance, context: Context): void {
  const readKey = callbackKeyReader(context)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, body, done) =>
    done(null, body),
  )
  for (const kind of kinds) {
    const path = `${apiPrefix}/vlot/v1/callbacks/bank/${kind}`
    app.post(path, { bodyLimit: bodyBytesMax }, async (request, reply) => {
      const key = await readKey()
      return reply.code(await takeCallback(context, key, { kind, path, request })).send()
    })
  }
}

type Callback = { kind: (typeof kinds)[number]; path: string; request: FastifyRequest }

/** Always without a body: who forges callbacks learns nothing. 2xx has the aggregator not send it again. */
async function takeCallback(
  context: Context,
  key: string | null,
  { kind, path, request }: Callback,
): Promise<204 | 400 | 401 | 503> {
  if (key === null) return 503
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const signature = request.headers['signature']
  // The address as set in the aggregator's dashboard, not as a proxy may have changed it.
  const url = context.settings.publicOrigin + path
  if (typeof signature !== 'string' || !isCallbackSigned(key, { url, rawBody, signature })) {
    request.log.warn('A bank callback was not signed by the aggregator')
    return 401
  }
  const read = readBody(rawBody)
  if (!read) return 400
  const ageMs = context.now().getTime() - Date.parse(read.meta.time)
  if (!(Math.abs(ageMs) <= ageMaxMs)) return 400
  // How far a fetch is, of which there are several in each, is asked by who waits for it.
  if (kind !== 'notify' && read.data.connection_id) await lookAgainOnce(context, read.data.connection_id, rawBody)
  return 204
}

function readBody(rawBody: Buffer): z.output<typeof callback> | null {
  try {
    return callback.parse(JSON.parse(rawBody.toString('utf8')))
  } catch {
    return null
  }
}

async function lookAgainOnce(context: Context, connectionId: string, rawBody: Buffer): Promise<void> {
  const event = createHash('sha256').update(rawBody).digest('hex')
  await context.database.transaction().execute(async (transaction) => {
    const received = { provider: 'saltedge', event_id: event, received_at: context.now() }
    const isNew = await insertNew(transaction, 'callback_inbox', received)
    if (isNew) await context.jobs.enqueue(transaction, 'recheck', { connectionId })
  })
}

/** The configured key; or, for a sandbox aggregator on this machine, the one that it publishes, fetched once. */
function callbackKeyReader(context: Context): () => Promise<string | null> {
  const { callbackKey, apiUrl } = context.settings.bank
  let key: string | null = callbackKey
  return async () => {
    if (key !== null || context.settings.production) return key
    const url = new URL('/control/callback-key.pem', apiUrl).href
    const request = { method: 'GET', url, headers: {}, timeoutMs: 5_000 }
    key = await sendOnce('bank', request, 10_000).catch(() => null)
    return key
  }
}
