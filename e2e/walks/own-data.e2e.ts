import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { another } from '#server/testing/applicant.ts'
import { addresses } from '#web/addresses.ts'
import { applyFor } from '../support/applicant.ts'
import { mailedCode, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress } from '../support/returning-business.ts'
import {
  choose,
  employeeAt,
  freshBrowser,
  giveDetails,
  goBack,
  type Mailed,
  openMailed,
  panel,
} from '../support/walk.ts'

// One's own data: seen, downloaded, asked about, and erased before there is a contract; by what a person has.

type Audit = (page: Page) => Promise<void>
const part = (page: Page, title: string) => page.getByRole('region', { name: title })
const wish = 'De oprichtingsdatum is een jaar eerder.'
const answer = 'Het Handelsregister noemt nu ook dat jaar.'

/** To an address that the code from its mail confirms. */
async function askToCorrect(page: Page, { email }: Mailed, audit: Audit): Promise<void> {
  const correct = part(page, 'Klopt er iets niet?')
  const send = correct.getByRole('button', { name: 'Vraag om verbetering' })
  await send.click()
  await expect(correct.getByLabel('Waar gaat het over?')).toBeFocused()
  await correct.getByLabel('Waar gaat het over?').selectOption('company')
  await correct.getByLabel('Wat klopt er niet').fill(wish)
  await correct.getByLabel('Je e-mailadres').fill('geen adres')
  await send.click()
  await expect(correct.getByText('Vul je e-mail in zoals naam@bedrijf.nl.')).toBeVisible()
  await correct.getByLabel('Je e-mailadres').fill(email)
  await send.click()
  await expect(correct.getByRole('status')).toContainText(/Verstuurd\. Je krijgt antwoord voor of op \d{1,2} \w+ \d{4}/)
  await expect(correct.getByRole('heading', { name: 'Vul de code uit de mail in' })).toBeFocused()
  await audit(page)
  await correct.getByLabel('Code').fill(await mailedCode(email))
  await correct.getByRole('button', { name: 'Bevestig mijn adres' }).click()
  await expect(correct.getByText(/^Je adres is bevestigd/)).toBeVisible()
  await expect(part(page, 'Vraag het ons')).toContainText('Verbetering (Mijn bedrijf)')
}

/** The employee answers what was asked, in words. */
async function answerAtDesk(noor: Page, audit: Audit): Promise<void> {
  await panel(noor, 'Wat er te doen is').getByRole('link', { name: 'Privacyverzoek beantwoorden' }).click()
  await noor.getByRole('button', { name: 'Pak op' }).click()
  await expect(noor.getByText(wish)).toHaveCount(0)
  await noor.getByRole('button', { name: 'Open namen' }).click()
  await expect(noor.getByText(wish)).toBeVisible()
  await expect(panel(noor, 'Wat er gevraagd is')).toContainText('Het bedrijf')
  await noor.getByLabel(/^Je antwoord/).fill(answer)
  await audit(noor)
  await noor.getByRole('button', { name: 'Afronden' }).click()
  await expect(noor.getByRole('heading', { level: 1 })).toHaveText('Werk')
}

test('CORE-8 DESK-25 DESK-29 DESK-31 DESK-110 a webshop sees and downloads its data, has a correction answered, and erases all before there is a contract', async ({
  browser,
  audit,
}) => {
  const who: Mailed = { email: freshAddress('walk'), kvkNumber: another('00900003'), language: 'nl' }
  const page = await freshBrowser(browser, 'nl')
  await applyFor(page, { kvkNumber: who.kvkNumber, bankName: 'bunq', amount: '15000' }, 'nl')
  const toOwnData = page.getByRole('contentinfo').getByRole('link', { name: 'Jouw gegevens' })
  await toOwnData.click()
  const held = part(page, 'Wat we van je hebben')
  await expect(held).toContainText(`Kadolijn Webwinkels B.V. (${who.kvkNumber})`)
  await expect(
    held.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Je transacties' }) }),
  ).toContainText(/Van je bank en van jou\. Bewaard tot en met \d{1,2} [a-z]+ \d{4}/)
  await expect(part(page, 'Waar je toestemming voor gaf')).toContainText(/, tekst van \d{1,2} [a-z]+ \d{4}\./)
  await audit(page)
  await askToCorrect(page, who, audit)
  await goBack(page, addresses.personalOffer)
  await choose(page, who)
  const reference = await giveDetails(page, who)

  const noor = await employeeAt(browser, 'Noor Bakker', reference)
  await answerAtDesk(noor, audit)
  expect((await mailWith(who.email, 'Antwoord op je vraag over je gegevens')).text).toContain(answer)
  await toOwnData.click()
  await expect(part(page, 'Vraag het ons')).toContainText(answer)
  await expect(part(page, 'Wie je naam opende')).toContainText('om je vraag te beantwoorden')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^vlot-\d{4}-\d\d-\d\d\.json$/)
  const { data } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { data: Record<string, unknown[]> }
  for (const [name, words] of [
    ['loan_case', 'Kadolijn Webwinkels B.V.'],
    ['privacy_request', answer],
    ['contact_details', who.email],
    ['offer_selection', ''],
    ['transaction_part', ''],
  ] as const)
    expect(JSON.stringify(data[name] ?? 'left out'), name).toMatch(words === '' ? /\{/ : new RegExp(words))
  await audit(page)

  const banks = part(page, 'Toestemming bij je bank')
  await banks.getByRole('button', { name: 'Trek in: toestemming bij bunq' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, trek in' }).click()
  await expect(banks.getByRole('listitem')).toContainText('Ingetrokken')

  const status = await openMailed(browser, who, 'Je aanvraag bij Vlot is binnen')
  await erase(page, audit)
  await goBack(page, '/#geen-aanvraag')
  await expect(page.getByText('In deze browser is geen aanvraag open.')).toBeVisible()
  await page.goto(addresses.yourData)
  await expect(page.getByRole('heading', { level: 1, name: 'Er is nu geen aanvraag open' })).toBeVisible()
  await status.reload()
  await expect(status.getByText('€ 15.000')).toHaveCount(0)
  await expect(status.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toBeVisible()
  await noor.getByRole('link', { name: 'Zoeken' }).click()
  await noor.getByLabel('Waar zoek je op?').fill(reference)
  await noor.keyboard.press('Enter')
  await expect(noor.getByText('Geen aanvraag gevonden. Misschien is hij gewist.')).toBeVisible()
})

async function erase(page: Page, audit: Audit): Promise<void> {
  await page.getByRole('button', { name: 'Wis al mijn gegevens' }).click()
  const dialog = page.getByRole('dialog')
  const now = dialog.getByRole('button', { name: 'Wis alles nu' })
  await now.click()
  await expect(dialog.getByText('Typ precies WISSEN.')).toBeVisible()
  await audit(page)
  await dialog.getByLabel('Typ WISSEN om door te gaan').fill('wissen')
  await now.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je gegevens zijn gewist' })).toBeVisible()
  await audit(page)
}
