import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { CallName } from '#contract/calls.ts'
import { apiPrefix, headers } from '#contract/calls.ts'
import type { Context } from '../context.ts'
import { openFlags } from '../flags/open-flags.ts'
import { serveOfrep } from './serve-ofrep.ts'
import { accessTokens, type AccessTokens } from './access-token.ts'
import { serveBankLogos } from './bank-logos.ts'
import { serveCalls } from './call-route.ts'
import { answerFailure, failureBody } from './failure-answer.ts'
import { fileBytesMax, filesPerUploadMax } from './file-limits.ts'
import type { Handlers } from './handler.ts'
import { serveHealth } from './health.ts'
import { serveOpenApi } from './serve-open-api.ts'
import { refuseOddRequests } from './odd-requests.ts'
import { refuseUnderPressure } from './pressure.ts'
import { rateLimiter, rateLimitHook, type RateLimiter } from './rate-limiter.ts'
import { Refusal } from '../refusal.ts'
import { securityHeaders } from './response-headers.ts'
import { serveSite } from './site.ts'

/** Routes outside the contract, such as the aggregator's callbacks. They get the security headers but no guard. */
export type ExtraRoutes = (app: FastifyInstance, context: Context) => void | Promise<void>

/** Built pages that the server completes before it sends them. */
export type PageRoutes = (app: FastifyInstance, context: Context, limiter: RateLimiter) => void

export type HttpParts = {
  /** Every call there is; the session routes sign tokens and count sessions. */
  handlers: (doors: { tokens: AccessTokens; limiter: RateLimiter }) => Handlers<CallName>
  extraRoutes: readonly ExtraRoutes[]
  pageRoutes: readonly PageRoutes[]
}

/** Beyond this a new connection is dropped rather than left waiting. */
const connectionsMax = 5_000

/** The HTTP server of the site and the API, not yet listening. */
export async function buildHttp(context: Context, parts: HttpParts): Promise<FastifyInstance> {
  const app = makeApp(context)
  addHeaders(app)
  refuseOddRequests(app)
  app.server.maxConnections = connectionsMax
  endUnusedConnections(app)
  await refuseUnderPressure(app)
  addJsonParser(app)
  await addPlugins(app)
  app.setErrorHandler(answerFailure)
  const limiter = await rateLimiter(app, context.settings, context.pool)
  serveHealth(app, context)
  const tokens = accessTokens(context.settings.tokenKey, () => context.now())
  serveCalls(app, { context, handlers: parts.handlers({ tokens, limiter }), limiter, tokens })
  serveOpenApi(app, limiter)
  for (const extra of parts.extraRoutes) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', rateLimitHook(limiter, 'callback'))
      await extra(scope, context)
    })
  }
  for (const servePage of parts.pageRoutes) servePage(app, context, limiter)
  serveOfrep(app, await openFlags(context.settings.flagsFile, context.log), limiter)
  serveBankLogos(app, context.settings, limiter)
  await serveSite(app, context.settings, limiter)
  return app
}

/** A browser opens connections ahead; Node counts one that never asked anything as busy, and stopping would wait for it. */
function endUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

function makeApp(context: Context): FastifyInstance {
  const { trustProxy } = context.settings
  return Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    requestIdHeader: false,
    // A correlation id from outside goes into logs, so it is a UUID or it is replaced (security.md).
    genReqId: (request) => {
      const given = request.headers[headers.correlationId]
      return typeof given === 'string' && uuid.test(given) ? given.toLowerCase() : randomUUID()
    },
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: 256 * 1024,
    connectionTimeout: 75_000,
    requestTimeout: 70_000,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    maxRequestsPerSocket: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // Types are never bent to fit: "5000" is not 5000.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: false, allErrors: true } },
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders, [headers.correlationId]: request.id })
      void answerFailure(error, request, reply as never)
    },
    clientErrorHandler: answerBrokenRequest,
  }) as unknown as FastifyInstance
}

/** What could not even be read as HTTP gets the same headers and shape, written by hand because there is no reply yet. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = JSON.stringify(failureBody(new Refusal('bad_request'), randomUUID()))
  const lines = Object.entries({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    reply.header(headers.correlationId, request.id)
    if (request.url.startsWith(`${apiPrefix}/`)) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not its address: that may hold case ids, hashes and kvk numbers.
    const route = request.routeOptions.url ?? 'none'
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.debug(line, 'answered')
  })
}

/** JSON as Fastify reads it (prototype keys refused), but an empty body is no body. */
function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return void parse(request, body as string, done)
  })
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
  await app.register(multipart, {
    limits: {
      fileSize: fileBytesMax,
      files: filesPerUploadMax,
      fields: 5,
      fieldSize: 1_000,
      parts: 20,
      headerPairs: 50,
    },
  })
}
