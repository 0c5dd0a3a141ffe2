import { defineConfig } from '@playwright/test'
import type { Language } from '#lending/language.ts'
import { chromium, chromiumOfPeople } from './support/chromium.ts'
import { picturesFolder } from './support/pictures.ts'
import { ownStack, type Stack, stackOf } from './support/stacks.ts'

const workers = Number(process.env['E2E_WORKERS'] || 1)
/** E2E_RUNNING=1 uses running stacks (`PORT=4710 SANDBOX_PORT=4711 node e2e/support/stack.mjs`); it starts none. */
const isRunning = process.env['E2E_RUNNING'] === '1'
/** `npm test -- release` has everything in containers. */
const isElsewhere = process.env['SECOND_LENDER'] !== undefined

/** `npm run sabotage` looks for what is missing on purpose, some two hundred times. */
const isImpatient = process.env['E2E_PATIENCE'] === 'short'

const desktop = { viewport: { width: 1280, height: 900 } }
/** End-to-end tests that use only mails and screens; each sets its own window size (support/walk.ts). */
const walks = 'walks/*.e2e.ts'
const inEnglish = { ...desktop, language: 'en' as const }

const stacks = Array.from({ length: workers }, (_, worker) => stackOf(worker))

const startOf = ({ origin, sitePort, deskPort, sandboxPort }: Stack) => ({
  command: `"${process.execPath}" support/stack.mjs`,
  url: `${origin}/readyz`,
  env: {
    PORT: String(sitePort),
    DESK_PORT: String(deskPort),
    SANDBOX_PORT: String(sandboxPort),
    RUNNER_PID: String(process.pid),
  },
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  stdout: 'pipe' as const,
})

/**
 * Journeys as a visitor sees them, on the real server, database, jobs and sandbox, one of each per worker. A test runs
 * on a desktop; its tag says when the phone matters (`@phone`), or when both differ (`@both`).
 */
export default defineConfig<{ language: Language }>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  workers,
  fullyParallel: true,
  reporter: 'list',
  timeout: isImpatient ? 45_000 : 120_000,
  expect: { timeout: isImpatient ? 8_000 : 20_000 },
  use: {
    baseURL: ownStack.origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A trace costs a third of a run, failed or not; E2E_TRACE=1 keeps that of each failure.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: isImpatient ? 'off' : 'only-on-failure',
    actionTimeout: isImpatient ? 12_000 : 0,
    navigationTimeout: isImpatient ? 12_000 : 0,
    launchOptions: chromium('shell'),
  },
  projects: [
    {
      name: 'phone',
      grep: /@(phone|both)\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone\b/, testIgnore: walks, use: desktop },
    { name: 'walks', testMatch: walks, use: { launchOptions: chromiumOfPeople } },
    ...(picturesFolder ? [{ name: 'english', testMatch: 'look/*.e2e.ts', use: inEnglish }] : []),
  ],
  ...(isRunning && { globalSetup: './support/running-stacks.ts' }),
  ...(!isRunning && !isElsewhere && { webServer: stacks.map(startOf) }),
})
