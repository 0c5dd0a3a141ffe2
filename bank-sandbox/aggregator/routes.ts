import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { World } from '../world.ts'
import { connectionRoutes } from './connection-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { dataRoutes } from './data-routes.ts'
import { checkClient } from './guard.ts'
import { Problem, problemBody } from './problem.ts'
import { providerRoutes } from './provider-routes.ts'

/** Under this address and no other: what comes before a path in next_page. */
export const API_PATH = '/api/v6'

/** The aggregator's calls, version 6. */
export function aggregatorRoutes(app: FastifyInstance, world: World): void {
  const rawBodies = new WeakMap<FastifyRequest, string>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_000_000 }, (request, body, done) => {
    rawBodies.set(request, body as string)
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(new Problem('JsonParseError', 'The request body is not JSON.'))
    }
  })
  app.addHook('preValidation', async (request) => checkClient(world, request, rawBodies.get(request) ?? ''))
  app.setErrorHandler((error, request, reply) => {
    const problem = error instanceof Problem ? error : unexpected(error)
    void reply.status(problem.status).type('application/json')
    return problemBody(problem, request.body ?? {})
  })
  app.setNotFoundHandler((_request, reply) => {
    void reply.status(404)
    return problemBody(new Problem('RouteNotFound', 'There is no such call.'), {})
  })
  customerRoutes(app, world)
  connectionRoutes(app, world)
  dataRoutes(app, world)
  providerRoutes(app, world)
}

function unexpected(error: unknown): Problem {
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) {
    return new Problem('WrongRequestFormat', 'The request body is too large.')
  }
  console.error(error)
  return new Problem('InternalServerError', 'Something went wrong.')
}
