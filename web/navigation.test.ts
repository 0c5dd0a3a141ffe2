import { describe, expect, test, vi } from 'vitest'
import { withScreens } from './navigation.ts'

const origin = 'https://vlot.example'

/** A window at an address, where the scripts of the screens come when `release` is called with their path. */
function windowAt(path: string) {
  const events = new EventTarget()
  const log: unknown[] = []
  const waiting = new Map<string, { come: () => void; fail: () => void }>()
  const location = {
    href: origin + path,
    pathname: new URL(path, origin).pathname,
    assign: (to: string) => log.push(['loads', to]),
  }
  const move = withScreens({
    load: (pathname) => new Promise((come, fail) => waiting.set(pathname, { come, fail })),
    page: Object.assign(events, { location, scrollTo: () => log.push('top') }) as never,
  })
  const navigate = (to: string, options?: object) => log.push([to, options])
  const go = (to: string, options?: object) => move(navigate, to, options) as unknown as Promise<void>
  return { go, log, events, waiting: (pathname: string) => waiting.get(pathname)! }
}

describe('a move within the journey', () => {
  test('RECON-9 changes the address only when the next screen is there, keeps its state, and starts at the top', async () => {
    const { go, log, waiting } = windowAt('/reconsent/NL')
    const state = { returnPage: '/reconsent/NL', bankName: 'Knab', connectionId: '77' }
    const moved = go('/reconsent/get-consent/NL', { state })
    await vi.waitFor(() => waiting('/reconsent/get-consent/NL'))
    expect(log).toEqual([])
    waiting('/reconsent/get-consent/NL').come()
    await moved
    expect(log).toEqual([['/reconsent/get-consent/NL', { state, replace: false }], 'top'])
  })

  test('of two at once the later one counts, and a visitor who goes back stays there', async () => {
    const { go, log, events, waiting } = windowAt('/jouw-aanvraag')
    const first = go('/extra-uitgaven')
    const second = go('/transacties-uploaden')
    waiting('/transacties-uploaden').come()
    waiting('/extra-uitgaven').come()
    await Promise.all([first, second])
    expect(log).toEqual([['/transacties-uploaden', { replace: false }], 'top'])
    const third = go('/extra-uitgaven')
    events.dispatchEvent(new Event('popstate'))
    waiting('/extra-uitgaven').come()
    await third
    expect(log).toHaveLength(2)
  })

  test('to the address one is at adds nothing to the history, and a question on the same screen does not scroll', async () => {
    const { go, log, waiting } = windowAt('/persoonlijk-aanbod?vraag=rekening')
    const same = go('?vraag=rekening')
    waiting('/persoonlijk-aanbod').come()
    await same
    const other = go('?vraag=transacties')
    waiting('/persoonlijk-aanbod').come()
    await other
    expect(log).toEqual([
      ['?vraag=rekening', { replace: true }],
      ['?vraag=transacties', { replace: false }],
    ])
  })

  test('to a screen whose script does not come is left to the browser', async () => {
    const { go, log, waiting } = windowAt('/jouw-aanvraag')
    const moved = go('/extra-uitgaven')
    waiting('/extra-uitgaven').fail()
    await moved
    expect(log).toEqual([['loads', '/extra-uitgaven']])
  })
})
