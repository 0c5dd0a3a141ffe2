import type { FastifyInstance } from 'fastify'
import { BANKS, bankByProvider, type Bank } from '../banks.ts'
import type { World } from '../world.ts'
import { pageOf, type PageQuery } from './paging.ts'
import { Problem } from './problem.ts'

const SINCE = '2024-01-15T09:00:00Z'

export function providerRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: PageQuery }>('/providers', async (request) => {
    const country = request.query['country_code']
    const rows = BANKS.filter(() => country === undefined || country === 'NL').map((bank) => providerView(world, bank))
    return pageOf(world, '/api/v6/providers', request.query, rows)
  })

  app.get<{ Params: { code: string } }>('/providers/:code', async (request) => {
    const bank = bankByProvider(request.params.code)
    if (!bank) throw new Problem('ProviderNotFound', 'There is no such provider.')
    return { data: providerView(world, bank) }
  })
}

function providerView(world: World, bank: Bank): { id: string } & Record<string, unknown> {
  return {
    id: bank.providerId,
    code: bank.providerCode,
    name: bank.name,
    mode: 'oauth',
    status: 'active',
    automatic_fetch: true,
    interactive: true,
    instruction: '',
    country_code: 'NL',
    logo_url: `${world.origin}/bank-pages/${bank.key.toLowerCase()}.svg`,
    home_url: world.origin,
    login_url: world.origin,
    timezone: 'Europe/Amsterdam',
    regulated: true,
    max_consent_days: world.settings.consentDays,
    max_interactive_delay: 480,
    max_fetch_interval: world.settings.maxHistoryDays,
    refresh_timeout: 60,
    identification_mode: 'saltedge',
    bic_codes: [bank.bic],
    identification_codes: [],
    supported_account_types: ['business', 'personal'],
    supported_account_natures: ['account', 'savings'],
    supported_fetch_scopes: ['accounts', 'balance', 'transactions', 'holder_info'],
    created_at: SINCE,
    updated_at: SINCE,
  }
}
