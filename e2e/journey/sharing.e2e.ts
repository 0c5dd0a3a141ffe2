import { testToday } from '#server/testing/test-clock.ts'
import { zipFile } from '#server/testing/zip-file.ts'
import { addresses } from '#web/addresses.ts'
import { approveAtBank, confirmAccounts, connectBank, openBank } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'
import { camtFile } from '#lending/testing/synthetic-statement.ts'

// A webshop whose bank data earns an offer, and a company whose account is empty, from the sandbox's companies.
const webshop = { kvkNumber: '00900003', bankName: 'bunq' }
const silent = { kvkNumber: '00900011', bank: 'ASN' }

const healthyYear = (holder: string | null) => ({
  iban: 'NL91ABNA0417164300',
  holder,
  lastDay: testToday,
  dayCount: 365,
  weeklyTakings: 6_000,
})
const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
})

// Each screen audited, on machines that do other work as well.
test.describe.configure({ timeout: 180_000 })

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('ERR-3 each file of a zip is answered in its own words, and a zip with a password says so', async ({
  page,
  audit,
}) => {
  await beginAt(page, 'consent')
  await page.getByRole('radio', { name: /Upload een bestand/ }).check()
  const good = camtFile(healthyYear('Kadolijn Webwinkels B.V.'))
  const zip = zipFile([
    { name: 'map/jaar.xml', bytes: Buffer.from(good) },
    { name: 'map/brief.txt', bytes: Buffer.from('Beste klant') },
  ])
  const locked = Buffer.from(zip)
  for (let at = locked.indexOf(centralMark); at >= 0; at = locked.indexOf(centralMark, at + 1)) locked[at + 8]! |= 1
  const choose = page.getByLabel(/^Kies je bestanden/)
  await choose.setInputFiles({ name: 'alles.zip', mimeType: 'application/zip', buffer: zip })
  const files = page.getByRole('list', { name: 'Je bestanden' }).getByRole('listitem')
  await expect(files.filter({ hasText: 'alles.zip' })).toContainText('jaar.xml')
  await expect(files.filter({ hasText: 'alles.zip' })).toContainText('NL 91 ABNA 0417 1643 00')
  await expect(files.filter({ hasText: 'alles.zip' })).toContainText(/brief\.txt.*herkennen we niet/s)
  await choose.setInputFiles({ name: 'slot.zip', mimeType: 'application/zip', buffer: locked })
  await expect(files.filter({ hasText: 'slot.zip' })).toContainText('wachtwoord')
  await audit()
})

/** Before the flags of each file in the list of a zip (APPNOTE 4.3.12); bit 0 of them says that it is encrypted. */
const centralMark = Buffer.from('PK\u0001\u0002')

test('CORE-5 whose file does not name the holder is referred, connects that bank from there, and reads what differs', async ({
  page,
  audit,
}) => {
  await beginAt(page, 'consent')
  const popup = await openBank(page, webshop.bankName)
  await popup.getByLabel('Gebruikersnaam').fill(webshop.kvkNumber)
  await popup.getByLabel('Pincode').fill('12345')
  await popup.getByRole('button', { name: 'Inloggen' }).click()
  await popup.getByRole('button', { name: 'Toestemming geven' }).waitFor()
  const [iban = ''] = /NL\d\d(?: ?[A-Z0-9]{4}){3} ?[A-Z0-9]{2}/.exec(await popup.locator('body').innerText()) ?? []
  await popup.close()
  // Small sums: the bank then adds the whole year of the same account, of which these are no part.
  const nameless = camtFile({ ...healthyYear(null), iban: iban.replaceAll(' ', ''), weeklyTakings: 60 })
  await page.goto(addresses.uploadTransactions)
  await page.getByRole('radio', { name: /Upload een bestand/ }).check()
  await page.getByLabel(/^Kies je bestanden/).setInputFiles(asFile('rekening.xml', nameless))
  await confirmAccounts(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een medewerker kijkt met je mee')
  await audit()
  await page.getByRole('link', { name: 'Koppel je bank' }).click()
  // Going on as soon as the bank is connected uses the bank's data, however slowly it is read.
  let isBankKnown = false
  await page.route('**/vlot/v1/application', async (route) => {
    const response = await route.fetch()
    const { connections } = (await response.json()) as { connections: { source: string }[] }
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ response })
    isBankKnown ||= connections.some(({ source }) => source === 'bank')
  })
  await connectBank(page, webshop.bankName, webshop.kvkNumber)
  expect(isBankKnown).toBe(true)
  await page.unrouteAll({ behavior: 'wait' })
  await confirmAccounts(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een medewerker kijkt met je mee')
  // Of what the file says the bank knows nothing.
  await expect(page.getByText(/klopt niet: de saldi/)).toBeVisible()
})

test(
  'FLOW-6 a cancelled bank login says so kindly, and the second try works',
  { tag: '@phone' },
  async ({ page, audit }) => {
    await beginAt(page, 'consent')
    const popup = await openBank(page, webshop.bankName)
    await expect(page.getByText('Ga verder in het venster van bunq')).toBeVisible()
    await audit()
    await popup.getByRole('button', { name: 'Annuleren' }).click()
    await expect(page.getByText('Het koppelen is gestopt')).toBeVisible()
    await audit()
    const again = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Probeer bunq opnieuw' }).click()
    await approveAtBank(await again, webshop.kvkNumber)
    await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  },
)

test('FLOW-6 of two bank windows of one tab, the one that was left is stopped and the other goes on', async ({
  page,
}) => {
  await beginAt(page, 'consent')
  const left = await openBank(page, 'ING')
  const popup = await openBank(page, webshop.bankName)
  const answer = page.waitForResponse('**/vlot/v1/bank-return')
  const leaving = left.waitForEvent('close')
  await left.getByRole('button', { name: 'Annuleren' }).click()
  await leaving
  expect(await (await answer).json()).toMatchObject({ outcome: 'cancelled' })
  await expect(page.getByText(`Ga verder in het venster van ${webshop.bankName}`)).toBeVisible()
  await expect(page.getByText('Het koppelen is gestopt')).toBeHidden()
  const closing = popup.waitForEvent('close')
  await approveAtBank(popup, webshop.kvkNumber)
  await closing
  await expect(page.getByText(`${webshop.bankName} is gekoppeld.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
})

test('FLOW-6 a bank that is connected in the window that was left is shared, and the other window is waited for', async ({
  page,
}) => {
  await beginAt(page, 'consent')
  const left = await openBank(page, webshop.bankName)
  const popup = await openBank(page, 'ING')
  const leaving = left.waitForEvent('close')
  await approveAtBank(left, webshop.kvkNumber)
  await leaving
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await expect(page.getByText('Ga verder in het venster van ING')).toBeVisible()
  const closing = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Annuleren' }).click()
  await closing
  await expect(page.getByText('Het koppelen is gestopt')).toBeVisible()
})

test('FLOW-6 a window that one stopped waiting for is no news, and what it brings is shared all the same', async ({
  page,
}) => {
  await beginAt(page, 'consent')
  const popup = await openBank(page, webshop.bankName)
  await page.getByRole('button', { name: 'Stoppen en opnieuw kiezen' }).click()
  await expect(page.getByText(`Ga verder in het venster van ${webshop.bankName}`)).toBeHidden()
  const closing = popup.waitForEvent('close')
  await approveAtBank(popup, webshop.kvkNumber)
  await closing
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await expect(page.getByText(`${webshop.bankName} is gekoppeld.`)).toBeHidden()
})

test('FLOW-6 a connection that was stopped is no news any more once a file was read', async ({ page }) => {
  await beginAt(page, 'consent')
  const popup = await openBank(page, webshop.bankName)
  await popup.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByText('Het koppelen is gestopt')).toBeVisible()
  await page.getByRole('radio', { name: /Upload een bestand/ }).check()
  const file = page.getByLabel(/^Kies je bestanden/)
  await file.setInputFiles(asFile('brief.txt', 'Beste klant'))
  await expect(page.getByRole('listitem').filter({ hasText: 'brief.txt' })).toContainText('herkennen we niet')
  await expect(page.getByText('Het koppelen is gestopt')).toBeVisible()
  await file.setInputFiles(asFile('goed.xml', camtFile(healthyYear('Kadolijn Webwinkels B.V.'))))
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await expect(page.getByText('Het koppelen is gestopt')).toBeHidden()
})

test('FLOW-7 an account without bookings is reported before anybody asks for an offer', async ({ page, audit }) => {
  await beginAt(page, 'connected', { business: silent })
  await page.getByRole('button', { name: /^(Ja, bereken mijn aanbod|Verder)$/ }).click()
  await expect(page.getByRole('heading', { name: 'We zien nog geen transacties' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Ja, bereken mijn aanbod' })).toHaveCount(0)
  await audit()
  await page.getByRole('link', { name: 'Deel nog een rekening' }).click()
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
})

test('FLOW-6 the accounts that a bank passes on later appear by themselves, and how many there are is read out', async ({
  page,
  audit,
}) => {
  await beginAt(page, 'consent')
  let isPassedOn = false
  await page.route('**/vlot/v1/application', async (route) => {
    if (isPassedOn) return route.continue()
    const known = (await (await route.fetch()).json()) as { connections: object[] }
    const connections = known.connections.map((one) => ({ ...one, stage: 'connecting', accounts: [] }))
    await route.fulfill({ json: { ...known, connections } })
  })
  await connectBank(page, webshop.bankName, webshop.kvkNumber)
  await expect(page.getByText('De bank geeft de rekeningen nu door.')).toBeVisible()
  const spoken = page.getByRole('region', { name: 'Gedeelde rekeningen' }).getByRole('status')
  await expect(spoken).toBeEmpty()
  await audit()
  isPassedOn = true
  const remove = page.getByRole('button', { name: /^Rekening NL .* weghalen$/ })
  await expect(remove.first()).toBeVisible({ timeout: 60_000 })
  await expect(spoken).toHaveText(/^\d rekening(en)? gedeeld\.$/)
  // Once the bank is done there is nothing to look for, and what was being fetched is counted.
  await expect(page.getByText('Wordt opgehaald')).toBeHidden({ timeout: 60_000 })
  await expect(page.getByText(/\d transacties, van /).first()).toBeVisible()
  await audit()
})

test('FLOW-6 one account is taken out again, after a question', { tag: '@phone' }, async ({ page, audit }) => {
  await beginAt(page, 'collected')
  await page.getByRole('link', { name: 'Rekening toevoegen of weghalen' }).click()
  const remove = page.getByRole('button', { name: /^Rekening NL .* weghalen$/ })
  await expect(remove.first()).toBeVisible()
  const before = await remove.count()
  await remove.first().click()
  const dialog = page.getByRole('dialog', { name: 'Deze rekening weghalen?' })
  await expect(dialog).toBeVisible()
  await audit()
  await dialog.getByRole('button', { name: 'Ja, haal weg' }).click()
  await expect(dialog).toBeHidden()
  await expect(remove).toHaveCount(before - 1)
})
