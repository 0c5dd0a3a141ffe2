import { camtFile, closingOf } from '#lending/testing/synthetic-statement.ts'
import { testToday } from '#server/testing/test-clock.ts'
import { addressOf } from '#web/addresses.ts'
import {
  askForLoan,
  confirmAccounts,
  connectBank,
  expectNoExpenses,
  findCompany,
  giveConsent,
} from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { freshBrowser, goBack, pdf } from '../support/walk.ts'

// Transactions as files, and a bank beside them: by what a person has.

const webshop = { kvkNumber: '00900003', bankName: 'bunq', name: 'Kadolijn Webwinkels B.V.' }

/** The last days of an account up to a day, as its bank lets them be downloaded. */
const halfYear = (lastDay: string, opening?: number) => ({
  ...{ iban: 'NL91ABNA0417164300', holder: webshop.name, lastDay, dayCount: 180, weeklyTakings: 6_000 },
  ...(opening === undefined ? {} : { opening }),
})
const download = (name: string, account: ReturnType<typeof halfYear>) => ({
  name,
  mimeType: 'application/xml',
  buffer: Buffer.from(camtFile(account)),
})
const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10)

test('FLOW-6 ERR-3 CORE-3 a webshop sends its year in two files and a wrong one, connects its other bank, and has an offer', async ({
  browser,
  audit,
}) => {
  const page = await freshBrowser(browser, 'en')
  await findCompany(page, webshop.kvkNumber, 'en')
  await askForLoan(page, '20000', 'Stock', 'en')
  await expectNoExpenses(page, 'en')
  await giveConsent(page, 'en')
  await page.getByRole('radio', { name: /Upload a file/ }).check()
  await audit(page)
  const choose = page.getByLabel(/^Choose your files/)
  const files = page.getByRole('list', { name: 'Your files' }).getByRole('listitem')
  const file = (name: string) => files.filter({ hasText: name })

  const first = halfYear(daysBefore(testToday, 180))
  await choose.setInputFiles(download('first-half.xml', first))
  await expect(file('first-half.xml')).toContainText(/too old/)
  await choose.setInputFiles({ ...pdf, name: 'statement.pdf' })
  await expect(file('statement.pdf')).toContainText(/PDF/)
  await expect(file('statement.pdf')).toContainText(/CAMT\.053/)
  await audit(page)
  await choose.setInputFiles(download('second-half.xml', halfYear(testToday, closingOf(first))))
  let inBoth = 0
  for (const name of ['first-half.xml', 'second-half.xml']) {
    await expect(file(name)).toContainText(/\d+ transactions for NL 91 ABNA 0417 1643 00/)
    inBoth += Number(/(\d+) transactions/.exec((await file(name).textContent()) ?? '')?.[1])
  }
  const accounts = page.getByRole('region', { name: 'Shared accounts' })
  await expect(accounts.getByRole('button', { name: /^Remove account/ })).toHaveCount(1)
  await expect(accounts).toContainText(`${inBoth} transactions, from `)
  await audit(page)

  await page.getByRole('radio', { name: /Connect your bank/ }).check()
  await connectBank(page, webshop.bankName, webshop.kvkNumber, 'en')
  await expect(accounts.getByRole('button', { name: 'Remove account NL 91 ABNA 0417 1643 00' })).toBeVisible()
  await expect(accounts.getByRole('button', { name: /^Remove account NL \d\d BUNQ/ }).first()).toBeVisible()
  await audit(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL(addressOf('privacyStatement', 'en'))
  await goBack(page, addressOf('uploadTransactions', 'en'))
  await confirmAccounts(page, addressOf('personalOffer', 'en'), 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'This is what we can offer you' })).toBeVisible()
  await audit(page)
})
