import { addresses } from '#web/addresses.ts'
import { confirmAccounts, connectBank, expectNoExpenses, findCompany, giveConsent } from '../support/applicant.ts'
import { linkIn, mailedCode, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress, saveForLater } from '../support/returning-business.ts'
import { untilTakenOver } from '../support/taken-over.ts'
import { freshBrowser, goBack } from '../support/walk.ts'

// Saved on a phone, gone on with on another device by the mail: by what a person has.

const webshop = { kvkNumber: '00900003', bankName: 'bunq' }

test('FLOW-11 STATE-4 VAL-4 a webshop saves its application on a phone, and takes it up on another device by the mail', async ({
  browser,
  audit,
}) => {
  const email = freshAddress('walk')
  const phone = await freshBrowser(browser, 'nl')
  await findCompany(phone, webshop.kvkNumber)
  await goBack(phone, `${addresses.home}?phrase=${webshop.kvkNumber}`)
  await phone.getByRole('button', { name: 'Check of je kunt lenen' }).click()
  await expect(phone).toHaveURL(addresses.aboutYou)
  await phone.getByLabel('Bedrag dat je wilt lenen').pressSequentially('12500')
  await phone.evaluate(() => Object.assign(window, { isKept: true }))
  await phone.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
  await untilTakenOver(phone)
  await goBack(phone, addresses.aboutYou)
  // The very page that was left, as in people's browsers: if not, these walks prove less than they say.
  expect(await phone.evaluate(() => 'isKept' in window)).toBe(true)
  await expect(phone.getByLabel('Bedrag dat je wilt lenen')).toHaveValue('€ 12.500')
  await phone.getByRole('radio', { name: 'Voorraad' }).check()
  await phone.getByRole('button', { name: 'Verder', exact: true }).click()
  await expectNoExpenses(phone)
  const dialog = phone.getByRole('dialog', { name: 'Bewaar je aanvraag' })
  await phone.getByRole('button', { name: 'Bewaar en ga later verder' }).click()
  await audit(phone)
  await phone.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await saveForLater(phone, email)
  await audit(phone)

  const tablet = await freshBrowser(browser, 'nl')
  await tablet.goto(linkIn(await mailWith(email, 'Ga verder met je aanvraag bij Vlot'), addresses.resume))
  // The address bar no longer shows the link's secret.
  await expect(tablet).toHaveURL(addresses.resume)
  const askForCode = tablet.getByRole('button', { name: 'Mail mij een code' })
  await askForCode.click()
  await expect(tablet.getByText('Vul de acht cijfers van je KVK-nummer in.')).toBeVisible()
  const kvk = tablet.getByLabel('KVK-nummer').first()
  await kvk.fill('12345678')
  await askForCode.click()
  await expect(tablet.getByText('Dit KVK-nummer hoort niet bij deze link.')).toBeVisible()
  await expect(tablet.getByRole('heading', { name: 'Werkt de link niet?' })).toBeVisible()
  await audit(tablet)
  await kvk.fill('0090 00.03')
  await kvk.press('Enter')
  await expect(tablet.getByRole('heading', { name: 'Vul de code uit de mail in' })).toBeFocused()
  await expect(tablet.getByText(/naar w•••@example\.nl/)).toBeVisible()
  const code = tablet.getByLabel('Code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  const goOn = tablet.getByRole('button', { name: 'Ga verder met mijn aanvraag' })
  await code.fill('00000000')
  await goOn.click()
  await expect(tablet.getByText('Deze code klopt niet of is niet meer geldig.')).toBeVisible()
  await audit(tablet)
  await code.fill(await mailedCode(email))
  await goOn.click()
  await expect(tablet).toHaveURL(addresses.uploadTransactions)
  await audit(tablet)
  // Its code is used up, so that Back does not show the form for it.
  await goBack(tablet, 'about:blank')
  await tablet.evaluate(() => void setTimeout(() => history.forward()))
  await expect(tablet).toHaveURL(addresses.uploadTransactions)

  await giveConsent(tablet)
  await connectBank(tablet, webshop.bankName, webshop.kvkNumber)
  await confirmAccounts(tablet)
  await expect(tablet.getByRole('heading', { level: 1, name: 'Dit kunnen we je bieden' })).toBeVisible()
  await expect(tablet.getByRole('heading', { name: /^Lening .* van €\s12\.500$/ })).toBeVisible()
  await audit(tablet)
})
