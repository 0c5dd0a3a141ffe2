import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { World } from '../world.ts'
import employees from './employees.json' with { type: 'json' }
import { expiredPage, pickPage } from './login-pages.ts'
import { LOGIN_PATH, openProvider } from './provider.ts'

/** The lender's own login: the provider's calls, and the page on which one picks whom to be. */
export function loginRoutes(app: FastifyInstance, world: World): void {
  let opened: Promise<Provider> | undefined
  const provider = () => (opened ??= openProvider(world))

  app.get<{ Params: { uid: string } }>(`${LOGIN_PATH}/pick/:uid`, async (request, reply) => {
    const details = await interactionOf(await provider(), request, reply)
    return details === request.params.uid ? pickPage(reply, details, world.settings.deskOrigin) : expiredPage(reply)
  })

  app.post<{ Params: { uid: string; id: string } }>(`${LOGIN_PATH}/pick/:uid/:id`, async (request, reply) => {
    const { uid, id } = request.params
    const its = await provider()
    if ((await interactionOf(its, request, reply)) !== uid || !employees.some((one) => one.id === id))
      return expiredPage(reply)
    reply.hijack()
    await its.interactionFinished(request.raw, reply.raw, { login: { accountId: id } })
    return reply
  })

  void app.register(async (scope) => {
    // The library reads the bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${LOGIN_PATH}/*`, async (request, reply) => {
      const handle = (await provider()).callback()
      reply.hijack()
      // The library looks at the address below its own, and makes links by the whole one.
      const raw = request.raw as typeof request.raw & { originalUrl?: string }
      raw.originalUrl = raw.url
      raw.url = (raw.url ?? '').slice(LOGIN_PATH.length)
      await handle(raw, reply.raw)
      return reply
    })
  })
}

/** The sign-in that this browser has begun; null once it is gone. */
async function interactionOf(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  try {
    return (await provider.interactionDetails(request.raw, reply.raw)).uid
  } catch {
    return null
  }
}
