import type { Browser, Page } from '@playwright/test'
import { applyFor } from '../support/applicant.ts'
import { fillInDetails, typeCode } from '../support/contact-details.ts'
import { mailedCode, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress } from '../support/returning-business.ts'
import { employeeAt, freshBrowser, type Mailed, openMailed, openNames, panel } from '../support/walk.ts'

// From the first page to the last by what a person has: the screens, and the mails, whose links open in fresh browsers.

test.describe.configure({ timeout: 240_000 })

const pdf = { name: 'stuk.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const stage = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })

async function referenceOn(page: Page): Promise<string> {
  const shown = page.getByText(/VL-[A-Z0-9]{4}-[A-Z0-9]{4}/).first()
  await expect(shown).toBeVisible()
  return /VL-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await shown.textContent()) ?? '')![0]
}

/** Takes the offer as it stands, and the first account. */
async function choose(page: Page, { language }: Mailed): Promise<void> {
  const isDutch = language === 'nl'
  await page
    .getByRole('button', { name: isDutch ? /^Kies / : /^Choose / })
    .first()
    .click()
  const account = isDutch ? 'Op welke rekening wil je het geld?' : 'Which account should the money go to?'
  await expect(page.getByRole('heading', { name: account })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: isDutch ? 'Bevestig deze rekening' : 'Confirm this account' }).click()
}

async function giveDetails(page: Page, { email, language }: Mailed): Promise<string> {
  await fillInDetails(page, email, language)
  await typeCode(page, await mailedCode(email), language)
  return referenceOn(page)
}

/** Line by line by one employee, and the yes of another. */
async function check(noor: Page, sanne: Page): Promise<void> {
  await openNames(noor, 'check')
  const settle = panel(noor, 'Overeenkomst en uitbetaling')
  for (const name of ['Uittreksel', 'Wie mag tekenen', 'Eigenaren', 'Sancties', 'De gekozen rekening', 'Het adres']) {
    const line = settle.getByRole('listitem').filter({ hasText: name })
    await line.getByText('Vink af').click()
    await line.getByRole('textbox').fill('Gezien op 23-11-2026')
    await line.getByRole('button', { name: 'Klopt, zet mijn naam erbij' }).click()
    await expect(line).toContainText('Klopt volgens Noor Bakker')
  }
  await sanne.reload()
  await panel(sanne, 'Overeenkomst en uitbetaling').getByRole('button', { name: 'Alles klopt' }).click()
}

async function sendAgreement(noor: Page): Promise<void> {
  await noor.reload()
  const settle = panel(noor, 'Overeenkomst en uitbetaling')
  await settle.getByLabel('Kies de PDF').setInputFiles(pdf)
  const looking = noor.waitForEvent('download')
  await settle.getByRole('link', { name: 'Bekijk het concept' }).click()
  await looking
  await settle.getByRole('button', { name: 'Mail deze overeenkomst' }).click()
  await expect(settle).toContainText('Is de overeenkomst getekend?')
}

async function sign(browser: Browser, who: Mailed, noor: Page): Promise<void> {
  const page = await openMailed(browser, who, 'Je overeenkomst staat klaar')
  const reading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download de overeenkomst' }).click()
  await reading
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByText('Je document is binnen.')).toBeVisible()
  await noor.reload()
  const settle = panel(noor, 'Overeenkomst en uitbetaling')
  await settle.getByLabel('Kenmerk', { exact: true }).fill('HT-118')
  await settle.getByLabel('Welk bestand is getekend?').selectOption({ index: 1 })
  await settle.getByRole('button', { name: 'Zet op getekend' }).click()
  await expect(settle).toContainText('Een collega legt de uitbetaling vast.')
}

/** The payer sees how much goes to which number before the button can be pressed. */
async function pay(sanne: Page, amount: RegExp): Promise<void> {
  await sanne.reload()
  const settle = panel(sanne, 'Overeenkomst en uitbetaling')
  const paid = settle.getByRole('button', { name: 'Zet op uitbetaald' })
  await expect(paid).toBeDisabled()
  await settle.getByRole('button', { name: 'Toon nummer en naam' }).click()
  await expect(settle).toContainText(amount)
  await expect(settle).toContainText(/NL ?\d\d/)
  await settle.getByLabel('Kenmerk', { exact: true }).fill('BET-77')
  await paid.click()
  await expect(settle).toContainText('Uitbetaald. Er is niets meer te doen.')
}

test('FLOW-10 FLOW-20 FLOW-21 DESK-100 DESK-105 DESK-107 a bakery finds itself, takes an offer, signs and is paid', async ({
  browser,
}) => {
  const who: Mailed = { email: freshAddress('walk'), kvkNumber: '00900001', language: 'nl' }
  const page = await freshBrowser(browser, 'nl')
  await applyFor(page, { kvkNumber: who.kvkNumber, bankName: 'Rabobank', amount: '25000' }, 'nl')
  await choose(page, who)
  await expect(page.getByRole('heading', { level: 1, name: /^Nog één stap/ })).toBeVisible()
  const reference = await giveDetails(page, who)
  await expect(page.getByRole('heading', { level: 1, name: 'Gelukt, je keuze is bewaard' })).toBeVisible()
  const received = await openMailed(browser, who, 'Je aanvraag bij Vlot is binnen')
  await expect(stage(received, 'Een medewerker controleert je aanvraag')).toContainText(/Uiterlijk \d+ \w+ \d{4}/)
  await received.reload()
  await expect(received.getByText('€ 25.000')).toBeVisible()

  const noor = await employeeAt(browser, 'Noor Bakker', reference)
  const sanne = await employeeAt(browser, 'Sanne de Vries', reference)
  await check(noor, sanne)
  const approved = await openMailed(browser, who, 'Je aanvraag is goedgekeurd')
  await expect(stage(approved, 'We maken je overeenkomst')).toContainText('staat hij hier klaar')
  await sendAgreement(noor)
  await sign(browser, who, noor)
  await openMailed(browser, who, 'Je overeenkomst is getekend')
  await pay(sanne, /25\.000/)
  const paid = await openMailed(browser, who, 'Het geld is overgemaakt')
  await expect(stage(paid, 'Je krijgt het geld')).toContainText('Overgemaakt op')
})

test('FLOW-14 DESK-24 DESK-46 DESK-102 a garage is referred, sends proof, gets a yes by two, and chooses from the mail', async ({
  browser,
}) => {
  const who: Mailed = { email: freshAddress('walk'), kvkNumber: '00900015', language: 'en' }
  const page = await freshBrowser(browser, 'en')
  await applyFor(page, { kvkNumber: who.kvkNumber, bankName: 'SNS', amount: '20000' }, 'en')
  const reference = await giveDetails(page, who)

  const noor = await employeeAt(browser, 'Noor Bakker', reference)
  const documents = panel(noor, 'Documenten')
  await documents.locator('summary').click()
  await documents.getByLabel('Wat heb je nodig?').selectOption('loan-contract')
  await documents.getByLabel('Toelichting voor de aanvrager').fill('Of the old loan, please.')
  await documents.getByRole('button', { name: 'Vraag het op' }).click()
  const asked = await openMailed(browser, who, 'We need a document from you')
  await expect(asked.getByText('Of the old loan, please.')).toBeVisible()
  await asked.locator('input[type=file]').setInputFiles(pdf)
  await expect(asked.getByText('We have your document.')).toBeVisible()

  await noor.reload()
  const decide = panel(noor, 'Beslissen')
  await decide.getByLabel('Ja, met een ander bedrag of een andere looptijd').check()
  await decide.getByLabel('Product en looptijd').selectOption('PBL-12')
  await decide.getByLabel('Bedrag', { exact: true }).fill('10000')
  await decide.getByLabel(/^Waarom telt deze niet: /).fill('De oude lening is afgelost.')
  await decide.getByRole('button', { name: 'Leg voor aan een collega' }).click()
  await expect(noor.getByText('Voorgelegd. Een collega kijkt ernaar.')).toBeVisible()
  const sanne = await employeeAt(browser, 'Sanne de Vries', reference)
  await expect(panel(sanne, 'Beslissen')).toContainText(/€\s10\.000/)
  await panel(sanne, 'Beslissen').getByRole('button', { name: 'Akkoord, verstuur' }).click()

  const chosen = await openMailed(browser, who, 'Good news: the answer is yes')
  await chosen.getByRole('link', { name: 'Open your application and choose' }).click()
  await chosen.getByRole('button', { name: 'Email me a code' }).click()
  await chosen
    .getByLabel('Code', { exact: true })
    .fill(await mailedCode(who.email, await mailWith(who.email, 'Your code to confirm your details')))
  await chosen.getByRole('button', { name: 'Continue my application' }).click()
  await choose(chosen, who)
  await expect(chosen.getByRole('heading', { level: 1, name: 'Done! Your choice is saved' })).toBeVisible()
  await noor.reload()
  await expect(panel(noor, 'Wat er te doen is')).toContainText('Gekozen aanbod')
})
