import { opensCompletionSheet } from '#web/reconsent/connection-card.tsx'
import { expect, test } from '../support/page.ts'
import {
  accounts,
  cardOf,
  connection,
  navigationState,
  openOverview,
  playBank,
  renew,
  shownDay,
  three,
  waitsOn,
} from '../support/played-reconsent.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const grayBorder = 'rgb(119, 131, 154)'
const greenBorder = 'rgb(19, 105, 59)'

test('RECON-6 the overview has its headings, says that it loads, when it failed and when nothing is to be done, in both languages', async ({
  page,
  audit,
}) => {
  for (const [address, words] of [
    [
      '/reconsent/NL',
      {
        title: 'Je bankkoppelingen',
        subtitle: 'Vernieuw hier je toestemming. Je gegevens blijven staan en je hoeft niets opnieuw in te vullen.',
        banks: 'Gekoppelde banken',
        loading: 'Aan het laden...',
        failed: 'We kunnen je koppelingen nu niet laten zien',
        again: 'Probeer het opnieuw',
        none: 'Al je koppelingen zijn in orde. Je hoeft niets te doen.',
        panel: 'Vragen over vernieuwen',
      },
    ],
    [
      '/reconsent/EN',
      {
        title: 'Your bank connections',
        subtitle: 'Renew your consent here. Your data stays as it is; there is nothing to enter again.',
        banks: 'Connected banks',
        loading: 'Loading...',
        failed: 'We cannot show your connections right now',
        again: 'Try again',
        none: 'All your connections are fine. There is nothing for you to do.',
        panel: 'Questions about renewing',
      },
    ],
  ] as const) {
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/fetch-accounts*', async (route) => {
      await held
      await route.fulfill({ status: 400, json: { error: 'bad_request' } })
    })
    await openOverview(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(page.getByText(words.subtitle)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.banks, level: 2 })).toBeVisible()
    const loading = page.getByRole('status').filter({ hasText: words.loading })
    await expect(loading).toBeVisible()
    await expect(loading.locator('.spinner')).toBeVisible()
    await audit()
    release()
    const failed = page.getByRole('alert').filter({ hasText: words.failed })
    await expect(failed).toBeVisible()
    await expect(failed.getByRole('button', { name: words.again })).toBeVisible()
    await audit()
    await expect(loading).toHaveCount(0)
    await expect(page.locator('.connection-list > li')).toHaveCount(0)
    await page.unroute('**/fetch-accounts*')
    await page.route(
      '**/fetch-accounts*',
      accounts(() => []),
    )
    await failed.getByRole('button', { name: words.again }).click()
    await expect(page.getByText(words.none)).toBeVisible()
    await expect(failed).toHaveCount(0)
    await expect(page.getByRole('region', { name: words.panel }).locator('summary')).toHaveCount(4)
    await page.unroute('**/fetch-accounts*')
  }
})

test('RECON-7 RECON-8 a card for each connection says whose it is and how long its consent lasts', async ({ page }) => {
  const made = [
    { id: '1', bankName: 'Rabobank', days: -1, needReconsent: true, iban: '300', holder: 'Bakkerij De Korenaar B.V.' },
    { id: '2', bankName: 'ING', days: 0, needReconsent: true, iban: '421' },
    { id: '3', bankName: 'ABN AMRO', days: 1, needReconsent: true, iban: '422' },
    { id: '4', bankName: 'Knab', days: 9, needReconsent: true, iban: '423' },
    { id: '5', bankName: 'bunq', days: 10, needReconsent: false, iban: '424' },
    { id: '6', bankName: 'Triodos Bank', days: 9, needReconsent: false, iban: '425' },
  ]
  await page.route(
    '**/fetch-accounts*',
    accounts(() =>
      made.map(({ id, bankName, days, needReconsent, ...rest }) => connection(id, bankName, days, needReconsent, rest)),
    ),
  )
  const words = {
    NL: [
      `Verlopen op ${shownDay(-1)}`,
      'Verloopt vandaag',
      `Verloopt morgen, op ${shownDay(1)}`,
      `Verloopt over 9 dagen, op ${shownDay(9)}`,
      `Geldig tot ${shownDay(10)}`,
      `Verloopt over 9 dagen, op ${shownDay(9)}`,
    ],
    EN: [
      `Expired on ${shownDay(-1, 'en-GB')}`,
      'Expires today',
      `Expires tomorrow, on ${shownDay(1, 'en-GB')}`,
      `Expires in 9 days, on ${shownDay(9, 'en-GB')}`,
      `Valid until ${shownDay(10, 'en-GB')}`,
      `Expires in 9 days, on ${shownDay(9, 'en-GB')}`,
    ],
  }
  for (const language of ['NL', 'EN'] as const) {
    await openOverview(page, `/reconsent/${language}`)
    await expect(page.locator('.connection-list h3')).toHaveText(made.map(({ bankName }) => bankName))
    for (const [index, { bankName, needReconsent, iban, holder }] of made.entries()) {
      const card = cardOf(page, bankName)
      await expect(card.locator('.bank-mark')).toHaveText(bankName)
      await expect(card.locator('dt')).toHaveText(
        language === 'NL' ? ['Op naam van', 'Rekening'] : ['In the name of', 'Account'],
      )
      await expect(card.locator('dd').nth(0)).toHaveText(holder ?? 'De Korenaar B.V.')
      await expect(card.locator('dd').nth(1)).toHaveText(`** ** **** **** ***${iban[0]} ${iban.slice(1)}`)
      const until = card.getByText(words[language][index]!, { exact: true })
      await expect(until, bankName).toBeVisible()
      await expect(card.getByRole('button')).toHaveCount(needReconsent ? 1 : 0)
      await expect(card.locator('.pill')).toHaveCount(needReconsent ? 0 : 1)
      await expect(card.locator('.card')).toHaveCSS('border-top-color', needReconsent ? grayBorder : greenBorder)
    }
    const renewals = page.getByRole('button', {
      name: /^(Toestemming vernieuwen|Renew consent) voor |^Renew consent for /,
    })
    await expect(renewals).toHaveCount(4)
    await expect(renewals.first()).toHaveText(language === 'NL' ? 'Toestemming vernieuwen' : 'Renew consent')
  }
  // The colour repeats what the words say: red, amber, green.
  await expect(cardOf(page, 'Rabobank').locator('.connection-validity')).toHaveCSS('color', 'rgb(179, 22, 31)')
  await expect(cardOf(page, 'Knab').locator('.connection-validity')).toHaveCSS('color', 'rgb(107, 74, 0)')
  await expect(cardOf(page, 'bunq').locator('.pill')).toHaveClass(/pill-success/)
  await expect(cardOf(page, 'Triodos Bank').locator('.pill')).toHaveClass(/pill-warning/)
})

test('RECON-9 a click opens our own page at once, asks for the address, and goes on with what was clicked', async ({
  page,
}) => {
  await page.route('**/fetch-accounts*', accounts(three))
  await page.route('**/psd2/*/connections', waitsOn(three))
  await playBank(page)
  const asked: unknown[] = []
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/psd2/reconnect', async (route) => {
    asked.push(route.request().postDataJSON())
    await held
    await route.fallback()
  })
  for (const language of ['NL', 'EN'] as const) {
    asked.length = 0
    await openOverview(page, `/reconsent/${language}`)
    const opening = page.waitForEvent('popup')
    const button = page.getByRole('button', { name: /(voor|for) ING$/ })
    await button.click()
    const popup = await opening
    expect(new URL(popup.url()).pathname).toBe('/redirection')
    if (language === 'NL') await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await popup.waitForURL('https://bank.example/login')
    await page.waitForURL(`**/reconsent/get-consent/${language}`)
    expect(asked).toEqual([{ returnUrl: `${new URL(page.url()).origin}/transaction-success`, connectionId: '2' }])
    expect(await navigationState(page)).toEqual({
      returnPage: `/reconsent/${language}`,
      bankName: 'ING',
      connectionId: '2',
    })
    await popup.close()
  }
})

test('RECON-9 a failure closes the window, ends the loading and shows on its own card, in both languages', async ({
  page,
}) => {
  await page.route('**/fetch-accounts*', accounts(three))
  const errors = [
    ['bank_unavailable', 503, 'Je bank is nu niet bereikbaar. Probeer het later opnieuw.', 'We cannot reach your bank'],
    ['bank_limit_reached', 429, 'Je bank laat vandaag niet meer verzoeken toe.', 'Your bank allows no more requests'],
    ['connection_not_found', 404, 'Met deze link kun je deze koppeling niet vernieuwen.', 'This link cannot renew'],
  ] as const
  for (const [error, status, ...words] of errors) {
    await page.route('**/psd2/reconnect', (route) => route.fulfill({ status, json: { error } }))
    for (const [index, language] of (['NL', 'EN'] as const).entries()) {
      await openOverview(page, `/reconsent/${language}`)
      const opening = page.waitForEvent('popup')
      const button = page.getByRole('button', { name: /(voor|for) ING$/ })
      await button.click()
      const popup = await opening
      await expect(cardOf(page, 'ING').getByText(words[index]!, { exact: false }), error).toBeVisible()
      await expect(cardOf(page, 'Rabobank').locator('.connection-error')).toHaveCount(0)
      await expect(button).not.toHaveAttribute('aria-busy')
      await expect.poll(() => popup.isClosed()).toBe(true)
      await expect(page).toHaveURL(new RegExp(`/reconsent/${language}$`))
    }
    await page.unroute('**/psd2/reconnect')
  }
})

test('RECON-10 when all is renewed no sheet opens, since its switch is off; switched on it opens for nothing less', async ({
  page,
}) => {
  await page.route(
    '**/fetch-accounts*',
    accounts(() => [connection('1', 'Rabobank', 100, false), connection('2', 'ING', 50, false)]),
  )
  await openOverview(page)
  await expect(cardOf(page, 'ING')).toContainText('Geldig tot')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Alles is bijgewerkt')).toBeHidden()
  const done = { needReconsent: false }
  const needing = { needReconsent: true }
  expect(opensCompletionSheet(true, { connections: [done, done], hasError: false })).toBe(true)
  expect(opensCompletionSheet(true, { connections: [done, needing], hasError: false })).toBe(false)
  expect(opensCompletionSheet(true, { connections: undefined, hasError: false })).toBe(false)
  expect(opensCompletionSheet(true, { connections: [done], hasError: true })).toBe(false)
  expect(opensCompletionSheet(false, { connections: [done, done], hasError: false })).toBe(false)
})

test('RECON-11 what was renewed is celebrated with confetti, names the bank, and closes', async ({ page }) => {
  await page.route(
    '**/fetch-accounts*',
    accounts(() => [connection('1', 'Rabobank', 180, false)]),
  )
  const paints = () =>
    page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value !== 0),
    )
  for (const [address, title, body, close] of [
    [
      '/reconsent/NL',
      'Gelukt, je toestemming is vernieuwd',
      'Je koppeling met Rabobank werkt weer. We mailen je op tijd als je toestemming bijna afloopt.',
      'Sluiten',
    ],
    [
      '/reconsent/EN',
      'Done, your consent is renewed',
      'Your connection with Rabobank works again. We will email you in good time before your consent ends.',
      'Close',
    ],
  ] as const) {
    await page.goto('about:blank')
    await openOverview(page, `${address}#vernieuwd`)
    const modal = page.getByRole('dialog', { name: title })
    await expect(modal.getByRole('heading', { name: title })).toBeVisible()
    await expect(modal.getByText(body)).toBeVisible()
    await expect.poll(paints, { intervals: [30] }).toBe(true)
    // Drawn at the size at which it is shown, not stretched from the 300 by 150 of an untouched canvas.
    const offBy = await modal
      .locator('canvas')
      .evaluate(({ width, height, clientWidth, clientHeight }: HTMLCanvasElement) =>
        Math.max(Math.abs(width - clientWidth), Math.abs(height - clientHeight)),
      )
    expect(offBy).toBeLessThanOrEqual(1)
    await modal.getByRole('button', { name: close }).last().click()
    await expect(modal).toBeHidden()
    await expect(cardOf(page, 'Rabobank')).toBeVisible()
  }
})

test('RECON-9 the way on in this tab asks for the address and leaves for the bank', async ({ page }) => {
  await page.route('**/fetch-accounts*', accounts(three))
  await playBank(page)
  await page.addInitScript(() => {
    const opened: unknown[] = []
    const open = (...asked: unknown[]) => (opened.push(asked), null)
    Object.assign(window, { opened, open })
  })
  await openOverview(page)
  await renew(page, 'ING').click()
  await expect(cardOf(page, 'ING').getByText('Opent er geen venster?')).toBeVisible()
  await expect(cardOf(page, 'Rabobank').getByText('Opent er geen venster?')).toHaveCount(0)
  // A window with its own size, beside the page, and no tab over it.
  const opened = await page.evaluate(() => (window as unknown as { opened: unknown }).opened)
  expect(opened).toEqual([[expect.stringMatching(/^\/redirection\b/), '_blank', 'popup,width=520,height=760']])
  await expect(page).toHaveURL(/\/reconsent\/NL$/)
  await page.goto('/reconsent/EN')
  await page.getByRole('button', { name: 'Renew consent for ING' }).click()
  await expect(cardOf(page, 'ING').getByText('No window opened?')).toBeVisible()
  await expect(cardOf(page, 'ING').getByRole('button', { name: 'Continue in this tab' })).toBeVisible()
  await page.goto('/reconsent/NL')
  await renew(page, 'ING').click()
  await cardOf(page, 'ING').getByRole('button', { name: 'Ga verder in dit tabblad' }).click()
  await page.waitForURL('https://bank.example/login')
})
