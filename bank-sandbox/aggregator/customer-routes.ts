import type { FastifyInstance } from 'fastify'
import { stamp, type World } from '../world.ts'
import { removeConnection } from './connections.ts'
import { pageOf, type PageQuery } from './paging.ts'
import { Problem } from './problem.ts'
import type { CustomerRecord } from '../records.ts'
import { dataOf, textIn } from './request-shape.ts'

const MOST_CUSTOMERS = 100_000

export function customerRoutes(app: FastifyInstance, world: World): void {
  const { state } = world.store

  app.post('/customers', async (request) => {
    const data = dataOf(request.body)
    const identifier = textIn(data, 'identifier')
    if (!identifier || identifier.length > 255) {
      throw new Problem('IdentifierInvalid', '"identifier" must be a text of 1 to 255 characters.')
    }
    if (state.customers.some((customer) => customer.identifier === identifier)) {
      throw new Problem('DuplicatedCustomer', 'A customer with this identifier exists already.')
    }
    if (state.customers.length >= MOST_CUSTOMERS) throw new Problem('RateLimitExceeded', 'The sandbox is full.')
    const now = stamp(world)
    const customer: CustomerRecord = {
      customer_id: world.store.nextId(),
      identifier,
      categorization_type: textIn(data, 'categorization_type') ?? 'personal',
      blocked_at: null,
      created_at: now,
      updated_at: now,
    }
    state.customers.push(customer)
    world.store.changed(customer)
    return { data: customer }
  })

  app.get<{ Querystring: PageQuery }>('/customers', async (request) => {
    const rows = state.customers.map((customer) => ({ ...customer, id: customer.customer_id }))
    const page = pageOf(world, '/api/v6/customers', request.query, rows)
    return { ...page, data: page.data.map(({ id: _, ...customer }) => customer) }
  })

  app.get<{ Params: { customerId: string } }>('/customers/:customerId', async (request) => {
    return { data: customerById(world, request.params.customerId) }
  })

  app.delete<{ Params: { customerId: string } }>('/customers/:customerId', async (request) => {
    const customer = customerById(world, request.params.customerId)
    for (const connection of state.connections.filter((one) => one.customer_id === customer.customer_id)) {
      removeConnection(world, connection)
    }
    state.customers = state.customers.filter((one) => one !== customer)
    world.store.changed(customer)
    return { data: { deleted: true, customer_id: customer.customer_id } }
  })
}

export function customerById(world: World, customerId: string | undefined): CustomerRecord {
  const customer = world.store.state.customers.find((one) => one.customer_id === customerId)
  if (!customer) throw new Problem('CustomerNotFound', 'There is no such customer.')
  return customer
}
