import { camtFile } from '#lending/testing/synthetic-statement.ts'
import { testToday } from '#server/testing/test-clock.ts'
import { addressOf } from '#web/addresses.ts'
import { askForLoan, confirmAccounts, expectNoExpenses, findCompany, giveConsent } from '../support/applicant.ts'
import { linkIn, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress } from '../support/returning-business.ts'
import { freshBrowser, pdf } from '../support/walk.ts'

// A bookkeeper hands statements in: the applicant on a phone, the bookkeeper at an office, with mails and screens only.

const webshop = { kvkNumber: '00900003', name: 'Kadolijn Webwinkels B.V.' }

const yearOf = (holder: string, iban = 'NL91ABNA0417164300') => ({
  name: 'afschriften 2026.xml',
  mimeType: 'application/xml',
  buffer: Buffer.from(camtFile({ iban, holder, lastDay: testToday, dayCount: 365, weeklyTakings: 6_000 })),
})

test('FLOW-6 FLOW-11 UI-6 a webshop has its bookkeeper mailed, who hands a year in; it sees and uses it, and has an offer', async ({
  browser,
  audit,
}) => {
  const [bookkeeper, owner] = [freshAddress('kantoor'), freshAddress('eigenaar')]
  const phone = await freshBrowser(browser, 'nl')
  await findCompany(phone, webshop.kvkNumber)
  await askForLoan(phone, '20000', 'Voorraad')
  await expectNoExpenses(phone)
  await giveConsent(phone)
  await phone.getByRole('radio', { name: /Upload een bestand/ }).check()
  await phone.getByText('Staan je afschriften bij je boekhouder?').click()
  const ask = phone.getByRole('button', { name: 'Mail de link' })
  await ask.click()
  await expect(phone.getByText('Vul een e-⁠mailadres in zoals naam@kantoor.nl.')).toBeVisible()
  await audit(phone)
  await phone.getByLabel('E-⁠mailadres van je boekhouder').fill(bookkeeper)
  await ask.click()
  await expect(phone.getByText(`De link is gemaild naar ${bookkeeper}`)).toBeVisible()
  await expect(phone.getByText(/Laat deze pagina open/)).toBeVisible()
  await audit(phone)
  await phone.getByRole('button', { name: 'Bewaar mijn aanvraag' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Bewaar je aanvraag' })
  await dialog.getByLabel('E-mailadres').fill(owner)
  await dialog.getByRole('button', { name: 'Mail mij de link' }).click()
  await expect(dialog.getByText('Je aanvraag is bewaard')).toBeVisible()
  await phone.keyboard.press('Escape')
  await expect(phone.getByText(/We mailen je zodra er bestanden zijn/)).toBeVisible()

  const office = await freshBrowser(browser, 'en')
  const mail = await mailWith(bookkeeper, `Bankafschriften voor ${webshop.name}`)
  await office.goto(linkIn(mail, addressOf('handIn')))
  await expect(office).toHaveURL(addressOf('handIn'))
  await expect(office.getByText(`${webshop.name} vraagt bij Vlot een zakelijke lening aan.`)).toBeVisible()
  await expect(office.getByText(/bel dan eerst je klant/i)).toBeVisible()
  await audit(office)
  const files = office.getByRole('list', { name: 'Je bestanden' }).getByRole('listitem')
  await office
    .getByLabel(/^Kies je bestanden/)
    .setInputFiles([{ ...pdf, name: '<b>jaar</b>.pdf' }, yearOf(webshop.name)])
  await expect(files.filter({ hasText: '<b>jaar</b>.pdf' })).toContainText('Dit is een pdf.')
  await expect(files.filter({ hasText: 'afschriften 2026.xml' })).toContainText(/\d+ transacties van NL 91 ABNA/)
  await expect(office.getByText('Dank je, dit is binnen')).toBeVisible()
  await audit(office)

  // The page that stayed open looks again by itself; the mail came too.
  const handed = phone.getByRole('region', { name: 'Van je boekhouder' })
  await expect(handed.getByRole('listitem')).toHaveCount(1)
  await expect(handed).toContainText(/NL 91 ABNA 0417 1643 00, van .* tot en met/)
  await expect(phone.getByRole('region', { name: 'Gedeelde rekeningen' })).toHaveCount(0)
  await audit(phone)
  await mailWith(owner, 'Er zijn bestanden van je boekhouder')
  await phone.getByRole('button', { name: 'Link intrekken' }).click()
  await expect(phone.getByText('Staan je afschriften bij je boekhouder?')).toBeVisible()
  await handed.getByRole('button', { name: 'Gebruik dit bestand' }).click()
  await expect(handed).toHaveCount(0)
  await expect(phone.getByRole('region', { name: 'Gedeelde rekeningen' })).toContainText('NL 91 ABNA 0417 1643 00')
  await confirmAccounts(phone)
  await expect(phone.getByRole('heading', { level: 1, name: 'Dit kunnen we je bieden' })).toBeVisible()

  await office.goto('about:blank')
  await office.goto(linkIn(mail, addressOf('handIn')).replace('/bestanden-aanleveren', addressOf('handIn', 'en')))
  await expect(office.getByText('This link does not work')).toBeVisible()
  await audit(office)
})
