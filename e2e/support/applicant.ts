import type { Page } from '@playwright/test'
import { expect } from './page.ts'

export async function findCompany(page: Page, kvkNumber: string): Promise<void> {
  await page.goto(`/?phrase=${kvkNumber}`)
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Check of je kunt lenen' }).click()
  await page.waitForURL('**/jouw-aanvraag')
}

export async function askForLoan(page: Page, amount: string, goal: string): Promise<void> {
  await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially(amount)
  await page.getByRole('radio', { name: goal }).check()
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.waitForURL('**/extra-uitgaven')
}

export async function expectNoExpenses(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nee, verder' }).click()
  await page.waitForURL('**/transacties-uploaden')
}

export async function giveConsent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Vlot mag mijn transacties bekijken/ }).check()
  await page.getByRole('button', { name: 'Akkoord en verder' }).click()
  await expect(page.getByRole('heading', { name: 'Deel je zakelijke transacties' })).toBeVisible()
}

/** Clicks a bank and answers the window that opens for it. */
export async function openBank(page: Page, bankName: string): Promise<Page> {
  const tile = page.getByRole('button', { name: bankName, exact: true })
  await tile.waitFor()
  const apart = page.getByRole('button', { name: 'Liever in een nieuw venster' })
  if (await apart.isVisible()) await apart.click()
  const opening = page.waitForEvent('popup')
  await tile.click()
  const popup = await opening
  await popup.getByLabel('Gebruikersnaam').waitFor()
  return popup
}

/** Logs in at the bank's own page and shares every account; in a new window or in the same tab. */
export async function approveAtBank(bankPage: Page, kvkNumber: string): Promise<void> {
  await bankPage.getByLabel('Gebruikersnaam').fill(kvkNumber)
  await bankPage.getByLabel('Pincode').fill('12345')
  await bankPage.getByRole('button', { name: 'Inloggen' }).click()
  await bankPage.getByRole('button', { name: 'Toestemming geven' }).click()
}

export async function connectBank(page: Page, bankName: string, kvkNumber: string): Promise<void> {
  const popup = await openBank(page, bankName)
  const closing = popup.waitForEvent('close')
  await approveAtBank(popup, kvkNumber)
  await closing
  // The window closes before the server knows of it; the heading alone may be of what was shared before.
  await expect(page.getByText(`${bankName} is gekoppeld.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
}

/** From the shared accounts to the decision, whatever it is; a doubtful account is confirmed once more. */
export async function confirmAccounts(page: Page, leadsTo = '/persoonlijk-aanbod'): Promise<void> {
  await page.getByRole('button', { name: /^(Ja, bereken mijn aanbod|Verder)$/ }).click()
  const asks = page.getByRole('heading', { name: 'Kloppen deze rekeningen?' })
  const confirm = page.getByRole('button', { name: 'Ja, bereken mijn aanbod' })
  await expect(async () => {
    // The answer to an earlier press may take the button away from under this one, which would wait for it without end.
    if (await asks.isVisible()) await confirm.click({ timeout: 2_000 })
    expect(new URL(page.url()).pathname).toBe(leadsTo)
  }).toPass({ timeout: 60_000, intervals: [500] })
}
