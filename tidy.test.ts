// The house rules that no compiler sees (ARCHITECTURE.md). The compiler keeps the rooms apart (the references in each
// tsconfig.json), the linter the sizes (.oxlintrc.json); here are packages, the inner rooms, purity, names and links.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realClockTests } from './server/testing/real-clock-tests.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(import.meta.dirname, path)))
  .sort()
const text = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')
const isTest = (path: string): boolean => /\.test\.tsx?$|^(?:e2e|server\/testing)\//.test(path)
const sources = files.filter((path) => /\.tsx?$/.test(path) && !isTest(path))
const room = (path: string): string => path.split('/')[0] ?? ''
const within = (folder: string): string[] => sources.filter((path) => path.startsWith(`${folder}/`))
const isThere = (path: string): boolean => existsSync(join(import.meta.dirname, path))

/** The code without comments; strings stay, since an import is one. */
const code = (path: string): string =>
  text(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

const importShapes = [
  /(?:^|[\n;])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
]
const importsOf = (path: string): string[] =>
  importShapes.flatMap((shape) => [...code(path).matchAll(shape)].map((match) => match[1] ?? ''))

/** The imports of our files, as paths from the top of the repository. */
const ownImportsOf = (path: string): string[] =>
  importsOf(path)
    .filter((name) => name.startsWith('.') || name.startsWith('#'))
    .map((name) => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name))))

/** Every place that breaks a rule, as "file: what". */
const breaches = (paths: string[], wrongIn: (path: string) => string[]): string[] =>
  paths.flatMap((path) => wrongIn(path).map((what) => `${path}: ${what}`))

const noBreach = (found: string[], advice: string): void => expect(found, advice).toEqual([])

describe('packages', () => {
  const allowed: Record<string, RegExp> = {
    lending: /^@noble\/hashes\//,
    contract: /^zod(\/|$)/,
    web: /^(react|react-dom|wouter|@tanstack\/react-query|zustand|@ariakit\/react|@fontsource-variable\/figtree|canvas-confetti|zod)(\/|$)|^@openfeature\/(react-sdk|web-sdk|ofrep-web-provider)$/,
    desk: /^(react|react-dom|wouter|@tanstack\/react-query|zod)(\/|$)/,
    'mock-api': /^(zod)(\/|$)/,
    'site-build': /^(node:|(vite|@mdx-js\/mdx|remark-[\w-]+)$)/,
    server:
      /^(node:|(fastify|@fastify\/[\w-]+|fast-jwt|helmet|kysely|pg|pg-boss|pino|prom-client|nodemailer|openid-client|jose|yauzl|zod)(\/|$)|@openfeature\/server-sdk$)/,
    'bank-sandbox': /^(node:|(fastify|@fastify\/[\w-]+|smtp-server|postal-mime|oidc-provider|pino|zod)(\/|$))/,
  }

  test.each(Object.keys(allowed))('%s uses only the packages its room may use', (name) => {
    const found = breaches(within(name), (path) =>
      importsOf(path).filter((from) => !/^[.#]/.test(from) && !allowed[name]?.test(from)),
    )
    const advice = 'Move the code to the room that may, pass the value in, or add the package to this table'
    noBreach(found, `${name} may not use these. ${advice} and write down why in docs/decisions/.`)
  })
})

describe('the rooms within the site', () => {
  const screens = ['journey', 'reconsent', 'privacy', 'resume', 'my-application', 'unsubscribe']
  const apart = [...screens, 'marketing', 'knowledge-base']
  const inner = (path: string): string => (path.startsWith('web/') ? (path.split('/')[1] ?? '') : '')

  test('rooms of screens, marketing and knowledge-base do not import each other', () => {
    const found = breaches(
      sources.filter((path) => apart.includes(inner(path))),
      (path) => ownImportsOf(path).filter((to) => apart.includes(inner(to)) && inner(to) !== inner(path)),
    )
    noBreach(found, 'Move what both need to web/ui when it knows nothing of lending, else to web/screen or web/.')
  })

  test('the frame around pages and the bank’s window know no room of pages', () => {
    const frames = ['shell', 'ui', 'bank-window', 'questions', 'article-pictures']
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

  test('ui knows nothing of lending but how amounts and dates are written and read', () => {
    const known = ['lending/language.ts', 'lending/money.ts', 'lending/long-date.ts']
    const isForeign = (to: string) => !to.startsWith('web/') && !known.includes(to)
    const found = breaches(within('web/ui'), (path) =>
      ownImportsOf(path).filter((to) => isForeign(to) || apart.includes(to.split('/')[1] ?? '')),
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
  test('takes from the site only how things look and are said, nothing of a page', () => {
    const isLook = /^web\/(?:ui|styles|public)\/|^web\/(?:shell\/logo\.tsx|language\.ts|use-language\.ts)$/
    const found = breaches(within('desk'), (path) =>
      ownImportsOf(path).filter((to) => to.startsWith('web/') && !isLook.test(to)),
    )
    noBreach(found, 'Move what both need to web/ui when it knows nothing of lending.')
  })

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

  /** What each of these rooms must not take. */
  const beyond: Record<string, RegExp> = {
    'embedded-postgres': /^(?!server\/(?:embedded-postgres\/|sync-folder\.ts$))/,
    settings: /^server\/(?!settings\/|business-day\.ts|sync-folder\.ts)/,
    flags: /^server\/(?:desk|http|mail|routes|jobs|store)\//,
    outgoing: /^server\/(?!outgoing\/|settings\/|[\w-]+\.ts)/,
    bank: /^server\/(?!bank\/|outgoing\/|settings\/|[\w-]+\.ts)/,
    'company-register': /^server\/(?!company-register\/|outgoing\/|settings\/|[\w-]+\.ts)/,
    store: /^server\/(?!store\/|settings\/|(?!context\.ts)[\w-]+\.ts)/,
    obligations: /^server\/(?:desk|erasure|follow-up|http|mail|routes|jobs)\//,
    http: /^server\/(?:desk|erasure|follow-up|mail|routes|jobs)\//,
    mail: /^server\/(?:desk|erasure|follow-up|http|routes|jobs)\//,
    uploads: /^server\/(?:desk|http|routes|jobs)\//,
    'case-thread': /^server\/(?:desk|http|routes|jobs)\//,
    erasure: /^server\/(?:desk|http|routes|jobs)\//,
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
    // A page's `meta` and `handle` are read by web/render-page.tsx, which takes every page.
    const isOfPage = (path: string, name: string): boolean => path.startsWith('web/') && /^(?:meta|handle)$/.test(name)
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

  /** What is left of arrows after taking away, again and again, what nothing leads to or what leads nowhere. */
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

  test.each(['lending', 'web', 'desk', 'server', 'server/store', 'contract', 'mock-api'])(
    'nor do the folders and files of %s',
    (name) => {
      const depth = name.split('/').length + 1
      const inner = (path: string): string => path.split('/').slice(0, depth).join('/')
      const arrows = new Map<string, string[]>()
      for (const path of within(name)) {
        const others = ownImportsOf(path).filter((to) => to.startsWith(`${name}/`) && inner(to) !== inner(path))
        arrows.set(inner(path), [...(arrows.get(inner(path)) ?? []), ...others.map(inner)])
      }
      noBreach(inCircles(arrows), 'Move what both need to a folder below both, or one file to those that use it.')
    },
  )
})

describe('lending is pure', () => {
  const impure: [RegExp, string][] = [
    [/\bDate\.now\b/, 'Date.now'],
    [/\bnew Date\(\s*\)/, 'new Date()'],
    [/\bDate\(\s*\)/, 'Date()'],
    [/\bTemporal\.Now\b/, 'Temporal.Now'],
    [/\bperformance\./, 'performance'],
    [/\bMath\.random\b/, 'Math.random'],
    [/\b(?:globalThis\.)?crypto\./, 'crypto'],
    [/\bprocess\./, 'process'],
    [/\b(?:setTimeout|setInterval|queueMicrotask)\(/, 'a timer'],
    [/\bfetch\(/, 'fetch'],
    [/\btoLocale\w*String\(\s*\)/, "the machine's own language"],
  ]

  test('it has no clock, no chance and no outside', () => {
    const found = breaches(within('lending'), (path) =>
      impure.filter(([shape]) => shape.test(code(path))).map(([, name]) => name),
    )
    noBreach(found, 'Take the time, the id or the random number as an argument; the server or the page passes it in.')
  })
})

describe('the clock of tests', () => {
  test('is that of server/testing/test-clock.ts, save where the real one is the subject', () => {
    const isOfTests = (path: string): boolean => isTest(path) || /^(?!bench\/).*\/testing\/.*\.tsx?$/.test(path)
    const asking = files.filter((path) => isOfTests(path) && /\bnew Date\(\s*\)|\bDate\.now\b/.test(code(path)))
    const advice = 'Take testNow, testToday, or performance.now() for a duration; or correct real-clock-tests.ts.'
    expect(asking, advice).toEqual(Object.keys(realClockTests))
  })
})

describe('comments', () => {
  const commented = files.filter((path) => /\.(?:tsx?|mjs|css)$/.test(path))
  /** The blocks of lines that are comments, without their marks. */
  const blocks = (path: string): string[][] =>
    (text(path).match(/^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*|^[ \t]*\{?\/\*[\s\S]*?\*\//gm) ?? []).map((block) =>
      block.split('\n').map((line) => line.replace(/^[\s{]*(?:\/\/|\/?\*+\/?)|\*\/\}?$/g, '').trim()),
    )

  test('have two lines at most', () => {
    // How to run a command and what a parameter is do not count.
    const words = (block: string[]): string[] => block.filter((line) => line !== '' && !/^(?:@|Run: |-- --)/.test(line))
    const found = breaches(commented, (path) =>
      blocks(path).flatMap((block) => (words(block).length > 2 ? (words(block)[0] ?? '') : [])),
    )
    noBreach(found, 'Say why in two lines; what a function does is its name, and a real choice goes to docs/decisions.')
  })

  test('cite pages of docs that are there, with their headings', () => {
    const isLost = (citation: string): boolean => {
      const [page = '', ...headings] = citation.match(/^[\w./-]+|"[^"]+"/g) ?? []
      return !isThere(page) || headings.some((heading) => !text(page).includes(`# ${heading.slice(1, -1)}\n`))
    }
    const cited = /\bdocs\/[\w./-]+\.md(?:(?:[,\d ]|and )*"[^"]+")*/g
    const found = breaches(commented, (path) =>
      blocks(path).flatMap((block) => (block.join(' ').match(cited) ?? []).filter(isLost)),
    )
    noBreach(found, 'Write the path from the top of the repository, and the headings as they are in the page.')
  })
})

describe('names', () => {
  const nothingNames = /^(?:(?:.+-)?(?:utils?|helpers?|common|shared|misc|lib|managers?)|services?)$/
  const named = files.filter((path) => /\.(?:tsx?|mjs|css|html|sql|json)$/.test(path))
  const stem = (name: string): string => name.split('.')[0] ?? ''

  test('no folder or file is named for nothing', () => {
    const found = breaches(named, (path) =>
      path
        .split('/')
        .map(stem)
        .filter((part) => nothingNames.test(part)),
    )
    noBreach(found, 'Name it for what it does or knows (money.ts, calendar.ts), or put the code where it is used.')
  })

  test('files and folders are in kebab-case', () => {
    const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
    const found = breaches(named, (path) => path.split('/').filter((part) => !kebab.test(part)))
    noBreach(found, 'Write names in small letters with hyphens: offer-card.tsx.')
  })

  test('the languages have one type', () => {
    const found = breaches(
      sources.filter((path) => path !== 'lending/language.ts'),
      (path) => code(path).match(/'nl' \| 'en'|'en' \| 'nl'/g) ?? [],
    )
    noBreach(found, 'Use Language of lending/language.ts.')
  })

  test('no file only passes on what others export', () => {
    const found = sources.filter((path) => {
      const statements = code(path).trim()
      return statements !== '' && statements.replace(/export\s[^;'"]*?from\s*['"][^'"]+['"];?/g, '').trim() === ''
    })
    noBreach(found, 'Import from the file that has it; a barrel hides who uses what and slows every start.')
  })
})

describe('what is committed', () => {
  const textual = files.filter((path) => /\.(?:tsx?|mjs|js|css|html|sql|json|md|ya?ml|txt|svg|sh)$|^[^.]*$/.test(path))
  const isSmall = (path: string): boolean => statSync(join(import.meta.dirname, path)).size < 2_000_000

  test('names no folder of anybody’s machine', () => {
    const machineFolder = /(?<![\w.)}\]-])\/(?:work|root|home\/\w+|Users\/\w+)\/[\w.-]+/g
    const found = breaches(textual.filter(isSmall), (path) => text(path).match(machineFolder) ?? [])
    noBreach(found, 'Write the path from the top of the repository, or find it from import.meta.dirname.')
  })

  test('names no host of a package registry', () => {
    const registryHost = /\b(?:registry\.[\w-]+\.\w+|[\w.-]*(?:npmjs|npmmirror|yarnpkg)\.(?:org|com)|deb\.debian\.\w+)/g
    const found = breaches(textual.filter(isSmall), (path) => text(path).match(registryHost) ?? [])
    noBreach(found, 'Everybody has their registry set up: leave the host out (.npmrc does so for the lock file).')
  })

  test('decisions are numbered without a gap', () => {
    const numbers = files.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []).map(Number)
    expect(numbers, 'Give a new decision the next number.').toEqual(numbers.map((_number, index) => index + 1))
  })

  test('the lock file holds no download addresses', () => {
    const addresses = text('package-lock.json').match(/"resolved": "https?:/g) ?? []
    noBreach(addresses, 'Run npm install with the .npmrc of this repository (omit-lockfile-registry-resolved).')
  })

  const pages = files.filter((path) => path.endsWith('.md'))

  test('every relative link in a page of documentation leads somewhere', () => {
    const prose = (path: string): string => text(path).replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    const links = (path: string): string[] =>
      [...prose(path).matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !/^(?:[a-z][a-z0-9+.-]*:|#|\/)/i.test(target))
    const found = breaches(pages, (path) =>
      links(path).filter((target) => !isThere(join(dirname(path), decodeURI(target.split('#')[0] ?? '')))),
    )
    noBreach(found, 'Correct the link, or write the page.')
  })

  test('every file and folder that a page of documentation names is there', () => {
    const rooms = new Set(files.filter((path) => path.includes('/')).map(room))
    const isLost = (name: string): boolean =>
      /\.(?:tsx?|mjs|mdx|css|md)$/.test(name)
        ? !files.some((path) => `/${path}`.endsWith(`/${name}`))
        : name.includes('/') && rooms.has(room(name)) && !isThere(name)
    const found = breaches(pages, (path) =>
      [...text(path).matchAll(/`(\w[\w.-]*(?:\/[\w.-]+)*\/?)`/g)].map(([, name = '']) => name).filter(isLost),
    )
    noBreach(found, 'Write the path as it is now.')
  })
})
