import { expect, test } from './page.ts'

test.describe('home', () => {
  test.use({ chosenCookies: undefined })

  test('FLOW-3 a bakery finds itself, may apply, and goes on to about you with its session', async ({
    page,
    audit,
    chosenCookies: _chosen,
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Vlot/)
    await audit()
    const field = page.getByRole('combobox', { name: 'Voor welk bedrijf is het?' })
    await field.click()
    await field.pressSequentially('korenaar')
    const option = page.getByRole('option', { name: /Bakkerij De Korenaar/ })
    await expect(option).toBeVisible()
    await audit()
    await field.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await field.press('Enter')
    await expect(field).toHaveValue('Bakkerij De Korenaar')
    await page.getByRole('button', { name: 'Bekijk of het kan' }).click()
    await page.waitForURL('**/jouw-aanvraag')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await audit()
    const stored = await page.evaluate(() => ({ ...sessionStorage }))
    expect(stored['caseId']).toMatch(/^[0-9a-f-]{36}$/)
    expect(stored['jwtToken']).toMatch(/^ey/)
  })

  test('STATE-4 a reload of about you keeps the company, and another visitor has none', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/?phrase=00900001')
    await page.getByRole('option', { name: /Korenaar/ }).click()
    await page.getByRole('button', { name: 'Bekijk of het kan' }).click()
    await page.waitForURL('**/jouw-aanvraag')
    await expect(page.getByText('Bakkerij De Korenaar').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Bakkerij De Korenaar').first()).toBeVisible()

    const stranger = await browser.newPage()
    await stranger.goto(`${baseURL}/jouw-aanvraag`)
    await stranger.waitForURL(`${baseURL}/`)
    await stranger.close()
  })

  test('FLOW-3 a foundation reads why it cannot apply, what it can do, and what the register says', async ({
    page,
    audit,
    chosenCookies: _chosen,
  }) => {
    await page.goto('/')
    const field = page.getByRole('combobox')
    await field.fill('69599068')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Bekijk of het kan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nu kunnen we je nog niet helpen' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'De rechtsvorm van je bedrijf' })).toBeVisible()
    await expect(dialog.getByText('69599068')).toBeVisible()
    await expect(dialog.getByText(/Bron: Handelsregister van KVK/)).toBeVisible()
    await audit()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('a search without a match says what to do next', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').fill('Qwertyuiop Zzz')
    await expect(page.getByText(/We vinden geen bedrijf/)).toBeVisible()
    await page.getByRole('button', { name: 'Bekijk of het kan' }).click()
    await expect(page.getByText('Kies je bedrijf uit de lijst.')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home is complete and its form leads back with the phrase', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Zo werkt het' })).toBeVisible()
    await page.getByRole('combobox').fill('Bakkerij')
    await page.getByRole('button', { name: 'Bekijk of het kan' }).click()
    await page.waitForURL('**/?phrase=Bakkerij')
    await expect(page.getByText(/Zoeken werkt alleen met JavaScript/)).toBeVisible()
  })
})
