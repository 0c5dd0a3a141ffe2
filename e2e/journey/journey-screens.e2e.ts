import type { Page } from '@playwright/test'
import { linksOf } from '../support/links.ts'
import { expect, test } from '../support/page.ts'
import { expectPortraits } from '../support/portraits.ts'
import { playStanding, type Standing } from '../support/played-standing.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const progress = (page: Page) => page.getByRole('navigation', { name: 'Voortgang van je aanvraag' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Each tab as "name: current" or "name: open" or "name: off", from left to right. */
const tabsOf = (page: Page) =>
  progress(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => {
        const isOff = (one as HTMLButtonElement).disabled
        const state = one.getAttribute('aria-current') === 'step' ? 'current' : isOff ? 'off' : 'open'
        return `${one.textContent}: ${state}`
      }),
    )

/** How far the line under the tabs is from the current one, and how much wider it is. */
/** How far the raft's middle is from that of the tab, in pixels. */
const raftBesideTab = (page: Page) =>
  page.locator('.progress-tabs').evaluate((tabs) => {
    const { transform, width } = getComputedStyle(tabs, '::after')
    const tab = tabs.querySelector<HTMLElement>('[aria-current=step]')!
    return new DOMMatrix(transform).m41 + parseFloat(width) / 2 - tab.offsetLeft - tab.offsetWidth / 2
  })

const first = ['1Over jou: current', '2Transacties: off', '3Aanbod: off']
const second = ['1Over jou: open', '2Transacties: current', '3Aanbod: off']
const third = ['1Over jou: open', '2Transacties: open', '3Aanbod: current']
const done = ['1Over jou: off', '2Transacties: off', '3Aanbod: current']

type Screen = readonly [row: string, path: string, standing: Standing, title: string, tabs: string[], pageTitle: string]
const screens: readonly Screen[] = [
  ['ROUTE-6', '/jouw-aanvraag', 'about you', 'Hoeveel geld heb je nodig?', first, 'Jouw aanvraag'],
  ['ROUTE-7', '/extra-uitgaven', 'extra expenses', 'Komt er een grote uitgave aan?', first, 'Extra uitgaven'],
  ['ROUTE-8', '/transacties-uploaden', 'collect', 'Kloppen deze rekeningen?', second, 'Transacties delen'],
  ['ROUTE-9', '/transacties-verzamelen', 'collect', 'Kloppen deze rekeningen?', second, 'Transacties verzamelen'],
  ['ROUTE-11', '/persoonlijk-aanbod', 'offer', 'Dit kunnen we je bieden', third, 'Jouw aanbod'],
  [
    'ROUTE-12',
    '/volgende-stappen',
    'next steps',
    'Nog één stap: waar sturen we je aanbod heen?',
    third,
    'Volgende stappen',
  ],
  ['ROUTE-14', '/feedback-success', 'finished', 'Dank je wel', done, 'Bedankt'],
]

for (const [row, path, standing, title, tabs, pageTitle] of screens) {
  test(`${row} PROG-1 PROG-2 PROG-3 FOOT-2 ${path} is its screen, with the progress bar as far as one came, and help`, async ({
    page,
  }) => {
    await playStanding(page, standing)
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveTitle(`${pageTitle} | Vlot`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(progress(page)).toBeVisible()
    await expect.poll(() => tabsOf(page)).toEqual(tabs)
    // From 1024 px on there is a harbour, far from the tabs, for the last of them.
    const isDocked = tabs.at(-1)!.endsWith('current')
    await expect.poll(async () => Math.abs(await raftBesideTab(page)) < 1).toBe(!isDocked)
    if (isDocked) await expect.poll(() => raftBesideTab(page)).toBeGreaterThan(300)
    await expect(page.getByRole('complementary', { name: 'Hulp nodig?' })).toBeVisible()
    if (row === 'ROUTE-14') await expectThanks(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(progress(page)).toBeVisible()
    await expect.poll(async () => Math.abs(await raftBesideTab(page))).toBeLessThan(1)
  })
}

async function expectThanks(page: Page): Promise<void> {
  await expect(page.getByText('Je mening is binnen.')).toBeVisible()
  await expect(page.locator('.thanks-picture')).toBeVisible()
  expect(await linksOf(page.getByRole('main'))).toEqual([
    'Bekijk hoe ver je aanvraag is → /volgende-stappen',
    'Naar de startpagina → /',
  ])
}

test('ROUTE-10 PROG-2 /get-offers waits with its three stages, in the tab of the offer', async ({ page }) => {
  await playStanding(page, 'offer', { hasOffers: false })
  await page.goto('/get-offers')
  await expect(heading(page)).toHaveText('We berekenen je aanbod')
  await expect(page).toHaveTitle('Je aanbod wordt berekend | Vlot')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => tabsOf(page)).toEqual(third)
})

test('ROUTE-8 after consent one chooses a bank to connect or uploads statement files', async ({ page }) => {
  await playStanding(page, 'transactions')
  await page.goto('/transacties-uploaden')
  await expect(heading(page)).toHaveText('Mogen we je transacties bekijken?')
  await expect.poll(() => tabsOf(page)).toEqual(second)
  await playStanding(page, 'collect')
  await page.goto('/transacties-uploaden')
  const ways = page.getByRole('group', { name: 'Hoe wil je je transacties delen?' })
  await expect(ways.getByRole('radio')).toHaveCount(2)
  await ways.getByRole('radio', { name: /^Koppel je bank/ }).check()
  await expect(page.getByRole('button', { name: 'bunq', exact: true })).toBeVisible()
  await ways.getByRole('radio', { name: /^Upload een bestand/ }).check()
  await expect(page.locator('input[type=file]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'bunq', exact: true })).toBeHidden()
})

test('ROUTE-13 PROG-2 the failed request says which of the two it was, in the tab of the transactions', async ({
  page,
}) => {
  await playStanding(page, 'offer')
  await page.goto('/request-failed')
  await expect(heading(page)).toHaveText('Je verzoek is niet gelukt')
  await expect(progress(page).locator('[aria-current=step]')).toHaveText('2Transacties')
  const failures = [
    ['TRANSACTION_STATUS', 'We konden de stand bij je bank niet ophalen', /Tussen ons en je bank ging iets mis\./],
    ['TIMEOUT', 'Het duurde te lang', /Je aanbod was niet op tijd klaar/],
    ['SOMETHING_ELSE', 'Je verzoek is niet gelukt', /Probeer het opnieuw of neem contact met ons op\./],
  ] as const
  for (const [error, title, words] of failures) {
    await page.evaluate((state) => history.replaceState({ error: state }, ''), error)
    await page.reload()
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(page.getByRole('main').locator('svg.picture')).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Probeer het opnieuw' })).toHaveAttribute('href', '/transacties-uploaden')
  const contact = page.getByRole('main').getByRole('link', { name: 'Neem contact op' })
  await expect(contact).toBeVisible()
  await expect(contact).toHaveAttribute('href', '/contact')
  await page.goto('/en/request-failed')
  for (const [error, title, words] of [
    [
      'TRANSACTION_STATUS',
      'We could not get an answer from your bank',
      'Something went wrong between us and your bank.',
    ],
    ['TIMEOUT', 'It took too long', 'Your offer was not ready in time, so we stopped waiting.'],
  ] as const) {
    await page.evaluate((state) => history.replaceState({ error: state }, ''), error)
    await page.reload()
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
  }
  await expect
    .poll(() => linksOf(page.getByRole('main')))
    .toEqual(['Try again → /en/transacties-uploaden', 'Contact us → /en/contact'])
})

test('PROG-3 a tab stays off until its first step is reached, and leads to that step', async ({ page }) => {
  await playStanding(page, 'transactions')
  await page.goto('/extra-uitgaven')
  await expect.poll(() => tabsOf(page)).toEqual(['1Over jou: current', '2Transacties: open', '3Aanbod: off'])
  await progress(page).getByRole('button', { name: 'Transacties' }).click()
  await page.waitForURL('**/transacties-uploaden')
  await progress(page).getByRole('button', { name: 'Over jou' }).click()
  await page.waitForURL('**/jouw-aanvraag')
})

test('PROG-1 pages that are no step have no progress bar', async ({ page }) => {
  for (const path of ['/jouw-gegevens', '/reconsent/NL', '/verder-gaan', '/design-systeem']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('.progress')).toHaveCount(0)
  }
})

test('PROG-4 a tab clicked on the offer asks first: picture, words and two buttons in a sheet at the bottom', async ({
  page,
}) => {
  const removed: string[] = []
  await page.route('**/financials/remove-transactions', (route) => {
    removed.push(route.request().method())
    return route.fulfill({ status: 204 })
  })
  await playStanding(page, 'offer')
  await page.goto('/persoonlijk-aanbod')
  await expect(heading(page)).toHaveText('Dit kunnen we je bieden')
  const sheet = page.getByRole('dialog', { name: 'Weet je zeker dat je terug wilt?' })
  // The sheet would lie over the tab that is clicked next.
  await progress(page).locator('[aria-current=step]').click()
  await expect(sheet).toBeHidden()
  await progress(page).getByRole('button', { name: 'Over jou' }).click()
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Weet je zeker dat je terug wilt?')
  await expect(sheet.locator('svg.picture')).toBeVisible()
  await expect(
    sheet.getByText(
      'Je aanbod hoort bij de transacties die je hebt gedeeld. Ga je terug, dan halen we die transacties weg. Je kunt ze daarna opnieuw delen.',
    ),
  ).toBeVisible()
  await expect(sheet.locator('.leave-actions').getByRole('button')).toHaveText([
    'Nee, toon mijn aanbod',
    'Ja, ga terug',
  ])
  await expect(sheet).toHaveCSS('border-bottom-left-radius', '0px')
  await expect.poll(async () => bottomOf(page, await sheet.boundingBox())).toBe(0)
  await sheet.getByRole('button', { name: 'Nee, toon mijn aanbod' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/persoonlijk-aanbod$/)
  expect(removed).toEqual([])
  await progress(page).getByRole('button', { name: 'Over jou' }).click()
  await sheet.getByRole('button', { name: 'Ja, ga terug' }).click()
  await page.waitForURL('**/jouw-aanvraag')
  expect(removed).toEqual(['DELETE'])
})

test('PROG-3 PROG-4 when the transactions cannot be removed the sheet says so and nothing is left, in both languages', async ({
  page,
}) => {
  await page.route('**/financials/remove-transactions', (route) => route.abort())
  await playStanding(page, 'offer')
  await page.goto('/persoonlijk-aanbod')
  await progress(page).getByRole('button', { name: 'Transacties' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Ja, ga terug' }).click()
  await expect(
    sheet.getByText('Dat lukte niet. Je transacties staan er nog. Probeer het zo nog een keer.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/persoonlijk-aanbod$/)
  await page.goto('/en/persoonlijk-aanbod')
  const english = page.getByRole('dialog', { name: 'Are you sure you want to go back?' })
  const bar = page.getByRole('navigation', { name: 'Progress of your application' })
  await bar.getByRole('button', { name: 'Transactions' }).click()
  await expect(
    english.getByText(
      'Your offer is based on the transactions you shared. If you go back, we remove those transactions. You can share them again afterwards.',
    ),
  ).toBeVisible()
  await expect(english.locator('.leave-actions').getByRole('button')).toHaveText(['No, show my offer', 'Yes, go back'])
  await english.getByRole('button', { name: 'Yes, go back' }).click()
  await expect(
    english.getByText('That did not work. Your transactions are still here. Please try again in a moment.'),
  ).toBeVisible()
  await english.getByRole('button', { name: 'No, show my offer' }).click()
  await expect(english).toBeHidden()
  await expect(page).toHaveURL(/en\/persoonlijk-aanbod$/)
  await page.unroute('**/financials/remove-transactions')
  await page.route('**/financials/remove-transactions', (route) => route.fulfill({ status: 204 }))
  await bar.getByRole('button', { name: 'Transactions' }).click()
  await english.getByRole('button', { name: 'Close' }).click()
  await expect(english).toBeHidden()
  await bar.getByRole('button', { name: 'Transactions' }).click()
  await english.getByRole('button', { name: 'Yes, go back' }).click()
  await page.waitForURL('**/en/transacties-uploaden')
  await bar.getByRole('button', { name: 'About you' }).click()
  await page.waitForURL('**/en/jouw-aanvraag')
})

/** How far the lower edge of a box is above the lower edge of the window. */
const bottomOf = (page: Page, box: { y: number; height: number } | null) =>
  Math.round(page.viewportSize()!.height - (box!.y + box!.height))

const footers = {
  nl: {
    links: [
      'Gedragscode → /gedragscode',
      'Voorwaarden → /voorwaarden',
      'Disclaimer → /disclaimer',
      'Privacy → /privacyverklaring',
      'Jouw gegevens → /jouw-gegevens',
      'Cookies → /cookies',
      'Vlot → /',
    ],
    line: 'Vlot © 2026. Vlot is een demonstratie: hier wordt geen echt geld uitgeleend. Voor lenen aan bedrijven is in Nederland geen vergunning van de AFM nodig. Vlot is een demonstratie en daarom niet aangesloten bij Kifid.',
  },
  en: {
    links: [
      'Code of conduct → /en/gedragscode',
      'Terms → /en/voorwaarden',
      'Disclaimer → /en/disclaimer',
      'Privacy → /en/privacyverklaring',
      'Your data → /en/jouw-gegevens',
      'Cookies → /en/cookies',
      'Vlot → /en',
    ],
    line: 'Vlot © 2026. Vlot is a demonstration: no real money is lent here. In the Netherlands, lending to businesses does not require a licence from the AFM, the financial regulator. Vlot is a demonstration, so it is not a member of Kifid, the Dutch complaints body.',
  },
}
async function expectFooter(page: Page, { links, line }: (typeof footers)['nl']): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('p')).toHaveText(line)
  await expect(footer.locator('.footer-logo svg')).toBeVisible()
  await expect.poll(() => linksOf(footer)).toEqual(links)
}

const helpSheets = {
  nl: {
    button: 'Hulp',
    title: 'Hulp nodig?',
    call: 'Bel ons 085 000 12 34',
    hours: 'Maandag tot en met vrijdag, 9.00 tot 17.00 uur',
  },
  en: {
    button: 'Help',
    title: 'Need a hand?',
    call: 'Call us 085 000 12 34',
    hours: 'Monday to Friday, 9:00 to 17:00',
  },
}
/** Where the panel has no place, one press in the bar opens the same number and hours. */
async function expectHelpSheet(page: Page, { button, title, call, hours }: (typeof helpSheets)['nl']): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const sheet = page.getByRole('group', { name: title })
  await expect(sheet.getByText(title)).toBeVisible()
  await expect(sheet.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+31850001234')
  await expect(sheet.getByText(hours)).toBeVisible()
}

test('FOOT-1 FOOT-2 PROG-1 PROG-2 the help panel has three portraits and the number to call, from 1024 px on; the footer is whole', async ({
  page,
}) => {
  await playStanding(page, 'about you')
  await page.goto('/jouw-aanvraag')
  const panel = page.getByRole('complementary', { name: 'Hulp nodig?' })
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('img', { name: 'Onze adviseurs Sanne, Youssef en Marijke' })).toBeVisible()
  await expectPortraits(panel)
  await expect(panel.getByText('Sanne, Youssef en Marijke denken graag met je mee.')).toBeVisible()
  const call = panel.getByRole('link')
  await expect(call).toHaveText('Bel ons 085 000 12 34')
  await expect(call).toHaveAttribute('href', 'tel:+31850001234')
  await expect(panel.getByText('Maandag tot en met vrijdag, 9.00 tot 17.00 uur')).toBeVisible()
  const side = (await panel.boundingBox())!
  expect(side.width).toBe(356)
  expect(side.x).toBeGreaterThan((await heading(page).boundingBox())!.x + 300)
  await expectFooter(page, footers.nl)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(panel).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hulp', exact: true })).toBeHidden()
  await page.setViewportSize({ width: 1023, height: 900 })
  await expect(panel).toBeHidden()
  await expectHelpSheet(page, helpSheets.nl)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/jouw-aanvraag')
  const english = page.getByRole('complementary', { name: 'Need a hand?' })
  await expect(english.getByRole('link')).toHaveText('Call us 085 000 12 34')
  await expectPortraits(english)
  await expect(english.getByText('Sanne, Youssef and Marijke are happy to help.')).toBeVisible()
  await expect(english.getByText('Monday to Friday, 9:00 to 17:00')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Progress of your application' })
  await expect(bar.getByRole('button')).toHaveText(['1About you', '2Transactions', '3Offer'])
  await expectFooter(page, footers.en)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectHelpSheet(page, helpSheets.en)
})
