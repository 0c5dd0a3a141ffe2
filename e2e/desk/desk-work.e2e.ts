import { deskOrigin, signInAtDesk } from '../support/desk.ts'
import { expect, test } from '../support/page.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'

test(
  'DESK-22 DESK-24 DESK-25 DESK-26 DESK-110 the keyboard alone enters a complaint, takes what is due first, confirms it and gives the rest back',
  { tag: '@both' },
  async ({ page, audit }) => {
    await signInAtDesk(page, 'Noor Bakker')
    const title = page.getByRole('heading', { level: 1 })
    // The same words of the same person would be one complaint on both devices.
    const complaint = `Jullie mailden mijn boekhouder, zag ik op ${test.info().project.name}.`
    await page.getByRole('link', { name: 'Klacht invoeren' }).press('Enter')
    await expect(title).toBeFocused()
    await page.getByRole('button', { name: 'Klacht opslaan' }).press('Enter')
    await expect(page.getByLabel('Naam van wie klaagt')).toBeFocused()
    await expect(page.getByText('Schrijf op wat de klacht is.')).toBeVisible()
    await page.keyboard.type('Kees Klager')
    await page.keyboard.press('Tab')
    await page.keyboard.type('kees@klager.example')
    await page.getByLabel('Binnengekomen op').fill('2026-09-28')
    await page.getByLabel('De klacht').fill(complaint)
    await audit()
    await expectNothingSideways(page)
    await page.getByRole('button', { name: 'Klacht opslaan' }).press('Enter')
    await expect(page.getByText('Een antwoord is er uiterlijk 19 oktober 2026.')).toBeVisible()
    await page.getByRole('link', { name: 'Terug naar het werk' }).press('Enter')
    const rows = page.getByRole('list', { name: /Wat er te doen is/ }).getByRole('listitem')
    await expect(rows.first()).toContainText('Ontvangst van klacht bevestigen')
    await expect(rows.first()).toContainText(/\d+ dagen te laat/)
    await audit()
    await expectNothingSideways(page)
    await page.getByRole('button', { name: 'Pak de volgende' }).press('Enter')
    await expect(title).toHaveText('Ontvangst van klacht bevestigen')
    await expect(title).toBeFocused()
    await expect(page.getByText(complaint)).toHaveCount(0)
    await page.getByRole('button', { name: 'Open namen' }).press('Enter')
    await expect(page.getByText(complaint)).toBeVisible()
    await page.getByLabel(/^Je antwoord/).fill('We zoeken het uit.')
    await audit()
    await expectNothingSideways(page)
    await page.getByRole('button', { name: 'Afronden' }).press('Enter')
    await expect(title).toHaveText('Werk')
    await expect(rows.first()).toContainText('Klacht beantwoorden')
    await rows.first().getByRole('button', { name: 'Pak op' }).press('Enter')
    await expect(rows.first()).toContainText('bij jou')
    await page.getByRole('link', { name: /^Van mij/ }).press('Enter')
    await expect(page).toHaveURL(`${deskOrigin}/werk?view=mine`)
    await page.reload()
    await expect(rows).toHaveCount(1)
    await rows.first().getByRole('button', { name: 'Geef terug' }).press('Enter')
    await expect(page.getByText('Je hebt niets opgepakt.')).toBeVisible()
  },
)

test(
  'DESK-31 DESK-32 DESK-33 a case is looked for, the figures are shown with their bars, and each connection says how it is',
  { tag: '@both' },
  async ({ page, audit }) => {
    await signInAtDesk(page, 'Sanne de Vries', '/zoeken')
    await page.getByRole('button', { name: 'Zoek' }).press('Enter')
    await expect(page.getByText('Vul in waar je op zoekt.')).toBeVisible()
    await page.getByLabel('Waar zoek je op?').fill('99999999')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Geen aanvraag gevonden.')).toBeVisible()
    expect(page.url()).toBe(`${deskOrigin}/zoeken`)
    await audit()
    await expectNothingSideways(page)
    await page.getByRole('link', { name: 'Cijfers' }).press('Enter')
    const funnel = page.getByRole('region', { name: 'Hoe ver aanvragen komen' }).getByRole('table')
    await expect(funnel.getByRole('row')).toHaveCount(12)
    await page.getByRole('link', { name: '30 dagen' }).press('Enter')
    await expect(page).toHaveURL(`${deskOrigin}/cijfers?days=30`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download als CSV' }).press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^vlot-cijfers-\d{4}-\d\d-\d\d\.csv$/)
    await audit()
    await expectNothingSideways(page)
    await page.getByRole('link', { name: 'Verbindingen' }).press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Werkt' })).toHaveCount(7)
    await audit()
    await expectNothingSideways(page)
  },
)
