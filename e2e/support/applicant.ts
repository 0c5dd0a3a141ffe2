import type { Page } from '@playwright/test'
import type { Language } from '#lending/language.ts'
import { addressOf } from '#web/addresses.ts'
import { expect } from './page.ts'

/** Labels from the first page to the decision. */
const words = {
  nl: {
    amount: 'Bedrag dat je wilt lenen',
    next: 'Verder',
    noExpenses: 'Nee, verder',
    consent: /^Ja, .* mag mijn transacties bekijken voor deze aanvraag\.$/,
    agree: 'Akkoord en verder',
    share: 'Deel je zakelijke transacties',
    apart: 'Liever in een nieuw venster',
    shared: 'Gedeelde rekeningen',
    connected: (bankName: string) => `${bankName} is gekoppeld.`,
    confirm: 'Ja, bereken mijn aanbod',
    doubt: 'Kloppen deze rekeningen?',
    user: 'Gebruikersnaam',
    pin: 'Pincode',
    logIn: 'Inloggen',
    approve: 'Toestemming geven',
  },
  en: {
    amount: 'Amount you want to borrow',
    next: 'Continue',
    noExpenses: 'No, continue',
    consent: /^Yes, .* may look at my transactions for this application\.$/,
    agree: 'Agree and continue',
    share: 'Share your business transactions',
    apart: 'Use a new window instead',
    shared: 'Shared accounts',
    connected: (bankName: string) => `${bankName} is connected.`,
    confirm: 'Yes, work out my offer',
    doubt: 'Are these the right accounts?',
    user: 'User name',
    pin: 'PIN',
    logIn: 'Log in',
    approve: 'Give consent',
  },
} as const
type Words = (typeof words)[Language]

const at = (page: Page, name: Parameters<typeof addressOf>[0], language: Language) =>
  // A page that was kept for Back never loads again.
  page.waitForURL((url) => url.pathname === addressOf(name, language), { waitUntil: 'commit' })

export async function findCompany(page: Page, kvkNumber: string, language: Language = 'nl'): Promise<void> {
  await page.goto(`${addressOf('home', language)}?phrase=${kvkNumber}`)
  await page.getByRole('option').first().click()
  await at(page, 'aboutYou', language)
}

export async function askForLoan(page: Page, amount: string, goal: string, language: Language = 'nl'): Promise<void> {
  await page.getByLabel(words[language].amount).pressSequentially(amount)
  await page.getByRole('radio', { name: goal }).check()
  await page.getByRole('button', { name: words[language].next, exact: true }).click()
  await at(page, 'extraExpenses', language)
}

export async function expectNoExpenses(page: Page, language: Language = 'nl'): Promise<void> {
  await page.getByRole('button', { name: words[language].noExpenses }).click()
  await at(page, 'uploadTransactions', language)
}

export async function giveConsent(page: Page, language: Language = 'nl'): Promise<void> {
  const { consent, agree, share } = words[language]
  await page.getByRole('checkbox', { name: consent }).check()
  await page.getByRole('button', { name: agree }).click()
  await expect(page.getByRole('heading', { name: share })).toBeVisible()
}

/** Clicks a bank and answers the window that opens for it. */
export async function openBank(page: Page, bankName: string, language: Language = 'nl'): Promise<Page> {
  const { apart, user } = words[language]
  const tile = page.getByRole('button', { name: bankName, exact: true })
  await tile.waitFor()
  const inWindow = page.getByRole('button', { name: apart })
  if (await inWindow.isVisible()) await inWindow.click()
  const opening = page.waitForEvent('popup')
  await tile.click()
  const popup = await opening
  await popup.getByLabel(user).waitFor()
  return popup
}

/** Logs in at the bank's own page and shares every account; in a new window or in the same tab. */
export async function approveAtBank(bankPage: Page, kvkNumber: string, language: Language = 'nl'): Promise<void> {
  const { user, pin, logIn, approve } = words[language]
  await bankPage.getByLabel(user).fill(kvkNumber)
  await bankPage.getByLabel(pin).fill('12345')
  await bankPage.getByRole('button', { name: logIn, exact: true }).click()
  await bankPage.getByRole('button', { name: approve }).click()
}

export async function connectBank(
  page: Page,
  bankName: string,
  kvkNumber: string,
  language: Language = 'nl',
): Promise<void> {
  const { connected, shared }: Words = words[language]
  const popup = await openBank(page, bankName, language)
  const closing = popup.waitForEvent('close')
  await approveAtBank(popup, kvkNumber, language)
  await closing
  // The window closes before the server knows of it; the heading alone may be of what was shared before.
  await expect(page.getByText(connected(bankName))).toBeVisible()
  await expect(page.getByRole('heading', { name: shared })).toBeVisible()
}

/** From the shared accounts to the decision, whatever it is; a doubtful account is confirmed once more. */
export async function confirmAccounts(
  page: Page,
  leadsTo: string = addressOf('personalOffer'),
  language: Language = 'nl',
): Promise<void> {
  const { confirm, next, doubt } = words[language]
  await page.getByRole('button', { name: new RegExp(`^(${confirm}|${next})$`) }).click()
  const asks = page.getByRole('heading', { name: doubt })
  const asksOnceMore = async () =>
    page.url().endsWith(addressOf('collectTransactions', language)) && (await asks.isVisible())
  const again = page.getByRole('button', { name: confirm })
  await expect(async () => {
    // The answer to an earlier press may take the button away from under this one, which would wait for it without end.
    if (await asksOnceMore()) await again.click({ timeout: 2_000 })
    expect(new URL(page.url()).pathname).toBe(leadsTo)
  }).toPass({ timeout: 60_000, intervals: [500] })
}

/** From the first page to the decision, as a visitor goes. */
export async function applyFor(
  page: Page,
  company: { kvkNumber: string; bankName: string; amount: string },
  language: Language,
): Promise<void> {
  const { kvkNumber, bankName, amount } = company
  await findCompany(page, kvkNumber, language)
  await askForLoan(page, amount, language === 'nl' ? 'Voorraad' : 'Stock', language)
  await expectNoExpenses(page, language)
  await giveConsent(page, language)
  await connectBank(page, bankName, kvkNumber, language)
  await confirmAccounts(page, addressOf('personalOffer', language), language)
}
