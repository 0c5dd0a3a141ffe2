import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDemo } from '../../run/demo.mjs'
import { askForLoan, confirmAccounts, expectNoExpenses, giveConsent } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { startStaticHost, type StaticHost } from '../support/static-host.ts'
import { approveAtMockBank, openPanel, panelOf } from '../support/tester.ts'

let folder: string
let host: StaticHost
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vlot-demo-'))
  writeDemo(join(import.meta.dirname, '..', '..', 'build', 'client'), folder)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
test.beforeEach(async () => {
  host = await startStaticHost(folder)
})
test.afterEach(() => host.close())

test.describe.configure({ timeout: 240_000 })

test('TEST-1 the demo runs from a plain static host, and goes on when that host is gone', async ({ page, audit }) => {
  await page.goto(host.origin)
  await expect(panelOf(page).getByText('Testmodus', { exact: true })).toBeVisible()
  await openPanel(page)
  await panelOf(page).getByLabel('Wachttijd van elk antwoord').selectOption('0')
  await expect(panelOf(page).getByText('werkt', { exact: true })).toBeVisible({ timeout: 60_000 })
  await host.close()
  await expect(page.evaluate(() => fetch('/not-kept').then(({ status }) => status))).rejects.toThrow()

  await page.goto(`${host.origin}/?phrase=00900003`)
  await page.getByRole('option').first().click()
  await page.waitForURL('**/jouw-aanvraag')
  await askForLoan(page, '25000', 'Voorraad')
  await expectNoExpenses(page)
  await giveConsent(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'bunq', exact: true }).click()
  await approveAtMockBank(opening)
  await confirmAccounts(page)
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await audit()
})

test('TEST-1 every page of the demo is a file, so that any address can be opened first', async ({ page }) => {
  for (const path of ['/contact', '/en', '/kennisbank/ondernemen', '/request-failed', '/reconsent/NL']) {
    const answer = await fetch(host.origin + path)
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).toContain('<script src="/demo.js"></script>')
  }
  expect((await fetch(`${host.origin}/bestaat-niet`)).status).toBe(404)
  await page.goto(`${host.origin}/jouw-aanvraag`)
  // Without a company the guard leads home.
  await page.waitForURL((url) => url.href.startsWith(`${host.origin}/#`))
  await expect(panelOf(page).getByText('Testmodus', { exact: true })).toBeVisible()
})
