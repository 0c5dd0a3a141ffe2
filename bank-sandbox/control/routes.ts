import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { fill, html } from '../bank-pages/html.ts'
import { consentOf, revokeConsent } from '../aggregator/consents.ts'
import { connectionView } from '../aggregator/connection-view.ts'
import { faultRequest, type ActiveFault, type FaultName } from '../faults.ts'
import FAULT_WORDS from '../fault-words.json' with { type: 'json' }
import type { World } from '../world.ts'
import { companyCards } from './company-cards.ts'
import { languageOf, type PageContent, type PageLanguage, type PageText, sandboxPage, within } from './sandbox-page.ts'

/** The brand's font, from the package that the site has it from. */
const FONT = new URL(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))

const STYLE = readFileSync(new URL('sandbox.css', import.meta.url))

const clockRequest = z.object({ advanceMinutes: z.int().min(-10_000_000).max(10_000_000) })

/** Calls for tests and pages for testers; none of it exists at the real aggregator. */
export function controlRoutes(app: FastifyInstance, world: World): void {
  app.get('/', async (request, reply) =>
    sandboxPage(request, reply, (text, language) => companyCards(world, text, language)),
  )
  app.get('/faults', async (request, reply) =>
    sandboxPage(request, reply, (text, language) => faultTable(world, text, language)),
  )
  app.get('/control/figtree.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'max-age=86400').send(readFileSync(FONT)),
  )
  app.get('/control/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/control/callback-key.pem', async (_request, reply) => {
    return reply.type('application/x-pem-file').send(world.callbacks.publicKeyPem)
  })
  app.get('/control/health', async () => ({ ok: true }))
  app.get('/control/state', async () => stateView(world))

  app.post<{ Body: { fault?: string; how?: string } | undefined }>('/faults', async (request, reply) => {
    const { fault, how } = request.body ?? {}
    const read = faultRequest.safeParse({ fault, ...(how === 'once' ? { times: 1 } : {}) })
    if (read.success && how !== 'off') world.faults.add(read.data)
    if (how === 'off') world.faults.clear(fault)
    return reply.redirect(within('/faults', languageOf(request)), 303)
  })
  app.get('/control/faults', async () => ({ faults: world.faults.list().map(faultView) }))
  app.post('/control/faults', async (request, reply) => {
    const read = faultRequest.safeParse(request.body)
    if (!read.success) return reply.status(400).send({ error: z.prettifyError(read.error) })
    return { fault: faultView(world.faults.add(read.data)) }
  })
  app.delete<{ Querystring: { fault?: string } }>('/control/faults', async (request) => {
    return { removed: world.faults.clear(request.query.fault) }
  })

  app.post('/control/clock', async (request, reply) => {
    const read = clockRequest.safeParse(request.body)
    if (!read.success) return reply.status(400).send({ error: z.prettifyError(read.error) })
    world.clock.advance(read.data.advanceMinutes * 60_000)
    return { now: world.clock.isoNow() }
  })
  app.post('/control/callbacks/release', async () => ({ released: world.callbacks.release() }))
  app.post<{ Params: { id: string } }>('/control/connections/:id/revoke', async (request, reply) => {
    // As if the person withdrew the consent in the bank's own app.
    const connection = world.store.state.connections.find((one) => one.id === request.params.id)
    const consent = connection && consentOf(world, connection)
    if (!consent) return reply.status(404).send({ error: 'No such connection' })
    revokeConsent(world, consent, 'provider')
    return { revoked: consent.id }
  })
}

function faultView(fault: ActiveFault): object {
  return { ...fault, left: Number.isFinite(fault.left) ? fault.left : null }
}

function stateView(world: World): object {
  const { state } = world.store
  return {
    now: world.clock.isoNow(),
    today: world.clock.today(),
    customers: state.customers,
    connections: state.connections.map((connection) => ({
      ...connectionView(world, connection, true),
      kvkNumber: connection.kvkNumber,
      accounts: connection.accounts,
    })),
    consents: state.consents,
    openSessions: state.sessions.filter((session) => session.outcome === 'open').length,
    calls: Object.fromEntries([...world.calls].sort()),
    callbacks: world.callbacks.deliveries,
    faults: world.faults.list().map(faultView),
    mails: state.mails.length,
  }
}

function faultTable(world: World, { faults }: PageText, language: PageLanguage): PageContent {
  const active = new Map(world.faults.list().map((fault) => [fault.fault, fault.left]))
  const row = ([name, words]: [string, Record<PageLanguage, string>]) => {
    const left = active.get(name as FaultName)
    const now = left === undefined ? '' : Number.isFinite(left) ? fill(faults.left, { count: left }) : faults.on
    const buttons = Object.entries(faults.buttons).map(
      ([how, word]) => html`<button name="how" value="${how}" aria-label="${name}: ${word}">${word}</button>`,
    )
    return html`<tr>
      <td><code>${name}</code></td>
      <td>${words[language]}</td>
      <td>${now}</td>
      <td>
        <form method="post" action="${within('/faults', language)}">
          <input type="hidden" name="fault" value="${name}" />${buttons}
        </form>
      </td>
    </tr>`
  }
  const body = html`<p class="intro">${faults.intro}</p>
    <pre>POST /control/faults {"fault":"status-503","times":2,"path":"/api/v6/transactions"}</pre>
    <p>${faults.how}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            ${faults.heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Object.entries(FAULT_WORDS).map(row)}
        </tbody>
      </table>
    </div>`
  return { title: faults.title, body }
}
