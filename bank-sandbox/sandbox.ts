import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { callbackSender, type Callbacks } from './callbacks/callbacks.ts'
import { resumeFetches } from './aggregator/fetching.ts'
import { aggregatorRoutes, API_PATH } from './aggregator/routes.ts'
import { bankPageRoutes } from './bank-pages/routes.ts'
import { isoSeconds, sandboxClock, type SandboxClock } from './clock.ts'
import { controlRoutes } from './control/routes.ts'
import { faultBoard, type Faults } from './faults.ts'
import { transportFaults } from './transport-faults.ts'
import { histories } from './histories.ts'
import { loginRoutes } from './login/routes.ts'
import { mailRoutes } from './mail/mail-pages.ts'
import { startMailSink } from './mail/mail-sink.ts'
import { partnerPages } from './partner-pages.ts'
import { registerRoutes } from './register/routes.ts'
import { DEFAULT_SETTINGS, type SandboxSettings } from './settings.ts'
import { openStore, type Store } from './store.ts'
import type { World } from './world.ts'

export interface Sandbox {
  /** Its address, e.g. http://localhost:4000. */
  origin: string
  smtpPort: number
  /** PEM of the key that signs callbacks. */
  callbackPublicKey: string
  faults: Faults
  clock: SandboxClock
  callbacks: Callbacks
  store: Store
  /** Resolves when no fetch is under way and no callback is being delivered. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Starts aggregator, bank pages, register, mail sink and login. Tests pass port 0 and smtpPort 0 for free ports. */
export async function startSandbox(options: Partial<SandboxSettings> = {}): Promise<Sandbox> {
  const settings = { ...DEFAULT_SETTINGS, ...options }
  const world = newWorld(settings)
  const app = buildApp(world)
  await app.listen({ port: settings.port, host: settings.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  world.origin = settings.origin ?? `http://localhost:${port}`
  const mail = await startMailSink(settings.smtpPort, world.store, () => isoSeconds(world.clock.now()))
  resumeFetches(world)
  world.store.flush()
  return {
    origin: world.origin,
    smtpPort: mail.port,
    callbackPublicKey: world.callbacks.publicKeyPem,
    faults: world.faults,
    clock: world.clock,
    callbacks: world.callbacks,
    store: world.store,
    idle: () => idle(world),
    close: async () => {
      world.closing = true
      world.callbacks.close()
      app.server.emit('sandbox-closing')
      app.server.closeAllConnections()
      await Promise.all([app.close(), mail.close()])
      world.store.flush()
    },
  }
}

function newWorld(settings: SandboxSettings): World {
  const store = openStore(settings.dataDir)
  const clock = sandboxClock(settings.today)
  const faults = faultBoard()
  const skewed = () => isoSeconds(new Date(clock.now().getTime() + faults.skewMs()))
  return {
    settings,
    origin: settings.origin ?? '',
    clock,
    store,
    faults,
    histories: histories(),
    callbacks: callbackSender(settings, store, faults, skewed),
    calls: new Map(),
    underWay: new Set(),
    closing: false,
  }
}

function buildApp(world: World): FastifyInstance {
  const app = Fastify({ bodyLimit: 1_000_000, forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  void app.register(formbody)
  app.addHook('onRequest', async (request) => {
    const { method, routeOptions } = request
    const name = `${method} ${routeOptions.url ?? '(unknown)'}`
    world.calls.set(name, (world.calls.get(name) ?? 0) + 1)
  })
  transportFaults(app, world)
  // Changes are on disk before they are reported.
  app.addHook('onSend', async (_request, _reply, payload) => {
    await world.store.whenWritten()
    return payload
  })
  void app.register(async (scope) => aggregatorRoutes(scope, world), { prefix: API_PATH })
  void app.register(async (scope) => registerRoutes(scope, world), { prefix: '/kvk' })
  bankPageRoutes(app, world)
  mailRoutes(app, world)
  partnerPages(app, world)
  loginRoutes(app, world)
  controlRoutes(app, world)
  return app
}

async function idle(world: World): Promise<void> {
  while (world.underWay.size > 0) await Promise.all(world.underWay)
  await world.callbacks.idle()
}
