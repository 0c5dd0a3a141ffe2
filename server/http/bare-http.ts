import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { apiPrefix, headers } from '#contract/calls.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { answerFailure, failureBody } from './failure-answer.ts'
import { fileBytesMax, filesPerUploadMax } from '#contract/file-limits.ts'
import { refuseOddRequests } from './odd-requests.ts'
import { refuseUnderPressure } from './pressure.ts'
import { boundUnderWay, underWayMax } from './requests-under-way.ts'
import { shareConnections } from './connection-share.ts'
import { securityHeaders } from './response-headers.ts'

/** Beyond this a new connection is dropped rather than left waiting. */
const connectionsMax = 5_000

/** The common base of site and desk: limits, headers, logging, parsing and failure answers. No routes yet. */
export async function bareHttp(context: Context): Promise<FastifyInstance> {
  const app = makeApp(context)
  addHeaders(app, context)
  refuseOddRequests(app)
  const { rateLimitFactor } = context.settings
  if (rateLimitFactor > 0) boundUnderWay(app, underWayMax)
  app.server.maxConnections = connectionsMax
  shareConnections(app.server, context.settings.trustProxy)
  endConnectionsAtStop(app)
  await refuseUnderPressure(app)
  addJsonParser(app)
  await addPlugins(app)
  app.setErrorHandler(answerFailure)
  return app
}

/** At a stop Node would wait for connections that never asked, and keep those with a pending answer alive for 30 s. */
function endConnectionsAtStop(app: FastifyInstance): void {
  const open = new Map<Socket, ServerResponse | null>()
  app.server.on('connection', (socket) => {
    open.set(socket, null)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }, answer) => void open.set(socket, answer))
  app.addHook('preClose', async () => {
    for (const [socket, answer] of open) {
      if (answer === null || answer.writableEnded) socket.destroySoon()
      else answer.once('close', () => socket.destroySoon())
      if (answer?.headersSent === false) answer.setHeader('connection', 'close')
    }
  })
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

function makeApp(context: Context): FastifyInstance {
  const { trustProxy } = context.settings
  return Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    requestIdHeader: false,
    // A correlation id from outside goes into logs, so it is a UUID or it is replaced (docs/security.md, "Logs").
    genReqId: (request) => {
      const given = request.headers[headers.correlationId]
      return typeof given === 'string' && uuid.test(given) ? given.toLowerCase() : randomUUID()
    },
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: 256 * 1024,
    connectionTimeout: 75_000,
    requestTimeout: 70_000,
    keepAliveTimeout: 30_000,
    // Whether there is a Host is for `refuseOddRequests`: Node's own answer would come without our headers.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    },
    maxRequestsPerSocket: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    // Types are never bent to fit: "5000" is not 5000.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: false, allErrors: true } },
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders, [headers.correlationId]: request.id })
      void answerFailure(error, request, reply as never)
    },
    clientErrorHandler: answerBrokenRequest,
  }) as unknown as FastifyInstance
}

/** An absolute URL instead of a path (RFC 9112, 3.2.2) is the same request, so all rules for paths must apply. */
function withoutOrigin(url: string): string {
  const origin = /^https?:\/\/[^/?]*/i.exec(url)?.[0] ?? ''
  const path = url.slice(origin.length)
  return origin === '' || path.startsWith('/') ? path : `/${path}`
}

/** Malformed HTTP gets the same headers and shape, written by hand because there is no reply yet. */
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

function addHeaders(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    reply.header(headers.correlationId, request.id)
    if (!request.url.startsWith(`${apiPrefix}/`)) return
    // Pages set their clock by it, so it is the time that sessions and days are counted by.
    reply.headers({ 'cache-control': 'no-store', date: context.now().toUTCString() })
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
