import type { Page } from '@playwright/test'
import { bankKeys } from '#contract/values.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 44"><path fill="#000099" d="M8 8h72v28H8z"/></svg>'
export const withLogo = bankKeys.filter((key) => key !== 'BUNQ')

/** The logos of a lender, as the server answers them (server/http/bank-logos.test.ts). */
export async function putLogos(page: Page): Promise<void> {
  const addressesOfLogos = Object.fromEntries(withLogo.map((key) => [key, `/bank-logos/${key.toLowerCase()}.svg`]))
  await page.route('**/bank-logos.json', (route) => route.fulfill({ json: addressesOfLogos }))
  await page.route('**/bank-logos/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: logo }))
}
