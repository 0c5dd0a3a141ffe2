import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { bankChannels } from '../testing/bank-channels.ts'
import {
  announceReturn,
  awaitConnectUrl,
  type BankChannel,
  type BankReturn,
  isBankAddress,
  readBankMessage,
  readBankReturn,
  readWaitingWindowAddress,
  readWindowLanguage,
  visitBank,
  waitingWindowAddress,
} from './bank-window.ts'

const returned: BankReturn = { kind: 'returned', state: 'server-state', connectionId: '77', errorClass: null }

function startVisit(channel: BankChannel, requestUrl: () => Promise<string>, serverState?: string) {
  const onReturned = vi.fn()
  const close = vi.fn()
  const outcome = visitBank({
    openWindow: () => ({ close }),
    channel,
    state: 'visit-1',
    requestAddress: async () => ({ connectUrl: await requestUrl(), state: serverState }),
    bankOrigin: 'http://localhost:4000',
    onReturned,
  })
  if (outcome.kind === 'blocked') throw new Error('The window counted as blocked')
  return { ...outcome, onReturned, close }
}

test('the window gets the address when it is ready before the address is known', async () => {
  const { tab, popup } = bankChannels()
  const visit = startVisit(tab, () => sleep(20, 'https://bank.example/connect'))
  await expect(awaitConnectUrl(popup, 'visit-1', 500)).resolves.toBe('https://bank.example/connect')
  await expect(visit.address).resolves.toBe('sent')
})

test('the window gets the address when it is ready after the address is known', async () => {
  const { tab, popup } = bankChannels()
  const visit = startVisit(tab, async () => 'http://localhost:4000/connect/1')
  await visit.address
  await expect(awaitConnectUrl(popup, 'visit-1', 500)).resolves.toBe('http://localhost:4000/connect/1')
})

test('a window of another visit gets nothing', async () => {
  const { tab, popup } = bankChannels()
  await startVisit(tab, async () => 'https://bank.example/').address
  await expect(awaitConnectUrl(popup, 'visit-2', 30)).resolves.toBeNull()
})

test('FLOW-6 a blocked window is reported at once and no address is asked for', () => {
  const { tab } = bankChannels()
  const requestAddress = vi.fn(async () => ({ connectUrl: 'https://bank.example/' }))
  const visit = { openWindow: () => null, channel: tab, state: 's', bankOrigin: null, onReturned: vi.fn() }
  expect(visitBank({ ...visit, requestAddress })).toEqual({ kind: 'blocked' })
  expect(requestAddress).not.toHaveBeenCalled()
})

test('the window closes when the address cannot be had', async () => {
  const { tab } = bankChannels()
  const visit = startVisit(tab, async () => Promise.reject(new Error('bank_unavailable')))
  await expect(visit.address).rejects.toThrow('bank_unavailable')
  expect(visit.close).toHaveBeenCalledOnce()
})

test.each(['javascript:alert(1)', 'http://bank.example/', 'data:text/html,x', 'http://localhost:4001/', 'nonsense'])(
  'an address such as %s is refused and the window closes',
  async (url) => {
    const { tab } = bankChannels()
    const visit = startVisit(tab, async () => url)
    await expect(visit.address).resolves.toBe('refused')
    expect(visit.close).toHaveBeenCalledOnce()
    expect(isBankAddress(url, 'http://localhost:4000')).toBe(false)
  },
)

test.each([
  ['by its state', 'server-state'],
  ['from a server that names no state', undefined],
])(
  'ROUTE-15 the return reaches the tab once, known %s, and the window hears that it was received',
  async (_how, state) => {
    const { tab, popup } = bankChannels()
    const visit = startVisit(tab, async () => 'https://bank.example/', state)
    await visit.address
    await expect(announceReturn(popup, returned, 500)).resolves.toBe(true)
    await expect(announceReturn(popup, returned, 30)).resolves.toBe(false)
    expect(visit.onReturned).toHaveBeenCalledExactlyOnceWith(returned)
  },
)

test('ROUTE-15 the return of another visit is not taken, so that its own window goes on', async () => {
  const { tab, popup } = bankChannels()
  const visit = startVisit(tab, async () => 'https://bank.example/', 'another-state')
  await visit.address
  await expect(announceReturn(popup, returned, 30)).resolves.toBe(false)
  expect(visit.onReturned).not.toHaveBeenCalled()
})

test('ROUTE-15 no return is taken before the address is known', async () => {
  const { tab, popup } = bankChannels()
  const visit = startVisit(tab, () => new Promise(() => undefined))
  await expect(announceReturn(popup, returned, 30)).resolves.toBe(false)
  expect(visit.onReturned).not.toHaveBeenCalled()
})

test('without a listening tab the return is not received', async () => {
  const { popup } = bankChannels()
  await expect(announceReturn(popup, returned, 20)).resolves.toBe(false)
})

test('messages that are not ours, or too long, are not read', () => {
  expect(readBankMessage('ready')).toBeNull()
  expect(readBankMessage({ kind: 'ready' })).toBeNull()
  expect(readBankMessage({ kind: 'other', state: 's' })).toBeNull()
  expect(readBankMessage({ kind: 'ready', state: 'x'.repeat(101) })).toBeNull()
  expect(readBankMessage({ kind: 'connect-url', state: 's', url: 'x'.repeat(4001) })).toBeNull()
  expect(readBankMessage({ ...returned, connectionId: 9, errorClass: '' })).toEqual({ ...returned, connectionId: null })
})

test('the return address and the waiting address are read back', () => {
  expect(readBankReturn('?state=s&connection_id=42')).toEqual({
    kind: 'returned',
    state: 's',
    connectionId: '42',
    errorClass: null,
  })
  expect(readBankReturn('?state=s&error_class=ProviderCancelled')?.errorClass).toBe('ProviderCancelled')
  expect(readBankReturn('?connection_id=42')).toBeNull()
  const address = waitingWindowAddress('/redirection', 'abc', 'ABN AMRO', 'en')
  expect(readWaitingWindowAddress(new URL(address, 'https://x.nl').hash)).toEqual({
    state: 'abc',
    bankName: 'ABN AMRO',
  })
  expect(readWaitingWindowAddress('')).toBeNull()
})

test('ROUTE-20 the waiting window speaks the language of the page that opened it, and Dutch when nobody did', () => {
  for (const language of ['nl', 'en'] as const) {
    const { hash } = new URL(waitingWindowAddress('/redirection', 'abc', 'Knab', language), 'https://x.nl')
    expect(readWindowLanguage(hash)).toBe(language)
  }
  expect(readWindowLanguage('')).toBe('nl')
  expect(readWindowLanguage('#language=fr')).toBe('nl')
})
