import type { Locator } from '@playwright/test'
import { bankKeys, bankNames } from '#contract/values.ts'
import { putLogos, withLogo } from '../support/bank-logos.ts'
import { expect, test } from '../support/page.ts'
import { beginAt, businesses } from '../support/prepared.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const groundOf = (mark: Locator) => mark.evaluate((one) => getComputedStyle(one).backgroundColor)
const drawn = (picture: Locator) => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)

test('FLOW-6 without files every bank is a tile in its colour with its name, and with them its logo', async ({
  page,
  audit,
}) => {
  await beginAt(page, 'connected', { business: businesses.bakery })
  const tile = (bank: (typeof bankKeys)[number]) =>
    page.getByRole('button', { name: bankNames[bank], exact: true }).locator('.bank-mark')
  for (const bank of bankKeys) await expect(tile(bank)).toHaveText(bankNames[bank])
  const grounds = await Promise.all(bankKeys.map((bank) => groundOf(tile(bank))))
  expect(new Set(grounds).size).toBe(bankKeys.length)
  await audit()
  const shared = page.locator('.account-card .bank-mark')
  await expect(shared).toHaveText('Rabobank')
  expect(await groundOf(shared)).toBe(grounds[0])
  // On a phone the mark leaves an IBAN on one line.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await page.locator('.account-iban').first().boundingBox())?.height).toBeLessThan(40)

  await putLogos(page)
  await page.reload()
  await expect(shared.locator('img')).toHaveAttribute('src', '/bank-logos/rabobank.svg')
  await expect(shared).toHaveText('')
  for (const bank of withLogo) {
    const picture = page.getByRole('button', { name: bankNames[bank], exact: true }).getByRole('img')
    await expect(picture, bank).toHaveAttribute('src', `/bank-logos/${bank.toLowerCase()}.svg`)
    await expect.poll(() => drawn(picture), bank).toBeGreaterThan(0)
  }
  await expect(tile('BUNQ')).toHaveText('bunq')
  await audit()
})
