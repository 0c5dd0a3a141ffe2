import { describe, expect, test } from 'vitest'
import { inTurns } from './site-script.config.ts'

const start = `<link rel="modulepreload" href="/assets/site-b2.js"/><link rel="modulepreload" href="/assets/vendor-a1.js"/>
<link rel="modulepreload" href="/assets/page-c3.js"/><p>Words</p><script type="module" async="">import "/assets/manifest-d4.js";
import * as route0 from "/assets/root-e5.js";
import * as route1 from "/assets/page-c3.js";
  window.__reactRouterRouteModules = {"root":route0,"aboutYou-nl":route1};

import("/assets/entry.client-f6.js");</script>`

/** What the script of a page does, in order: the modules it asks for, the turns it leaves to the browser, and what it hands over. */
async function doneBy(html: string): Promise<unknown[]> {
  const done: unknown[] = []
  const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const run = script
    .replace(/\bimport\(/g, 'load(')
    .replace(/setTimeout\(done\)/, '(noteTurn(), done())')
    .replace('window.', 'page.')
  const page: { __reactRouterRouteModules?: unknown } = {}
  const load = (address: string) => {
    done.push(address.includes('entry') ? { address, given: page.__reactRouterRouteModules } : address)
    return Promise.resolve(address)
  }
  const module = `data:text/javascript,${encodeURIComponent(`export default async (load, noteTurn, page) => {${run}\n}`)}`
  const { default: start } = (await import(module)) as { default: (...parts: unknown[]) => Promise<void> }
  await start(load, () => done.push('turn'), page)
  return done
}

describe('the start of a journey page', () => {
  test('runs the shared modules one after the other with a turn for the browser, then the page, then the takeover', async () => {
    expect(await doneBy(inTurns(start))).toEqual([
      '/assets/vendor-a1.js',
      'turn',
      '/assets/site-b2.js',
      'turn',
      '/assets/manifest-d4.js',
      'turn',
      '/assets/root-e5.js',
      '/assets/page-c3.js',
      'turn',
      {
        address: '/assets/entry.client-f6.js',
        given: { root: '/assets/root-e5.js', 'aboutYou-nl': '/assets/page-c3.js' },
      },
    ])
  })

  test('leaves all else of the page as it was', () => {
    const before = (html: string) => html.slice(0, html.indexOf('<script'))
    expect(before(inTurns(start))).toBe(before(start))
    expect(inTurns('<p>Words</p>')).toBe('<p>Words</p>')
  })
})
