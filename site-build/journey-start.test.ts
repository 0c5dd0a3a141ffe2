import { describe, expect, test } from 'vitest'
import { type BuiltScript, journeyStarts } from './journey-start.ts'

const script = (name: string, imports: string[] = [], file: string | null = null): BuiltScript => ({
  fileName: `assets/${name}.js`,
  name,
  facadeModuleId: file && `/house/web/${file}`,
  imports: imports.map((one) => `assets/${one}.js`),
})

const scripts = [
  script('site', ['contract', 'vendor']),
  script('start-journey', ['site', 'vendor'], 'start-journey.tsx'),
  script('about', ['site', 'figure'], 'journey/about-you/page.tsx'),
  script('resume', ['site'], 'resume/page.tsx'),
  script('offer', ['site'], 'journey/personal-offer/page.tsx'),
  script('choice', ['figure'], 'journey/personal-offer/offer-choice.tsx'),
  script('figure'),
  script('vendor'),
  script('contract', ['values']),
  script('values', ['vendor']),
  script('late'),
]

/** The actions of a page's script, in order: the scripts it asks for, and its yields to the browser. */
async function doneBy(start: string): Promise<string[]> {
  const done: string[] = []
  const run = start.replace(/\bimport\(/g, 'load(').replace('setTimeout(done)', '(noteTurn(), done())')
  const module = `data:text/javascript,${encodeURIComponent(`export default async (load, noteTurn) => {${run}\n}`)}`
  const { default: begin } = (await import(module)) as { default: (...parts: unknown[]) => Promise<void> }
  const load = async (address: string) => void done.push(address)
  await begin(load, () => done.push('turn'))
  return done
}

describe('the start of a journey page', () => {
  const startOf = journeyStarts(scripts)

  test('runs the shared scripts one after the other with a turn for the browser, then the page, then the takeover', async () => {
    expect(await doneBy(startOf('journey/about-you/page.tsx').start)).toEqual([
      '/assets/vendor.js',
      'turn',
      '/assets/values.js',
      'turn',
      '/assets/contract.js',
      'turn',
      '/assets/site.js',
      'turn',
      '/assets/about.js',
      'turn',
      '/assets/start-journey.js',
    ])
  })

  test('has the browser fetch at once what the page and the takeover need, each once, and nothing else', () => {
    expect(startOf('journey/about-you/page.tsx').scripts.toSorted()).toEqual(
      ['about', 'contract', 'figure', 'site', 'start-journey', 'values', 'vendor'].map((name) => `/assets/${name}.js`),
    )
    expect(startOf('resume/page.tsx').scripts).not.toContain('/assets/about.js')
  })

  test('the part that shows the offers comes with their page, and runs when the page asks for it', () => {
    const { scripts: sent, start } = startOf('journey/personal-offer/page.tsx')
    expect(sent).toEqual(expect.arrayContaining(['/assets/choice.js', '/assets/figure.js']))
    expect(start).not.toContain('/assets/choice.js')
  })

  test('a page whose script the build does not hold ends the build', () => {
    expect(() => startOf('privacy/page.tsx')).toThrow('web/privacy/page.tsx')
  })
})
