import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Handle, WindowId } from './browser.ts'

/** Kinds of control, each found by words in its own way. */
type Kind = 'button' | 'link' | 'option' | 'field' | 'choice'

/** For machines that do other work as well. */
const patienceMs = 90_000
const lookEveryMs = 150

/** Runs in the page. A button's, link's or option's name begins with the words; a field's or choice's contains them. */
function findControl(kind: string, words: string): Element | null {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    copy.querySelectorAll('[aria-hidden=true]').forEach((one) => one.remove())
    return plain(element.getAttribute('aria-label')) || plain(copy.textContent)
  }
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const named = (selector: string) =>
    [...document.querySelectorAll(selector)].find((one) => isSeen(one) && nameOf(one).startsWith(words))
  const labelled = () => {
    const labels = [...document.querySelectorAll('label')].filter((label) => plain(label.textContent).includes(words))
    const label = labels.find(({ control }) => control && isSeen(control))
    // The box of a choice may be drawn by its label.
    return label?.control && label.control.getBoundingClientRect().width < 10 ? label : (label?.control ?? undefined)
  }
  const places: Record<string, string> = { button: 'button, summary', link: 'a[href]', option: '[role=option]' }
  const found = places[kind] ? named(places[kind]) : labelled()
  if (!found || found.matches(':disabled, [aria-disabled=true]')) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  const place = [x, y, width, height].join()
  const known = found as Element & { placeBefore?: string }
  const isStill = known.placeBefore === place
  known.placeBefore = place
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return isStill && (found.contains(top) || top?.contains(found)) ? found : null
}

/** Runs in the page. */
const showsWords = (words: string) => {
  const text = document.body.innerText.replace(/\s+/g, ' ')
  return text.includes(words) || text.toLowerCase().includes(words.toLowerCase())
}

/** Runs in the page. */
const isChosen = (words: string) =>
  [...document.querySelectorAll('label')].some(
    ({ textContent, control }) =>
      textContent.replace(/\s+/g, ' ').includes(words) && control instanceof HTMLInputElement && control.checked,
  )

/** A visitor in one browser: finds things by their words, waits for them, and acts as a person does. */
export class Visitor {
  readonly browser: Browser
  readonly origin: string

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.origin = origin
  }

  goTo(path: string): Promise<void> {
    return this.browser.goTo(new URL(path, this.origin).href)
  }

  async click(kind: Kind, words: string): Promise<void> {
    await this.browser.click(await this.find(kind, words))
  }

  /** A radio button or a box, until it is on. */
  async choose(words: string): Promise<void> {
    await this.until(`the choice "${words}" to be on`, async () => {
      await this.click('choice', words)
      return this.browser.run<boolean>(isChosen.toString(), words)
    })
  }

  async fill(words: string, text: string): Promise<void> {
    await this.browser.type(await this.find('field', words), text)
  }

  async upload(file: string): Promise<void> {
    const input = await this.until('an input for files', () =>
      this.browser.find(`() => document.querySelector('input[type=file]')`),
    )
    await this.browser.choose(input, file)
  }

  see(words: string): Promise<unknown> {
    return this.until(`the words "${words}"`, () => this.browser.run<boolean>(showsWords.toString(), words))
  }

  reach(path: string): Promise<unknown> {
    return this.until(`the page ${path}`, () => this.browser.run<boolean>('(path) => location.pathname === path', path))
  }

  /** The window that a click opens is in use after it. */
  async openWindow(kind: Kind, words: string): Promise<{ own: WindowId; opened: WindowId }> {
    const own = this.browser.current()
    const known = await this.browser.windows()
    await this.click(kind, words)
    const opened = await this.until('another window', async () =>
      (await this.browser.windows()).find((one) => !known.includes(one)),
    )
    await this.browser.use(opened)
    return { own, opened }
  }

  async untilClosed(window: WindowId): Promise<void> {
    await this.until('the window to close', async () => !(await this.browser.windows()).includes(window))
  }

  find(kind: Kind, words: string): Promise<Handle> {
    return this.until(`the ${kind} "${words}"`, () => this.browser.find(findControl.toString(), kind, words))
  }

  /** Whatever a page that is just leaving answers is no answer. */
  async until<Value>(what: string, look: () => Promise<Value | null | undefined | false>): Promise<Value> {
    const deadline = performance.now() + patienceMs
    let trouble: unknown = null
    while (performance.now() < deadline) {
      const found = await look().catch((error: unknown) => void (trouble = error))
      if (found) return found
      await sleep(lookEveryMs)
    }
    throw new Error(`Waited ${patienceMs / 1000} s for ${what}.${trouble ? ` ${String(trouble)}` : ''}`)
  }
}
