// Which room takes from which, where the compiler's references do not say it (ARCHITECTURE.md).
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files, text, sources, room, within, code, ownImportsOf, breaches, noBreach } from './tidy-sources.ts'

describe('the rooms within the site', () => {
  const screens = ['journey', 'reconsent', 'privacy', 'resume', 'my-application', 'unsubscribe']
  const apart = [...screens, 'marketing', 'knowledge-base']
  const inner = (path: string): string => (path.startsWith('web/') ? (path.split('/')[1] ?? '') : '')

  test('rooms of screens, marketing and knowledge-base do not import each other', () => {
    const found = breaches(
      sources.filter((path) => apart.includes(inner(path))),
      (path) => ownImportsOf(path).filter((to) => apart.includes(inner(to)) && inner(to) !== inner(path)),
    )
    noBreach(found, 'Move what both need to ui when it knows nothing of lending, else to web/screen or web/.')
  })

  test('the frame around pages and the bank’s window know no room of pages', () => {
    const frames = ['shell', 'bank-window', 'questions', 'article-pictures']
    const rooms = [...apart, 'home', 'contact', 'cookies', 'documents', 'design-system', 'company-search']
    const found = breaches(
      sources.filter((path) => frames.includes(inner(path))),
      (path) => ownImportsOf(path).filter((to) => rooms.includes(inner(to))),
    )
    noBreach(found, 'Move what both need to a room below both, as web/questions and web/article-pictures are.')
  })

  test('what the browser keeps, calls, the application state and sessions take from those before them alone', () => {
    const order = ['visitor', 'api', 'application-state', 'session', 'screen']
    const found = breaches(
      sources.filter((path) => order.includes(inner(path))),
      (path) =>
        ownImportsOf(path).filter(
          (to) => screens.includes(inner(to)) || order.indexOf(inner(to)) > order.indexOf(inner(path)),
        ),
    )
    noBreach(found, 'Pass the value in, or move the file to the later of these rooms.')
  })

  test('ui knows of lending how amounts and dates are written and read, and the lender', () => {
    const known = ['language', 'money', 'long-date', 'this-lender'].map((name) => `lending/${name}.ts`)
    const found = breaches(within('ui'), (path) =>
      ownImportsOf(path).filter((to) => room(to) === 'lending' && !known.includes(to)),
    )
    noBreach(found, 'Give the component plain values and functions as properties, or move it to the room it knows.')
  })

  test('the mock API is loaded from one place, and only on demand', () => {
    const users = sources.filter(
      (path) => room(path) === 'web' && ownImportsOf(path).some((to) => room(to) === 'mock-api'),
    )
    expect(users.length, 'Let one file of web load the mock API; the others ask that file.').toBeLessThanOrEqual(1)
    const found = breaches(users, (path) => code(path).match(/from\s*['"]#mock-api[^'"]*['"]/g) ?? [])
    noBreach(found, "Visitors must not download the mock: load it with import('#mock-api/…') when a tester asks.")
  })
})

describe('the desk', () => {
  test('is known to nothing of the site', () => {
    const found = breaches([...within('web'), ...within('mock-api')], (path) =>
      ownImportsOf(path).filter((to) => /^(?:desk|contract\/desk)\//.test(to)),
    )
    noBreach(found, 'What the site shows of the desk is in contract/follow-up.ts and lending/desk.')
  })
})

describe('the rooms within the server', () => {
  // The files beside the rooms put the server together: main.ts, start-server.ts, open-context.ts, context.ts.
  test('routes, jobs and desk are imported by the files that put the server together alone', () => {
    const inner = (path: string): string => path.split('/').slice(0, 2).join('/')
    const found = breaches(
      sources.filter((path) => room(path) === 'server' && !/^server\/([\w-]+\.ts|testing\/)/.test(path)),
      (path) =>
        ownImportsOf(path).filter((to) => /^server\/(routes|jobs|desk)\//.test(to) && inner(to) !== inner(path)),
    )
    noBreach(found, 'Move what is needed to store, bank, company-register, mail or lending; routes and jobs use those.')
  })

  test('parts of tests are in server/testing, which no source takes from', () => {
    const found = breaches(
      sources.filter((path) => path.startsWith('server/') && !path.startsWith('server/testing/')),
      (path) => ownImportsOf(path).filter((to) => /^server\/(?:[\w-]+\/)*testing\//.test(to)),
    )
    const elsewhere = sources.filter((path) => /^server\/.+\/testing\//.test(path))
    noBreach([...found, ...elsewhere], 'Put a part that only tests use in server/testing.')
  })

  test('a PDF is written and sealed by what a job loads when it needs it: 40 MB that no other process has', () => {
    const writers = /^server\/agreement\/(?:agreement-pdf|evidence-pdf|tagged-pdf|open-seal|seal|verified-seal)\.ts$/
    const isWriter = (path: string, from: string) =>
      /^(?:pkijs|asn1js|pdfkit)$/.test(from) || writers.test(normalize(join(dirname(path), from)))
    const found = breaches(
      sources.filter((path) => !writers.test(path)),
      (path) =>
        [...code(path).matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)].flatMap(([, from = '']) =>
          isWriter(path, from) ? [from] : [],
        ),
    )
    noBreach(found, 'Load it with await import(…) in a step of a job.')
  })

  /** Imports forbidden to each of these rooms. */
  const beyond: Record<string, RegExp> = {
    'embedded-postgres': /^(?!server\/(?:embedded-postgres\/|sync-folder\.ts$))/,
    settings: /^server\/(?!settings\/|sync-folder\.ts)/,
    flags: /^server\/(?:desk|http|mail|routes|jobs|store)\//,
    outgoing: /^server\/(?!outgoing\/|settings\/|[\w-]+\.ts)/,
    bank: /^server\/(?!bank\/|outgoing\/|settings\/|[\w-]+\.ts)/,
    'company-register': /^server\/(?!company-register\/|outgoing\/|settings\/|[\w-]+\.ts)/,
    store: /^server\/(?!store\/|settings\/|(?!context\.ts)[\w-]+\.ts)/,
    tasks: /^server\/(?:desk|erasure|follow-up|http|mail|routes|jobs)\//,
    http: /^server\/(?:desk|erasure|follow-up|mail|routes|jobs)\//,
    mail: /^server\/(?:desk|erasure|follow-up|http|routes|jobs)\//,
    uploads: /^server\/(?:desk|http|routes|jobs)\//,
    'case-thread': /^server\/(?:desk|http|routes|jobs)\//,
    erasure: /^server\/(?:desk|http|routes|jobs)\//,
    agreement: /^server\/(?:desk|http|mail|routes|jobs)\//,
    backup: /^server\/(?:desk|http|mail|routes|jobs)\//,
    'follow-up': /^server\/(?:desk|http|routes|jobs)\//,
    jobs: /^server\/(?:desk|http|routes)\//,
  }

  test.each(Object.entries(beyond))('%s takes nothing from the rooms above it', (name, above) => {
    const found = breaches(within(`server/${name}`), (path) => ownImportsOf(path).filter((to) => above.test(to)))
    noBreach(found, 'Pass the value in, or move the operation to a new room above both (server/erasure does so).')
  })
})

describe('arrows between files', () => {
  test('run, e2e, sabotage and bench take from those before them alone', () => {
    const order = ['run', 'e2e', 'sabotage', 'bench']
    const found = breaches(
      files.filter((path) => order.includes(room(path)) && !path.endsWith('.test.ts')),
      (path) => ownImportsOf(path).filter((to) => order.indexOf(room(to)) > order.indexOf(room(path))),
    )
    noBreach(found, 'Move the file to the later room; samples that several rooms use are in lending/testing.')
  })

  test('what a file exports is used by another file', () => {
    const users = new Map<string, string[]>()
    for (const path of files.filter((one) => /\.(?:tsx?|mts|mjs|mdx)$/.test(one))) {
      for (const to of ownImportsOf(path)) users.set(to, [...(users.get(to) ?? []), code(path)])
    }
    // web/render-page.tsx reads every page's `meta` and `handle`; the server loads renderer and migrations by path.
    const isOfPage = (path: string, name: string): boolean =>
      path.startsWith('web/')
        ? /^(?:meta|handle)$/.test(name)
        : /^(?:site-build\/(?:.*renderer|write-site)|server\/store\/migrations\/)/.test(path)
    const shape = /^export (?:type|interface|const|let|(?:async )?function\*?|(?:abstract )?class) ?([\w$]+)/gm
    const found = breaches(
      files.filter((path) => /\.(?:tsx?|mjs)$/.test(path)),
      (path) =>
        [...text(path).matchAll(shape)]
          .map(([, name = '']) => name)
          .filter((name) => !isOfPage(path, name))
          .filter((name) => !users.get(path)?.some((user) => new RegExp(`\\b${name}\\b|\\* as `).test(user))),
    )
    noBreach(found, 'Take `export` away, and what nothing uses then.')
  })

  /** The arrows left after removing, again and again, those that nothing leads to or that lead nowhere. */
  function inCircles(arrows: Map<string, readonly string[]>): string[] {
    for (let before = -1; before !== arrows.size;) {
      before = arrows.size
      const imported = new Set([...arrows.values()].flat())
      for (const [from, to] of [...arrows]) {
        if (!imported.has(from) || !to.some((one) => arrows.has(one))) arrows.delete(from)
      }
    }
    return [...arrows.keys()]
  }

  test('no files import each other in a circle, types included', () => {
    const found = inCircles(new Map(sources.map((path) => [path, ownImportsOf(path)])))
    noBreach(found, 'Move what both need, often one type, to a new file or to the lower of the two.')
  })

  const folders = [
    ...new Set(sources.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/')))),
  ]

  test('nor do the folders and files of any folder', () => {
    const found = folders.flatMap((folder) => {
      const below = folder === '' ? sources : within(folder)
      const depth = folder === '' ? 1 : folder.split('/').length + 1
      const inner = (path: string): string => path.split('/').slice(0, depth).join('/')
      const arrows = new Map<string, string[]>()
      for (const path of below) {
        const others = ownImportsOf(path).filter((to) => below.includes(to) && inner(to) !== inner(path))
        arrows.set(inner(path), [...(arrows.get(inner(path)) ?? []), ...others.map(inner)])
      }
      return inCircles(arrows).map((one) => `${folder}: ${one}`)
    })
    noBreach(found, 'Move what both need to a folder below both, or one file to those that use it.')
  })
})
