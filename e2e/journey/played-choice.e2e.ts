import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { offerOf, playOffers, prices } from '../support/played-offer-answers.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('FLOW-9 one amount and one term: what a month costs and what it costs in all stand large, nothing is chosen yet', async ({
  page,
}) => {
  const played = await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit kunnen we je bieden')
  await expect(page.getByText('Dit aanbod geldt tot en met 21 december 2026.')).toBeVisible()
  // At what was asked and at a year, by slider and by number.
  const amount = page.getByRole('slider', { name: 'Bedrag' })
  const term = page.getByRole('slider', { name: 'Looptijd in jaren' })
  await expect(amount).toHaveValue('25000')
  await expect(term).toHaveValue('1')
  await expect(page.getByRole('textbox', { name: 'Bedrag' })).toHaveValue('€ 25.000')
  await expect(page.getByRole('textbox', { name: 'Looptijd in jaren' })).toHaveValue('1')
  const cost = page.getByRole('region', { name: 'Wat dit kost' })
  const lines = cost.getByRole('listitem')
  const names = ['Geleend', 'Rente', 'Andere kosten', 'Samen terug', 'Eerste maand', 'Alles samen, per jaar (JKP)']
  const receipt = async (figures: readonly string[]) => {
    await expect(cost.locator('.receipt-label')).toContainText(names)
    await expect(cost.locator('.receipt-figure')).toHaveText(figures)
  }
  await receipt(['€ 25.000,00', '€ 1.205,21', 'geen', '€ 26.205,21', '€ 2.268,75', '9,27%'])
  const size = (text: string) =>
    cost.getByText(text, { exact: true }).evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize))
  expect(await size('€ 2.268,75')).toBeGreaterThanOrEqual(30)
  expect(await size('9,27%')).toBeLessThan(await size('€ 2.268,75'))
  const button = page.getByRole('button', { name: 'Kies € 25.000 voor 1 jaar' })
  await expect(button).toBeInViewport()

  await page.getByRole('textbox', { name: 'Looptijd in jaren' }).fill('3')
  await receipt(['€ 25.000,00', '€ 3.584,40', 'geen', '€ 28.584,40', '€ 888,19', '9,71%'])
  await expect(term).toHaveValue('3')
  await term.press('ArrowRight')
  await expect(lines.nth(4)).toContainText('€ 718,75')
  await expect(page.getByRole('button', { name: 'Kies € 25.000 voor 4 jaar' })).toBeVisible()
  await expect(
    page.getByText(
      'Meer dan € 40.000 kan bij deze looptijd niet: dan houd je te weinig over als je omzet tegenvalt. Langer dan 5 jaar lenen we niet uit.',
    ),
  ).toBeVisible()
  expect(played.sent).toEqual([])
})

/** A call that was asked for later has been answered, and what the page does with an answer is drawn. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/api/vlot/v1/limits')).text()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })

/** In one go, as a finger does: presses one by one may rest too long between them on a busy machine. */
const moveTenDown = (slider: Locator) =>
  slider.evaluate((input: HTMLInputElement) => {
    for (let step = 0; step < 10; step++) {
      input.stepDown()
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })

test('FLOW-9 while a slider moves the price is asked once it rests, a late answer is dropped and a failure loses nothing', async ({
  page,
}) => {
  await playOffers(page)
  const asked: number[] = []
  let isDown = false
  const { promise: isLate, resolve: sendLate } = Promise.withResolvers<void>()
  await page.route('**/vlot/v1/offers/price', async (route) => {
    const { amount, termMonths, productType } = route.request().postDataJSON() as {
      amount: number
      termMonths: number
      productType: string
    }
    // The comparison asks for the others.
    if (termMonths === 12 && productType === 'PBL') asked.push(amount)
    if (isDown) return route.fulfill({ status: 400, json: { error: 'amount_out_of_range' } })
    if (amount === 20_000) await isLate
    return route.fulfill({ json: { offer: { ...offerOf(prices[0]!), id: `of-${amount}`, loanAmount: amount } } })
  })
  await page.goto('/persoonlijk-aanbod')
  const amount = page.getByRole('slider', { name: 'Bedrag' })
  const cost = page.getByRole('region', { name: 'Wat dit kost' })
  await expect(cost).toContainText('Lening 1 jaar van € 25.000')
  await moveTenDown(amount)
  await expect.poll(() => asked).toEqual([20_000])
  await moveTenDown(amount)
  await expect(cost).toContainText('Lening 1 jaar van € 15.000')
  expect(asked).toEqual([20_000, 15_000])
  sendLate()
  await settled(page)
  await expect(cost).toContainText('Lening 1 jaar van € 15.000')

  isDown = true
  await amount.press('ArrowLeft')
  await expect(page.getByText('Dit bedrag kan niet.').or(page.locator('.send-failure .notice')).first()).toBeVisible()
  await expect(amount).toHaveValue('14500')
  await expect(cost).toContainText('Lening 1 jaar van € 15.000')
  // Without a price nothing can be chosen.
  await expect(page.getByRole('button', { name: /^Kies / })).toHaveCount(0)
  isDown = false
  await page.getByRole('button', { name: 'Reken opnieuw' }).click()
  await expect(cost).toContainText('Lening 1 jaar van € 14.500')
  await expect(page.locator('.send-failure .notice')).toHaveCount(0)
})

test('FLOW-9 five loans and a credit side by side, each with its amounts, and one in full with its plot', async ({
  page,
}) => {
  await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  const table = page.getByRole('table').filter({ hasText: 'Kortlopend krediet' })
  await expect(table.getByRole('columnheader')).toHaveText(['Wat', 'Eerste maand', 'Rente en kosten', 'Meer'])
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  for (const [name, first, cost, ...others] of [
    ['Lening 1 jaar', '€ 2.268,75', '€ 1.205,21 Laagste', '€ 25.000', '8,90%', '€ 1.205,21', 'Geen', '9,27%'],
    ['Lening 5 jaar', '€ 618,74 Laagste', '€ 6.163,68', '€ 25.000', '9,70%', '€ 6.163,68', 'Geen', '10,14%'],
    ['Kortlopend krediet', '€ 2.243,75', '€ 1.605,21', '€ 25.000', '7,70%', '€ 1.042,71', '€ 562,50', '12,74%'],
  ] as const) {
    await expect(row(name).getByRole('cell')).toHaveText([first, cost, '+'])
    const more = table.getByRole('button', { name: `${name}: alle cijfers` })
    await more.click()
    await expect(table.getByRole('definition')).toHaveText(others)
    await more.click()
  }
  await expect(table.getByRole('button', { name: /^Lening \d jaar$/ })).toHaveCount(5)

  // A line of the comparison takes its term, and a reload keeps it.
  await table.getByRole('button', { name: 'Lening 3 jaar', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Looptijd in jaren' })).toHaveValue('3')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Kies € 25.000 voor 3 jaar' })).toBeVisible()
  await expect(table.getByRole('button', { name: 'Lening 3 jaar', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByText('Rente, kosten, uitbetaling en aflosschema').click()
  const details = page.getByRole('region', { name: 'Lening 3 jaar: alle bedragen' })
  const rows = details.locator('dl.facts').first()
  await expect(rows.locator('dt')).toHaveText([
    'Bedrag',
    'Je ontvangt op je rekening',
    'Rente per jaar',
    'Maandbedrag',
    'Daarvan los je af',
    'Rente in totaal',
    'Eenmalige kosten',
    'Kosten in totaal',
    'Je betaalt in totaal terug',
    /^Jaarlijks kostenpercentage \(JKP\)/,
    'Zekerheid',
    'Geldig tot en met',
    'Vergoeding aan een partner',
  ])
  await expect(rows.locator('dd')).toHaveText([
    '€ 25.000',
    '€ 25.000,00',
    '9,30%',
    '€ 888,19 in maand 1, € 699,98 in de laatste maand',
    '€ 694,44',
    '€ 3.584,40',
    'Geen',
    '€ 3.584,40',
    '€ 28.584,40',
    '9,71%',
    'Geen onderpand en geen borg.',
    '21-12-2026',
    'Geen',
  ])
  const plot = page.getByRole('region', { name: 'Wat je elke maand betaalt' })
  await expect(plot.locator('rect.plot-principal')).toHaveCount(36)
  await expect(plot.locator('rect.plot-interest')).toHaveCount(36)
  await expect(plot.locator('.plot-key')).toHaveText(['Aflossing', 'Rente'])
  await expect(plot.locator('.plot-label-amount')).toHaveText(['€ 0', '€ 500', '€ 1.000'])

  await page.goto('/en/persoonlijk-aanbod')
  const english = page.getByRole('table').filter({ hasText: 'Credit line' })
  await expect(english.getByRole('rowheader')).toHaveText([
    ...[1, 2, 3, 4, 5].map((years) => `${years}-year loan`),
    'Credit line',
  ])
  await expect(english.getByRole('columnheader')).toHaveText(['What', 'First month', 'Interest and fees', 'More'])
  const cost = page.getByRole('region', { name: 'What this costs' })
  await expect(cost.getByRole('listitem')).toContainText([
    ...['Borrowed', 'Interest', 'Other fees', 'Back in all', 'First month', 'APR (JKP), everything included'],
  ])
})

test('FLOW-9 a credit has a price for having it, one for using it and an example in euros, and no falling month', async ({
  page,
}) => {
  await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  await page.getByRole('radio', { name: /^Kortlopend krediet/ }).check()
  const cost = page.getByRole('region', { name: 'Wat dit kost' })
  await expect(cost.getByRole('listitem')).toHaveText([
    'Hoogstens op te nemen € 25.000',
    'Eenmalig, om het te hebben € 562,50',
    'Rente per jaar, over wat je opneemt 7,70%',
    // By hand: 5,000 × 7.7 % × 42 / 365.
    '€ 5.000 voor 6 weken kost € 44,30',
    /^Alles samen, per jaar \(JKP\).* 12,74%$/,
  ])
  await expect(cost).not.toContainText('per maand')
  const weeks = page.getByRole('slider', { name: 'Voor hoeveel weken' })
  await weeks.fill('1')
  await page.getByRole('slider', { name: 'Wat je opneemt' }).fill('10000')
  await expect(cost.getByRole('listitem').nth(3)).toHaveText('€ 10.000 voor een week kost € 14,77')
  await expect(page.getByRole('slider', { name: /^Limiet/ })).toHaveValue('25000')
  await page.getByText('Rente, kosten, uitbetaling en aflosschema').click()
  const rows = page.getByRole('region', { name: 'Kortlopend krediet: alle bedragen' }).locator('dl.facts').first()
  await expect(rows.locator('dd').nth(1)).toHaveText('€ 24.437,50')
  await expect(rows.locator('dd').nth(6)).toHaveText('Kredietprovisie € 562,50')
  await expect(page.getByRole('button', { name: 'Kies krediet tot € 25.000' })).toBeVisible()
})

test('FLOW-9 the own months carry the instalment in sight, on an axis, and the stress that was tried is one sentence', async ({
  page,
}) => {
  await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  await page.getByRole('textbox', { name: 'Looptijd in jaren' }).fill('5')
  const months = page.getByRole('region', { name: 'Zo past het in jouw maanden' })
  await expect(months).toContainText('In 11 van de laatste 12 maanden hield je genoeg over voor € 619.')
  await expect(months).toContainText('In augustus niet: toen betaalde je btw.')
  await expect(months.locator('rect.plot-principal')).toHaveCount(12)
  await expect(months.locator('.plot-word')).toHaveText(['btw'])
  // A tenth of the picture or more, although twenty times as much is left.
  expect((await months.locator('rect.plot-water').boundingBox())!.height).toBeGreaterThanOrEqual(15)
  await expect(months.locator('.plot-label-amount')).toHaveText(['€ 0', '€ 2.000', '€ 4.000', '€ 6.000'])
  await expect(months.locator('.plot-key')).toHaveText([
    'Wat je overhield, na alle kosten en lopende leningen',
    'De waterlijn: het maandbedrag van € 619',
  ])
  await expect(months).toContainText(
    'als je omzet 12% lager is. Dat past: je houdt dan gemiddeld € 11.000 per maand over',
  )
  await months.getByText('Bekijk de maanden in een tabel').click()
  await expect(months.getByRole('row')).toHaveCount(13)
  await expect(page.locator('main')).not.toContainText('tekort')
})
