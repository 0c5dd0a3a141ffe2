import { stopTime } from '../support/page-clock.ts'
import { expect, test } from '../support/page.ts'
import { beginAt, businesses } from '../support/prepared.ts'

test.describe('home', () => {
  test.use({ chosenCookies: undefined })

  test('ROUTE-1 FLOW-3 a bakery finds itself, may apply, and goes on to about you with its session', async ({
    page,
    audit,
    chosenCookies: _chosen,
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Vlot/)
    const field = page.getByRole('combobox', { name: 'Voor welk bedrijf is het?' })
    await field.click()
    await field.pressSequentially('korenaar')
    const option = page.getByRole('option', { name: /Bakkerij De Korenaar/ })
    await expect(option).toBeVisible()
    await audit()
    await field.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    // Choosing goes on at once.
    await field.press('Enter')
    await page.waitForURL('**/jouw-aanvraag')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const stored = await page.evaluate(() => ({ ...sessionStorage }))
    expect(stored['caseId']).toMatch(/^[0-9a-f-]{36}$/)
    expect(stored['jwtToken']).toMatch(/^ey/)
  })

  test('FLOW-3 a name that was typed before any script came is searched for', async ({
    page,
    chosenCookies: _chosen,
  }) => {
    const typed = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await typed.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('combobox').pressSequentially('korenaar')
    typed.resolve()
    await expect(page.getByRole('option', { name: /Bakkerij De Korenaar/ })).toBeVisible()
  })

  test('STATE-4 a reload of about you keeps the company, and another visitor has none', async ({
    page,
    browser,
    baseURL,
  }) => {
    await beginAt(page, 'company', { business: businesses.bakery })
    await expect(page.getByText('Bakkerij De Korenaar').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Bakkerij De Korenaar').first()).toBeVisible()

    const stranger = await browser.newPage()
    await stranger.goto(`${baseURL}/jouw-aanvraag`)
    await stranger.waitForURL((url) => url.pathname === '/')
    await stranger.close()
  })

  test('ERR-2 a bare 9999 reads as a company that was not found', async ({ page, chosenCookies: _chosen }) => {
    await page.route('**/dls-company-search/**', (route) => route.fulfill({ status: 404, json: 9999 }))
    await page.goto('/?phrase=Bakkerij')
    await expect(page.getByText('We vinden geen bedrijf', { exact: false }).first()).toBeVisible()
  })

  test('FLOW-3 a company that ended after it was found reads that the register says so', async ({
    page,
    chosenCookies: _chosen,
  }) => {
    const printer = { id: '1', name: 'Drukkerij Laatste Vel B.V.', kvkNumber: '00900054' }
    const nowhere = { street: null, homeNumber: null, postalCode: null, city: null }
    const companies = [{ ...printer, ...nowhere, pilotBank: false, newToTheBank: false }]
    await page.route('**/dls-company-search/**', (route) => route.fulfill({ json: { companies } }))
    await page.goto('/')
    await page.getByRole('combobox').fill('Laatste Vel')
    await page.getByRole('option').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Je bedrijf is beëindigd' })).toBeVisible()
    await expect(dialog.getByText(/beëindigd op 30 juni 2024/)).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
  })

  test('VAL-3 nothing is red while a name is typed; after a whole word and a rest, or the press, it is', async ({
    page,
    chosenCookies: _chosen,
  }) => {
    await page.goto('/')
    const field = page.getByRole('combobox')
    const note = page.locator('#company-note')
    const none = /We vinden geen bedrijf/
    await field.pressSequentially('Qwertyuiop Zz', { delay: 20 })
    await expect(note).toHaveText('Nog niets gevonden. Typ verder, of vul je KVK-nummer in.')
    await page.waitForTimeout(2_000)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.press('Space')
    await expect(note).toHaveText(none)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.press('x')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: 'Check of je kunt lenen' }).click()
    await expect(note).toHaveText(none)
    await field.fill('')
    await expect(note).toBeEmpty()
    await field.press('Enter')
    await expect(note).toHaveText('Typ de naam van je bedrijf of je KVK-nummer.')
  })

  test('FLOW-3 half a word and a slip find the bakery on the way, and one press goes on', async ({
    page,
    chosenCookies: _chosen,
  }) => {
    await page.goto('/')
    const field = page.getByRole('combobox')
    const option = page.getByRole('option', { name: /Bakkerij De Korenaar/ })
    for (const typed of ['Bakkerij d', 'Bakkerij De Kor', 'bakerij de korenaar', 'koren']) {
      await field.fill(typed)
      await expect(option, typed).toBeVisible()
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    await field.fill('bakerij korenaar')
    await page.getByRole('button', { name: 'Check of je kunt lenen' }).click()
    await expect(option, 'a slip may be another name, so it is chosen').toBeVisible()
    await field.fill('Bakkerij De Korenaar')
    await page.getByRole('button', { name: 'Check of je kunt lenen' }).click()
    await page.waitForURL('**/jouw-aanvraag')
    const company = page.getByRole('region', { name: 'Je bedrijf' })
    await expect(company).toContainText('Goed nieuws: Bakkerij De Korenaar B.V. kan aanvragen')
    await expect(company).toContainText('Je bedrijf bestaat sinds 2014, en je branche en rechtsvorm passen bij ons.')
  })
})

test.describe('the quote without logging in', () => {
  test('FMT-2 FLOW-4 slider and number field choose amount and term, and the server’s price table answers', async ({
    page,
    request,
    audit,
    chosenCookies: _chosen,
  }) => {
    await page.goto('/')
    const quote = page.getByRole('region', { name: 'Reken het meteen uit' })
    await expect(quote.getByText('voor een jaar kost vanaf € 1.002')).toBeVisible()
    const field = quote.getByRole('textbox', { name: 'Bedrag' })
    const slider = quote.getByRole('slider', { name: 'Bedrag' })
    await field.fill('45.000,00')
    await field.press('Tab')
    await expect(slider).toHaveAttribute('aria-valuetext', '€ 45.000')
    await field.fill('60.000')
    await field.press('Tab')
    await expect(slider).toHaveAttribute('aria-valuetext', '€ 60.000')
    await slider.press('ArrowRight')
    await expect(field).toHaveValue('61.000')
    await slider.press('End')
    await expect(field).toHaveValue('250.000')
    await field.fill('60.000')
    await field.press('Tab')
    await quote.getByRole('radio', { name: '4 jaar' }).check()
    await expect(quote.getByRole('heading', { name: '€ 60.000 voor 4 jaar' })).toBeVisible()
    const answer = await request.get('/api/vlot/v1/quote?amount=60000&termMonths=48', {
      headers: { 'x-client-key': 'vlot-web-1' },
    })
    const { from } = (await answer.json()) as { from: { firstInstalmentCents: number; totalCostCents: number } }
    const euros = (cents: number) => Math.floor(cents / 100).toLocaleString('nl-NL')
    await expect(quote.getByText(`€ ${euros(from.firstInstalmentCents)} tot`).first()).toBeVisible()
    await expect(quote.getByText(`voor 4 jaar kost vanaf € ${euros(from.totalCostCents)}`)).toBeVisible()
    await expect(quote.getByRole('status')).toContainText('Samen terug')
    await audit()
  })

  test('FLOW-4 the figures roll to the next ones, and stand at once for who asked for less motion', async ({
    page,
    chosenCookies: _chosen,
  }) => {
    const price = page.locator('[data-quote-row=lowest]')
    const choose = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      await price.evaluate((element) => {
        const seen: string[] = []
        new MutationObserver(() => seen.push(element.textContent)).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        Object.assign(window, { seen })
      })
      // From here on the page's time passes in steps alone, so that a busy machine skips no frame.
      await stopTime(page)
      await page.getByRole('radio', { name: '5 jaar' }).check()
    }
    const seen = async () => {
      await page.clock.runFor(100)
      return page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    }
    await page.clock.install()
    await choose('reduce')
    await expect.poll(seen).not.toEqual([])
    await page.clock.runFor(1_000)
    const last = await price.textContent()
    expect(await seen()).toEqual([last])
    await page.clock.resume()
    await choose('no-preference')
    await expect.poll(async () => (await seen()).at(-1)).toBe(last)
    expect(new Set(await seen()).size).toBeGreaterThan(1)
  })

  test('the search and the price of the example are on the first screen, at every width', async ({
    page,
    chosenCookies: _chosen,
  }) => {
    const sizes = [
      [390, 844],
      [820, 1180],
      [1440, 900],
      [1900, 1000],
    ] as const
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      for (const [address, price] of [
        ['/', '€ 1.002'],
        ['/en', '€1,002'],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 })
        await expect(page.getByText(price, { exact: true })).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test('an amount that we do not lend becomes the nearest that we do', async ({ page, chosenCookies: _chosen }) => {
    await page.goto('/en')
    const quote = page.getByRole('region', { name: 'See what it costs' })
    const field = quote.getByRole('textbox', { name: 'Amount' })
    await field.fill('999999')
    await field.press('Tab')
    await expect(field).toHaveValue('250,000')
    await expect(quote.getByRole('heading', { name: '€250,000 for a year' })).toBeVisible()
  })

  test('when the server does not answer it says so, and the table still holds', async ({
    page,
    chosenCookies: _chosen,
  }) => {
    await page.route('**/vlot/v1/quote*', (route) => route.abort())
    await page.goto('/')
    const quote = page.getByRole('region', { name: 'Reken het meteen uit' })
    await quote.getByRole('slider', { name: 'Bedrag' }).press('ArrowRight')
    await expect(quote.getByText(/Uitrekenen lukt nu even niet/).first()).toBeVisible()
    await quote.getByText('Liever een tabel?').click()
    await expect(quote.getByRole('table')).toHaveCount(5)
  })
})

test.describe('the quote without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ROUTE-21 every term is in a table, and no slider is shown that does nothing', async ({ page }) => {
    await page.goto('/')
    const quote = page.getByRole('region', { name: 'Reken het meteen uit' })
    await expect(quote.getByRole('slider', { name: 'Bedrag' })).toBeHidden()
    await quote.getByText('Liever een tabel?').click()
    await expect(quote.getByRole('table')).toHaveCount(5)
    await expect(quote.getByRole('table').first().getByRole('row')).toHaveCount(7)
  })
})

test('UI-6 at 390 px with text of twice its size nothing of home is cut off, and its buttons are orange', async ({
  page,
  chosenCookies: _chosen,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/', '/en']) {
    await page.goto(address)
    await expect(page.locator('main .action').first()).toHaveCSS('background-color', 'rgb(242, 106, 27)')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const cut = await page.locator('.bar-inner > *, .hero-words > *, .quote-sum > *').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.classList.contains('visually-hidden'))
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.className),
    )
    expect(cut, address).toEqual([])
  }
})

test('AUTH-1 a browser that refuses the cookie of the session on http reads which setting that is', async ({
  page,
}) => {
  await page.route('**/anonymous-tokens', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _cookie, ...headers } = response.headers()
    // Fetching has stored it in the browser all the same; the page goes on when it is gone.
    await page.context().clearCookies()
    await route.fulfill({ response, headers })
  })
  await page.goto('/?phrase=00900001')
  const note = page.locator('#company-note')
  await expect(note).toContainText('SECURE_COOKIES=off')
  await expect(note).toContainText('Je sessie is verlopen.')
})
