import type { FastifyInstance } from 'fastify'
import { stamp, type World } from '../world.ts'
import { accountView } from './account-view.ts'
import { connectionById } from './connections.ts'
import { consentOf, consentStatus, revokeConsent } from './consents.ts'
import { oddAccount, oddTransaction } from './odd-values.ts'
import { compareIds, pageOf, type PageQuery } from './paging.ts'
import { Problem } from './problem.ts'
import type { ConnectionRecord, ConsentRecord } from '../records.ts'
import { readableTransactions, sharedAccounts, type TransactionRow } from './shared-data.ts'

export function dataRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: PageQuery }>('/accounts', async (request) => {
    const connections = connectionsAsked(world, request.query)
    const rows = connections.flatMap((connection) => {
      refuseRevoked(world, connection)
      return sharedAccounts(world, connection).map((view) => accountView(connection, view) as { id: string })
    })
    const path = '/api/v6/accounts'
    const page = pageOf(world, path, request.query, inOrder(rows), connections[0]?.id)
    return { ...page, data: page.data.map((row) => oddAccount(world, path, connections[0]?.id, row)) }
  })

  app.get<{ Querystring: PageQuery }>('/transactions', async (request) => {
    const { query } = request
    const connection = connectionById(world, query['connection_id'])
    refuseRevoked(world, connection)
    const path = '/api/v6/transactions'
    const page = pageOf(world, path, query, transactionRows(world, connection, query), connection.id)
    return {
      ...page,
      data: page.data.map((row, index) => oddTransaction(world, path, connection.id, row.view(), index)),
    }
  })

  app.get<{ Querystring: PageQuery }>('/consents', async (request) => {
    const { customer_id: customerId, connection_id: connectionId } = request.query
    if (!customerId && !connectionId) throw new Problem('WrongRequestFormat', 'customer_id or connection_id is needed.')
    if (connectionId) connectionById(world, connectionId)
    const rows = world.store.state.consents.filter(
      (consent) =>
        (!connectionId || consent.connection_id === connectionId) &&
        (!customerId || consent.customer_id === customerId),
    )
    const page = pageOf(world, '/api/v6/consents', request.query, rows)
    return { ...page, data: page.data.map((consent) => consentView(world, consent)) }
  })

  app.get<{ Params: { id: string } }>('/consents/:id', async (request) => {
    return { data: consentView(world, consentById(world, request.params.id)) }
  })

  const revoke = async (request: { params: unknown }) => {
    const consent = consentById(world, (request.params as { id: string }).id)
    if (consent.revoked_at) throw new Problem('ConsentAlreadyRevoked', 'The consent was revoked before.')
    revokeConsent(world, consent, 'client')
    return { data: consentView(world, consent) }
  }
  app.post('/consents/:id/revoke', revoke)
  app.put('/consents/:id/revoke', revoke)
}

function connectionsAsked(world: World, query: PageQuery): ConnectionRecord[] {
  if (query['connection_id']) return [connectionById(world, query['connection_id'])]
  if (!query['customer_id']) throw new Problem('WrongRequestFormat', 'connection_id or customer_id is needed.')
  return world.store.state.connections.filter((one) => one.customer_id === query['customer_id'])
}

/** Data shared under a revoked consent is no longer readable; under an expired one it still is. */
function refuseRevoked(world: World, connection: ConnectionRecord): void {
  if (consentOf(world, connection)?.revoked_at) throw new Problem('ConsentRevoked', 'The consent was revoked.')
}

function transactionRows(world: World, connection: ConnectionRecord, query: PageQuery): TransactionRow[] {
  const views = sharedAccounts(world, connection)
  const accountId = query['account_id']
  const asked = accountId ? views.filter((view) => view.shared.id === accountId) : views
  if (accountId && asked.length === 0) throw new Problem('AccountNotFound', 'There is no such account.')
  if (query['duplicated'] === 'true') return []
  const ownIbans = new Set(views.map((view) => view.iban))
  const which = query['pending'] === 'true' ? 'pending' : 'posted'
  return inOrder(asked.flatMap((view) => readableTransactions(connection, view, ownIbans, which)))
}

function inOrder<Row extends { id: string }>(rows: Row[]): Row[] {
  return rows.sort((one, other) => compareIds(one.id, other.id))
}

function consentById(world: World, id: string): ConsentRecord {
  const consent = world.store.state.consents.find((one) => one.id === id)
  if (!consent) throw new Problem('ConsentNotFound', 'There is no such consent.')
  return consent
}

function consentView(world: World, consent: ConsentRecord): object {
  const status = consentStatus(world, consent)
  const isOver = status === 'expired'
  const odd = world.faults.strike('new-enum-values', { path: '/api/v6/consents', connectionId: consent.connection_id })
  return {
    ...consent,
    status: odd ? 'slumbering' : status,
    revoke_reason: isOver ? 'expired' : consent.revoke_reason,
    updated_at: isOver ? stamp(world) : consent.updated_at,
  }
}
