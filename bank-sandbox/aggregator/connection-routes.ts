import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { World } from '../world.ts'
import { connectionById, openSession, refresh, removeConnection } from './connections.ts'
import { connectionView, refreshHindrance } from './connection-view.ts'
import { consentOf, consentStatus } from './consents.ts'
import { customerById } from './customer-routes.ts'
import { pageOf, type PageQuery } from './paging.ts'
import { Problem, type ProblemClass } from './problem.ts'
import type { ConnectionRecord, ConnectRequest, ConnectSession, ConsentRecord } from '../records.ts'
import { dataOf, readAttempt, readConnect, textIn } from './request-shape.ts'

type WithId = { Params: { id: string }; Querystring: { include_holder_info?: string } }

export function connectionRoutes(app: FastifyInstance, world: World): void {
  startingRoutes(app, world)
  refreshingRoutes(app, world)

  app.get<{ Querystring: PageQuery }>('/connections', async (request) => {
    const customer = customerById(world, request.query['customer_id'])
    const rows = world.store.state.connections.filter((one) => one.customer_id === customer.customer_id)
    const page = pageOf(world, '/api/v6/connections', request.query, rows)
    return { ...page, data: page.data.map((row) => shown(world, row, request)) }
  })

  app.get<WithId>('/connections/:id', async (request) => {
    return { data: shown(world, connectionById(world, request.params.id), request) }
  })

  app.put<WithId>('/connections/:id', async (request) => {
    const connection = connectionById(world, request.params.id)
    changeConnection(connection, dataOf(request.body))
    world.store.changed(connection)
    return { data: shown(world, connection, request) }
  })

  app.delete<WithId>('/connections/:id', async (request) => {
    const connection = connectionById(world, request.params.id)
    removeConnection(world, connection)
    return { data: { id: connection.id, removed: true } }
  })
}

function startingRoutes(app: FastifyInstance, world: World): void {
  app.post('/connections/connect', async (request) => {
    const read = readConnect(world, request.body)
    const customer = customerById(world, read.customerId)
    const countries = read.request.allowedCountries
    if (countries && !countries.includes('NL')) throw new Problem('ProviderNotFound', 'No bank in these countries.')
    const session = openSession(world, {
      customer_id: customer.customer_id,
      connectionId: null,
      purpose: 'connect',
      providerCode: read.providerCode ?? null,
      providerFixed: read.providerCode !== undefined && read.skipProviderSelection,
      request: read.request,
    })
    return sessionAnswer(world, session)
  })

  app.post<WithId>('/connections/:id/reconnect', async (request) => {
    const connection = connectionById(world, request.params.id)
    const read = readConnect(world, request.body, {
      scopes: consentOf(world, connection)?.scopes ?? ['accounts', 'transactions'],
      return_to: connection.attempt.return_to,
    })
    return sessionOn(world, connection, 'reconnect', read.request)
  })
}

/** A session at the bank of a connection that is there. */
function sessionOn(
  world: World,
  { customer_id, id, provider_code }: ConnectionRecord,
  purpose: 'reconnect' | 'refresh',
  request: ConnectRequest,
): object {
  const session = { customer_id, connectionId: id, purpose, providerCode: provider_code, providerFixed: true, request }
  return sessionAnswer(world, openSession(world, session))
}

function sessionAnswer(world: World, session: ConnectSession): object {
  return {
    data: {
      connect_url: `${world.origin}/connect?token=${session.token}`,
      expires_at: session.expires_at,
      customer_id: session.customer_id,
    },
  }
}

function refreshingRoutes(app: FastifyInstance, world: World): void {
  const refreshOne = async (request: FastifyRequest<WithId>) => {
    const connection = connectionById(world, request.params.id)
    const data = request.body === undefined ? {} : dataOf(request.body)
    const wanted = refreshRequest(world, connection, data)
    refuseIf(refreshHindrance(world, connection, false))
    if (data['show_widget'] === true) return sessionOn(world, connection, 'refresh', wanted)
    refresh(world, connection, wanted, true)
    return { data: shown(world, connection, request) }
  }
  // Clients differ on the verb; both are taken.
  app.post<WithId>('/connections/:id/refresh', refreshOne)
  app.put<WithId>('/connections/:id/refresh', refreshOne)

  app.post<WithId>('/connections/:id/background_refresh', async (request) => {
    const connection = connectionById(world, request.params.id)
    const data = request.body === undefined ? {} : dataOf(request.body)
    refuseIf(refreshHindrance(world, connection, true))
    refresh(world, connection, refreshRequest(world, connection, data), false)
    return { data: shown(world, connection, request) }
  })
}

const HINDRANCE_WORDS: Partial<Record<ProblemClass, string>> = {
  ConsentRevoked: 'The consent was revoked; reconnect first.',
  ConsentExpired: 'The consent has expired; reconnect first.',
  ConnectionDisabled: 'The connection is not active.',
  ConnectionAlreadyProcessing: 'The connection is being fetched already.',
  BackgroundFetchLimitExceeded: 'No more than four unattended fetches in 24 hours.',
  ConnectionCannotBeRefreshed: 'Too early: see next_refresh_possible_at.',
}

function refuseIf(hindrance: ProblemClass | undefined): void {
  if (hindrance) throw new Problem(hindrance, HINDRANCE_WORDS[hindrance] ?? 'Not now.')
}

/** A refresh reads within the consent there is. */
function refreshRequest(world: World, connection: ConnectionRecord, data: Record<string, unknown>): ConnectRequest {
  const consent = consentOf(world, connection) as ConsentRecord | undefined
  if (!consent || consentStatus(world, consent) !== 'active') {
    throw new Problem(
      consent?.revoked_at ? 'ConsentRevoked' : 'ConsentExpired',
      'There is no usable consent; reconnect first.',
    )
  }
  const { attempt } = connection
  const asked = (data['attempt'] ?? {}) as Record<string, unknown>
  const read = readAttempt(asked, consent, attempt.return_to)
  return {
    consent: {
      scopes: consent.scopes,
      from_date: consent.from_date,
      to_date: consent.to_date,
      period_days: consent.period_days,
    },
    attempt: {
      ...read,
      custom_fields: asked['custom_fields'] === undefined ? attempt.custom_fields : read.custom_fields,
    },
    returnConnectionId: data['return_connection_id'] === true,
    returnErrorClass: data['return_error_class'] === true,
    waitAllTransactions: false,
    automaticRefresh: connection.automatic_refresh,
    categorization: connection.categorization,
    allowedCountries: null,
  }
}

function changeConnection(connection: ConnectionRecord, data: Record<string, unknown>): void {
  const status = textIn(data, 'status')
  if (status !== undefined && status !== 'active' && status !== 'inactive') {
    throw new Problem('ValueOutOfRange', '"status" may be set to active or inactive.')
  }
  connection.status = status ?? connection.status
  connection.categorization = textIn(data, 'categorization') ?? connection.categorization
  for (const name of ['automatic_refresh', 'store_credentials'] as const) {
    const value = data[name]
    if (typeof value === 'boolean') connection[name] = value
  }
}

function shown(world: World, connection: ConnectionRecord, request: FastifyRequest): object {
  const query = request.query as { include_holder_info?: string }
  const view = connectionView(world, connection, query.include_holder_info === 'true')
  if (!world.faults.strike('new-enum-values', { path: request.url, connectionId: connection.id })) return view
  return { ...view, categorization: 'planetary', status: 'hibernating' }
}
