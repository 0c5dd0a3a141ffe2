import { expect, test, vi } from 'vitest'
import { bankChannels } from '../testing/bank-channels.ts'
import { createBankVisits } from './bank-visits.ts'
import { announceReturn, awaitConnectUrl, type BankReturn } from './bank-window.ts'

/** A page that opens bank windows, and what each of them brought back. */
function page() {
  const { tab, popup } = bankChannels()
  const visits = createBankVisits(() => tab)
  const answer: [window: string, isUnderWay: boolean][] = []
  const closed: string[] = []
  const states = new Map<string, string>()
  const open = (name: string, requestAddress = addressWith(name)) => {
    const isOpened = visits.start({
      openWindow: (state) => (states.set(name, state), { close: () => void closed.push(name) }),
      requestAddress,
      bankOrigin: null,
      onReturned: (_returned, isUnderWay) => void answer.push([name, isUnderWay()]),
    })
    if (isOpened === null) throw new Error('The window counted as blocked')
    return isOpened
  }
  const comesBack = (state: string) => announceReturn(popup, returned(state), 30)
  const isHanded = async (name: string) => (await awaitConnectUrl(popup, states.get(name) ?? '', 30)) !== null
  return { visits, open, comesBack, isHanded, answer, closed }
}

const returned = (state: string): BankReturn => ({ kind: 'returned', state, connectionId: null, errorClass: null })
const addressWith = (state: string | undefined) => async () => ({ connectUrl: 'https://bank.example/', state })
const blocked = { openWindow: () => null, requestAddress: addressWith('s'), bankOrigin: null, onReturned: vi.fn() }

test('FLOW-6 of two windows each is known by its state, and the one that was left is answered as well', async () => {
  const { open, comesBack, answer } = page()
  await open('first')
  await open('second')
  await expect(comesBack('first')).resolves.toBe(true)
  expect(answer).toEqual([['first', false]])
  await expect(comesBack('second')).resolves.toBe(true)
  await expect(comesBack('first')).resolves.toBe(false)
  expect(answer).toEqual([
    ['first', false],
    ['second', true],
  ])
})

test('FLOW-6 who waits no longer for a window hears of it all the same', async () => {
  const { visits, open, comesBack, answer } = page()
  await open('first')
  visits.leave()
  await expect(comesBack('first')).resolves.toBe(true)
  expect(answer).toEqual([['first', false]])
})

test('FLOW-6 a window that the browser blocks leaves the one before it without a say', async () => {
  const { visits, open, comesBack, answer } = page()
  await open('first')
  expect(visits.start(blocked)).toBeNull()
  expect(visits.hasStarted()).toBe(true)
  await expect(comesBack('first')).resolves.toBe(true)
  expect(answer).toEqual([['first', false]])
})

test('FLOW-6 the window of another tab is left alone', async () => {
  const { open, comesBack, answer } = page()
  await open('first')
  await expect(comesBack('of another tab')).resolves.toBe(false)
  expect(answer).toEqual([])
})

test('FLOW-6 a server that names no state is believed, for the newest window alone', async () => {
  const { open, comesBack, answer } = page()
  await open('first', addressWith(undefined))
  await open('second', addressWith(undefined))
  await expect(comesBack('any')).resolves.toBe(true)
  expect(answer).toEqual([['second', true]])
})

test.each([
  ['came', addressWith('first')],
  ['could not be had', () => Promise.reject(new Error('bank_unavailable'))],
])('a window that was left before its address %s is closed, and goes nowhere', async (_what, requestAddress) => {
  const { open, isHanded, answer, closed } = page()
  const first = open('first', requestAddress)
  await open('second')
  await expect(first).resolves.toBe('stopped')
  expect(closed).toEqual(['first'])
  await expect(isHanded('first')).resolves.toBe(false)
  await expect(isHanded('second')).resolves.toBe(true)
  expect(answer).toEqual([])
})

test('a page that is left takes no return any more, and closes only the window that waits for its address', async () => {
  const { visits, open, comesBack, answer, closed } = page()
  await open('first')
  const second = open('second')
  visits.stop()
  await expect(second).resolves.toBe('stopped')
  expect(closed).toEqual(['second'])
  await expect(comesBack('first')).resolves.toBe(false)
  expect(answer).toEqual([])
})
