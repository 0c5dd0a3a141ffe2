import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { UpstreamError } from '../outgoing/upstream-error.ts'
import { failureOfClass, failureOfError } from './bank-failure.ts'
import { readPages } from './read-pages.ts'
import { isCallbackSigned, signRequest } from './saltedge-signature.ts'
import type { ProviderTransaction } from './saltedge-types.ts'
import { readAccount, readConnection, readConsents, readDirectory, readBooking } from './translate.ts'

const booked: ProviderTransaction = {
  id: '1',
  account_id: '2',
  status: 'posted',
  made_on: '2026-11-02',
  amount: '-12.5',
  currency_code: 'EUR',
  description: 'Termijn november',
  extra: { payee: 'Energie Noord', payee_information: 'NL02ABNA0123456789', type: 'SEPA incasso' },
}

describe('CORE-2 a transaction of the aggregator', () => {
  test('takes name and account from the side that money went to', () => {
    expect(readBooking(booked)).toMatchObject({
      amountCents: -1250,
      bookedOn: '2026-11-02',
      counterpartyName: 'Energie Noord',
      counterpartyAccount: 'NL02ABNA0123456789',
      isReversal: false,
    })
  })

  test('takes them from the description where a bank puts everything there', () => {
    const description = '/TRTP/SEPA OVERBOEKING/IBAN/NL02ABNA0123456789/NAME/Bos B.V./REMI/nota 12/EREF/E-9'
    expect(readBooking({ ...booked, amount: '12.5', description, extra: null })).toMatchObject({
      amountCents: 1250,
      counterpartyName: 'Bos B.V.',
      counterpartyAccount: 'NL02ABNA0123456789',
      description: 'nota 12',
      endToEndId: 'E-9',
    })
  })

  test('a returned direct debit is a reversal, with its reason', () => {
    const returned = { ...booked, amount: '12.5', description: 'Storno MD06', extra: { type: 'Storno' } }
    expect(readBooking(returned)).toMatchObject({ isReversal: true, reversalReason: 'MD06' })
  })

  test.each([
    [{ status: 'pending' }, 'pending'],
    [{ status: 'pending', amount: null }, 'pending'],
    [{ duplicated: true }, 'duplicated'],
    [{ status: 'dreamt' }, 'unreadable'],
    [{ amount: null }, 'unreadable'],
    [{ amount: '1.234' }, 'unreadable'],
    [{ made_on: '2026-02-30' }, 'unreadable'],
    [{ made_on: 'today' }, 'unreadable'],
  ])('%o is %s', (odd, what) => {
    expect(readBooking({ ...booked, ...odd })).toBe(what)
  })

  test('another currency is kept as what it is', () => {
    expect(readBooking({ ...booked, currency_code: 'usd' })).toMatchObject({ currency: 'USD', amountCents: -1250 })
  })
})

describe('CORE-2 a connection of the aggregator', () => {
  const bank = { code: 'ing_nl', name: 'ING', status: 'active', country_code: 'NL', bic_codes: ['INGBNL2AXXX'] }
  const directory = readDirectory([bank, { ...bank, code: 'ing_old', status: 'disabled' }])
  const connection = {
    id: '7',
    customer_id: '8',
    provider_code: 'ing_nl',
    provider_name: 'ING (NL)',
    status: 'active',
    last_attempt: { finished: true },
  }

  test('is matched to its bank by BIC, and an active provider wins', () => {
    expect(directory.codeOf.get('ING')).toBe('ing_nl')
    expect(readConnection(connection, directory)).toMatchObject({ bank: 'ING', bankName: 'ING', fetched: true })
  })

  test('in a state that nobody has heard of cannot be used', () => {
    expect(readConnection({ ...connection, status: 'dozing' }, directory).status).toBe('inactive')
  })

  test('that failed is over, and says why', () => {
    const last_attempt = { finished: false, fail_at: '2026-11-21T10:00:00Z', fail_error_class: 'ProviderError' }
    expect(readConnection({ ...connection, last_attempt }, directory)).toMatchObject({
      fetched: true,
      failure: { errorClass: 'ProviderError' },
    })
  })

  const consent = { id: '1', connection_id: '7', expires_at: '2027-05-01T00:00:00Z' }

  test('has the consent that was made last, usable only when it says active', () => {
    const old = { ...consent, status: 'expired', created_at: '2026-01-01T00:00:00Z' }
    const fresh = { ...consent, id: '2', status: 'slumbering', created_at: '2026-11-01T00:00:00Z' }
    expect(readConsents([fresh, old])).toMatchObject({ consentId: '2', status: 'unusable' })
    expect(readConsents([])).toBeNull()
  })

  test('takes the consent with the higher id when two were made in one second', () => {
    const at = '2026-11-01T12:00:00Z'
    const ended = { ...consent, id: '999', status: 'revoked', created_at: at }
    const renewed = { ...consent, id: '1000', status: 'active', created_at: at }
    expect(readConsents([ended, renewed])).toMatchObject({ consentId: '1000', status: 'active' })
    expect(readConsents([renewed, ended])).toMatchObject({ consentId: '1000', status: 'active' })
  })

  test('has accounts whose IBAN is believed only when its check digits hold', () => {
    const account = {
      id: '1',
      connection_id: '7',
      name: 'Zakelijk',
      nature: 'account',
      balance: '0.1',
      currency_code: 'eur',
    }
    expect(readAccount({ ...account, extra: { iban: 'NL91 ABNA 0417 1643 00' } })).toMatchObject({
      iban: 'NL91ABNA0417164300',
      balanceCents: 10,
      currency: 'EUR',
    })
    const named = { iban: 'NL91ABNA0417164300', account_name: 'Zakelijke rekening' }
    expect(readAccount({ ...account, name: 'NL91ABNA0417164300', extra: named })).toMatchObject({
      name: 'Zakelijke rekening',
      holderName: null,
    })
    const titled = { ...named, account_name: 'Bakkerij De Korst' }
    expect(readAccount({ ...account, extra: titled })).toMatchObject({
      name: 'Zakelijk',
      holderName: 'Bakkerij De Korst',
    })
    expect(readAccount({ ...account, name: 'NL91 ABNA 0417 1643 00', extra: {} })).toMatchObject({
      iban: 'NL91ABNA0417164300',
      name: null,
      holderName: null,
    })
    expect(readAccount({ ...account, extra: { account_name: 'NL91 ABNA 0417 1643 00' } })).toMatchObject({
      iban: 'NL91ABNA0417164300',
      holderName: null,
    })
    expect(readAccount({ ...account, name: 'Zakelijk NL91 ABNA 0417 1643 00 (EUR)', extra: {} })).toMatchObject({
      ...{ iban: 'NL91ABNA0417164300', accountNumber: null, holderName: null },
    })
    expect(readAccount({ ...account, name: 'Betaalrekening 41.71.64.300' })).toMatchObject({
      ...{ iban: null, accountNumber: '41.71.64.300' },
    })
    const both = { account_name: 'Bakkerij De Korst NL91 ABNA 0417 1643 00' }
    expect(readAccount({ ...account, extra: both })).toMatchObject({
      ...{ iban: 'NL91ABNA0417164300', holderName: 'Bakkerij De Korst' },
    })
    expect(readAccount({ ...account, extra: { ...named, client_name: 'De Korst' } })).toMatchObject({
      name: 'Zakelijke rekening',
      holderName: 'De Korst',
    })
    expect(readAccount({ ...account, balance: null, extra: { iban: 'NL92ABNA0417164300' } })).toMatchObject({
      iban: null,
      balanceCents: null,
    })
  })
})

describe('CORE-2 pages of a list', () => {
  const collect = async (pages: { ids: string[]; next: string | null }[], maxPages = 10) => {
    let asked = 0
    const found: string[] = []
    const fetchPage = async () => {
      const page = pages[Math.min(asked++, pages.length - 1)]!
      return { items: page.ids.map((id) => ({ id })), nextId: page.next }
    }
    for await (const page of readPages(fetchPage, maxPages)) found.push(...page.map(({ id }) => id))
    return found
  }

  test('a page that comes twice counts once', async () => {
    const pages = [
      { ids: ['1', '2'], next: '3' },
      { ids: ['1', '2', '3'], next: '4' },
      { ids: ['4'], next: null },
    ]
    expect(await collect(pages)).toEqual(['1', '2', '3', '4'])
  })

  test('pages that go in a circle, or have no end, are an error', async () => {
    await expect(collect([{ ids: ['1'], next: '1' }])).rejects.toThrow('LoopingPages')
    const endless = Array.from({ length: 12 }, (_, page) => ({ ids: [`${page}`], next: `n${page}` }))
    await expect(collect(endless)).rejects.toThrow('TooManyPages')
  })
})

describe('CORE-2 what a failure means for the applicant', () => {
  test.each([
    ['ProviderUnavailable', 'bank_unavailable', true],
    ['SomethingNew', 'bank_unavailable', true],
    ['ProviderAccessNotGranted', 'bank_cancelled', false],
    ['ConsentRevoked', 'bank_cancelled', false],
    ['RateLimitExceeded', 'bank_limit_reached', true],
    ['ConnectionNotFound', 'connection_not_found', false],
  ])('%s is %s', (errorClass, key, mayPass) => {
    expect(failureOfClass(errorClass)).toEqual({ key, mayPass })
  })

  test('an outage may pass, a clear no does not, and a bug is neither', () => {
    expect(failureOfError(new UpstreamError('bank', 'timeout'))).toEqual({ key: 'bank_unavailable', mayPass: true })
    expect(failureOfError(new UpstreamError('bank', 'refused', { code: 'Odd' }))?.mayPass).toBe(false)
    expect(failureOfError(new TypeError('x'))).toBeNull()
  })
})

describe('CORE-2 signatures', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

  test('a request is signed over its expiry, method, address and body', () => {
    const url = 'https://bank.example/api/v6/accounts?connection_id=1'
    const signed = signRequest(privateKey, { method: 'GET', url, body: '', nowMs: 1_000_000 })
    expect(signed['Expires-at']).toBe('1060')
    const said = { url: `1060|GET|${url}`, rawBody: Buffer.alloc(0), signature: signed.Signature }
    expect(isCallbackSigned(pem, said)).toBe(true)
  })

  test('a callback is believed only as it was signed', () => {
    const { Signature } = signRequest(privateKey, { method: 'POST', url: 'u', body: '{}', nowMs: 0 })
    const callback = { url: '60|POST|u', rawBody: Buffer.from('{}'), signature: Signature }
    expect(isCallbackSigned(pem, callback)).toBe(true)
    expect(isCallbackSigned(pem, { ...callback, rawBody: Buffer.from('{ }') })).toBe(false)
    expect(isCallbackSigned(pem, { ...callback, signature: 'nonsense' })).toBe(false)
    expect(isCallbackSigned('no key', callback)).toBe(false)
  })
})
