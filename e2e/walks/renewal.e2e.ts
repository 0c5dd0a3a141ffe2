import { addresses, addressOf } from '#web/addresses.ts'
import {
  approveAtBank,
  askForLoan,
  connectBank,
  expectNoExpenses,
  findCompany,
  giveConsent,
} from '../support/applicant.ts'
import { putLogos } from '../support/bank-logos.ts'
import { linkIn, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { connectedDaysAgo, freshAddress, remindAtTen, saveForLater } from '../support/returning-business.ts'
import { freshBrowser, goBack } from '../support/walk.ts'

// A consent that ends, renewed from the mail, and another application begun in the same tab: by what a person has.

const bakery = { kvkNumber: '00900001', bankName: 'Rabobank', company: 'Bakkerij De Korenaar' }

test('RECON-1 RECON-3 RECON-5 RECON-7 RECON-9 RECON-11 RECON-12 RECON-13 RECON-14 AUTH-3 a bakery renews a consent that has ended from the mail, and then applies for another company in that tab', async ({
  browser,
  audit,
}) => {
  const email = freshAddress('walk')
  const before = await freshBrowser(browser, 'en')
  await findCompany(before, bakery.kvkNumber, 'en')
  await askForLoan(before, '25000', 'Stock', 'en')
  await expectNoExpenses(before, 'en')
  await giveConsent(before, 'en')
  await connectedDaysAgo(181, async () => {
    await connectBank(before, bakery.bankName, bakery.kvkNumber, 'en')
    await expect(before.getByText(/\d transactions, from /).first()).toBeVisible()
  })
  await saveForLater(before, email, 'en')
  await before.context().close()

  await remindAtTen()
  const page = await freshBrowser(browser, 'en')
  await putLogos(page)
  await page.goto(linkIn(await mailWith(email, 'Your connection with Rabobank has ended'), addresses.reconsentEnglish))
  await expect(page).toHaveURL(addresses.reconsentEnglish)
  await expect(page.getByRole('heading', { level: 1, name: 'Renew your consent' })).toBeVisible()
  const submit = page.getByRole('button', { name: 'Continue' })
  await expect(submit).toBeDisabled()
  const kvk = page.getByLabel('KVK number')
  await kvk.fill('1234')
  await kvk.blur()
  await expect(page.getByText('A KVK number has eight digits.')).toBeVisible()
  await kvk.fill('12345678')
  await submit.click()
  await expect(page.getByText('This KVK number does not belong to this link.')).toBeVisible()
  await audit(page)
  await kvk.fill(bakery.kvkNumber)
  await submit.click()

  await expect(page.getByRole('heading', { name: 'Your bank connections' })).toBeFocused()
  const card = page.getByRole('listitem').filter({ hasText: bakery.bankName })
  await expect(card).toContainText(bakery.company)
  await expect(card.locator('.bank-mark img')).toHaveAttribute('src', '/bank-logos/rabobank.svg')
  await expect(card).toContainText(/Expired on \d{1,2} \w+ \d{4}/)
  await expect(card).toContainText(/\*{2} \*{2} \*{4} \*{4} \*\d{3}|\*{2} \*{2} \*{4} \*{4} \*{3}\d \d{2}/)
  await audit(page)
  const opening = page.waitForEvent('popup')
  await card.getByRole('button', { name: 'Renew consent for Rabobank' }).click()
  const popup = await opening
  await expect(page).toHaveURL(addresses.getConsentEnglish)
  await expect(page.getByRole('heading', { name: 'Renew your consent at Rabobank' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Banks you can connect' }).getByRole('listitem')).toHaveCount(7)
  await audit(page)
  const closing = popup.waitForEvent('close')
  await approveAtBank(popup, bakery.kvkNumber, 'en')
  await closing
  const done = page.getByRole('dialog', { name: 'Done, your consent is renewed' })
  await expect(done).toBeVisible()
  await expect(page).toHaveURL(addresses.reconsentEnglish)
  await audit(page)
  await done.getByRole('button', { name: 'Close' }).last().click()
  await expect(card).toContainText(/Valid until \d{1,2} \w+ \d{4}/)
  await expect(card.getByRole('button')).toHaveCount(0)

  await page
    .getByRole('link', { name: /go to the home page/ })
    .first()
    .click()
  const search = page.getByRole('combobox')
  await search.pressSequentially('Kadolijn')
  await page.getByRole('option', { name: /KVK 00900003/ }).click()
  await expect(page).toHaveURL(addressOf('aboutYou', 'en'))
  await audit(page)
  await askForLoan(page, '20000', 'Stock', 'en')
  await goBack(page, addressOf('aboutYou', 'en'))
  await expect(page.getByLabel('Amount you want to borrow')).toHaveValue('€20,000')
  await expect(page.getByText('Kadolijn')).toBeVisible()
})
