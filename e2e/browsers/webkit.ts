import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type Handle, phoneWidth, windowHeight, type WindowId } from './browser.ts'
import { endProgram, onceReady, startProgram } from './program.ts'

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Found = Record<string, string> | null

type Ask = <Value>(method: string, path: string, body?: object) => Promise<Value>

const askAt =
  (address: string): Ask =>
  async (method, path, body) => {
    const init = method === 'GET' || method === 'DELETE' ? { method } : { method, body: JSON.stringify(body ?? {}) }
    const response = await fetch(address + path, init)
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${value?.error} ${value?.message}`)
    return value as never
  }

/** WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/), on its own screen. */
export async function startWebKit(port: number): Promise<Browser> {
  const display = `:${port}`
  const screen = startProgram('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const end = () => Promise.all([endProgram(driver), endProgram(screen)])
  try {
    await onceReady('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok)
    const options = { binary: miniBrowser, args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const root = askAt(`http://127.0.0.1:${port}`)
    const { sessionId } = await root<{ sessionId: string }>('POST', '/session', { capabilities })
    const ask = askAt(`http://127.0.0.1:${port}/session/${sessionId}`)
    const first = await ask<WindowId>('GET', '/window')
    return webKit(ask, first, async () => {
      await ask('DELETE', '').catch(() => undefined)
      await end()
    })
  } catch (error) {
    await end()
    throw error
  }
}

function webKit(ask: Ask, first: WindowId, end: () => Promise<void>): Browser {
  let window = first
  const execute = (functionText: string, given: readonly string[]) =>
    ask<unknown>('POST', '/execute/sync', { script: `return (${functionText})(...arguments)`, args: given })
  const use = async (handle: WindowId) => {
    await ask('POST', '/window', { handle })
    window = handle
  }
  const browser: Browser = {
    name: 'WebKit',
    goTo: (url) => ask('POST', '/url', { url }),
    run: async (text, ...given) => (await execute(text, given)) as never,
    find: async (text, ...given) => ((await execute(text, given)) as Found)?.[elementKey] ?? null,
    click: (element) => ask('POST', `/element/${element}/click`),
    type: (element, text) => ask('POST', `/element/${element}/value`, { text }),
    choose: (input, file) => ask('POST', `/element/${input}/value`, { text: file }),
    windows: () => ask('GET', '/window/handles'),
    use,
    current: () => window,
    forgetCookies: () => ask('DELETE', '/cookie'),
    setWidth: (width) => (width === phoneWidth ? openNarrow(browser) : widen(ask, browser, first, width)),
    close: end,
  }
  return browser
}

async function widen(ask: Ask, browser: Browser, first: WindowId, width: number): Promise<void> {
  await browser.use(first)
  await ask('POST', '/window/rect', { x: 0, y: 0, width, height: windowHeight })
}

/** No window of MiniBrowser is narrower than 447 px, except one that a page opens. */
async function openNarrow(browser: Browser): Promise<void> {
  const known = await browser.windows()
  await browser.run(`() => {
    const openNext = () => open(location.href, '_blank', 'popup,width=${phoneWidth},height=${windowHeight}')
    document.body.addEventListener('click', openNext, { once: true, capture: true })
  }`)
  const target = (await browser.find(`() => document.querySelector('h1')`)) as Handle
  await browser.click(target)
  for (let waited = 0; waited < 100; waited += 1) {
    const opened = (await browser.windows()).find((one) => !known.includes(one))
    if (opened) return browser.use(opened)
    await sleep(100)
  }
  throw new Error('WebKit opened no narrow window')
}
