import { addDays, isDate } from '../story/calendar.ts'
import { bankByProvider } from '../banks.ts'
import type { World } from '../world.ts'
import { Problem, type ProblemClass } from './problem.ts'
import type { ConnectRequest } from '../records.ts'

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

/** A field as what it must be; nothing where it is left out or null. */
function read<T>(
  data: Fields,
  name: string,
  isRight: (value: unknown) => value is T,
  must: string,
  problem: ProblemClass = 'WrongRequestFormat',
): T | undefined {
  const value = data[name] ?? undefined
  if (value === undefined || isRight(value)) return value
  throw new Problem(problem, `"${name}" must be ${must}.`)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

const part = (data: Fields, name: string): Fields => read(data, name, isFields, 'an object') ?? {}
export const textIn = (data: Fields, name: string) => read(data, name, isText, 'a string')
const flagIn = (data: Fields, name: string) => read(data, name, isFlag, 'true or false')
const dateIn = (data: Fields, name: string) => read(data, name, isDate, 'a date like 2026-01-31', 'DateFormatInvalid')

function scopesIn(data: Fields, name: string, allowed: readonly string[], problem: ProblemClass) {
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length > 0 && value.length <= 10 && value.every((one) => allowed.includes(one))
  const scopes = read(data, name, isList, `a list of ${allowed.join(', ')}`, problem)
  return scopes && [...new Set(scopes)]
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
  const most = world.settings.consentDays
  const isPeriod = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
  const period = read(consent, 'period_days', isPeriod, `a whole number from 1 to ${most}`, 'InvalidConsentPeriod')
  return { scopes, from_date: from, to_date: to, period_days: period ?? null }
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
    custom_fields: customFields(attempt),
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

function customFields(attempt: Fields): Fields {
  const fields = read(attempt, 'custom_fields', isFields, 'an object', 'CustomFieldsFormatInvalid') ?? {}
  if (JSON.stringify(fields).length > LARGEST_CUSTOM_FIELDS) {
    throw new Problem('CustomFieldsSizeTooBig', `"custom_fields" is larger than ${LARGEST_CUSTOM_FIELDS} characters.`)
  }
  return fields
}
