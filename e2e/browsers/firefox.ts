import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Handle, windowHeight, type WindowId } from './browser.ts'
import { endProgram, onceReady, startProgram } from './program.ts'

type Remote = { type: string; value?: unknown; sharedId?: string }
type Evaluated = { type: 'success'; result: Remote } | { type: 'exception'; exceptionDetails: { text: string } }
type Send = <Value>(method: string, params: object) => Promise<Value>

/** Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), over Node's own WebSocket. */
export async function startFirefox(port: number): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'vlot-firefox-'))
  const words = ['--headless', '--no-remote', '--profile', folder, `--remote-debugging-port=${port}`, 'about:blank']
  const firefox = startProgram('firefox-esr', words, { env: { ...process.env, HOME: folder }, stdio: 'ignore' })
  const end = async () => {
    await endProgram(firefox)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const socket = await connect(`ws://127.0.0.1:${port}/session`)
    const send = sender(socket)
    await send('session.new', { capabilities: {} })
    const [first] = (await send<Tree>('browsingContext.getTree', { maxDepth: 0 })).contexts
    if (!first) throw new Error('Firefox has no window')
    return firefoxOver(send, first.context, async () => {
      socket.close()
      await end()
    })
  } catch (error) {
    await end()
    throw error
  }
}

type Tree = { contexts: { context: WindowId }[] }

async function connect(address: string): Promise<WebSocket> {
  let open: WebSocket | undefined
  await onceReady('Firefox', () => {
    const socket = new WebSocket(address)
    return new Promise((resolve) => {
      socket.addEventListener('open', () => ((open = socket), resolve(true)), { once: true })
      socket.addEventListener('error', () => resolve(false), { once: true })
    })
  })
  return open as WebSocket
}

function sender(socket: WebSocket): Send {
  type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string }
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  return async (method, params) => {
    const id = (count += 1)
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`Firefox, ${method}: ${answer.error} ${answer.message}`)
    return answer.result as never
  }
}

function firefoxOver(send: Send, first: WindowId, close: () => Promise<void>): Browser {
  let context = first
  const call = async (functionDeclaration: string, given: readonly string[]): Promise<Remote> => {
    const answer = await send<Evaluated>('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      target: { context },
      arguments: given.map((value) => ({ type: 'string', value })),
      // As a visitor's own script would not be, so that what a page must click itself is not opened by a test.
      userActivation: false,
    })
    if (answer.type === 'exception') throw new Error(`Firefox: ${answer.exceptionDetails.text}`)
    return answer.result
  }
  const act = (actions: object) => send<void>('input.performActions', { context, actions: [actions] })
  const click = (sharedId: Handle) => {
    const origin = { type: 'element', element: { sharedId } }
    const move = { type: 'pointerMove', x: 0, y: 0, origin }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    return act({ type: 'pointer', id: 'mouse', actions })
  }
  return {
    name: 'Firefox',
    close,
    click,
    setWidth: (width) => send('browsingContext.setViewport', { context, viewport: { width, height: windowHeight } }),
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (text, ...given) =>
      JSON.parse(
        String((await call(`async (...given) => JSON.stringify((await (${text})(...given)) ?? null)`, given)).value),
      ),
    find: async (text, ...given) => (await call(text, given)).sharedId ?? null,
    async type(element, text) {
      await click(element)
      const keys = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
      await act({ type: 'key', id: 'keys', actions: keys })
    },
    choose: (sharedId, file) => send('input.setFiles', { context, element: { sharedId }, files: [file] }),
    windows: async () =>
      (await send<Tree>('browsingContext.getTree', { maxDepth: 0 })).contexts.map((one) => one.context),
    use: async (window) => void (context = window),
    current: () => context,
    forgetCookies: () => send('storage.deleteCookies', {}),
  }
}
