import type { Browser, Page } from '@playwright/test'
import {
  type Call,
  confirmAndWait,
  connectBank,
  fillForm,
  must,
  newApplicant,
  untilCollected,
} from '#server/testing/applicant.ts'
import { signInAtDesk, type Employee } from '../support/desk.ts'
import { picture } from '../support/pictures.ts'
import { linkIn, mailedCode, mailsTo, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { freshAddress } from '../support/returning-business.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'
import { ownStack } from '../support/stacks.ts'

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const companies = {
  soap: { kvkNumber: '00900018', bank: 'RABOBANK', name: 'Zeepwinkel De Winterstop' },
  garage: { kvkNumber: '00900015', bank: 'SNS', name: 'Garage Wielinga B.V.' },
} as const

/** A referred application, with contact details. */
async function referred(company: keyof typeof companies) {
  const { kvkNumber, bank } = companies[company]
  const who = await newApplicant(ownStack.origin)
  await fillForm(who, kvkNumber)
  await untilCollected(who, await connectBank(who, ownStack.origin, bank, kvkNumber))
  await confirmAndWait(who)
  const email = freshAddress('desk')
  const details = { email, mobile: '06 8765 4309', name: 'Wendelmoet Zeepsop', role: 'owner' }
  await must(who.call('POST', 'vlot/v1/contact-details', details), 'details')
  await must(who.call('POST', 'vlot/v1/contact-details/code', { code: await mailedCode(email) }), 'code')
  return { who, caseId: who.caseId, email, kvkNumber }
}

async function atDesk(browser: Browser, employee: Employee, caseId: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAtDesk(page, employee, `/zaak/${caseId}`)
  await expect(page.getByRole('heading', { level: 1, name: /^VL-/ })).toBeVisible()
  return page
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the status of an application, by the link of the mail with this subject. */
async function openStatus(page: Page, { email, kvkNumber }: { email: string; kvkNumber: string }, subject: string) {
  await page.goto('about:blank')
  await page.goto(linkIn(await mailWith(email, subject), '/mijn-aanvraag'))
  await page.getByLabel('KVK-nummer').fill(kvkNumber)
  await page.getByRole('button', { name: 'Bekijk mijn aanvraag' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test(
  'DESK-46 DESK-48 DESK-51 a referral is looked at, answered with a yes, and the applicant sees what can be chosen',
  { tag: '@both' },
  async ({ page, audit }) => {
    const one = await referred('soap')
    await signInAtDesk(page, 'Noor Bakker', `/zaak/${one.caseId}`)
    await expect(page.getByRole('heading', { level: 1, name: /^VL-/ })).toBeVisible()
    await expect(page.getByText(companies.soap.name)).toHaveCount(0)
    await expect(panel(page, 'Wat de computer zag')).toContainText('Gegevens te oud')
    await audit()
    await expectNothingSideways(page)
    const names = panel(page, 'Wie het is')
    await names.getByRole('button', { name: 'Open namen' }).click()
    await expect(names).toContainText('Kies waarom je de namen opent.')
    await names.getByLabel('Waarom open je ze?').selectOption('assess')
    await names.getByRole('button', { name: 'Open namen' }).click()
    await expect(names).toContainText(companies.soap.name)
    await expect(names).toContainText(one.email)
    const facts = panel(page, 'De cijfers')
    await facts.locator('summary').first().click()
    await expect(facts.getByRole('row').nth(5)).toBeVisible()
    await audit()
    const decide = panel(page, 'Beslissen')
    await decide.getByLabel('Ja, zoals de computer zou aanbieden').check()
    await expect(decide).toContainText('Je beslist hier alleen over')
    await decide.getByLabel('Persoonlijke toelichting').fill('Fijn dat je even wachtte.')
    await audit()
    await decide.getByRole('button', { name: 'Verstuur het antwoord' }).click()
    await expect(page.getByText('Het antwoord is verstuurd.')).toBeVisible()
    await expect(panel(page, 'Wat er gebeurde')).toContainText('Goedgekeurd, definitief')
    await expectNothingSideways(page)
    await openStatus(page, one, 'We hebben gekeken: het antwoord is ja')
    await expect(page.getByText('Fijn dat je even wachtte.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Dit kun je kiezen' })).toBeVisible()
    await expect(
      page.getByText(/zakelijke lening van €\s[\d.]+ voor 12 maanden\. Rente \d+,\d\d\s?% per jaar/),
    ).toBeVisible()
    await audit()
    await expectNothingSideways(page)
  },
)

const pdf = { name: 'overeenkomst.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

/** Waits for a mail by its subject, which is sent once. */
const mailed = (email: string, subject: string) =>
  expect
    .poll(async () => (await mailsTo(email)).filter((mail) => mail.subject === subject).length, { timeout: 60_000 })
    .toBe(1)
const stage = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })

/** The lead opens the case from the list, takes its work over from Noor and hands it back. */
async function takenAndGivenBack(browser: Browser, caseId: string, reference: string): Promise<Page> {
  const sanne = await (await browser.newContext()).newPage()
  await signInAtDesk(sanne, 'Sanne de Vries')
  const row = sanne.getByRole('listitem').filter({ hasText: reference })
  await row.getByRole('link', { name: 'Doorverwezen: beslissen' }).press('Enter')
  await expect(sanne).toHaveURL(new RegExp(`/zaak/${caseId}$`))
  const work = panel(sanne, 'Wat er te doen is')
  await work.getByRole('button', { name: 'Neem over' }).press('Enter')
  await expect(work).toContainText('bij jou')
  await work.getByText('Geef door').first().press('Enter')
  await sanne.getByLabel('Aan wie?').selectOption({ label: 'Noor Bakker' })
  await sanne.getByRole('button', { name: 'Geef door' }).press('Enter')
  await expect(row).toContainText('Noor Bakker')
  await row.getByRole('link', { name: reference }).press('Enter')
  return sanne
}

test('DESK-24 DESK-39 DESK-41 DESK-42 DESK-49 DESK-55 DESK-56 DESK-57 DESK-59 DESK-92 a referral is claimed, a document asked, two people approve, the agreement is read and signed, and another one pays', async ({
  page,
  browser,
  audit,
}) => {
  const one = await referred('garage')
  // Work of another case, which the page of this one does not show.
  await referred('soap')
  const noor = await atDesk(browser, 'Noor Bakker', one.caseId)
  const reference = (await noor.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await noor.getByRole('link', { name: 'Werk', exact: true }).press('Enter')
  const row = noor.getByRole('listitem').filter({ hasText: reference })
  await row.getByRole('button', { name: 'Pak op' }).press('Enter')
  await expect(row).toContainText('bij jou')
  await picture(noor, 'claimed')
  await row.getByRole('link', { name: 'Doorverwezen: beslissen' }).press('Enter')
  await expect(panel(noor, 'Wat er te doen is')).toContainText('bij jou')
  await expect(panel(noor, 'Wat er te doen is').getByRole('listitem')).toHaveCount(1)
  const sanne = await takenAndGivenBack(browser, one.caseId, reference)
  const documents = panel(noor, 'Documenten')
  await documents.locator('summary').press('Enter')
  await documents.getByLabel('Wat heb je nodig?').selectOption('loan-contract')
  await documents.getByLabel('Toelichting voor de aanvrager').fill('Van de oude lening.')
  await documents.getByRole('button', { name: 'Vraag het op' }).press('Enter')
  await expect(documents).toContainText('gevraagd, uiterlijk')
  await picture(noor, 'asked')
  await mailed(one.email, 'We hebben een document van je nodig')
  await openStatus(page, one, 'We hebben een document van je nodig')
  await expect(page.getByText('Van de oude lening.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByText('Je document is binnen.')).toBeVisible()
  await picture(page, 'sent')

  await noor.reload()
  await expect(documents).toContainText('Contract van een bestaande lening: ontvangen')
  const decide = panel(noor, 'Beslissen')
  await decide.getByLabel('Ja, met een ander bedrag of een andere looptijd').press('Space')
  await decide.getByLabel('Product en looptijd').selectOption('PBL-12')
  await decide.getByLabel('Bedrag', { exact: true }).fill('10000')
  await expect(decide).toContainText(/Rente per jaar\s*\d+,\d+\s?%/)
  await decide.getByRole('button', { name: 'Leg voor aan een collega' }).press('Enter')
  await expect(decide).toContainText('Schrijf waarom je deze regel opzij zet.')
  await decide.getByLabel(/^Waarom telt deze niet: Bedrag hoger dan/).fill('De oude lening is afgelost.')
  await audit(noor)
  await decide.getByRole('button', { name: 'Leg voor aan een collega' }).press('Enter')
  await expect(noor.getByText('Voorgelegd. Een collega kijkt ernaar.')).toBeVisible()
  await expect(decide).toContainText('Jij stelde dit voor.')
  await expect(decide.getByRole('button', { name: 'Akkoord, verstuur' })).toHaveCount(0)
  const own = panel(noor, 'Wat er te doen is').getByRole('listitem').filter({ hasText: 'Doorverwezen: beslissen' })
  await expect(own).toContainText('van niemand')
  await expect(own.getByRole('button', { name: 'Pak op' })).toHaveCount(0)
  await picture(noor, 'proposed')
  const earlier = await noor.context().newPage()
  await earlier.goto(noor.url())
  await expect(panel(earlier, 'Beslissen')).toContainText('Jij stelde dit voor.')

  await sanne.reload()
  await audit(sanne)
  await panel(sanne, 'Beslissen').getByRole('button', { name: 'Akkoord, verstuur' }).press('Enter')
  await expect(sanne.getByText('Het antwoord is verstuurd.')).toBeVisible()
  await picture(sanne, 'seconded')
  await mailed(one.email, 'We hebben gekeken: het antwoord is ja')
  await openStatus(page, one, 'We hebben gekeken: het antwoord is ja')
  await expect(page.getByRole('heading', { name: 'Dit kun je kiezen' })).toBeVisible()
  await picture(page, 'told')
  await takeOffer(one.who.call)

  // A page from before shows that a colleague was first, and does nothing.
  const late = panel(earlier, 'Beslissen')
  await late.getByRole('button', { name: 'Neem terug' }).press('Enter')
  await expect(late.getByRole('button', { name: 'Neem terug' })).toHaveCount(0)
  await expect(late).toContainText('Een collega of de aanvrager was je voor.')
  // The first approver does not check it.
  await noor.reload()
  await panel(noor, 'Wie het is').getByLabel('Waarom open je ze?').selectOption('check')
  await panel(noor, 'Wie het is').getByRole('button', { name: 'Open namen' }).press('Enter')
  const checking = panel(noor, 'Overeenkomst en uitbetaling')
  const notes = {
    'Uittreksel van het Handelsregister': '12-10-2026',
    'Wie mag tekenen': 'W. Zeepsop',
    'Eigenaren erachter': 'W. Zeepsop, UBO-register',
    'Sancties en PEP': 'EU 25-11-2026: geen treffers',
    'De gekozen rekening': '',
    'Het adres': '',
  }
  for (const [name, note] of Object.entries(notes)) {
    const line = checking.getByRole('listitem').filter({ hasText: name })
    await line.getByText('Vink af').click()
    await line.getByRole('textbox').fill(note)
    await line.getByRole('button', { name: 'Klopt, zet mijn naam erbij' }).press('Enter')
    await expect(line).toContainText('Klopt volgens Noor Bakker')
  }
  await audit(noor)
  await picture(noor, 'check')
  await expect(checking.getByRole('button', { name: 'Alles klopt' })).toHaveCount(0)
  await sanne.reload()
  await panel(sanne, 'Overeenkomst en uitbetaling').getByRole('button', { name: 'Alles klopt' }).press('Enter')
  await mailed(one.email, 'Je aanvraag is goedgekeurd')
  await noor.reload()
  const settle = panel(noor, 'Overeenkomst en uitbetaling')
  await settle.getByLabel('Kies de PDF').setInputFiles(pdf)
  await settle.getByRole('button', { name: 'Mail deze overeenkomst' }).press('Enter')
  await expect(settle).toContainText('Bekijk de overeenkomst eerst.')
  const draft = noor.waitForEvent('download')
  await settle.getByRole('link', { name: 'Bekijk het concept' }).press('Enter')
  await draft
  await settle.getByRole('button', { name: 'Mail deze overeenkomst' }).press('Enter')
  await expect(settle).toContainText('Is de overeenkomst getekend?')
  await audit(noor)

  await mailed(one.email, 'Je overeenkomst staat klaar')
  await openStatus(page, one, 'Je overeenkomst staat klaar')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download de overeenkomst' }).press('Enter')
  expect((await download).suggestedFilename()).toBe(`${reference}.pdf`)
  await audit()
  await page.locator('input[type=file]').setInputFiles({ ...pdf, buffer: Buffer.from('geen pdf') })
  await expect(page.getByText('Dit bestand kunnen we niet gebruiken.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByText('Je document is binnen.')).toBeVisible()
  await audit()

  await noor.reload()
  await expect(documents).toContainText('Getekende overeenkomst: ontvangen')
  await settle.getByLabel('Kenmerk', { exact: true }).fill('HT-118')
  await settle.getByLabel('Welk bestand is getekend?').selectOption({ index: 1 })
  await settle.getByRole('button', { name: 'Zet op getekend' }).press('Enter')
  await expect(settle).toContainText('Een collega legt de uitbetaling vast.')
  await mailed(one.email, 'Je overeenkomst is getekend')
  await sanne.reload()
  const paying = panel(sanne, 'Overeenkomst en uitbetaling')
  await expect(paying.getByRole('button', { name: 'Zet op uitbetaald' })).toBeDisabled()
  await paying.getByRole('button', { name: 'Toon nummer en naam' }).press('Enter')
  await expect(paying.getByRole('button', { name: 'Kopieer' })).toBeVisible()
  await paying.getByLabel('Kenmerk', { exact: true }).fill('BET-77')
  await paying.getByRole('button', { name: 'Zet op uitbetaald' }).press('Enter')
  await expect(paying).toContainText('Uitbetaald. Er is niets meer te doen.')
  await picture(sanne, 'paid')
  await mailed(one.email, 'Het geld is overgemaakt')
  await openStatus(page, one, 'Het geld is overgemaakt')
  await expect(stage(page, 'Je krijgt het geld')).toContainText('Overgemaakt op')
  await expect(page.getByText('Deze overeenkomst heb je getekend. Bewaar hem goed.')).toBeVisible()
  await picture(page, 'paid')
})

test(
  'DESK-80 DESK-81 DESK-84 with the keyboard alone a booking is read otherwise, the engine decides again, and what moved is shown',
  { tag: '@both' },
  async ({ page, audit }) => {
    const one = await referred('soap')
    await signInAtDesk(page, 'Noor Bakker', `/zaak/${one.caseId}`)
    const facts = panel(page, 'De cijfers')
    await facts.locator('summary').first().press('Enter')
    await expect(facts.getByText(/Gelezen als: Betalingen van klanten \([a-z ’]+\)/).first()).toBeVisible()
    await expect(facts.getByRole('button', { name: /^Lees anders/ })).toHaveCount(0)
    const names = panel(page, 'Wie het is')
    await names.getByLabel('Waarom open je ze?').selectOption('assess')
    // The bookings may come before the case that says that names are open: who is at one of them by then stays there.
    const { promise: isHeld, resolve: sendCase } = Promise.withResolvers<void>()
    await page.route(`**/api/desk/cases/${one.caseId}`, (route) => isHeld.then(() => route.continue()))
    await names.getByRole('button', { name: 'Open namen' }).press('Enter')
    const button = facts.getByRole('button', { name: /^Lees anders/ }).first()
    await button.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    sendCase()
    await expect(names).toContainText(companies.soap.name)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Lees anders en reken opnieuw' }).press('Enter')
    await expect(dialog).toContainText('Kies wat voor boeking dit is.')
    await expect(dialog).toContainText('Schrijf waarom je de boeking anders leest.')
    await dialog.getByLabel('Wat is het wel?').selectOption('private-deposit')
    await dialog.getByLabel(/^Alles van /).press('Space')
    await dialog.getByLabel('Waarom?').fill('Dit is geld van de eigenaar zelf.')
    await audit()
    await dialog.getByRole('button', { name: 'Lees anders en reken opnieuw' }).press('Enter')
    const again = panel(page, 'Opnieuw berekend')
    await expect(again).toContainText('Noor Bakker las boekingen anders')
    await expect(again.getByRole('row', { name: /^Beoordeling/ })).toContainText(/punten, klasse/)
    await expect(panel(page, 'Wat er gebeurde')).toContainText('gelezen als “Eigen geld in het bedrijf”')
    await audit()
    await expectNothingSideways(page)
    await openStatus(page, one, 'Een medewerker kijkt naar je aanvraag bij Vlot')
    await expect(stage(page, 'Een medewerker bekijkt je aanvraag')).toContainText('Je krijgt uiterlijk')
  },
)

/** The first offer, on the company's own account. */
async function takeOffer(call: Call): Promise<void> {
  const { offers } = (await must(call('GET', 'dls-pbl-api/v3/offers'), 'offers')).body
  await must(call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId: offers[0].id }), 'offer')
  const { bankAccounts } = (await must(call('GET', 'dls-pbl-api/v3/accounts/disbursement'), 'accounts')).body
  const { iban } = bankAccounts.find(({ allowed }: { allowed: boolean }) => allowed)
  await must(call('POST', 'dls-pbl-api/v3/accounts/disbursement', { iban }), 'account')
}
