import type { Browser, Page } from '@playwright/test'
import { confirmAndWait, connectBank, fillForm, must, newApplicant, untilCollected } from '#server/testing/applicant.ts'
import { signInAtDesk, type Employee } from '../support/desk.ts'
import { picture } from '../support/pictures.ts'
import { linkIn, mailedCode, mailWith } from '../support/mails.ts'
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
  { tag: '@phone' },
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

test('DESK-24 DESK-39 DESK-41 DESK-42 DESK-49 DESK-92 a referral is claimed, taken over and handed back, and who comes too late reads that a colleague was first', async ({
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

  await noor.reload()
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

  await sanne.reload()
  await audit(sanne)
  await panel(sanne, 'Beslissen').getByRole('button', { name: 'Akkoord, verstuur' }).press('Enter')
  await expect(sanne.getByText('Het antwoord is verstuurd.')).toBeVisible()
  await picture(sanne, 'seconded')
  // A page from before shows that a colleague was first, and does nothing.
  await decide.getByRole('button', { name: 'Neem terug' }).press('Enter')
  await expect(decide.getByRole('button', { name: 'Neem terug' })).toHaveCount(0)
  await expect(decide).toContainText('Een collega of de aanvrager was je voor.')
})

test(
  'DESK-80 DESK-81 DESK-84 with the keyboard alone a booking is read otherwise, the engine decides again, and what moved is shown',
  { tag: '@phone' },
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
