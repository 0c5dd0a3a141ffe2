import { describe, expect, test } from 'vitest'
// @ts-expect-error -- plain scripts, so that the commands run on any Node before anything is installed
import { openTranscript, runSideBySide } from './side-by-side.mjs'

const good = { passed: 1, failed: 0, skipped: 0 }
type Part = { title: string; group: string; lane: string; run: () => Promise<object> }

describe('parts side by side', () => {
  test('what a part says is shown in one piece, the first that runs at once', () => {
    const shown: string[] = []
    const transcript = openTranscript(3, (text: string) => shown.push(text))
    transcript.write(1, 'b1 ')
    transcript.write(0, 'a1 ')
    expect(shown.join('')).toBe('a1 ')
    transcript.end(1)
    transcript.write(2, 'c1 ')
    transcript.write(0, 'a2 ')
    transcript.end(0)
    expect(shown.join('')).toBe('a1 a2 b1 c1 ')
    transcript.write(2, 'c2')
    expect(shown.join('')).toBe('a1 a2 b1 c1 c2')
  })

  test('lanes run at the same time, the parts of one lane one after another', async () => {
    const order: string[] = []
    let open = () => {}
    const gate = new Promise<void>((settle) => (open = settle))
    const part = (title: string, lane: string, work: () => Promise<void> | void): Part => {
      const run = async () => {
        order.push(`${title} begins`)
        await work()
        order.push(`${title} ends`)
        return good
      }
      return { title, group: 'any', lane, run }
    }
    const parts = [part('one', 'a', () => gate), part('two', 'a', () => {}), part('three', 'b', () => open())]
    const done = (await runSideBySide(parts, 'node')) as { title: string }[]
    expect(order.indexOf('three begins')).toBeLessThan(order.indexOf('one ends'))
    expect(order.indexOf('two begins')).toBeGreaterThan(order.indexOf('one ends'))
    expect(done.map(({ title }) => title)).toEqual(['one', 'two', 'three'])
  })

  test('one that throws has failed, and the others go on', async () => {
    const broken = async () => Promise.reject(new Error('broken'))
    const parts: Part[] = [
      { title: 'one', group: 'any', lane: 'a', run: broken },
      { title: 'two', group: 'any', lane: 'a', run: async () => good },
    ]
    const done = await runSideBySide(parts, 'node')
    expect(done).toMatchObject([{ failed: 1 }, { passed: 1, failed: 0 }])
  })
})
