import { defineConfig } from '@playwright/test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sitePort = Number(process.env['E2E_PORT'] || 4710)
const sandboxPort = Number(process.env['E2E_SANDBOX_PORT'] || 4711)
/** The flags of the server under test; a test that needs others writes them (flags.ts). */
export const flagsFile = join(tmpdir(), `vlot-e2e-flags-${sitePort}.json`)
export const sandboxOrigin = `http://localhost:${sandboxPort}`

/** `npm run sabotage` looks for what is missing on purpose, some two hundred times. */
const isImpatient = process.env['E2E_PATIENCE'] === 'short'

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/**
 * Journeys as a visitor sees them, on the real server, database, jobs and sandbox. One worker: the machine class has two
 * cores, and the browser, the server and the database share them.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  workers: 1,
  reporter: 'list',
  timeout: isImpatient ? 45_000 : 120_000,
  expect: { timeout: isImpatient ? 8_000 : 20_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: isImpatient ? 'off' : 'retain-on-failure',
    actionTimeout: isImpatient ? 12_000 : 0,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
      args: chromiumArguments,
      // With the default flag no popup is ever blocked, and a test of a blocked one could not fail.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    },
  },
  projects: [
    { name: 'mobile', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" stack.mjs`,
    url: `http://localhost:${sitePort}/readyz`,
    env: { PORT: String(sitePort), SANDBOX_PORT: String(sandboxPort), FLAGS_FILE: flagsFile },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
})
