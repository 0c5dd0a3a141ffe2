import { addDays, isDate } from '../story/calendar.ts'
import { bankByProvider } from '../banks.ts'
import type { World } from '../world.ts'
import { Problem } from './problem.ts'
import type { ConnectRequest } from './records.ts'

// Reads request bodies field by field, because each wrong field has its own error class.

type Fields = Record<string, unknown>

const CONSENT_SCOPES = ['accounts', 'transactions', 'holder_info']
const FETCH_SCOPES = ['accounts', 'balance', 'transactions', 'holder_info']
const LONGEST_RETURN_URL = 2040
const LARGEST_CUSTOM_FIELDS = 10_000

/** The object under "data". */
export function dataOf(body: unknown): Fields {
  const data = isFields(body) ? body['data'] : undefined
  if (!isFields(data)) throw new Problem('WrongRequestFormat', 'The request body must hold an object under "data".')
  return data
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function part(data: Fields, name: string): Fields {
  const value = data[name]
  if (value === undefined || value === null) return {}
  if (!isFields(value)) throw new Problem('WrongRequestFormat', `"${name}" must be an object.`)
  return value
}

export function textIn(data: Fields, name: string): string | undefined {
  const value = data[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new Problem('WrongRequestFormat', `"${name}" must be a string.`)
  return value
}

function flagIn(data: Fields, name: string): boolean | undefined {
  const value = data[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw new Problem('WrongRequestFormat', `"${name}" must be true or false.`)
  return value
}

function dateIn(data: Fields, name: string): string | undefined {
  const value = data[name]
  if (value === undefined || value === null) return undefined
  if (!isDate(value)) throw new Problem('DateFormatInvalid', `"${name}" must be a date like 2026-01-31.`)
  return value
}

function scopesIn(
  data: Fields,
  name: string,
  allowed: readonly string[],
  problem: 'ConsentScopesInvalid' | 'FetchScopesInvalid',
) {
  const value = data[name]
  if (value === undefined || value === null) return undefined
  const isList = Array.isArray(value) && value.length > 0 && value.length <= 10
  if (!isList || !value.every((one) => allowed.includes(one as string))) {
    throw new Problem(problem, `"${name}" must be a list of ${allowed.join(', ')}.`)
  }
  return [...new Set(value as string[])]
}

interface ReadConnect {
  customerId: string | undefined
  request: ConnectRequest
  providerCode: string | undefined
  skipProviderSelection: boolean
}

/** Reads the body of connect and reconnect. `earlier` gives what a renewal may leave out. */
export function readConnect(
  world: World,
  body: unknown,
  earlier?: { scopes: string[]; return_to: string | null },
): ReadConnect {
  const data = dataOf(body)
  const widget = part(data, 'widget')
  const providerCode = textIn(part(data, 'provider'), 'code')
  if (providerCode !== undefined && !bankByProvider(providerCode)) {
    throw new Problem('ProviderNotFound', `There is no provider with code ${providerCode}.`)
  }
  const countries = widget['allowed_countries']
  const consent = readConsent(world, part(data, 'consent'), earlier?.scopes)
  const attempt = part(data, 'attempt')
  return {
    customerId: textIn(data, 'customer_id'),
    providerCode,
    skipProviderSelection: flagIn(widget, 'skip_provider_selection') ?? false,
    request: {
      consent,
      attempt: readAttempt(attempt, consent, earlier?.return_to ?? null),
      // Clients put these two at the top or in the attempt; both are taken.
      returnConnectionId: flagIn(data, 'return_connection_id') ?? flagIn(attempt, 'return_connection_id') ?? false,
      returnErrorClass: flagIn(data, 'return_error_class') ?? flagIn(attempt, 'return_error_class') ?? false,
      waitAllTransactions: flagIn(widget, 'wait_all_transactions') ?? false,
      automaticRefresh: flagIn(data, 'automatic_refresh') ?? false,
      categorization: textIn(data, 'categorization') ?? 'personal',
      allowedCountries: Array.isArray(countries) ? countries.filter((one) => typeof one === 'string') : null,
    },
  }
}

function readConsent(world: World, consent: Fields, earlierScopes: string[] | undefined): ConnectRequest['consent'] {
  const today = world.clock.today()
  const scopes = scopesIn(consent, 'scopes', CONSENT_SCOPES, 'ConsentScopesInvalid') ?? earlierScopes
  if (!scopes) throw new Problem('ConsentScopesInvalid', 'A consent needs "scopes".')
  const from = dateIn(consent, 'from_date') ?? addDays(today, -90)
  const to = dateIn(consent, 'to_date') ?? null
  if (from < addDays(today, -world.settings.maxHistoryDays) || from > today) {
    throw new Problem(
      'DateOutOfRange',
      `"from_date" must lie within ${world.settings.maxHistoryDays} days before today.`,
    )
  }
  if (to !== null && to < from) throw new Problem('InvalidToDate', '"to_date" lies before "from_date".')
  const period = consent['period_days'] ?? null
  const most = world.settings.consentDays
  if (period !== null && !(Number.isInteger(period) && (period as number) >= 1 && (period as number) <= most)) {
    throw new Problem('InvalidConsentPeriod', `"period_days" must be a whole number from 1 to ${most}.`)
  }
  return { scopes, from_date: from, to_date: to, period_days: (period as number | null) ?? null }
}

export function readAttempt(
  attempt: Fields,
  consent: { scopes: string[]; from_date: string; to_date: string | null },
  earlierReturnTo: string | null,
): ConnectRequest['attempt'] {
  const fetchScopes = scopesIn(attempt, 'fetch_scopes', FETCH_SCOPES, 'FetchScopesInvalid') ?? [...consent.scopes]
  const outside = fetchScopes.find((scope) => scope !== 'balance' && !consent.scopes.includes(scope))
  if (outside) throw new Problem('FetchScopesNotAllowed', `The consent does not cover ${outside}.`)
  const from = dateIn(attempt, 'fetch_from_date') ?? consent.from_date
  if (from < consent.from_date) throw new Problem('InvalidFromDate', '"fetch_from_date" lies before the consent.')
  const to = dateIn(attempt, 'fetch_to_date') ?? consent.to_date
  if (to !== null && to < from) throw new Problem('InvalidToDate', '"fetch_to_date" lies before "fetch_from_date".')
  return {
    return_to: returnAddress(textIn(attempt, 'return_to')) ?? earlierReturnTo,
    fetch_scopes: fetchScopes,
    fetch_from_date: from,
    fetch_to_date: to,
    locale: textIn(attempt, 'locale') ?? 'en',
    custom_fields: customFields(attempt['custom_fields']),
    store_credentials: flagIn(attempt, 'store_credentials') ?? true,
  }
}

function returnAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  if (address.length > LONGEST_RETURN_URL) {
    throw new Problem('ReturnURLTooLong', `"return_to" is longer than ${LONGEST_RETURN_URL} characters.`)
  }
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Problem('ReturnURLInvalid', '"return_to" is not an address beginning with http or https.')
  }
  return address
}

function customFields(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (!isFields(value)) throw new Problem('CustomFieldsFormatInvalid', '"custom_fields" must be an object.')
  if (JSON.stringify(value).length > LARGEST_CUSTOM_FIELDS) {
    throw new Problem('CustomFieldsSizeTooBig', `"custom_fields" is larger than ${LARGEST_CUSTOM_FIELDS} characters.`)
  }
  return value
}
