// Time that passes in steps of the page's own clock, so that a busy machine adds nothing to what is measured.
import type { Page } from '@playwright/test'
import { expect } from './page.ts'

type Noted = { calls: { askedAt: number; answeredAt: number }[]; underWay: number }

/** Times of each call to an address with this ending, by the page's clock. Call it before the page opens. */
export const noteCalls = (page: Page, ending: string): Promise<unknown> =>
  page.addInitScript((end) => {
    const noted: Noted = { calls: [], underWay: 0 }
    Object.assign(window, { noted })
    const plainFetch = window.fetch
    window.fetch = async (...asked) => {
      const address = asked[0] instanceof Request ? asked[0].url : String(asked[0])
      if (!address.endsWith(end)) return plainFetch(...asked)
      const askedAt = performance.now()
      noted.underWay += 1
      try {
        const answer = await plainFetch(...asked)
        // Counts as answered once its body is complete; otherwise the page still reads it while time moves on.
        await answer.clone().arrayBuffer()
        return answer
      } finally {
        noted.underWay -= 1
        noted.calls.push({ askedAt, answeredAt: performance.now() })
      }
    }
  }, ending)

const notedBy = (page: Page): Promise<Noted> => page.evaluate(() => (window as unknown as { noted: Noted }).noted)

export const callsOf = async (page: Page): Promise<Noted['calls']> => (await notedBy(page)).calls

/** How long each call came after the answer to the one before. */
export const gapsBetween = (calls: Noted['calls']): number[] =>
  calls.slice(1).map(({ askedAt }, index) => askedAt - calls[index]!.answeredAt)

/** From here on the page's time passes in steps alone. */
export const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + marginMs)
/** The clock is stopped at a moment to come, which a busy machine must not have reached by then. */
const marginMs = 30_000

/** Lets the page handle an answer: waits for ten tasks of its event loop, which need no clock. */
const takeTurns = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    let left = 10
    port1.onmessage = () => (left-- > 0 ? port2.postMessage(null) : done())
    port2.postMessage(null)
  })

/** Steps on, never while a noted call is under way, until it is there; only the test's own time ends it. */
export async function passTime(page: Page, stepMs: number, isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    await expect.poll(async () => (await notedBy(page)).underWay, { intervals: [5] }).toBe(0)
    await page.evaluate(takeTurns)
    // The clock runs in every window, also in one that the page closes in this step.
    await page.clock.runFor(stepMs).catch((error: unknown) => {
      if (page.isClosed() || !String(error).includes('has been closed')) throw error
    })
  }
}
