import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lenderFileText } from '#contract/lender/lender-file.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { businessDay } from '#lending/business-day.ts'
import { newKey, privatePem, production, settingsOfTests } from '../testing/settings-of-tests.ts'
import { demonstrationFile } from './lender-folder.ts'
import { settingRows } from './production-rules.ts'
import { settingTable, type SettingRow } from './setting-table.ts'

const { read, problemsOf, folder } = settingsOfTests()
const bare = { ...demonstrationFile, advisers: [] }

describe('defaults', () => {
  test('without any setting everything points at this machine and its sandbox', () => {
    expect(read()).toMatchObject({
      production: false,
      role: 'all',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      databaseUrl: null,
      testerMode: true,
      bank: { apiUrl: 'http://localhost:4000/api/v6', pageOrigins: ['http://localhost:4000'], historyDays: 730 },
      mail: { smtpUrl: 'smtp://localhost:4025' },
      clockOffsetMs: 0,
    })
  })

  test('other ports carry the addresses that follow from them', () => {
    const settings = read({ PORT: '3100', SANDBOX_PORT: '4100' })
    expect(settings.publicOrigin).toBe('http://localhost:3100')
    expect([settings.companyRegister.apiUrl, settings.mail.smtpUrl]).toEqual([
      'http://localhost:4100/kvk/api',
      'smtp://localhost:4125',
    ])
  })

  test('keys are made once, readable by their owner alone, and kept', () => {
    const first = read()
    expect(read().operatorKeys).toEqual(first.operatorKeys)
    expect(first.tokenKeys[0]).toHaveLength(32)
    expect(first.tokenKeys).not.toEqual(first.operatorKeys)
    for (const name of ['operator.key', 'token.key']) {
      expect(statSync(join(folder(), name)).mode & 0o777).toBe(0o600)
    }
  })

  test('a key file that holds no key is not silently replaced, since what it sealed would be lost', () => {
    writeFileSync(join(folder(), 'operator.key'), 'short')
    expect(() => read()).toThrow(/operator\.key does not hold a 32-byte key/)
    expect(readFileSync(join(folder(), 'operator.key'), 'utf8')).toBe('short')
  })
})

describe('what makes no sense', () => {
  test.each([
    ['PORT', '99999', /^PORT must be a whole number from 0 to 65535, not "99999"\.$/],
    ['PORT', '3000x', /^PORT must be a whole number/],
    ['ROLE', 'king', /^ROLE must be one of all, http, desk, worker, migrate, not "king"\.$/],
    ['PUBLIC_ORIGIN', 'vlot.example', /^PUBLIC_ORIGIN must be an address/],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL must be an address starting with postgres:/],
    ['BANK_PAGE_ORIGINS', 'https://ok.example,javascript:alert(1)', /^BANK_PAGE_ORIGINS must be/],
    ['CLOCK_TODAY', '2026-13-01', /^CLOCK_TODAY must be a day/],
    ['LENDER_DIR', '/nowhere', /^LENDER_DIR must be a folder/],
    ['ACCOUNTS_PER_APPLICATION_MAX', '0', /^ACCOUNTS_PER_APPLICATION_MAX must be a whole number from 1 to 1000/],
    ['TRUST_PROXY', 'everybody', /^TRUST_PROXY must be addresses or networks/],
    ['TRUST_PROXY', '10.0.0.0/33', /^TRUST_PROXY must be/],
    ['BANK_PRIVATE_KEY', 'garbage', /^BANK_PRIVATE_KEY must be a key in PEM, not "…"\.$/],
    ['BANK_CALLBACK_KEY', '-----BEGIN PUBLIC KEY-----', /^BANK_CALLBACK_KEY must be a key in PEM/],
    ['BANK_CALLBACK_KEY', privatePem, /^BANK_CALLBACK_KEY must be a key in PEM/],
    ['TESTER_MODE', 'maybe', /^TESTER_MODE must be one of on, off/],
    ['NIGHTLY_REFRESH', 'maybe', /^NIGHTLY_REFRESH must be one of on, off, not "maybe"\.$/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent/],
    ['DATABASE_CONNECTIONS', '1', /^DATABASE_CONNECTIONS must be a whole number from 2 to 200/],
    ['BANK_HISTORY_DAYS', '89', /^BANK_HISTORY_DAYS must be a whole number from 90 to 3650/],
    ['BANK_HISTORY_DAYS', '90.5', /^BANK_HISTORY_DAYS must be a whole number/],
    ['RATE_LIMIT_FACTOR', '-1', /^RATE_LIMIT_FACTOR must be a number from 0/],
    ['PARENT_PID', '0', /^PARENT_PID must be a whole number from 1/],
    ['CASE_URL', 'https://crm.example/cases', /^CASE_URL must have \{reference\} in it/],
    ['CASE_URL', 'ftp://crm.example/{reference}', /^CASE_URL must be an address/],
    ['WEBHOOK_SECRET', 'whsec_short', /^WEBHOOK_SECRET must be whsec_/],
    ['KVK_API_URL', 'register.example', /^KVK_API_URL must be an address/],
    ['OPERATOR_KEY', 'c2hvcnQ=', /^OPERATOR_KEY must be 32 bytes written as base64, not "…"\.$/],
  ])('%s=%s is explained', (name, value, message) => {
    expect(problemsOf({ [name]: value }).join('\n')).toMatch(message)
  })

  test('what is at the bounds is taken, a choice as it was made, and an address without the slash at its end', () => {
    const given = {
      ROLE: 'worker',
      LOG_LEVEL: 'silent',
      NIGHTLY_REFRESH: 'off',
      SECURE_COOKIES: 'off',
      TESTER_MODE: 'off',
      DATABASE_CONNECTIONS: '200',
      BANK_HISTORY_DAYS: '90',
      RATE_LIMIT_FACTOR: '0.5',
      PARENT_PID: '1',
      DATABASE_URL: 'postgresql://db.example/vlot',
      BANK_PAGE_ORIGINS: ' https://a.example , https://b.example/,',
      KVK_API_URL: 'https://register.example/api/',
      CASE_URL: 'https://crm.example/{reference}',
    }
    expect(read(given)).toMatchObject({
      role: 'worker',
      logLevel: 'silent',
      secureCookies: false,
      testerMode: false,
      databaseConnections: 200,
      rateLimitFactor: 0.5,
      parentPid: 1,
      databaseUrl: 'postgresql://db.example/vlot',
      desk: null,
      bank: { historyDays: 90, nightlyRefresh: false, pageOrigins: ['https://a.example', 'https://b.example'] },
      companyRegister: { apiUrl: 'https://register.example/api' },
      mail: { caseUrl: 'https://crm.example/{reference}' },
    })
    expect(read()).toMatchObject({
      secureCookies: true,
      parentPid: null,
      bankLogosDir: null,
      migrationDatabaseUrl: null,
      metricsToken: null,
      bank: { nightlyRefresh: true, privateKey: null, callbackKey: null },
      mail: { caseUrl: null, deskOrigin: null },
    })
  })

  test('all problems are reported at once, and none repeats a secret', () => {
    const problems = problemsOf({ PORT: 'x', ROLE: 'y', DATABASE_URL: 'mysql://me:hunter2@host/db' })
    expect(problems).toHaveLength(3)
    expect(problems.join()).not.toContain('hunter2')
  })
})

describe('production', () => {
  test('starts with everything given, generating keys beside the embedded database', () => {
    expect(read(production)).toMatchObject({ production: true, testerMode: false, secureCookies: true })
    expect(existsSync(join(folder(), 'operator.key'))).toBe(true)
  })

  test('TEST-1 tester mode is off in production, and elsewhere on unless it is set', () => {
    expect(read(production).testerMode).toBe(false)
    expect(read({ ...production, TESTER_MODE: 'off' }).testerMode).toBe(false)
    expect(problemsOf({ ...production, TESTER_MODE: 'on' })).toEqual([
      expect.stringMatching(/^TESTER_MODE must not be on/),
    ])
    expect(read().testerMode).toBe(true)
    expect(read({ TESTER_MODE: 'off' }).testerMode).toBe(false)
  })

  test('wants its keys given when the database is elsewhere', () => {
    const elsewhere = { ...production, DATABASE_URL: 'postgres://db.example/vlot?sslmode=verify-full' }
    expect(problemsOf(elsewhere)).toEqual([
      'OPERATOR_KEY must be given in production with DATABASE_URL.',
      'TOKEN_KEY must be given in production with DATABASE_URL.',
    ])
    expect(problemsOf({ ...elsewhere, OPERATOR_KEY: newKey(), TOKEN_KEY: newKey() })).toEqual([])
  })

  const withRule = (rule: SettingRow['production']) =>
    Object.entries<SettingRow>(settingTable).filter(([, { production }]) => production === rule)

  test.each(withRule('refused'))('refuses %s', (name) => {
    expect(problemsOf({ ...production, [name]: 'on' })).toContain(`${name} is refused in production.`)
  })

  test.each(withRule('required'))('requires %s', (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toContain(`${name} must be given in production.`)
  })
})

describe('the desk', () => {
  const login = {
    DESK_ORIGIN: 'https://desk.vlot.example',
    DESK_OIDC_ISSUER: 'https://login.vlot.example/realms/staff',
    DESK_OIDC_CLIENT_ID: 'desk',
    DESK_OIDC_CLIENT_SECRET: 'given',
  }

  test('DESK-14 is one port above the site, with the sandbox for its login', () => {
    expect(read({ PORT: '3100', SANDBOX_PORT: '4100' }).desk).toMatchObject({
      port: 3101,
      origin: 'http://localhost:3101',
      login: { issuer: 'http://localhost:4100/login', roleClaim: 'roles' },
    })
    expect(read({ DESK_PORT: '3300' }).desk?.origin).toBe('http://localhost:3300')
    expect(problemsOf({ PORT: '3100', DESK_PORT: '3100' })).toEqual([
      'DESK_PORT and PORT must differ: the desk is apart from the site.',
    ])
  })

  test('DESK-14 speaks plain http to a login on this machine alone, and in production to none', () => {
    expect(problemsOf({ DESK_OIDC_ISSUER: 'http://login.example' })[0]).toMatch(
      /^DESK_OIDC_ISSUER must be https unless/,
    )
    expect(problemsOf({ ...production, ...login, DESK_OIDC_ISSUER: 'http://localhost:4000/login' })).toEqual([
      expect.stringMatching(/^DESK_OIDC_ISSUER must be https in production: /),
    ])
    for (const [DESK_ORIGIN, problem] of [
      ['http://desk.example', /^DESK_ORIGIN must be https/],
      [production.PUBLIC_ORIGIN, /^DESK_ORIGIN must differ from PUBLIC_ORIGIN/],
    ] as const)
      expect(problemsOf({ ...production, ...login, DESK_ORIGIN })).toEqual([expect.stringMatching(problem)])
    expect(problemsOf({ ...production, ...login, DESK_OIDC_CLIENT_SECRET: 'sandbox-desk-secret' })).toEqual([
      expect.stringMatching(/^DESK_OIDC_CLIENT_SECRET must not be the sandbox’s/),
    ])
  })

  test('DESK-14 in production has no login by default: without one there is no desk, and ROLE=desk ends', () => {
    expect(read(production).desk).toBeNull()
    expect(problemsOf({ ...production, ROLE: 'desk' })).toEqual([
      'DESK_OIDC_ISSUER must be given in production for a desk.',
    ])
    expect(problemsOf({ ...production, DESK_OIDC_ISSUER: login.DESK_OIDC_ISSUER })).toEqual([
      'DESK_ORIGIN must be given in production for a desk.',
      'DESK_OIDC_CLIENT_ID must be given in production for a desk.',
      'DESK_OIDC_CLIENT_SECRET must be given in production for a desk.',
    ])
    expect(read({ ...production, ...login }).desk?.origin).toBe('https://desk.vlot.example')
  })

  test('DESK-9 takes roles from a table, and none that it does not know', () => {
    const rolesOf = (table: string) => [...(read({ DESK_OIDC_ROLES: table }).desk?.login.roles ?? [])]
    expect(rolesOf('{"Credit-NL": "assessor", "Board": "senior"}')).toEqual([
      ['Credit-NL', 'assessor'],
      ['Board', 'senior'],
    ])
    for (const table of ['{"Credit-NL": "king"}', '{}', '[]', 'x']) {
      expect(problemsOf({ DESK_OIDC_ROLES: table })[0]).toMatch(/^DESK_OIDC_ROLES must be a JSON object/)
    }
  })
})

describe('for tests', () => {
  test('CLOCK_TODAY moves the day and keeps the time of day', () => {
    const now = new Date('2026-11-21T14:15:16.170Z')
    const { clockOffsetMs } = read({ CLOCK_TODAY: '2019-02-03' }, now)
    expect(new Date(now.getTime() + clockOffsetMs).toISOString()).toBe('2019-02-03T14:15:16.170Z')
    expect(read({ CLOCK_TODAY: '2026-11-21T14:15:17.170Z' }, now).clockOffsetMs).toBe(1_000)
  })

  test.each(['2026-11-21T22:59:59.999Z', '2026-11-21T23:30:00.000Z', '2026-07-01T22:30:00.000Z'])(
    'CLOCK_TODAY is the day in the Netherlands, at %s as well',
    (at) => {
      for (const today of ['2019-02-03', '2019-07-03']) {
        const { clockOffsetMs } = read({ CLOCK_TODAY: today }, new Date(at))
        expect(businessDay(new Date(Date.parse(at) + clockOffsetMs))).toBe(today)
      }
    },
  )

  test('CONT-1 a demonstration has two partners of the sandbox, none in production, and a folder those that it names', () => {
    const partners = [{ name: { nl: 'Boek', en: 'Books' }, address: 'https://boek.example/' }]
    writeFileSync(join(folder(), 'lender.json'), lenderFileText({ ...bare, name: 'Rots', partners }))
    const { partners: named, lenderDir, publicOrigin, mail, site } = read({ LENDER_DIR: folder() })
    expect(named).toEqual([
      {
        nl: { name: 'Boek', address: 'https://boek.example/' },
        en: { name: 'Books', address: 'https://boek.example/' },
      },
    ])
    expect([lenderDir, publicOrigin, mail.from]).toEqual([
      folder(),
      'https://vlot.example',
      demonstrationFile.mail.from,
    ])
    expect(site).toMatchObject({ lender: { name: 'Rots', mark: 'letter', pictures: [] }, policy: null })
    expect(read({ LENDER_DIR: folder(), PUBLIC_ORIGIN: 'https://rots.example' }).site?.lender.origin).toBe(
      'https://rots.example',
    )
    expect([read().site, read(production).partners]).toEqual([null, []])
    expect(read({ SANDBOX_PORT: '4100' }).partners.map(({ en }) => en.address)).toEqual([
      'http://localhost:4100/partners/boekhouder/en',
      'http://localhost:4100/partners/marktplein/en',
    ])
  })

  test('CORE-8 a folder changes the retention times that it names and no others', () => {
    const before = read().retention
    const text = lenderFileText({ ...bare, retention: { abandonedCaseDays: 3 } })
    writeFileSync(join(folder(), 'lender.json'), text)
    expect(read({ LENDER_DIR: folder() }).retention).toEqual({ ...before, abandonedCaseDays: 3 })
  })

  test('a folder with faults stops the start, with the file, the field and the reason of each', () => {
    const advisers = [{ name: 'Joris', picture: 'joris.svg' }]
    writeFileSync(join(folder(), 'lender.json'), lenderFileText({ ...bare, name: '', advisers }))
    expect(problemsOf({ LENDER_DIR: folder() })).toEqual(['lender.json: name must be a text of 1 to 40 characters.'])
    writeFileSync(join(folder(), 'lender.json'), lenderFileText({ ...bare, advisers }))
    expect(problemsOf({ LENDER_DIR: folder() })).toEqual([
      'lender.json: advisers names joris.svg, which is not in advisers/.',
    ])
  })

  test('CORE-9 LENDER_DIR has the lender’s own policy; every faulty row of it is named', () => {
    const path = join(folder(), 'policy.json')
    const LENDER_DIR = folder()
    expect([read().policy, read({ LENDER_DIR }).policy]).toEqual([ownPolicy, ownPolicy])
    const file = { version: 'korenmarkt-1', trips: { days: 45 } }
    writeFileSync(path, JSON.stringify(file))
    const { policy, policyFile } = read({ LENDER_DIR })
    expect([policy.trips.days, policy.debt, policyFile]).toEqual([45, ownPolicy.debt, file])
    writeFileSync(path, JSON.stringify({ ...file, trips: { days: 400 }, nothing: 1 }))
    expect(problemsOf({ LENDER_DIR, PORT: '0' })).toEqual([
      'policy.json: trips.days must be from 15 to 60, not 400.',
      'policy.json: nothing is no row of the policy.',
    ])
    writeFileSync(path, '{')
    expect(problemsOf({ LENDER_DIR })).toEqual([expect.stringMatching(/^policy\.json cannot be read: /)])
  })
})

test('docs/settings.md has the table of settings; UPDATE_SETTINGS=1 prints it there', () => {
  const page = join(import.meta.dirname, '..', '..', 'docs', 'settings.md')
  const text = readFileSync(page, 'utf8')
  const printed = text.replace(/(?:^\| `[A-Z_]+` \|.*\n)+/m, () => `${settingRows().join('\n')}\n`)
  if (process.env['UPDATE_SETTINGS'] === '1') writeFileSync(page, printed)
  expect(text).toBe(printed)
})
