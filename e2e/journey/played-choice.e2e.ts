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
  await expect(cost.locator('dt')).toHaveText([/^Per maand/, /^Kosten in totaal/, /^JKP/])
  await expect(cost.locator('dd strong')).toHaveText(['€ 2.269', '€ 1.205', '9,27%'])
  const size = (text: string) =>
    cost.getByText(text, { exact: true }).evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize))
  expect(await size('€ 2.269')).toBeGreaterThanOrEqual(36)
  expect(await size('€ 1.205')).toBe(await size('€ 2.269'))
  expect(await size('9,27%')).toBeLessThan(await size('€ 1.205'))
  const button = page.getByRole('button', { name: 'Kies lening 1 jaar van € 25.000' })
  await expect(button).toBeInViewport()
  await expect(page.getByText('€ 2.269 per maand, kosten in totaal € 1.205')).toBeInViewport()

  await page.getByRole('textbox', { name: 'Looptijd in jaren' }).fill('3')
  await expect(cost.locator('dd strong')).toHaveText(['€ 888', '€ 3.584', '9,71%'])
  await expect(term).toHaveValue('3')
  await term.press('ArrowRight')
  await expect(cost.locator('dd strong').first()).toHaveText('€ 719')
  await expect(page.getByRole('button', { name: 'Kies lening 4 jaar van € 25.000' })).toBeVisible()
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
  const heads = [
    'Bedrag',
    'Eerste maand',
    'Rente per jaar',
    'Rente in totaal',
    'Eenmalige kosten',
    'Kosten in totaal',
    'JKP',
  ]
  await expect(table.getByRole('columnheader')).toHaveText(['Wat', ...heads])
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  for (const [name, ...cells] of [
    ['Lening 1 jaar', '€ 25.000', '€ 2.268,75', '8,90%', '€ 1.205,21', 'Geen', '€ 1.205,21 Laagste', '9,27%'],
    ['Lening 5 jaar', '€ 25.000', '€ 618,74 Laagste', '9,70%', '€ 6.163,68', 'Geen', '€ 6.163,68', '10,14%'],
    ['Kortlopend krediet', '€ 25.000', '€ 2.243,75', '7,70%', '€ 1.042,71', '€ 562,50', '€ 1.605,21', '12,74%'],
  ] as const)
    await expect(row(name).getByRole('cell')).toHaveText(cells)
  await expect(row('Lening').getByRole('button')).toHaveCount(5)

  // A line of the comparison takes its term, and a reload keeps it.
  await table.getByRole('button', { name: 'Lening 3 jaar' }).click()
  await expect(page.getByRole('textbox', { name: 'Looptijd in jaren' })).toHaveValue('3')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Kies lening 3 jaar van € 25.000' })).toBeVisible()
  await expect(table.getByRole('button', { name: 'Lening 3 jaar' })).toHaveAttribute('aria-pressed', 'true')
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
  await expect(english.getByRole('columnheader')).toContainText(['First month', 'Total interest', 'One-off costs'])
  const cost = page.getByRole('region', { name: 'What this costs' })
  await expect(cost.locator('dt')).toHaveText([/^Per month/, /^Total cost/, /^JKP/])
})

test('FLOW-9 a credit has a price for having it, one for using it and an example in euros, and no falling month', async ({
  page,
}) => {
  await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  await page.getByRole('radio', { name: /^Kortlopend krediet/ }).check()
  const cost = page.getByRole('region', { name: 'Wat dit kost' })
  await expect(cost.locator('dt')).toHaveText([/^Om het te hebben/, /^Om het te gebruiken/, /^JKP/])
  await expect(cost.locator('dd strong')).toHaveText(['€ 562,50', '7,70%', '12,74%'])
  await expect(cost).toContainText('neem je € 5.000 op en betaal je dat na een maand terug, dan kost dat € 32,08 rente')
  await expect(cost).not.toContainText('per maand')
  await expect(page.getByRole('slider')).toHaveCount(1)
  await expect(page.getByRole('slider', { name: /^Limiet/ })).toHaveValue('25000')
  await page.getByText('Rente, kosten, uitbetaling en aflosschema').click()
  const rows = page.getByRole('region', { name: 'Kortlopend krediet: alle bedragen' }).locator('dl.facts').first()
  await expect(rows.locator('dd').nth(1)).toHaveText('€ 24.437,50')
  await expect(rows.locator('dd').nth(6)).toHaveText('Kredietprovisie € 562,50')
  await expect(page.getByRole('button', { name: 'Kies kortlopend krediet van € 25.000' })).toBeVisible()
  await expect(page.getByText('€ 562,50 om het te hebben, 7,70% rente over wat je opneemt')).toBeVisible()
})

test('FLOW-9 the own months carry the instalment in sight, on an axis, and the stress that was tried is one sentence', async ({
  page,
}) => {
  await playOffers(page)
  await page.goto('/persoonlijk-aanbod')
  await page.getByRole('textbox', { name: 'Looptijd in jaren' }).fill('5')
  const months = page.getByRole('region', { name: 'Zo past het in jouw maanden' })
  await expect(months).toContainText('In 11 van de 12 maanden die we zagen, hield je genoeg over voor € 619.')
  await expect(months.locator('rect.plot-principal')).toHaveCount(12)
  const parts = months.locator('rect.plot-interest')
  await expect(parts).toHaveCount(12)
  // A tenth of the picture or more, although twenty times as much is left.
  expect((await parts.first().boundingBox())!.height).toBeGreaterThanOrEqual(15)
  await expect(months.locator('.plot-label-amount')).toHaveText(['€ 0', '€ 2.000', '€ 4.000', '€ 6.000'])
  await expect(months.locator('.plot-key')).toHaveText([
    'Wat je overhield, na alle kosten en lopende leningen',
    'Daarvan het maandbedrag: € 619',
  ])
  await expect(months).toContainText(
    'als je omzet 12% lager is. Dat past: je houdt dan gemiddeld € 11.000 per maand over',
  )
  await months.getByText('Bekijk de maanden in een tabel').click()
  await expect(months.getByRole('row')).toHaveCount(13)
  await expect(page.locator('main')).not.toContainText('tekort')
})
